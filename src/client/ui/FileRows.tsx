import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ownDirection } from './styles';

interface FileRowsProps {
  readonly heads: readonly string[];
  /** Those that are shown; the last cell says what becomes of the row. */
  readonly rows: readonly { readonly key: string | number; readonly bad: boolean; readonly cells: readonly string[] }[];
  /** What is said of those that are not. */
  readonly more: ReactNode;
}

/** What becomes of each row of a file that is taken in. */
export const FileRows = ({ heads, rows, more }: FileRowsProps) => (
  <Box sx={{ overflow: 'auto', maxHeight: 360 }}>
    <Box component="table" sx={table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, bad, cells }) => (
          <tr key={key} data-bad={bad || undefined}>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
    {more}
  </Box>
);

const table = {
  width: 1,
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': { ...ownDirection, p: 2, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '& :is(th, td):first-of-type': { whiteSpace: 'nowrap' },
  '& td:last-of-type': { minWidth: 120 },
  '& th': { color: 'text.secondary', fontWeight: 500 },
  '& tr[data-bad] td:last-of-type': { color: 'error.main' },
} as const;
