import { useState, type PointerEvent } from 'react';

/** Where a dragged column would come to stand. */
export interface ColumnDrop {
  /** The column that is dragged. */
  readonly id: string;
  /** The one it would stand beside; null: it would stay. */
  readonly beside: string | null;
  readonly side: 'before' | 'after';
}

/** Pixels a head is moved before it counts as dragged; a click sorts. */
const THRESHOLD = 6;

/** The heads of columns that can be moved say which one they are in `data-movable`. */
const HEAD = 'th[data-movable]';

const dropAt = (id: string, row: Element, x: number): ColumnDrop => {
  const heads = [...row.querySelectorAll<HTMLElement>(HEAD)];
  const over = heads.find((head) => {
    const { left, right } = head.getBoundingClientRect();
    return x >= left && x < right;
  });
  const beside = over?.dataset.movable ?? null;
  if (!over || beside === id) return { id, beside: null, side: 'before' };
  const { left, width } = over.getBoundingClientRect();
  const rtl = getComputedStyle(over).direction === 'rtl';
  return { id, beside, side: x < left + width / 2 === rtl ? 'after' : 'before' };
};

const sameDrop = (one: ColumnDrop | null, other: ColumnDrop): boolean => one?.beside === other.beside && one.side === other.side;

/** Moving columns by their heads, with mouse or pen; the columns panel does the same for the keyboard and for touch. */
export const useColumnDrag = (onDrop: (drop: ColumnDrop & { readonly beside: string }) => void) => {
  const [start, setStart] = useState<{ readonly id: string; readonly x: number } | null>(null);
  const [drop, setDrop] = useState<ColumnDrop | null>(null);
  const end = () => {
    setStart(null);
    setDrop(null);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const head = event.target instanceof Element ? event.target.closest<HTMLElement>(HEAD) : null;
      // The edge of a head makes it wider, and a finger scrolls the list.
      if (!head?.dataset.movable || event.button !== 0 || event.pointerType === 'touch') return;
      if (event.target instanceof Element && event.target.closest('[role="separator"]')) return;
      setStart({ id: head.dataset.movable, x: event.clientX });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start) return;
      if (!drop) {
        if (Math.abs(event.clientX - start.x) < THRESHOLD) return;
        // From now on the pointer is ours, so that letting it go sorts nothing.
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const next = dropAt(start.id, event.currentTarget, event.clientX);
      if (!sameDrop(drop, next)) setDrop(next);
    },
    onPointerUp: () => {
      if (drop?.beside) onDrop({ ...drop, beside: drop.beside });
      end();
    },
    onPointerCancel: end,
  };
  return { drop, handlers };
};
