import TableBody from '@mui/material/TableBody';
import { useDeferredValue, type ReactNode } from 'react';
import type { ColumnLook, ListRow } from './columns';
import { RowView, type RowWords } from './RowView';
import { isSelected, type Selection } from './selection';
import type { RowKeys } from './use-row-keys';

/** Beyond this many rows only those in sight are drawn. */
export const DRAWN_AT_ONCE = 100;

export interface BodyRowsProps<R extends ListRow> {
  readonly rows: readonly (R | undefined)[];
  readonly columns: readonly ColumnLook<R>[];
  readonly keys: RowKeys;
  readonly selection: Selection | undefined;
  readonly rowName: (row: R) => string;
  readonly words: RowWords;
  /** Where a row leads. */
  readonly rowLink?: ((row: R) => string | null) | undefined;
  readonly renderDetails?: ((row: R) => ReactNode) | undefined;
}

/** What a row is told, whether it is drawn in the page or in a window on a long list. */
export const rowProps = <R extends ListRow>(
  { columns, keys, selection, rowName, rowLink, words, renderDetails }: BodyRowsProps<R>,
  row: R,
  index: number,
) => ({
  row,
  columns,
  active: keys.active === index,
  selected: selection && isSelected(selection, row._id),
  unfolded: renderDetails && keys.unfolded.has(row._id),
  keys,
  rowName,
  link: rowLink?.(row) ?? null,
  words,
  renderDetails,
  index,
});

/** Pixels no row is lower than. */
const LEAST_HEIGHT = 44;

/** All rows of a page. Those no window shows before it is scrolled come with the picture after the first one. */
export const BodyRows = <R extends ListRow>(props: BodyRowsProps<R>) => {
  const drawn = useDeferredValue(props.rows.length, Math.ceil(window.innerHeight / LEAST_HEIGHT));
  return (
    <TableBody {...props.keys.handlers}>
      {props.rows.slice(0, drawn).map((row, index) => row && <RowView key={row._id} {...rowProps(props, row, index)} />)}
    </TableBody>
  );
};
