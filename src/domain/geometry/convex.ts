import type { PlanePoint } from './matrix';

/*
 * Where convex shapes stand to one another. A shape is its corners in order, either way round.
 */

export type Shape = readonly PlanePoint[];

/** The rectangle of that size about the origin. */
export const rectangle = (width: number, height: number): Shape => [
  { x: -width / 2, y: -height / 2 },
  { x: width / 2, y: -height / 2 },
  { x: width / 2, y: height / 2 },
  { x: -width / 2, y: height / 2 },
];

/** Above 0 where `c` lies to the right of the way from `a` to `b`, in a plane whose y runs down. */
const side = (a: PlanePoint, b: PlanePoint, c: PlanePoint): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const halfHull = (points: readonly PlanePoint[]): PlanePoint[] => {
  const chain: PlanePoint[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [chain.at(-2), chain.at(-1)];
      if (!before || !last || side(before, last, point) > 0) break;
      chain.pop();
    }
    chain.push(point);
  }
  return chain.slice(0, -1);
};

/** The convex outline about points. */
export const hullOf = (points: readonly PlanePoint[]): Shape => {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return sorted.length < 3 ? sorted : [...halfHull(sorted), ...halfHull(sorted.reverse())];
};

const edges = (shape: Shape): { readonly from: PlanePoint; readonly x: number; readonly y: number }[] =>
  shape.map((from, i) => {
    const to = shape[(i + 1) % shape.length] ?? from;
    return { from, x: to.x - from.x, y: to.y - from.y };
  });

const span = (shape: Shape, x: number, y: number): { readonly least: number; readonly most: number } => {
  const along = shape.map((point) => point.x * x + point.y * y);
  return { least: Math.min(...along), most: Math.max(...along) };
};

/** Whether two shapes have no more than their outlines in common: some edge's normal keeps them apart. */
export const apart = (one: Shape, other: Shape): boolean =>
  [...edges(one), ...edges(other)].some(({ x, y }) => {
    if (x === 0 && y === 0) return false;
    const [a, b] = [span(one, -y, x), span(other, -y, x)];
    return a.most <= b.least || b.most <= a.least;
  });

/** Whether every corner of `inner` lies in `outer`, or beyond its outline by no more than `slack`. */
export const holds = (outer: Shape, inner: Shape, slack = 0): boolean => {
  const middle = { x: 0, y: 0 };
  for (const { x, y } of outer) Object.assign(middle, { x: middle.x + x / outer.length, y: middle.y + y / outer.length });
  return edges(outer).every(({ from, x, y }) => {
    const length = Math.hypot(x, y);
    if (length === 0) return true;
    const inwards = Math.sign((middle.x - from.x) * -y + (middle.y - from.y) * x) || 1;
    return inner.every((point) => (inwards * ((point.x - from.x) * -y + (point.y - from.y) * x)) / length >= -slack);
  });
};
