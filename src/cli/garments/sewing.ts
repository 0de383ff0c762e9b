import type { Fold, Part } from './drawing';
import { unit } from './field';
import { along, mirrored, moved, pathOf, straight, type Curve, type Dot, joined } from './outline';

/** A line where two pieces of cloth are sewn together: a thin dark crease. */
export const seam = (curves: readonly Curve[], strength = 0.3): string => {
  const line = pathOf(curves, false);
  return (
    `<path d="${line}" fill="none" stroke="#000" stroke-width="9" stroke-opacity="${strength * 0.18}" stroke-linecap="round"/>` +
    `<path d="${line}" fill="none" stroke="#000" stroke-width="2.6" stroke-opacity="${strength}" stroke-linecap="round"/>`
  );
};

/** A row of stitches. */
export const stitches = (curves: readonly Curve[], strength = 0.26): string =>
  `<path d="${pathOf(curves, false)}" fill="none" stroke="#000" stroke-width="2.2" stroke-opacity="${strength}" stroke-dasharray="8 4"/>`;

/** Ribbed knit: fine dark and light lines from one edge of a band to the other. The two edges run the same way. */
export const ribs = (edges: readonly (readonly [inner: Curve, outer: Curve])[], gap = 9): string => {
  const lines: string[] = [];
  for (const [inner, outer] of edges) {
    const length = Math.hypot(outer[3][0] - outer[0][0], outer[3][1] - outer[0][1]) * 1.12;
    const count = Math.round(length / gap);
    for (let i = 0; i <= count; i += 1) {
      const [ax, ay] = along(inner, i / count);
      const [bx, by] = along(outer, i / count);
      lines.push(`M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`);
    }
  }
  const d = lines.join('');
  return (
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".11" stroke-width="${(gap * 0.42).toFixed(1)}"/>` +
    `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="${(gap * 0.2).toFixed(1)}" transform="translate(${(gap * 0.42).toFixed(1)} 0)"/>`
  );
};

/** The line on both halves of a symmetric garment. */
export const onBothSides = (curves: readonly Curve[], draw: (curves: readonly Curve[]) => string): string =>
  draw(curves) + draw(curves.map(mirrored));

/** A fold and its mirror image; `other` is how much weaker the right one is, since no cloth lies the same on both sides. */
export const pair = (fold: Fold, other = 0.8): Fold[] => [
  fold,
  { ...fold, along: mirrored(fold.along), height: fold.height * other, lean: -(fold.lean ?? 0) },
];

/** The folds as they lie with left and right exchanged, for the other side of the garment. */
export const turnedOver = (folds: readonly Fold[]): Fold[] =>
  folds.map((fold) => ({ ...fold, along: mirrored(fold.along), lean: -(fold.lean ?? 0) }));

interface Wrinkles {
  readonly seed: number;
  readonly count: number;
  /** They lie about this line, as far off as `spread` pixels. */
  readonly about: Curve;
  readonly spread: number;
  /** Degrees from the horizontal, and how much that varies. */
  readonly angle: number;
  readonly turn: number;
  readonly length: number;
  readonly breadth: number;
  readonly height: number;
}

/** A loose handful of small folds, the same ones every time. */
export const wrinkles = ({ seed, count, about, spread, angle, turn, length, breadth, height }: Wrinkles): Fold[] =>
  Array.from({ length: count }, (_, i): Fold => {
    const random = (k: number): number => unit(i, k, seed);
    const signed = (k: number): number => 2 * random(k) - 1;
    const [x, y] = along(about, (i + random(0)) / count);
    const cx = x + signed(1) * spread;
    const cy = y + signed(2) * spread;
    const direction = ((angle + signed(3) * turn) * Math.PI) / 180;
    const half = length * (0.35 + 0.3 * random(4));
    const bend = half * 0.35 * signed(5);
    const at = (forward: number, aside: number): Dot => [
      cx + forward * Math.cos(direction) - aside * Math.sin(direction),
      cy + forward * Math.sin(direction) + aside * Math.cos(direction),
    ];
    return {
      along: [at(-half, 0), at(-half / 3, bend), at(half / 3, bend), at(half, bend * 0.4)],
      breadth: breadth * (0.7 + 0.7 * random(6)),
      height: height * (0.5 + random(7)) * (random(8) < 0.28 ? -1 : 1),
      lean: signed(9) * 0.8,
    };
  });

/** A ribbed neck band between its free edge and its seam; both run from the middle to the left shoulder and are mirrored. */
export const collar = (edge: Curve, neck: Curve, tone?: number): Part => ({
  outline: pathOf(joined(edge, neck)),
  tone,
  border: { radius: 9, height: 10 },
  details: ribs([
    [edge, neck],
    [mirrored(edge), mirrored(neck)],
  ]),
});

/** A ribbed cuff from where it is sewn on to its free edge; both run the same way. */
export const cuff = (wrist: Curve, edge: Curve): Part => {
  const top = moved(wrist, 0, -6);
  const [a, b, c, d] = edge;
  const middle = (one: Dot, other: Dot): number => (one[0] + other[0]) / 2;
  return {
    outline: pathOf([top, straight(top[3], d), [d, c, b, a], straight(a, top[0])]),
    printed: 'on',
    border: { radius: 9, height: 12 },
    folds: [
      { along: top, breadth: 9, height: -9 },
      { along: straight([middle(top[0], top[3]), top[0][1] + 22], [middle(a, d), d[1] + 10]), breadth: 26, height: 10, lean: 0.4 },
    ],
    shadow: { blur: 7, strength: 0.16, dx: 0, dy: -3 },
    details: ribs([[top, edge]], 8) + seam([moved(top, 0, 3)], 0.3),
  };
};
