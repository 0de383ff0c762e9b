import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { LEAST_WIDTH, MOST_WIDTH, neededWidth, type ListColumn, type ListRow } from './columns';
import type { Layout } from './layout';

/** What of a column its cells and its head look at. */
export type ColumnLook<R extends ListRow = ListRow> = Omit<ListColumn<R>, 'csv' | 'csvRange'>;

const features = tableFeatures({ columnOrderingFeature, columnSizingFeature, columnVisibilityFeature });

const NO_ROWS: readonly never[] = [];

/**
 * The columns of a list in the order and widths of a layout. Rows are not handed to it: it would make an object for each of 100,000 of
 * them, which is three quarters of the time such a list takes to appear, and nothing here asks for one.
 */
export const useListTable = <R extends ListRow>(columns: readonly ListColumn<R>[], layout: Layout) => {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, R>();
    return columns.map((column) =>
      helper.display({ id: column.id, header: column.header, size: neededWidth(column), minSize: LEAST_WIDTH, maxSize: MOST_WIDTH }),
    );
  }, [columns]);
  const state = useMemo(
    () => ({
      columnOrder: layout.map(({ id }) => id),
      columnVisibility: Object.fromEntries(layout.map(({ id, hidden }) => [id, !hidden])),
      columnSizing: Object.fromEntries(layout.flatMap(({ id, width }) => (width === null ? [] : [[id, width]]))),
    }),
    [layout],
  );
  const table = useTable({ features, columns: definitions, data: NO_ROWS as readonly R[], state });
  const shown = table.getVisibleLeafColumns();
  /** The columns that are shown, in order; the same array until one of them changes. */
  const looks = useMemo((): readonly ColumnLook<R>[] => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    return shown.flatMap(({ id }) => byId.get(id) ?? []);
  }, [columns, shown]);
  return { looks, widths: table.state.columnSizing, totalWidth: table.getTotalSize() };
};
