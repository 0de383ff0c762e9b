import type { Size } from '../geometry/placement';

/** Dots per inch of a print file. */
export const PRINT_DENSITY = 300;

/** The standard front area in print pixels, 15 × 18 inches: what a product type that names no size of its own is printed at. */
export const STANDARD_PRINT: Size = { width: 4500, height: 5400 };

/** Longest side of a print file in pixels: a renderer holds 4 bytes for each of them. */
export const MAX_PRINT_SIDE = 6000;

/** A print area's own size and scale; document pixels. */
interface ScaledArea extends Size {
  readonly scaleX: number;
  readonly scaleY: number;
}

/** What a product type says of a side's print, in print pixels. */
interface PresetPrint extends Size {
  readonly position: string;
}

/** The print size a product type gives a side; the standard one where it gives none. */
export const presetPrintOf = (sideId: string, prints: readonly PresetPrint[]): Size => {
  const own = prints.find(({ position }) => position === sideId);
  return own && own.width > 0 && own.height > 0 ? own : STANDARD_PRINT;
};

/** Print pixels per document pixel: the largest at which the print area, in its own proportions, fits the print size. */
export const printScale = (area: ScaledArea, print: Size): number => {
  const [width, height] = [area.width * Math.abs(area.scaleX), area.height * Math.abs(area.scaleY)];
  const limit = Math.min(1, MAX_PRINT_SIDE / Math.max(print.width, print.height));
  return Math.min(print.width / width, print.height / height) * limit;
};

/** Document pixels in an inch of print. */
export const pixelsInInch = (area: ScaledArea, print: Size): number => PRINT_DENSITY / printScale(area, print);

/** A print file's size in pixels. An area of the print's proportions, as every template starts with, gives the print's size to the pixel. */
export const printFileSize = (area: ScaledArea, print: Size): Size => {
  const scale = printScale(area, print);
  return {
    width: Math.max(1, Math.round(area.width * Math.abs(area.scaleX) * scale)),
    height: Math.max(1, Math.round(area.height * Math.abs(area.scaleY) * scale)),
  };
};

const hundredths = (inches: number): number => Math.round(inches * 100) / 100;

/** Inches a picture covers that is printed as large as it fits, in its own proportions; undefined: its pixels or the print's size are not known. */
export const inchesOn = (picture: Size, print: Size | undefined): Size | undefined => {
  if (!print || Math.min(picture.width, picture.height, print.width, print.height) <= 0) return undefined;
  const each = Math.min(print.width / picture.width, print.height / picture.height) / PRINT_DENSITY;
  return { width: hundredths(picture.width * each), height: hundredths(picture.height * each) };
};

/** Inches inside the print area that a cut or a fold may take: nothing that matters should lie there. */
export const SAFE_INCHES = 0.25;
