import { readPrintMask } from '../design/print-mask';
import { rectangle, type Shape } from '../geometry/convex';
import { apply, type PlanePoint } from '../geometry/matrix';
import { offsetOutlines } from '../geometry/offset';
import { areaMatrix, type TurnedArea } from '../geometry/placement';
import { SAFE_INCHES } from './print-file';

/** Inches that art should reach beyond what is printed, so that a cut a little off shows no bare edge. */
const BLEED_INCHES = 0.125;

/** Straight pieces a curve of a mask is drawn by. */
const PIECES = 8;

/** What is printed of an area: the area itself, or what its mask leaves of it. */
interface PrintedArea {
  readonly printArea: TurnedArea;
  readonly printMask?: string;
}

const onCurve = ([a, b, c, d]: readonly [PlanePoint, PlanePoint, PlanePoint, PlanePoint], share: number): PlanePoint => {
  const rest = 1 - share;
  const at = (axis: 'x' | 'y'): number =>
    rest ** 3 * a[axis] + 3 * rest ** 2 * share * b[axis] + 3 * rest * share ** 2 * c[axis] + share ** 3 * d[axis];
  return { x: at('x'), y: at('y') };
};

/** The outlines of what is printed, in document pixels, curves as straight pieces. */
const printedOutlines = ({ printArea, printMask }: PrintedArea): Shape[] => {
  const matrix = areaMatrix(printArea);
  const steps = printMask === undefined ? null : readPrintMask(printMask);
  if (!steps) return [rectangle(printArea.width, printArea.height).map((point) => apply(matrix, point))];
  const outlines: PlanePoint[][] = [];
  for (const { kind, points } of steps) {
    if (kind === 'Z') continue;
    const [a, b, c] = points.map(([x, y]) => apply(matrix, { x: (x - 0.5) * printArea.width, y: (y - 0.5) * printArea.height }));
    const outline = outlines.at(-1);
    const last = outline?.at(-1);
    if (!a) continue;
    if (kind === 'M' || !outline || !last) outlines.push([a]);
    else if (!b || !c) outline.push(a);
    else for (let piece = 1; piece <= PIECES; piece += 1) outline.push(onCurve([last, a, b, c], piece / PIECES));
  }
  return outlines;
};

/**
 * How far art has to reach to be cut cleanly, and within which it is safe, in document pixels.
 * @param inch document pixels in an inch of print
 */
export const marginsOf = (area: PrintedArea, inch: number): { readonly bleed: readonly Shape[]; readonly safe: readonly Shape[] } => {
  const printed = printedOutlines(area);
  return { bleed: offsetOutlines(printed, BLEED_INCHES * inch), safe: offsetOutlines(printed, -SAFE_INCHES * inch) };
};
