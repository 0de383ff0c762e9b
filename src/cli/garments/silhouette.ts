import type { Drawing } from './drawing';
import { along, type Box, type Curve, type Dot } from './outline';

/** Points a curve is looked at. */
const LOOKS = 40;

/** The curves of an outline as `pathOf` writes it. */
const curvesOf = (outline: string): Curve[] => {
  const numbers = outline.match(/-?[\d.]+/gu)?.map(Number) ?? [];
  const dots: Dot[] = Array.from({ length: numbers.length / 2 }, (_dot, i) => [numbers[2 * i]!, numbers[2 * i + 1]!]);
  return Array.from({ length: (dots.length - 1) / 3 }, (_curve, i) => [dots[3 * i]!, dots[3 * i + 1]!, dots[3 * i + 2]!, dots[3 * i + 3]!]);
};

const pointsOf = (curves: readonly Curve[]): Dot[] =>
  curves.flatMap((one) => Array.from({ length: LOOKS }, (_look, i) => along(one, i / (LOOKS - 1))));

const isClockwise = (curves: readonly Curve[]): boolean => {
  const points = pointsOf(curves);
  const twice = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice > 0;
};

const backwards = (curves: readonly Curve[]): Curve[] => [...curves].reverse().map(([a, b, c, d]) => [d, c, b, a]);

/** What an all-over print may cover of a product: the box about it, and its outline in shares of that box. */
interface Silhouette {
  readonly area: Box;
  readonly mask: string;
}

const written = (share: number): string => String(Math.round(share * 10_000) / 10_000);

/**
 * The outline of all printed parts of a drawing. Cloth runs clockwise and holes the other way round, so that what overlaps is filled and a hole stays one.
 * Undefined where nothing is printed all over.
 */
export const silhouetteOf = (drawing: Drawing, down: number): Silhouette | undefined => {
  const parts = drawing.flatMap(({ outline, printed }) => {
    if (printed === undefined) return [];
    const curves = curvesOf(outline);
    return [isClockwise(curves) === (printed === 'on') ? curves : backwards(curves)];
  });
  const points = parts.flatMap(pointsOf);
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  const [width, height] = [Math.ceil(Math.max(...xs)) - left, Math.ceil(Math.max(...ys)) - top];
  const share = ([x, y]: Dot): string => `${written((x - left) / width)} ${written((y - top) / height)}`;
  const path = (curves: readonly Curve[]): string =>
    `M${share(curves[0]![0])}${curves.map(([, b, c, d]) => `C${share(b)} ${share(c)} ${share(d)}`).join('')}Z`;
  return { area: { x: left, y: top + down, width, height }, mask: parts.map(path).join('') };
};
