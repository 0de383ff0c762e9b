/** Renditions of a picture and the longest side each is reduced to, in pixels; `original` keeps its size. */
export const IMAGE_SIZES = { original: null, large: 1600, medium: 800, thumb: 320 } as const;

export type ImageSizeName = keyof typeof IMAGE_SIZES;

/** The rendition a scene draws, in the page and on the server: a lossless one, so both decode the very same pixels. */
export const SCENE_RENDITION: ImageSizeName = 'large';

/** One rendition of a picture, or the first one there is; undefined when there is none. */
export const rendition = <Size extends { readonly name: string }>(sizes: readonly Size[], name: ImageSizeName): Size | undefined =>
  sizes.find((size) => size.name === name) ?? sizes[0];

/** The address of a rendition, or of the first one there is; undefined when there is none. */
export const imageUrl = (sizes: readonly { readonly name: string; readonly url: string }[], name: ImageSizeName): string | undefined =>
  rendition(sizes, name)?.url;

/** Longest sides of pictures for rows and tiles, in pixels: made of a `thumb` when first asked for. */
export const SMALL_SIDES = [64, 128, 256] as const;

const FILE = /^(.*\/files\/[0-9a-f]{32})\/(?:original|large|medium|thumb)\.(?:png|jpg|webp)$/u;
const GARMENT = /^(.*\/static\/garments\/[\w-]+\/[\w-]+)-530x630\.png$/u;

/** The pictures there are of what an address shows, each with its longest side; none of a picture that lies elsewhere. */
const smallerOf = (src: string): readonly (readonly [url: string, side: number])[] => {
  const [, file] = FILE.exec(src) ?? [];
  if (file !== undefined) {
    return [
      ...SMALL_SIDES.map((side) => [`${file}/thumb-${side}.webp`, side] as const),
      [`${file}/thumb.webp`, IMAGE_SIZES.thumb],
      [`${file}/medium.webp`, IMAGE_SIZES.medium],
    ];
  }
  const [, garment] = GARMENT.exec(src) ?? [];
  return garment === undefined
    ? []
    : [...[...SMALL_SIDES, IMAGE_SIZES.thumb].map((side) => [`${garment}-${side}.webp`, side] as const), [src, 630]];
};

/** For `srcset`: the browser takes the smallest that fills its place, by `sizes` and the screen. Undefined where there is only the one. */
export const srcSetOf = (src: string): string | undefined =>
  smallerOf(src)
    .map(([url, side]) => `${url} ${side}w`)
    .join(', ') || undefined;
