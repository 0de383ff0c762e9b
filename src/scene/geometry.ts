import { Point, type TMat2D } from 'fabric';
import { areaMatrix } from '../domain/geometry/placement';
import { readPrintMask } from '../domain/design/print-mask';
import type { ScenePrintArea } from './document';

/** Takes the print area's own coordinates (pixels about its middle) to document pixels. */
export const printAreaMatrix: (area: ScenePrintArea) => TMat2D = areaMatrix;

/** The four corners in document pixels, clockwise from what was the top left one. */
const printAreaCorners = (area: ScenePrintArea): [Point, Point, Point, Point] => {
  const matrix = printAreaMatrix(area);
  const corner = (x: number, y: number) => new Point((x * area.width) / 2, (y * area.height) / 2).transform(matrix);
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
};

/** Lays the path that layers are clipped to: the print area's outline, or its mask where it has one that can be read. */
export const tracePrintArea = (context: CanvasRenderingContext2D, area: ScenePrintArea, mask: string | null): void => {
  const matrix = printAreaMatrix(area);
  const at = ([x, y]: readonly [number, number]) => new Point((x - 0.5) * area.width, (y - 0.5) * area.height).transform(matrix);
  const steps = mask === null ? null : readPrintMask(mask);
  context.beginPath();
  if (!steps) {
    for (const { x, y } of printAreaCorners(area)) context.lineTo(x, y);
    context.closePath();
    return;
  }
  for (const { kind, points } of steps) {
    const [a, b, c] = points.map(at);
    if (!a) context.closePath();
    else if (kind === 'M') context.moveTo(a.x, a.y);
    else if (b && c) context.bezierCurveTo(a.x, a.y, b.x, b.y, c.x, c.y);
    else context.lineTo(a.x, a.y);
  }
};
