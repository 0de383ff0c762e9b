import type { Box } from '../../geometry/boxes';
import type { Snapping } from './snapping';

/** The edges a hand moves; null where an edge stays. */
export interface HeldEdges {
  readonly x: 'left' | 'right' | null;
  readonly y: 'top' | 'bottom' | null;
}

/** The box grown about what stays: the edges across from the held ones, or its middle. */
export const grownBox = (box: Box, { x, y }: HeldEdges, factorX: number, factorY = factorX): Box => {
  const grow = (start: number, end: number, held: 'start' | 'end' | null, factor: number): readonly [number, number] => {
    const size = (end - start) * factor;
    if (held === 'end') return [start, start + size];
    if (held === 'start') return [end - size, end];
    const middle = (start + end) / 2;
    return [middle - size / 2, middle + size / 2];
  };
  const [left, right] = grow(box.left, box.right, x && (x === 'left' ? 'start' : 'end'), factorX);
  const [top, bottom] = grow(box.top, box.bottom, y && (y === 'top' ? 'start' : 'end'), factorY);
  return { left, top, right, bottom };
};

/**
 * By how much a box has to grow for one of the held edges to lie on a line; 1 where none is near. With both edges held it grows evenly, and the
 * nearer line wins.
 */
export const snapSize = (snapping: Snapping, box: Box, held: HeldEdges, reach: number): number => {
  const x = held.x ? box[held.x] : box.left;
  const y = held.y ? box[held.y] : box.top;
  const { dx, dy, guides } = snapping({ left: x, right: x, top: y, bottom: y }, reach);
  // Only lines: a gap is between whole boxes, and the held corner alone has none.
  const found = (['x', 'y'] as const).flatMap((axis) => {
    const edge = held[axis];
    if (!edge || !guides.some((guide) => guide.axis === axis)) return [];
    const shift = axis === 'x' ? dx : dy;
    const size = axis === 'x' ? box.right - box.left : box.bottom - box.top;
    const grown = size + (edge === 'right' || edge === 'bottom' ? shift : -shift);
    return size > 0 && grown > 0 ? [{ shift: Math.abs(shift), factor: grown / size }] : [];
  });
  return found.sort((a, b) => a.shift - b.shift)[0]?.factor ?? 1;
};
