import { roundTo } from '../numbers';
import type { Crop } from './crop';
import type { Size } from './placement';

/** A picture's box as a layer keeps it: its size before scale, and the part of the picture that it shows. */
export interface PictureBox extends Size, Crop {
  readonly scaleX: number;
  readonly scaleY: number;
}

/** Shapes that differ by less are the same: what was rounded to whole pixels is not another shape. */
const TOLERANCE = 0.005;

/** Whether two pictures have the same proportions. */
export const sameShape = (one: Size, other: Size): boolean =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) < TOLERANCE;

/** The part of a picture, in the box's proportions, that is as large as can be; in shares. */
const largestPart = (box: Size, picture: Size): Size => {
  const wider = (box.width * picture.height) / (box.height * picture.width);
  return wider < 1 ? { width: wider, height: 1 } : { width: 1, height: 1 / wider };
};

const within = (value: number, most: number): number => Math.min(Math.max(0, value), most);

/**
 * Box and crop once another picture of `picture`'s size takes the place, about the same middle. One that showed the whole picture shows the whole
 * of the new one, as large as the box allows. A cropped one keeps its box, and shows as much about the same spot. Neither stretches it.
 */
export const replacedPicture = (box: PictureBox, picture: Size): Size & Crop => {
  const { width, height, scaleX, scaleY, cropX, cropY, cropWidth, cropHeight } = box;
  const kept = { width, height, cropX, cropY, cropWidth, cropHeight };
  const seen = { width: Math.abs(width * scaleX), height: Math.abs(height * scaleY) };
  const whole = { width: seen.width / cropWidth, height: seen.height / cropHeight };
  const measured = [whole, picture].every((size) => size.width > 0 && size.height > 0);
  if (!measured || sameShape(whole, picture)) return kept;
  if (cropWidth === 1 && cropHeight === 1) {
    const factor = Math.min(seen.width / picture.width, seen.height / picture.height);
    return {
      ...kept,
      width: roundTo((picture.width * factor) / Math.abs(scaleX), 2),
      height: roundTo((picture.height * factor) / Math.abs(scaleY), 2),
    };
  }
  const zoom = cropWidth / largestPart(seen, whole).width;
  const largest = largestPart(seen, picture);
  const part = { cropWidth: largest.width * zoom, cropHeight: largest.height * zoom };
  return {
    ...kept,
    ...part,
    cropX: within(cropX + (cropWidth - part.cropWidth) / 2, 1 - part.cropWidth),
    cropY: within(cropY + (cropHeight - part.cropHeight) / 2, 1 - part.cropHeight),
  };
};
