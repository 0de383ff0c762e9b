import sharp from 'sharp';
import { accept, refuse, type Outcome } from '../../../domain/fault';
import { checkDimensions, IMAGE_TYPES, MAX_PIXELS, type ImageType } from '../../../domain/files/upload-rules';
import { imageKind } from './image-kind';
import { cleanSvg } from './svg';

/** A picture that passed: its bytes (an SVG's cleaned) and its size upright, in pixels. */
export interface InspectedPicture {
  readonly type: ImageType;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Checks uploaded bytes against the type they were announced as. Only headers are read: a picture with too many pixels is refused before
 * any of them is decoded.
 */
export const inspectPicture = async (bytes: Buffer, announced: ImageType): Promise<Outcome<InspectedPicture>> => {
  const type = imageKind(bytes);
  if (type === null) return refuse('upload.not-a-picture', 'This file is not a PNG, JPEG, WebP or SVG picture.');
  if (type !== announced) {
    const [actual, claimed] = [IMAGE_TYPES[type].label, IMAGE_TYPES[announced].label];
    return refuse('upload.other-type', `This file is a ${actual} picture although it says ${claimed}: rename it and upload it again.`);
  }
  const clean = type === 'image/svg+xml' ? await cleanSvg(bytes) : accept(bytes);
  if (!clean.ok) return clean;
  const size = await readSize(clean.value);
  if (size === null) return refuse('upload.damaged', 'This picture is damaged and cannot be read.');
  const dimensions = checkDimensions(size.width, size.height);
  return dimensions.ok ? accept({ type, bytes: clean.value, ...dimensions.value }) : dimensions;
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
