import Check from '../../ui/icons/Check';
import Inbox from '../../ui/icons/InboxOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ListView } from '../../kernel/hooks';
import { changeAddress } from '../../ui/list/address';
import { Pagination } from '../../ui/list/Pagination';
import { Link } from '../../ui/Link';
import { ListFailure, Message } from '../../ui/Message';
import { SideDrawer } from '../../ui/SideDrawer';

/** Rows of a page of the drawer. */
export const ROWS = 50;

/** Which page of the rows the address asks for. */
export const pageOf = (params: URLSearchParams): number => Math.max(1, Math.floor(Number(params.get('page'))) || 1);

export interface RowColumn<R> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: R) => string;
  /** What it comes to; undefined: nothing to add up. */
  readonly foot?: string | undefined;
  /** Words, not a number. */
  readonly words?: boolean;
}

interface Marked {
  readonly _id: string;
  readonly marked: boolean;
}

interface RowsDrawerProps<R extends Marked> {
  readonly title: string;
  /** The formula, in words. */
  readonly formula: string;
  /** Of which days, store and so on. */
  readonly of: string;
  readonly list: ListView<R>;
  /** What each row is called, and where it leads; null: one may not go there. */
  readonly rowHead: string;
  readonly rowName: (row: R) => string;
  readonly linkOf: (row: R) => string | null;
  readonly columns: readonly RowColumn<R>[];
  /** Whether some rows count twice: in the whole, and in what is a share of it. */
  readonly shares: boolean;
  readonly onClose: () => void;
}

/** The rows a figure is made of, with the parts of its formula and their sums. */
export const RowsDrawer = <R extends Marked>(props: RowsDrawerProps<R>) => {
  const { title, formula, of, list, rowHead, rowName, linkOf, columns, shares, onClose } = props;
  const { t } = useTranslation('reports');
  const [params, setParams] = useSearchParams();
  const { rows, total, about, loading, error, reload } = list;
  return (
    <SideDrawer open roomy title={title} onClose={onClose}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {of}
      </Typography>
      <Typography variant="body2" sx={{ mb: 4 }}>
        {formula}
      </Typography>
      {error && rows.length === 0 && <ListFailure error={error} onRetry={reload} />}
      {loading && !error && <Skeleton variant="rounded" height={320} />}
      {!loading && !error && rows.length === 0 && <Message Icon={Inbox} title={t('rows.none')} />}
      {rows.length > 0 && (
        <>
          <Box tabIndex={0} role="region" aria-label={title} sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
            <Table size="small" sx={look}>
              <TableHead>
                <TableRow>
                  <TableCell>{rowHead}</TableCell>
                  {columns.map(({ id, label, words }) => (
                    <TableCell key={id} align={words ? 'left' : 'right'}>
                      {label}
                    </TableCell>
                  ))}
                  {shares && <TableCell align="center">{t('rows.marked')}</TableCell>}
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((row) => {
                  const to = linkOf(row);
                  return (
                    <TableRow key={row._id} className={shares && row.marked ? 'marked' : undefined}>
                      <TableCell component="th" scope="row">
                        {to === null ? (
                          rowName(row)
                        ) : (
                          <MuiLink component={Link} to={to}>
                            {rowName(row)}
                          </MuiLink>
                        )}
                      </TableCell>
                      {columns.map(({ id, cell, words }) => (
                        <TableCell key={id} align={words ? 'left' : 'right'}>
                          {words ? <bdi>{cell(row)}</bdi> : cell(row)}
                        </TableCell>
                      ))}
                      {shares && (
                        <TableCell align="center">{row.marked && <Check titleAccess={t('rows.counts')} sx={{ fontSize: 16 }} />}</TableCell>
                      )}
                    </TableRow>
                  );
                })}
              </TableBody>
              <TableFooter>
                <TableRow>
                  <TableCell component="th" scope="row">
                    {t('rows.total', { count: total })}
                  </TableCell>
                  {columns.map(({ id, foot, words }) => (
                    <TableCell key={id} align={words ? 'left' : 'right'}>
                      {foot}
                    </TableCell>
                  ))}
                  {shares && <TableCell />}
                </TableRow>
              </TableFooter>
            </Table>
          </Box>
          {total > ROWS && (
            <Pagination
              fixed
              address={{ page: pageOf(params), perpage: ROWS }}
              total={total}
              about={about}
              onChange={(changes) => setParams((old) => changeAddress(old, changes), { replace: true })}
            />
          )}
        </>
      )}
    </SideDrawer>
  );
};

const look = {
  '& th, & td': { whiteSpace: 'nowrap', px: 2 },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& td bdi': { display: 'block', maxWidth: 150, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& tr.marked': { bgcolor: 'action.selected' },
  '& tfoot th, & tfoot td': { fontSize: 13, fontWeight: 600, color: 'text.primary', bgcolor: 'background.subtle', borderBottom: 0 },
} as const;
