import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTable } from '@tanstack/react-table';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFailure } from './ListFailure';
import { SkeletonRows } from './SkeletonRows';
import { DataRow } from './DataRow';
import { expandColumn, selectColumn } from './table-controls';
import { listFeatures, NOTHING_SELECTED, widthOf, type ListColumn, type ListRow, type Selection } from './table-columns';

export interface DataTableProps<R extends ListRow> {
  /** What the rows are, for a screen reader. */
  readonly label: string;
  /** Kept by the caller: a new array builds the table anew. */
  readonly columns: readonly ListColumn<R>[];
  readonly rows: readonly R[];
  readonly loading: boolean;
  /** Why the rows could not be loaded. */
  readonly error?: { readonly message: string } | null;
  readonly onRetry: () => void;
  /** Shown when there is no row. */
  readonly empty: ReactNode;
  readonly selection?: { readonly value: Selection; readonly onChange: (selection: Selection) => void };
  /** What unfolds under a row. */
  readonly renderDetails?: (row: R) => ReactNode;
  readonly skeletonRows?: number;
}

/** Rows and columns of a list screen with its loading, empty and failed states. */
export const DataTable = <R extends ListRow>(props: DataTableProps<R>) => {
  const { label, columns, rows, loading, error, onRetry, empty, selection, renderDetails, skeletonRows = 8 } = props;
  const { t } = useTranslation();
  const [expanded, setExpanded] = useState<Record<string, boolean>>({});
  const selectable = Boolean(selection);
  const expandable = Boolean(renderDetails);
  const allColumns = useMemo(
    () => [...(selectable ? [selectColumn<R>(t)] : []), ...(expandable ? [expandColumn<R>(t)] : []), ...columns],
    [columns, selectable, expandable, t],
  );
  const looks = allColumns.map(({ meta }) => meta ?? {});
  const chosen = selection?.value ?? NOTHING_SELECTED;
  const table = useTable({
    features: listFeatures,
    columns: allColumns,
    data: rows,
    getRowId: (row) => row._id,
    getRowCanExpand: () => expandable,
    state: { rowSelection: chosen, expanded },
    onRowSelectionChange: (update) => selection?.onChange(typeof update === 'function' ? update(chosen) : update),
    onExpandedChange: (update) => {
      const next = typeof update === 'function' ? update(expanded) : update;
      setExpanded(next === true ? {} : next);
    },
  });

  if (error && rows.length === 0) return <ListFailure message={error.message} onRetry={onRetry} />;
  if (!loading && rows.length === 0) return empty;
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Table aria-label={label} aria-busy={loading} sx={{ tableLayout: 'fixed', minWidth: widthOf(looks) }}>
        <TableHead>
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id}>
              {group.headers.map((header) => {
                const { align, width, headLabel } = header.column.columnDef.meta ?? {};
                return (
                  <TableCell key={header.id} align={align} aria-label={headLabel} sx={{ width }}>
                    {header.isPlaceholder ? null : <table.FlexRender header={header} />}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableHead>
        <TableBody>
          {loading && rows.length === 0 ? (
            <SkeletonRows rows={skeletonRows} columns={looks} />
          ) : (
            table.getRowModel().rows.map((row) => <DataRow key={row.id} row={row} renderDetails={renderDetails} />)
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
