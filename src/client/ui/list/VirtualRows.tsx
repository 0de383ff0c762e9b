import TableBody from '@mui/material/TableBody';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { DRAWN_ROW, ROW_HEIGHT } from '../../theme/components';
import { rowProps, type BodyRowsProps } from './BodyRows';
import type { ListRow } from './columns';
import { RowView } from './RowView';
import { useRowWindow } from './use-row-window';

export interface VirtualRowsProps<R extends ListRow> extends BodyRowsProps<R> {
  /** What scrolls. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Told which rows come in sight. Kept by the caller. */
  readonly onSight?: ((first: number, last: number) => void) | undefined;
}

/** The rows of a long list that are in sight, and the one that has the focus; the others are empty space. */
export const VirtualRows = <R extends ListRow>(props: VirtualRowsProps<R>) => {
  const { rows, columns, keys, frame, onSight } = props;
  const { active } = keys;
  const [height, setHeight] = useState(ROW_HEIGHT);
  const virtualizer = useRowWindow({ count: rows.length, height, frame, keys, onSight });
  // Rows are of one height, but how high a list's rows are is known once one is drawn.
  const measure = useCallback(
    (body: HTMLElement | null) => {
      const drawn = rows.length > 0 && body?.querySelector<HTMLElement>('tr[data-row]:not([data-row=""])')?.offsetHeight;
      if (drawn) setHeight(drawn);
    },
    [rows],
  );
  useEffect(() => virtualizer.measure(), [virtualizer, height]);

  const drawn = virtualizer.getVirtualItems();
  const after = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <TableBody ref={measure} {...keys.handlers}>
      {drawn.flatMap(({ index, start }, place) => {
        const row = rows[index];
        const gap = start - (drawn[place - 1]?.end ?? 0);
        return [
          gap > 0 && <tr key={`before ${index}`} aria-hidden style={{ height: gap }} />,
          row ? (
            <RowView key={row._id} {...rowProps(props, row, index)} height={DRAWN_ROW} />
          ) : (
            <tr key={index} data-row="" data-index={index} tabIndex={index === active ? 0 : -1} aria-busy style={{ height }}>
              <td className="coming" colSpan={columns.length + 2} />
            </tr>
          ),
        ];
      })}
      {after > 0 && <tr aria-hidden style={{ height: after }} />}
    </TableBody>
  );
};
