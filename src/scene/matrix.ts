import { apply, type Matrix } from '../domain/geometry/matrix';

export { compose, invert, multiply } from '../domain/geometry/matrix';

/** Edges of an upright rectangle. */
interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest upright rectangle about a transformed one. */
export const boxAround = (matrix: Matrix, { left, top, right, bottom }: Edges): Edges => {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ].map((corner) => apply(matrix, corner));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};
