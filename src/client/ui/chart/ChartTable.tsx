import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { told, type ChartData } from './series';

interface ChartTableProps extends ChartData {
  readonly title: string;
  readonly along: string;
  readonly onOpen: ((point: number) => void) | undefined;
}

/** The numbers of a chart, a line for each point. */
export const ChartTable = ({ title, along, points, series, format, onOpen }: ChartTableProps) => (
  <Box
    tabIndex={0}
    role="region"
    aria-label={title}
    sx={{ overflow: 'auto', maxHeight: 360, border: 1, borderColor: 'divider', borderRadius: 1 }}
  >
    <Table size="small" stickyHeader sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
      <TableHead>
        <TableRow>
          <TableCell>{along}</TableCell>
          {series.map(({ id, label }) => (
            <TableCell key={id} align="right">
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {points.map((point, at) => (
          <TableRow key={`${at} ${point}`}>
            <TableCell component="th" scope="row">
              {onOpen ? (
                <MuiLink component="button" type="button" onClick={() => onOpen(at)}>
                  <bdi>{point}</bdi>
                </MuiLink>
              ) : (
                <bdi>{point}</bdi>
              )}
            </TableCell>
            {series.map(({ id, values }) => (
              <TableCell key={id} align="right">
                {told(values[at], format)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
