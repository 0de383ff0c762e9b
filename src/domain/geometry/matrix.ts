/** An affine transform as canvas contexts take it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/*
 * The operations a side's geometry needs, equal to those of Fabric's `util`. That is one object of sixty functions, which a page can only
 * load whole.
 */

interface Placement {
  readonly translateX: number;
  readonly translateY: number;
  /** Degrees, clockwise. */
  readonly angle: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** Degrees. */
  readonly skewX: number;
  readonly skewY: number;
}

export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

const radians = (angle: number): number => (angle * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** First `second`, then `first`, as one transform. */
export const multiply = (first: Matrix, second: Matrix): Matrix => {
  const [a, b, c, d, e, f] = first;
  const [a2, b2, c2, d2, e2, f2] = second;
  return [a * a2 + c * b2, b * a2 + d * b2, a * c2 + c * d2, b * c2 + d * d2, a * e2 + c * f2 + e, b * e2 + d * f2 + f];
};

/** What undoes a transform. Its determinant must not be 0. */
export const invert = ([a, b, c, d, e, f]: Matrix): Matrix => {
  const scale = 1 / (a * d - b * c);
  return [d * scale, -b * scale, -c * scale, a * scale, (c * f - d * e) * scale, (b * e - a * f) * scale];
};

/** Skews along y, then along x, scales, turns and moves, in Fabric's order. */
export const compose = ({ translateX, translateY, angle, scaleX, scaleY, skewX, skewY }: Placement): Matrix => {
  const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
  const turned: Matrix = [cos, sin, -sin, cos, translateX, translateY];
  const scaled: Matrix = [scaleX, 0, 0, scaleY, 0, 0];
  const skewed = multiply([1, 0, Math.tan(radians(skewX)), 1, 0, 0], [1, Math.tan(radians(skewY)), 0, 1, 0, 0]);
  return multiply(turned, multiply(scaled, skewed));
};

export const apply = ([a, b, c, d, e, f]: Matrix, { x, y }: PlanePoint): PlanePoint => ({ x: a * x + c * y + e, y: b * x + d * y + f });

/** How much a transform stretches lengths: the most and the least over all directions (its singular values). */
export const stretches = ([a, b, c, d]: Matrix): { readonly most: number; readonly least: number } => {
  const sum = a * a + b * b + c * c + d * d;
  const root = Math.sqrt(Math.max(0, sum * sum - 4 * (a * d - b * c) ** 2));
  return { most: Math.sqrt((sum + root) / 2), least: Math.sqrt(Math.max(0, sum - root) / 2) };
};

/** A transform in the words of `compose`, all of its skew along x. Its determinant must not be 0. */
export const decompose = ([a, b, c, d, e, f]: Matrix): Placement => {
  const scaleX = Math.hypot(a, b);
  return {
    translateX: e,
    translateY: f,
    angle: degrees(Math.atan2(b, a)),
    scaleX,
    scaleY: (a * d - b * c) / scaleX,
    skewX: degrees(Math.atan2(a * c + b * d, scaleX * scaleX)),
    skewY: 0,
  };
};
