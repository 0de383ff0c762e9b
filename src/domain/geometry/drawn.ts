import { rectangle, type Shape } from './convex';
import { apply, type Matrix, type PlanePoint } from './matrix';

/** An upright rectangle. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is drawn of a layer, in the layer's own pixels about its middle. */
export interface Drawn {
  /** The smallest upright rectangle about it. */
  readonly box: Box;
  /** Its convex outline, made when first asked for. */
  readonly hull: () => Shape;
}

/** What fills its frame, as a picture does. */
export const framed = (width: number, height: number): Drawn => ({
  box: { left: -width / 2, top: -height / 2, right: width / 2, bottom: height / 2 },
  hull: () => rectangle(width, height),
});

export const boxAbout = (points: readonly PlanePoint[]): Box => {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
};

export const cornersOf = ({ left, top, right, bottom }: Box): Shape => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** Less than this of a length goes astray over a whole document. */
const STRAIGHT = 1e-9;

/** Whether upright rectangles stay upright. */
export const keepsUpright = ([a, b, c, d]: Matrix): boolean => {
  const least = STRAIGHT * (Math.abs(a) + Math.abs(b) + Math.abs(c) + Math.abs(d));
  return (Math.abs(b) <= least && Math.abs(c) <= least) || (Math.abs(a) <= least && Math.abs(d) <= least);
};

/** The outline of what is drawn once the matrix has moved it. The rectangle will do where it stays upright, and is the quicker. */
export const outlineUnder = ({ box, hull }: Drawn, matrix: Matrix): Shape =>
  (keepsUpright(matrix) ? cornersOf(box) : hull()).map((point) => apply(matrix, point));

export const boxUnder = (drawn: Drawn, matrix: Matrix): Box => boxAbout(outlineUnder(drawn, matrix));
