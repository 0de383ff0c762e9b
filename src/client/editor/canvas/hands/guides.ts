import type { Viewport } from '../viewport';
import type { Gap, Guide } from './snapping';

/** Set apart from the blue of what is selected, and seen on any garment. */
const COLOR = '#e5268c';
const FONT = '600 11px Inter Variable, system-ui, sans-serif';
/** Half the length of the strokes at a distance's ends, in CSS pixels. */
const TICK = 4;

const ends = ({ axis, at, from, to }: Guide | Gap, viewport: Viewport, crosswise: boolean) => {
  const upright = (axis === 'x') !== crosswise;
  const spot = (along: number) => viewport.toStage(upright ? { x: at, y: along } : { x: along, y: at });
  return [spot(from), spot(to)] as const;
};

const stroke = (context: CanvasRenderingContext2D, ...lines: readonly (readonly [number, number, number, number])[]): void => {
  context.beginPath();
  for (const [x1, y1, x2, y2] of lines) {
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
  }
  context.lineWidth = 1;
  context.strokeStyle = COLOR;
  context.stroke();
};

/** The line several edges or middles lie on. */
export const drawGuide = (context: CanvasRenderingContext2D, viewport: Viewport, guide: Guide): void => {
  const [a, b] = ends(guide, viewport, false);
  context.save();
  stroke(context, [a.x, a.y, b.x, b.y]);
  context.restore();
};

/** A stretch between two edges, with its length. */
export const drawDistance = (context: CanvasRenderingContext2D, viewport: Viewport, gap: Gap, tell: (length: number) => string): void => {
  const [a, b] = ends(gap, viewport, true);
  const [tx, ty] = gap.axis === 'x' ? [0, TICK] : [TICK, 0];
  context.save();
  stroke(context, [a.x, a.y, b.x, b.y], [a.x - tx, a.y - ty, a.x + tx, a.y + ty], [b.x - tx, b.y - ty, b.x + tx, b.y + ty]);
  const text = tell(gap.to - gap.from);
  context.font = FONT;
  const half = context.measureText(text).width / 2 + 4;
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  context.fillStyle = COLOR;
  context.beginPath();
  context.roundRect(x - half, y - 8, 2 * half, 16, 4);
  context.fill();
  context.fillStyle = '#ffffff';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y + 0.5);
  context.restore();
};
