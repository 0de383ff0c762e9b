import { useCallback, useMemo, useState } from 'react';
import { CONTROL_WIDTH, type ColumnFrame } from './columns';
import { leftOut } from './fitting';
import { arrange, type Layout } from './layout';

/** Below this width rows are cards, in pixels. */
const CARDS_BELOW = 640;
/** Pixels of a table's border. */
const BORDER = 2;

/** As wide as the list that was shown last: the next one is right from its first picture. */
let lastWidth: number | undefined;

/** Pixels there are for an element; 0 where nothing is laid out, undefined until it was looked at. */
const useWidth = (): readonly [(element: HTMLElement | null) => (() => void) | undefined, number | undefined] => {
  const [width, setWidth] = useState(lastWidth);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const look = () => {
      const { clientWidth } = element;
      if (clientWidth > 0) lastWidth = clientWidth;
      setWidth((old) => clientWidth || (old ?? 0));
    };
    look();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
};

interface Room {
  /** For the element that is as wide as the list may be. */
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined;
  /** Whether it is known: what depends on it is drawn then, and not before it was looked at and again. */
  readonly known: boolean;
  /** Pixels for columns; undefined where nothing is laid out. */
  readonly room: number | undefined;
  /** Too narrow for a table. */
  readonly narrow: boolean;
  /** Columns that have to give way; the same set until one of them changes. */
  readonly out: ReadonlySet<string>;
}

/** What of a list's columns there is room for. `controls`: columns of boxes and unfolding buttons. */
export const useRoom = (columns: readonly ColumnFrame[], layout: Layout, controls: number): Room => {
  const [measure, width] = useWidth();
  const room = width ? width - BORDER - controls * CONTROL_WIDTH : undefined;
  const narrow = room !== undefined && width !== undefined && width < CARDS_BELOW;
  const arranged = useMemo(() => arrange(columns, layout), [columns, layout]);
  const ids = room === undefined || narrow ? '' : leftOut(columns, arranged, room).join(' ');
  const out = useMemo(() => new Set(ids === '' ? [] : ids.split(' ')), [ids]);
  return { measure, known: width !== undefined, room, narrow, out };
};
