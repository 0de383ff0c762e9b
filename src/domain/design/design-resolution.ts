import { placeImage, type PlacedPicture } from './design-placement';
import type { Size } from '../geometry/placement';
import { effectiveDpi } from '../print/preflight';
import { STANDARD_PRINT } from '../print/print-file';

/** The standard print as an area of its own pixels. */
const AREA = { x: 0, y: 0, ...STANDARD_PRINT, scaleX: 1, scaleY: 1, rotation: 0, knewX: 0, knewY: 0 };

/**
 * Dots per inch of the softest picture of a design whose sheet is printed at the standard size, a whole number; null without pictures. A
 * design belongs to no product yet, and the standard print is the largest most of them have.
 */
export const designDpi = (sheet: Size, images: readonly PlacedPicture[]): number | null => {
  if (images.length === 0) return null;
  return Math.round(Math.min(...images.map((image) => effectiveDpi(placeImage(image, sheet, AREA), image.picture, AREA, STANDARD_PRINT))));
};
