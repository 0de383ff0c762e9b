import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Hint } from '../../ui/Hint';
import { Link } from '../../ui/Link';
import { OPENED } from '../../ui/list/opened';

interface FigureColumn {
  readonly id: string;
  readonly label: string;
  /** Its formula, in words. */
  readonly formula: string;
}

interface FigureCell {
  readonly text: string;
  /** What was said of it before. */
  readonly before?: string | undefined;
  /** What it is made of. */
  readonly to?: string | undefined;
  /** It tells little, since it is made of little. */
  readonly faint?: boolean | undefined;
}

export interface FigureLine {
  readonly key: string;
  readonly name: string;
  /** One for each column. */
  readonly cells: readonly FigureCell[];
}

interface FiguresTableProps {
  readonly label: string;
  /** What the lines are. */
  readonly head: string;
  readonly columns: readonly FigureColumn[];
  readonly lines: readonly FigureLine[];
  readonly total: FigureLine | undefined;
}

/** Figures of groups, one a line, and of all of them below. Each number leads to the rows it is made of. */
export const FiguresTable = ({ label, head, columns, lines, total }: FiguresTableProps) => (
  <Box tabIndex={0} role="region" aria-label={label} sx={frame}>
    <Table size="small" sx={look}>
      <TableHead>
        <TableRow>
          <TableCell>{head}</TableCell>
          {columns.map(({ id, label, formula }) => (
            <Hint key={id} title={formula}>
              <TableCell align="right">{label}</TableCell>
            </Hint>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <Line key={line.key} line={line} columns={columns} />
        ))}
      </TableBody>
      {total && (
        <TableFooter>
          <Line line={total} columns={columns} />
        </TableFooter>
      )}
    </Table>
  </Box>
);

const Line = ({ line: { name, cells }, columns }: { readonly line: FigureLine; readonly columns: readonly FigureColumn[] }) => (
  <TableRow>
    <TableCell component="th" scope="row">
      <bdi>{name}</bdi>
    </TableCell>
    {columns.map(({ id, label }, at) => {
      const { text, before, to, faint } = cells[at] ?? { text: '' };
      return (
        <TableCell key={id} align="right" className={faint ? 'faint' : undefined}>
          {to ? (
            <MuiLink component={Link} to={to} state={OPENED} color="inherit" aria-label={`${name}, ${label}: ${text}`}>
              {text}
            </MuiLink>
          ) : (
            text
          )}
          {before !== undefined && <small>{before}</small>}
        </TableCell>
      );
    })}
  </TableRow>
);

const frame = {
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '@media print': { overflow: 'visible', border: 0 },
} as const;
const look = {
  '& th, & td': { whiteSpace: 'nowrap' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  // The names stay while the figures are scrolled past them.
  '& th:first-of-type': { position: 'sticky', insetInlineStart: 0, zIndex: 1, maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& tbody th:first-of-type': { bgcolor: 'background.default' },
  '& tfoot th, & tfoot td': { fontSize: 13, fontWeight: 600, color: 'text.primary', bgcolor: 'background.subtle', borderBottom: 0 },
  '& small': { display: 'block', fontSize: 11, color: 'text.secondary' },
  '& .faint': { color: 'text.secondary', fontStyle: 'italic' },
  '@media print': { '& th, & td, & tfoot th, & tfoot td': { fontSize: 9, px: 1, height: 'auto', py: 0.5 } },
} as const;
