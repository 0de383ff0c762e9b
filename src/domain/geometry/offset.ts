import type { Shape } from './convex';
import type { PlanePoint } from './matrix';

/** A corner may stand out this many times as far as its edges; a sharper one is cut off. */
const SHARPEST = 3;
/** Of the distance: what rounding may take. */
const SLACK = 0.01;

interface Edge {
  readonly from: PlanePoint;
  /** Unit vectors: along the edge, and away from what the outline holds. */
  readonly along: PlanePoint;
  readonly out: PlanePoint;
  readonly length: number;
}

/** Twice the area; its sign tells which way round the corners run. */
const turning = (shape: Shape): number =>
  shape.reduce((sum, { x, y }, at) => {
    const next = shape[(at + 1) % shape.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);

const edgesOf = (shape: Shape, way: number): Edge[] =>
  shape.flatMap((from, at) => {
    const to = shape[(at + 1) % shape.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length < 1e-9) return [];
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    return [{ from, along, out: { x: way * along.y, y: way * -along.x }, length }];
  });

const gap = (point: PlanePoint, { from, along, length }: Edge): number => {
  const [x, y] = [point.x - from.x, point.y - from.y];
  const foot = Math.max(0, Math.min(length, x * along.x + y * along.y));
  return Math.hypot(x - foot * along.x, y - foot * along.y);
};

const beside = ({ x, y }: PlanePoint, by: PlanePoint, distance: number): PlanePoint => ({ x: x + by.x * distance, y: y + by.y * distance });

/** Where a corner comes to lie: the crossing of its edges' new lines, or both their ends where that is far off. */
const corner = (before: Edge, after: Edge, distance: number): PlanePoint[] => {
  const both = { x: before.out.x + after.out.x, y: before.out.y + after.out.y };
  // 1 + the cosine between the two.
  const open = (both.x * both.x + both.y * both.y) / 2;
  if (open < 2 / SHARPEST ** 2) return [beside(after.from, before.out, distance), beside(after.from, after.out, distance)];
  return [beside(after.from, { x: both.x / open, y: both.y / open }, distance)];
};

/**
 * The outlines of a figure, each moved by a distance: outwards above 0, inwards below. The largest outline says which way round outlines run; those
 * that run the other way round are holes, for which outwards is into the hole. What has no room any more goes.
 */
export const offsetOutlines = (outlines: readonly Shape[], distance: number): Shape[] => {
  const turns = outlines.map(turning);
  const largest = turns.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0);
  const parts = outlines.map((outline) => edgesOf(outline, Math.sign(largest) || 1));
  const least = Math.abs(distance) * (1 - SLACK);
  return parts
    .map((edges) =>
      edges
        .flatMap((edge, at) => corner(edges.at(at - 1) ?? edge, edge, distance))
        // Where the figure bends more tightly than the distance, lines cross: what lies too near goes. Its own lines alone: pieces that are sewn together are cut apart.
        .filter((point) => edges.every((edge) => gap(point, edge) >= least)),
    )
    .filter((shape) => shape.length > 2);
};
