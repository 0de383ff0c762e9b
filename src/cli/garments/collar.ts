import type { Part } from './drawing';
import { joined, mirrored, pathOf, type Curve } from './outline';
import { ribs } from './sewing';

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
