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

/** Pixels there are for an element; undefined until they are known. */
const useWidth = (): readonly [(element: HTMLElement | null) => (() => void) | undefined, number | undefined] => {
  const [width, setWidth] = useState(lastWidth);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const look = () => {
      // Where nothing is laid out nothing is known.
      if (element.clientWidth === 0) return;
      lastWidth = element.clientWidth;
      setWidth(lastWidth);
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
  /** Pixels for columns; undefined until they are known. */
  readonly room: number | undefined;
  /** Too narrow for a table. */
  readonly narrow: boolean;
  /** Columns that have to give way; the same set until one of them changes. */
  readonly out: ReadonlySet<string>;
}

/** What of a list's columns there is room for. `controls`: columns of boxes and unfolding buttons. */
export const useRoom = (columns: readonly ColumnFrame[], layout: Layout, controls: number): Room => {
  const [measure, width] = useWidth();
  const room = width === undefined ? undefined : width - BORDER - controls * CONTROL_WIDTH;
  const narrow = width !== undefined && width < CARDS_BELOW;
  const arranged = useMemo(() => arrange(columns, layout), [columns, layout]);
  const ids = room === undefined || narrow ? '' : leftOut(columns, arranged, room).join(' ');
  const out = useMemo(() => new Set(ids === '' ? [] : ids.split(' ')), [ids]);
  return { measure, room, narrow, out };
};
