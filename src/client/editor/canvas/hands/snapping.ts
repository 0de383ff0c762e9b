import type { Box } from '../../geometry/boxes';

/** A line that something snapped to, in document pixels: upright at `at` for `x`, level for `y`. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** An empty stretch that is as wide as another; `at` is where it is drawn across the other axis. */
export interface Gap {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface Snap {
  /** What brings the moved box into place; 0 where nothing is near. */
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly Guide[];
  readonly gaps: readonly Gap[];
}

/** A box's extent along one axis. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const along = (box: Box, axis: 'x' | 'y'): Span =>
  axis === 'x' ? { start: box.left, end: box.right } : { start: box.top, end: box.bottom };

const other = (axis: 'x' | 'y') => (axis === 'x' ? 'y' : 'x');

const linesOf = ({ start, end }: Span): readonly number[] => [start, (start + end) / 2, end];

interface Line {
  readonly at: number;
  readonly box: Box;
}

const firstFrom = (lines: readonly Line[], at: number): number => {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.at ?? Infinity) < at) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The shift that brings one of the span's lines onto the nearest of the others'; null when none is within reach. */
const nearest = (span: Span, lines: readonly Line[], reach: number): number | null => {
  let best: number | null = null;
  for (const own of linesOf(span)) {
    const next = firstFrom(lines, own);
    for (const line of [lines[next - 1], lines[next]]) {
      const shift = line && line.at - own;
      if (shift !== undefined && Math.abs(shift) <= reach && (best === null || Math.abs(shift) < Math.abs(best))) best = shift;
    }
  }
  return best;
};

/** Lines closer than this are one line, in document pixels. */
const SAME = 0.01;

/** The neighbours along an axis: those that lie beside the box, ordered by where they begin. */
const beside = (box: Box, boxes: readonly Box[], axis: 'x' | 'y'): Span[] => {
  const own = along(box, other(axis));
  return boxes
    .filter((one) => along(one, other(axis)).start < own.end && own.start < along(one, other(axis)).end)
    .map((one) => along(one, axis))
    .sort((a, b) => a.start - b.start);
};

const equalGaps = (box: Box, boxes: readonly Box[], axis: 'x' | 'y', reach: number): { shift: number; gaps: readonly Span[] } | null => {
  const own = along(box, axis);
  const size = own.end - own.start;
  const row = beside(box, boxes, axis);
  const before = row.filter(({ end }) => end <= own.start + reach);
  const after = row.filter(({ start }) => start >= own.end - reach);
  const left = before.toSorted((a, b) => b.end - a.end)[0];
  const right = after[0];
  const found: { shift: number; gaps: readonly Span[] }[] = [];
  const put = (start: number, gaps: readonly Span[]): void => {
    if (Math.abs(start - own.start) <= reach && gaps.every((gap) => gap.end > gap.start)) found.push({ shift: start - own.start, gaps });
  };
  if (left && right) {
    const start = (left.end + right.start - size) / 2;
    put(start, [
      { start: left.end, end: start },
      { start: start + size, end: right.start },
    ]);
  }
  const beyondLeft = left && before.filter(({ end }) => end <= left.start).toSorted((a, b) => b.end - a.end)[0];
  if (left && beyondLeft) {
    const start = left.end + (left.start - beyondLeft.end);
    put(start, [
      { start: beyondLeft.end, end: left.start },
      { start: left.end, end: start },
    ]);
  }
  const beyondRight = right && after.find(({ start }) => start >= right.end);
  if (right && beyondRight) {
    const end = right.start - (beyondRight.start - right.end);
    put(end - size, [
      { start: right.end, end: beyondRight.start },
      { start: end, end: right.start },
    ]);
  }
  return found.sort((a, b) => Math.abs(a.shift) - Math.abs(b.shift))[0] ?? null;
};

const guidesAt = (box: Box, boxes: readonly Box[], axis: 'x' | 'y'): Guide[] => {
  const cross = other(axis);
  return linesOf(along(box, axis)).flatMap((at) => {
    const met = boxes.filter((one) => linesOf(along(one, axis)).some((line) => Math.abs(line - at) < SAME));
    if (met.length === 0) return [];
    const spans = [box, ...met].map((one) => along(one, cross));
    return [{ axis, at, from: Math.min(...spans.map(({ start }) => start)), to: Math.max(...spans.map(({ end }) => end)) }];
  });
};

export type Snapping = (box: Box, reach: number) => Snap;

/**
 * Prepares to snap boxes to these: edges and middles to edges and middles, and to gaps as wide as the next. An edge wins over a gap. The lines
 * are sorted once, so that a frame costs little however many there are.
 */
export const createSnapping = (boxes: readonly Box[]): Snapping => {
  const lines = (axis: 'x' | 'y'): Line[] =>
    boxes.flatMap((box) => linesOf(along(box, axis)).map((at) => ({ at, box }))).sort((a, b) => a.at - b.at);
  const upright = lines('x');
  const level = lines('y');
  return (box, reach) => {
    const edgeX = nearest(along(box, 'x'), upright, reach);
    const edgeY = nearest(along(box, 'y'), level, reach);
    const gapX = edgeX === null ? equalGaps(box, boxes, 'x', reach) : null;
    const gapY = edgeY === null ? equalGaps(box, boxes, 'y', reach) : null;
    const dx = edgeX ?? gapX?.shift ?? 0;
    const dy = edgeY ?? gapY?.shift ?? 0;
    const placed = { left: box.left + dx, top: box.top + dy, right: box.right + dx, bottom: box.bottom + dy };
    const drawn = (axis: 'x' | 'y', gaps: readonly Span[] = []): Gap[] => {
      const { start, end } = along(placed, other(axis));
      return gaps.map((gap) => ({ axis, at: (start + end) / 2, from: gap.start, to: gap.end }));
    };
    return {
      dx,
      dy,
      guides: [...(edgeX === null ? [] : guidesAt(placed, boxes, 'x')), ...(edgeY === null ? [] : guidesAt(placed, boxes, 'y'))],
      gaps: [...drawn('x', gapX?.gaps), ...drawn('y', gapY?.gaps)],
    };
  };
};
