import sharp from 'sharp';
import { accept, refuse, type Outcome } from '../../../domain/fault';
import { checkDimensions, IMAGE_TYPES, MAX_PIXELS, type ImageType } from '../../../domain/files/upload-rules';
import { imageKind } from './image-kind';
import { cleanSvg } from '../svg/clean';

/** A picture that passed: its bytes (an SVG's cleaned) and its size upright, in pixels. */
export interface InspectedPicture {
  readonly type: ImageType;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** What the effects of an SVG cost to draw, in ms a megapixel. */
  readonly effects?: number;
}

/**
 * Checks uploaded bytes against the type they were announced as. Only headers are read: a picture with too many pixels is refused before
 * any of them is decoded.
 */
export const inspectPicture = async (bytes: Buffer, announced: ImageType): Promise<Outcome<InspectedPicture>> => {
  const type = imageKind(bytes);
  if (type === null) return refuse('upload.notAPicture');
  if (type !== announced) {
    return refuse('upload.otherType', { values: { actual: IMAGE_TYPES[type].label, claimed: IMAGE_TYPES[announced].label } });
  }
  const clean = type === 'image/svg+xml' ? await cleanSvg(bytes) : accept({ bytes });
  if (!clean.ok) return clean;
  const size = await readSize(clean.value.bytes);
  if (size === null) return refuse('upload.damaged');
  const dimensions = checkDimensions(size.width, size.height);
  return dimensions.ok ? accept({ type, ...clean.value, ...dimensions.value }) : dimensions;
};

const readSize = async (bytes: Buffer): Promise<{ width: number; height: number } | null> => {
  try {
    return (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient;
  } catch {
    return null;
  }
};

/** Decoders refuse what grew past the limit after its header was read. */
export const DECODE_LIMIT = { limitInputPixels: MAX_PIXELS } as const;
