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
