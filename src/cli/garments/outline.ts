/** Outlines are cubic curves in document pixels, so that they can be mirrored, joined and followed by seams and ribs. */
export type Dot = readonly [x: number, y: number];
export type Curve = readonly [from: Dot, leave: Dot, arrive: Dot, to: Dot];

/** Halfway across the 2000 px document. */
const middle = 1000;

export const curve = (from: Dot, leave: Dot, arrive: Dot, to: Dot): Curve => [from, leave, arrive, to];

export const straight = (from: Dot, to: Dot): Curve => [
  from,
  [from[0] + (to[0] - from[0]) / 3, from[1] + (to[1] - from[1]) / 3],
  [from[0] + ((to[0] - from[0]) * 2) / 3, from[1] + ((to[1] - from[1]) * 2) / 3],
  to,
];

const flip = ([x, y]: Dot): Dot => [2 * middle - x, y];

/** The curve seen in a mirror at the document's middle. */
export const mirrored = ([a, b, c, d]: Curve): Curve => [flip(a), flip(b), flip(c), flip(d)];

const reversed = ([a, b, c, d]: Curve): Curve => [d, c, b, a];

/** Closes a left half, drawn from its top to its bottom, with its mirror image. */
export const symmetric = (half: readonly Curve[]): Curve[] => [...half, ...[...half].reverse().map((part) => reversed(mirrored(part)))];

/** The band between two lines that run from the middle to the left, and its mirror image, as one outline. */
export const joined = (one: Curve, other: Curve): Curve[] => [
  other,
  straight(other[3], one[3]),
  reversed(one),
  mirrored(one),
  straight(mirrored(one)[3], mirrored(other)[3]),
  reversed(mirrored(other)),
];

export const pathOf = (curves: readonly Curve[], closed = true): string => {
  const first = curves[0];
  if (!first) return '';
  const steps = curves.map(([, b, c, d]) => `C${b.join(' ')} ${c.join(' ')} ${d.join(' ')}`);
  return `M${first[0].join(' ')}${steps.join('')}${closed ? 'Z' : ''}`;
};

/** The point at `t` (0…1) of a curve. */
export const along = ([a, b, c, d]: Curve, t: number): Dot => {
  const s = 1 - t;
  const mix = (i: 0 | 1): number => s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i];
  return [mix(0), mix(1)];
};

/** The curve moved by `dx`, `dy`. */
export const moved = (part: Curve, dx: number, dy: number): Curve => part.map(([x, y]) => [x + dx, y + dy] as Dot) as unknown as Curve;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far a curve's handles reach to round a corner, in radii. */
const ROUND = 0.5523;

/** A rectangle's outline with corners of radius `r`. */
export const rounded = ({ x, y, width, height }: Box, r: number): string => {
  const [right, bottom, k] = [x + width, y + height, r * (1 - ROUND)];
  return pathOf([
    straight([x + r, y], [right - r, y]),
    curve([right - r, y], [right - k, y], [right, y + k], [right, y + r]),
    straight([right, y + r], [right, bottom - r]),
    curve([right, bottom - r], [right, bottom - k], [right - k, bottom], [right - r, bottom]),
    straight([right - r, bottom], [x + r, bottom]),
    curve([x + r, bottom], [x + k, bottom], [x, bottom - k], [x, bottom - r]),
    straight([x, bottom - r], [x, y + r]),
    curve([x, y + r], [x, y + k], [x + k, y], [x + r, y]),
  ]);
};
