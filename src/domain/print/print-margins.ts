import type { ScaledArea } from './print-file';

/** Inches that art should reach beyond the print area, so that a cut a little off shows no bare edge. */
const BLEED_INCHES = 0.125;

/** Inches inside the print area that a cut or a fold may take: nothing that matters should lie there. */
export const SAFE_INCHES = 0.25;

/** In the print area's own coordinates, about its middle, before its scale. */
export interface MarginArea {
  readonly width: number;
  readonly height: number;
}

/** @param inch document pixels in an inch of print */
const grown = ({ width, height, scaleX, scaleY }: ScaledArea, inches: number, inch: number): MarginArea => ({
  width: Math.max(0, width + (2 * inches * inch) / Math.abs(scaleX)),
  height: Math.max(0, height + (2 * inches * inch) / Math.abs(scaleY)),
});

/** What art that fills the print area should cover. */
export const bleedArea = (area: ScaledArea, inch: number): MarginArea => grown(area, BLEED_INCHES, inch);

/** What holds everything that must not be cut. */
export const safeArea = (area: ScaledArea, inch: number): MarginArea => grown(area, -SAFE_INCHES, inch);
