import TableBody from '@mui/material/TableBody';
import TableRow from '@mui/material/TableRow';
import type { ColumnFrame } from './columns';

interface SkeletonRowsProps {
  readonly rows: number;
  readonly looks: readonly ColumnFrame[];
  /** Columns of boxes and buttons before them. */
  readonly controls: number;
}

/** Placeholders in the layout the rows will have; `ListTable` says how they look, once for all. */
export const SkeletonRows = ({ rows, looks, controls }: SkeletonRowsProps) => (
  <TableBody>
    {Array.from({ length: rows }, (_row, row) => (
      <TableRow key={row} aria-hidden>
        {controls > 0 && <td colSpan={controls} />}
        {looks.map(({ id, align }, column) => (
          <td key={id} className={align}>
            <span className="coming" style={{ width: `${55 + ((row + column) % 4) * 10}%` }} />
          </td>
        ))}
      </TableRow>
    ))}
  </TableBody>
);
