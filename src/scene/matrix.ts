import { boxAbout, cornersOf, type Box } from '../domain/geometry/drawn';
import { apply, type Matrix } from '../domain/geometry/matrix';

export { compose, invert, multiply } from '../domain/geometry/matrix';

/** The smallest upright rectangle about a transformed one. */
export const boxAround = (matrix: Matrix, box: Box): Box => boxAbout(cornersOf(box).map((corner) => apply(matrix, corner)));
