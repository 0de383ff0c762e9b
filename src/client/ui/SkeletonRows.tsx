import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ColumnLook } from './table-columns';

/** Placeholders in the layout the rows will have. */
export const SkeletonRows = ({ rows, columns }: { readonly rows: number; readonly columns: readonly ColumnLook[] }) =>
  Array.from({ length: rows }, (_row, row) => (
    <TableRow key={row} aria-hidden>
      {columns.map(({ align }, column) => (
        <TableCell key={column} align={align}>
          <Skeleton variant="text" width={`${55 + ((row + column) % 4) * 10}%`} sx={{ ...(align === 'right' && { ml: 'auto' }) }} />
        </TableCell>
      ))}
    </TableRow>
  ));
