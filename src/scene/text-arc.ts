/** A letter as it stands on its straight line, in pixels from the line's start. */
interface LineLetter {
  readonly middle: number;
  readonly width: number;
}

export interface StraightLine {
  readonly letters: readonly LineLetter[];
  readonly width: number;
}

/** Where a letter's baseline middle comes to stand, about the middle of the whole text's box, and how far it is turned (radians). */
interface ArcLetter {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** A line bent about the circle's centre. Angles are those of the line's start and end, clockwise from the top (`up`) or from the bottom. */
interface ArcLine {
  readonly letters: readonly ArcLetter[];
  readonly radius: number;
  readonly from: number;
  readonly to: number;
}

export interface TextArc {
  /** Size of the box about all letters. */
  readonly width: number;
  readonly height: number;
  /** The circle's centre, about the middle of the box. */
  readonly centre: { readonly x: number; readonly y: number };
  /** Arched up, the letters stand on the circle; sagging, they hang in it. */
  readonly up: boolean;
  readonly lines: readonly ArcLine[];
}

interface ArcOptions {
  /** Percent of a full circle, -100 to 100 and not 0: what the longest line covers. */
  readonly curve: number;
  readonly align: 'left' | 'center' | 'right';
  /** From one baseline to the next. */
  readonly lineHeight: number;
  /** What a letter takes above and below its baseline. */
  readonly ascent: number;
  readonly descent: number;
}

/**
 * Bends straight lines about one circle. The innermost line's radius is what makes the longest line cover its share of the circle, so the arc
 * depends on the words and their size alone, not on the box they were wrapped in.
 */
export const bendLines = (lines: readonly StraightLine[], { curve, align, lineHeight, ascent, descent }: ArcOptions): TextArc => {
  const up = curve > 0;
  const share = (2 * Math.PI * Math.min(100, Math.abs(curve))) / 100;
  const longest = Math.max(...lines.map(({ width }) => width));
  const inner = longest / share;
  // Letters that hang in a circle would crowd at their tops: they keep their distance at half their height.
  const lift = up ? 0 : ascent / 2;
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const bent = lines.map(({ letters, width }, index): ArcLine => {
    const measure = inner + (up ? lines.length - 1 - index : index) * lineHeight;
    const radius = measure + lift;
    const spare = (longest - width) / measure / 2;
    const from = -width / measure / 2 + (align === 'left' ? -spare : align === 'right' ? spare : 0);
    return {
      radius,
      from,
      to: from + width / measure,
      letters: letters.map((letter) => {
        const turn = from + letter.middle / measure;
        const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
        const placed = up ? { x: radius * sin, y: -radius * cos, angle: turn } : { x: radius * sin, y: radius * cos, angle: -turn };
        for (const side of [-letter.width / 2, letter.width / 2]) {
          for (const rise of [-ascent, descent]) {
            const x = placed.x + side * Math.cos(placed.angle) - rise * Math.sin(placed.angle);
            const y = placed.y + side * Math.sin(placed.angle) + rise * Math.cos(placed.angle);
            bounds.left = Math.min(bounds.left, x);
            bounds.right = Math.max(bounds.right, x);
            bounds.top = Math.min(bounds.top, y);
            bounds.bottom = Math.max(bounds.bottom, y);
          }
        }
        return placed;
      }),
    };
  });
  const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
  return {
    width: bounds.right - bounds.left,
    height: bounds.bottom - bounds.top,
    centre: { x: -middle.x, y: -middle.y },
    up,
    lines: bent.map((line) => ({ ...line, letters: line.letters.map(({ x, y, angle }) => ({ x: x - middle.x, y: y - middle.y, angle })) })),
  };
};
