import TableBody from '@mui/material/TableBody';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { ROW_HEIGHT } from '../../theme/components';
import { rowProps, type BodyRowsProps } from './BodyRows';
import type { ListRow } from './columns';
import { RowView } from './RowView';

/** Rows drawn beyond those in sight, on either side. */
const OVERSCAN = 6;

export interface VirtualRowsProps<R extends ListRow> extends BodyRowsProps<R> {
  /** What scrolls. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Told which rows come in sight. Kept by the caller. */
  readonly onSight?: ((first: number, last: number) => void) | undefined;
}

/** The rows of a long list that are in sight, and the one that has the focus; the others are empty space. */
export const VirtualRows = <R extends ListRow>(props: VirtualRowsProps<R>) => {
  const { rows, columns, keys, frame, onSight } = props;
  const { active, reveal } = keys;
  const [height, setHeight] = useState(ROW_HEIGHT);
  const virtualizer = useVirtualizer({
    count: rows.length,
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
    reveal.current = (index) => virtualizer.scrollToIndex(index);
    return () => {
      reveal.current = null;
    };
  }, [reveal, virtualizer]);
  // Rows are of one height, but how high a list's rows are is known once one is drawn.
  useLayoutEffect(() => {
    const drawn = frame.current?.querySelector<HTMLElement>('tr[data-row]:not([data-row=""])')?.offsetHeight;
    if (drawn) setHeight(drawn);
  }, [frame, rows]);
  useEffect(() => virtualizer.measure(), [virtualizer, height]);
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  useEffect(() => onSight?.(startIndex, endIndex), [onSight, startIndex, endIndex]);

  let end = 0;
  return (
    <TableBody {...keys.handlers}>
      {virtualizer.getVirtualItems().flatMap(({ index, start, size }) => {
        const row = rows[index];
        const gap = start - end;
        end = start + size;
        return [
          gap > 0 && <tr key={`before ${index}`} aria-hidden style={{ height: gap }} />,
          row ? (
            <RowView key={row._id} {...rowProps(props, row, index)} height={ROW_HEIGHT} />
          ) : (
            <tr key={index} data-row="" data-index={index} tabIndex={index === active ? 0 : -1} aria-busy style={{ height }}>
              <td className="coming" colSpan={columns.length + 2} />
            </tr>
          ),
        ];
      })}
      {virtualizer.getTotalSize() > end && <tr aria-hidden style={{ height: virtualizer.getTotalSize() - end }} />}
    </TableBody>
  );
};
