import type { TMat2D } from 'fabric';

/*
 * The three operations a side's geometry needs, equal to those of Fabric's `util`. That is one object of sixty functions, which a page
 * can only load whole.
 */

export interface Placement {
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

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** First `second`, then `first`, as one transform. */
export const multiply = (first: TMat2D, second: TMat2D): TMat2D => {
  const [a, b, c, d, e, f] = first;
  const [a2, b2, c2, d2, e2, f2] = second;
  return [a * a2 + c * b2, b * a2 + d * b2, a * c2 + c * d2, b * c2 + d * d2, a * e2 + c * f2 + e, b * e2 + d * f2 + f];
};

/** What undoes a transform. Its determinant must not be 0. */
export const invert = ([a, b, c, d, e, f]: TMat2D): TMat2D => {
  const scale = 1 / (a * d - b * c);
  return [d * scale, -b * scale, -c * scale, a * scale, (c * f - d * e) * scale, (b * e - a * f) * scale];
};

/** Skews along y, then along x, scales, turns and moves, in Fabric's order. */
export const compose = ({ translateX, translateY, angle, scaleX, scaleY, skewX, skewY }: Placement): TMat2D => {
  const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
  const turned: TMat2D = [cos, sin, -sin, cos, translateX, translateY];
  const scaled: TMat2D = [scaleX, 0, 0, scaleY, 0, 0];
  const skewed = multiply([1, 0, Math.tan(radians(skewX)), 1, 0, 0], [1, Math.tan(radians(skewY)), 0, 1, 0, 0]);
  return multiply(turned, multiply(scaled, skewed));
};
