import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { FlexRender, type Row } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { ListFeatures, ListRow } from './table-columns';

const textCell = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export interface DataRowProps<R extends ListRow> {
  readonly row: Row<ListFeatures, R>;
  readonly renderDetails?: ((row: R) => ReactNode) | undefined;
}

/** One row of a list, and what unfolds under it. */
export const DataRow = <R extends ListRow>({ row, renderDetails }: DataRowProps<R>) => {
  const cells = row.getAllCells();
  return (
    <>
      <TableRow hover selected={row.getIsSelected()}>
        {cells.map((cell) => (
          <TableCell
            key={cell.id}
            align={cell.column.columnDef.meta?.align}
            sx={cell.column.columnDef.meta?.control ? undefined : textCell}
          >
            <FlexRender cell={cell} />
          </TableCell>
        ))}
      </TableRow>
      {renderDetails && row.getIsExpanded() && (
        <TableRow>
          <TableCell colSpan={cells.length} sx={{ p: 0, bgcolor: 'background.subtle' }}>
            {renderDetails(row.original)}
          </TableCell>
        </TableRow>
      )}
    </>
  );
};
