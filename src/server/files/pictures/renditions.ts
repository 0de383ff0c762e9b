import sharp, { type Sharp } from 'sharp';
import { IMAGE_SIZES, type ImageSizeName } from '../../../domain/files/image-sizes';
import { IMAGE_TYPES } from '../../../domain/files/upload-rules';
import { DECODE_LIMIT, type InspectedPicture } from './inspect';

/** One stored picture of a file. `source` is an SVG as it was drawn; its `original` is a raster of it. */
export interface Rendition {
  readonly name: ImageSizeName | 'source';
  readonly extension: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Longest side an SVG is drawn at, in pixels: small ones are drawn larger, since they lose nothing by it. */
const VECTOR_SIZE = { least: 2000, most: 4500 } as const;

/** Rows of an SVG that are drawn at a time; whatever reaches over them is drawn again for the next ones. */
const ROWS_AT_A_TIME = 2000;

/** ms the effects of an SVG may take: it is drawn smaller where they would take longer, down to the least size. */
const EFFECTS_TIME = 4000;

/** librsvg's own pixels per inch. */
const SVG_DENSITY = 72;

const REDUCED = ['large', 'medium', 'thumb'] as const;

/**
 * Everything that is stored of an upload: upright, in sRGB, with no metadata left, and never larger than it came. `large` is lossless
 * (a scene draws it on the page and on the server alike), the smaller ones are WebP. Throws when the pixels cannot be decoded.
 */
export const makeRenditions = async (picture: InspectedPicture): Promise<Rendition[]> => {
  const vector = picture.type === 'image/svg+xml';
  const { data, info } = await (vector ? drawVector(picture) : encodeOriginal(picture)).toBuffer({ resolveWithObject: true });
  const extension = vector ? 'png' : IMAGE_TYPES[picture.type].extension;
  const original: Rendition = { name: 'original', extension, bytes: data, width: info.width, height: info.height };
  const source: Rendition[] = vector
    ? [{ name: 'source', extension: 'svg', bytes: picture.bytes, width: picture.width, height: picture.height }]
    : [];
  const large = await reduce(original, 'large', 'png');
  return [original, ...source, large, await reduce(large, 'medium', 'webp'), await reduce(large, 'thumb', 'webp')];
};

/** A picture this server drew, its bytes as they are. */
export const asDrawn = ({ bytes, width, height, type }: InspectedPicture): Rendition => ({
  name: 'original',
  extension: IMAGE_TYPES[type].extension,
  bytes,
  width,
  height,
});

/** Everything that is stored of a picture this server drew for the screen: its bytes as they are, and smaller ones. */
export const makePreviewRenditions = async (drawn: InspectedPicture): Promise<Rendition[]> => {
  const original = asDrawn(drawn);
  const smaller = await Promise.all(REDUCED.map((name) => reduce(original, name, 'webp')));
  return [original, ...smaller];
};

const reduce = async (from: Rendition, name: (typeof REDUCED)[number], extension: 'png' | 'webp'): Promise<Rendition> => {
  const side = IMAGE_SIZES[name];
  const reduced = sharp(from.bytes, DECODE_LIMIT).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const encoded = extension === 'png' ? reduced.png({ compressionLevel: 7 }) : reduced.webp({ quality: 84, alphaQuality: 100, effort: 3 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { name, extension, bytes: data, width: info.width, height: info.height };
};

const encodeOriginal = ({ bytes, type }: InspectedPicture): Sharp => {
  const upright = sharp(bytes, DECODE_LIMIT).autoOrient();
  if (type === 'image/png') return upright.png({ compressionLevel: 7 });
  if (type === 'image/webp') return upright.webp(isLosslessWebp(bytes) ? { lossless: true } : { quality: 94, alphaQuality: 100 });
  return upright.jpeg({ quality: 94, chromaSubsampling: '4:4:4' });
};

/** A plain lossless WebP says so in its first chunk's name. */
const isLosslessWebp = (bytes: Buffer): boolean => bytes.toString('latin1', 12, 16) === 'VP8L';

/** How large an SVG is drawn, in pixels of its longest side. */
const vectorSize = ({ width, height, effects = 0 }: InspectedPicture): number => {
  const longest = Math.max(width, height);
  const timeAt = (size: number): number => {
    const [across, down] = [(size * width) / longest, (size * height) / longest];
    return ((effects * across * down) / 1e6) * Math.ceil(down / ROWS_AT_A_TIME);
  };
  let size = Math.min(Math.max(longest, VECTOR_SIZE.least), VECTOR_SIZE.most);
  while (size > VECTOR_SIZE.least && timeAt(size) > EFFECTS_TIME) size = Math.max(VECTOR_SIZE.least, size - 100);
  return size;
};

const drawVector = (picture: InspectedPicture): Sharp => {
  const { bytes, width, height } = picture;
  const longest = Math.max(width, height);
  const wanted = vectorSize(picture);
  const density = Math.min(Math.max((SVG_DENSITY * wanted) / longest, 1), 100_000);
  return sharp(bytes, { ...DECODE_LIMIT, density })
    .resize({ width: wanted, height: wanted, fit: 'inside' })
    .png({ compressionLevel: 7 });
};
