import { Point, type TMat2D } from 'fabric';
import { areaMatrix } from '../domain/geometry/placement';
import type { ScenePrintArea } from './document';

/** Takes the print area's own coordinates (pixels about its middle) to document pixels. */
export const printAreaMatrix: (area: ScenePrintArea) => TMat2D = areaMatrix;

/** The four corners in document pixels, clockwise from what was the top left one. */
export const printAreaCorners = (area: ScenePrintArea): [Point, Point, Point, Point] => {
  const matrix = printAreaMatrix(area);
  const corner = (x: number, y: number) => new Point((x * area.width) / 2, (y * area.height) / 2).transform(matrix);
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
};
