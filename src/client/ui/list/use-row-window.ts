import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, type RefObject } from 'react';
import type { RowKeys } from './use-row-keys';

/** Rows drawn beyond those in sight, on either side. */
const OVERSCAN = 6;

interface RowWindowOptions {
  readonly count: number;
  /** Pixels of a row, as far as is known. */
  readonly height: number;
  /** What scrolls. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly keys: Pick<RowKeys, 'active' | 'reveal'>;
  /** Told which rows come in sight. Kept by the caller. */
  readonly onSight?: ((first: number, last: number) => void) | undefined;
}

/** A window on a long list: which rows are in sight, and the one that has the focus. */
export const useRowWindow = ({ count, height, frame, keys: { active, reveal }, onSight }: RowWindowOptions) => {
  const virtualizer: Virtualizer<HTMLElement, Element> = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    // The focused row stays drawn wherever the list is scrolled to, so that the focus is never lost.
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
      [active],
    ),
  });
  useLayoutEffect(() => {
    if (count === 0) return undefined;
    reveal.current = (index) => virtualizer.scrollToIndex(index);
    return () => {
      reveal.current = null;
    };
  }, [count, reveal, virtualizer]);
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  useEffect(() => onSight?.(startIndex, endIndex), [onSight, startIndex, endIndex]);
  return virtualizer;
};
