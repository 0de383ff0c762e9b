import { sheetArea } from './composition';
import { placeImage, type PlacedPicture } from './design-placement';
import type { Size } from '../geometry/placement';
import { effectiveDpi } from '../print/preflight';
import { STANDARD_PRINT } from '../print/print-file';

/** The standard print as an area of its own pixels. */
const AREA = sheetArea(STANDARD_PRINT);

/** Dots per inch at which a picture of a design is printed there: what shows of it, at the size it has. A whole number. */
export const imageDpi = (sheet: Size, image: PlacedPicture): number =>
  Math.round(effectiveDpi(placeImage(image, sheet, AREA), image.picture, AREA, STANDARD_PRINT));

/**
 * Dots per inch of the softest picture of a design whose sheet is printed at the standard size, a whole number; null without pictures. A
 * design belongs to no product yet, and the standard print is the largest most of them have.
 */
export const designDpi = (sheet: Size, images: readonly PlacedPicture[]): number | null => {
  if (images.length === 0) return null;
  return Math.min(...images.map((image) => imageDpi(sheet, image)));
};
