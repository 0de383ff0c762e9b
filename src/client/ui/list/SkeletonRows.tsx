import Skeleton from '@mui/material/Skeleton';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ColumnFrame } from './columns';

interface SkeletonRowsProps {
  readonly rows: number;
  readonly looks: readonly ColumnFrame[];
  /** Columns of boxes and buttons before them. */
  readonly controls: number;
}

/** Placeholders in the layout the rows will have. */
export const SkeletonRows = ({ rows, looks, controls }: SkeletonRowsProps) => (
  <TableBody>
    {Array.from({ length: rows }, (_row, row) => (
      <TableRow key={row} aria-hidden>
        {controls > 0 && <TableCell colSpan={controls} />}
        {looks.map(({ id, align }, column) => (
          <TableCell key={id}>
            <Skeleton
              variant="text"
              width={`${55 + ((row + column) % 4) * 10}%`}
              sx={align === 'end' ? { marginInlineStart: 'auto' } : undefined}
            />
          </TableCell>
        ))}
      </TableRow>
    ))}
  </TableBody>
);
