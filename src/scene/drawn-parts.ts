import { hullOf, type Shape } from '../domain/geometry/convex';
import { boxAbout, cornersOf, keepsUpright, type Box, type Drawn } from '../domain/geometry/drawn';
import { apply, type Matrix, type PlanePoint } from '../domain/geometry/matrix';
import { letterShape, measuringContext, type FontAt } from './letter-shapes';

/** Something that was painted: a shape, where it was put, and how far a pen that follows its edge reaches beyond it. */
interface Part {
  readonly matrix: Matrix;
  readonly box: Box;
  readonly hull: Shape;
  readonly reach: number;
}

/** A round pen's edge, as so many points. */
const PEN = Array.from({ length: 32 }, (_point, i) => ({ x: Math.cos((i * Math.PI) / 16), y: Math.sin((i * Math.PI) / 16) }));

/** How finely a bent line is followed. */
const ARC_POINTS = 180;

type Canvas2D = CanvasRenderingContext2D;

/**
 * A context that draws nothing and notes what it was told to: letters, rectangles and arcs, which is all that text is painted with. Whatever
 * else it is asked or told, a real one answers.
 */
const recording = (parts: Part[], fontSize: number, fontAt: FontAt): Canvas2D => {
  const context = measuringContext();
  const matrix = (): Matrix => {
    const { a, b, c, d, e, f } = context.getTransform();
    return [a, b, c, d, e, f];
  };
  const letters = (text: string, x: number, y: number, reach: number): void => {
    const shape = letterShape(text, fontAt);
    if (!shape) return;
    const put = (point: PlanePoint) => ({ x: x + point.x * fontSize, y: y + point.y * fontSize });
    parts.push({
      matrix: matrix(),
      box: boxAbout(cornersOf(shape.box).map(put)),
      hull: shape.hull.map(put),
      reach,
    });
  };
  const area = (points: Shape, reach: number): void => void parts.push({ matrix: matrix(), box: boxAbout(points), hull: points, reach });
  const rectangle = (left: number, top: number, width: number, height: number) =>
    cornersOf({ left, top, right: left + width, bottom: top + height });
  let arc: Parameters<Canvas2D['arc']> | null = null;
  const strokeArc = (): void => {
    if (!arc) return;
    const [x, y, radius, from, to] = arc;
    const half = context.lineWidth / 2;
    const points = Array.from({ length: ARC_POINTS + 1 }, (_point, i) => from + ((to - from) * i) / ARC_POINTS).flatMap((turn) =>
      [radius - half, radius + half].map((far) => ({ x: x + far * Math.cos(turn), y: y + far * Math.sin(turn) })),
    );
    area(hullOf(points), 0);
  };
  const noted: Partial<Record<string | symbol, unknown>> = {
    fillText: (text: string, x: number, y: number) => letters(text, x, y, 0),
    strokeText: (text: string, x: number, y: number) => letters(text, x, y, context.lineWidth / 2),
    fillRect: (...edges: Parameters<Canvas2D['fillRect']>) => area(rectangle(...edges), 0),
    strokeRect: (...edges: Parameters<Canvas2D['strokeRect']>) => area(rectangle(...edges), context.lineWidth / 2),
    arc: (...curve: Parameters<Canvas2D['arc']>) => (arc = curve),
    stroke: strokeArc,
  };
  return new Proxy(context, {
    get: (real, name) => {
      const own = noted[name];
      if (own !== undefined) return own;
      const value: unknown = Reflect.get(real, name);
      return typeof value === 'function' ? (value.bind(real) as unknown) : value;
    },
    set: (real, name, value) => Reflect.set(real, name, value),
  });
};

/** The points of parts, pens' edges and all. What a pen of one kind follows is outlined first, so that few points need its edge. */
const pointsOf = (parts: readonly Part[], shapeOf: (part: Part) => Shape): PlanePoint[] => {
  const byPen = new Map<string, { readonly pen: readonly PlanePoint[]; readonly points: PlanePoint[] }>();
  for (const part of parts) {
    const [a, b, c, d] = part.matrix;
    // A turned pen is the same pen.
    const key = part.reach === 0 ? '0' : [part.reach, a * a + c * c, a * b + c * d, b * b + d * d].map((one) => one.toFixed(6)).join('|');
    const known = byPen.get(key) ?? {
      pen: part.reach === 0 ? [] : PEN.map(({ x, y }) => apply([a, b, c, d, 0, 0], { x: x * part.reach, y: y * part.reach })),
      points: [],
    };
    byPen.set(key, known);
    for (const point of shapeOf(part)) known.points.push(apply(part.matrix, point));
  }
  return [...byPen.values()].flatMap(({ pen, points }) =>
    pen.length === 0 ? points : hullOf(points).flatMap((point) => pen.map(({ x, y }) => ({ x: point.x + x, y: point.y + y }))),
  );
};

/** What a painting of text draws, found by letting it paint; null when that is nothing. */
export const drawnBy = (paint: (context: Canvas2D) => void, fontSize: number, fontAt: FontAt): Drawn | null => {
  const parts: Part[] = [];
  const context = measuringContext();
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  paint(recording(parts, fontSize, fontAt));
  context.restore();
  if (parts.length === 0) return null;
  let hull: Shape | null = null;
  return {
    box: boxAbout(pointsOf(parts, (part) => (keepsUpright(part.matrix) ? cornersOf(part.box) : part.hull))),
    hull: () => (hull ??= hullOf(pointsOf(parts, (part) => part.hull))),
  };
};
