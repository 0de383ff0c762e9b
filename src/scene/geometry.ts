import { Point, type TMat2D } from 'fabric';
import type { ScenePrintArea } from './document';
import { compose } from './matrix';

/**
 * Takes the print area's own coordinates (pixels about its middle) to document pixels. Scale grows it from its top left corner; rotation and
 * skew turn it about its middle.
 */
export const printAreaMatrix = (area: ScenePrintArea): TMat2D =>
  compose({
    translateX: area.x + (area.width * area.scaleX) / 2,
    translateY: area.y + (area.height * area.scaleY) / 2,
    angle: area.rotation,
    scaleX: area.scaleX,
    scaleY: area.scaleY,
    skewX: area.knewX,
    skewY: area.knewY,
  });

/** The four corners in document pixels, clockwise from what was the top left one. */
export const printAreaCorners = (area: ScenePrintArea): [Point, Point, Point, Point] => {
  const matrix = printAreaMatrix(area);
  const corner = (x: number, y: number) => new Point((x * area.width) / 2, (y * area.height) / 2).transform(matrix);
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
};
