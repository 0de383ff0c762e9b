import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CHARGE_KINDS } from '../../../domain/billing/invoice';
import { invoiceDetails, invoices, type Invoice, type InvoiceDetail } from '../../entities/invoices';
import { useBeside } from '../../shell/lists/use-beside';
import { useFormat } from '../../ui/format';
import { ListFailure } from '../../ui/Message';
import { Part } from '../../ui/Part';
import { ownDirection } from '../../ui/styles';

/** Lines that are shown; a file holds all. */
const SHOWN = 100;

/** Who an invoice names, its lines, and what they come to. */
export const InvoiceLines = ({ invoice }: { readonly invoice: Invoice }) => {
  const { t } = useTranslation('invoice');
  const { _id } = invoice;
  const { desk, list } = useBeside(invoiceDetails, _id, (state) => invoices.selectList(state, { variables: { _id } }));
  if (!desk) return list.error ? <ListFailure error={list.error} onRetry={list.reload} /> : <Skeleton variant="rounded" height={240} />;
  const more = desk.lines.length - SHOWN;
  return (
    <>
      {desk.from.length > 0 && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: 4 }}>
          <Address title={t('fact.from')} lines={desk.from} />
          <Address title={t('fact.to')} lines={desk.to} />
        </Box>
      )}
      <Part title={t('lines')}>
        <LineTable invoice={invoice} detail={desk} />
        {more > 0 && (
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {t('linesMore', { count: more })}
          </Typography>
        )}
      </Part>
    </>
  );
};

const Address = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <Part title={title}>
    <Box sx={{ fontSize: 13, overflowWrap: 'anywhere', ...ownDirection }}>
      {lines.map((line, at) => (
        <div key={at}>{line}</div>
      ))}
    </Box>
  </Part>
);

const LineTable = ({ invoice, detail }: { readonly invoice: Invoice; readonly detail: InvoiceDetail }) => {
  const { t } = useTranslation('invoice');
  const format = useFormat();
  const { kind, status, subtotal, tax, total, due } = invoice;
  const owes = kind === 'invoice' && status !== 'void';
  // What is paid with the invoice itself is told above.
  const covered = owes && status !== 'paid' ? total - due : 0;
  const sums: readonly (readonly [label: string, amount: number])[] = [
    [t('column.subtotal'), subtotal],
    [t('column.tax'), tax],
    [t('column.total'), total],
    ...(Math.round(covered * 100) === 0 ? [] : [[t('fact.covered'), -covered] as const]),
    ...(owes ? [[t('column.due'), due] as const] : []),
  ];
  return (
    <Box tabIndex={0} role="region" aria-label={t('lines')} sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Table size="small" sx={look}>
        <TableHead>
          <TableRow>
            <TableCell>{t('line.order')}</TableCell>
            <TableCell>{t('line.reference')}</TableCell>
            <TableCell>{t('line.day')}</TableCell>
            <TableCell>{t('line.kind')}</TableCell>
            <TableCell align="right">{t('line.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {detail.lines.slice(0, SHOWN).map((line, at) => (
            <TableRow key={at}>
              <TableCell component="th" scope="row">
                {line.order}
              </TableCell>
              <TableCell>{line.fo}</TableCell>
              <TableCell>{format.date(line.at)}</TableCell>
              <TableCell>{t(`charge.${CHARGE_KINDS.find((each) => each === line.kind) ?? 'product'}`)}</TableCell>
              <TableCell align="right">{format.money(line.amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          {sums.map(([label, amount]) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" colSpan={4}>
                {label}
              </TableCell>
              <TableCell align="right">{format.money(amount)}</TableCell>
            </TableRow>
          ))}
        </TableFooter>
      </Table>
    </Box>
  );
};

const look = {
  '& th, & td': { whiteSpace: 'nowrap', px: { xs: 1, sm: 2 } },
  '& tbody > tr > *': { fontSize: { xs: 12, sm: 13 } },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  // A reference is long: on a phone it is what breaks.
  '& tbody td:first-of-type': { minWidth: 64, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& tfoot th, & tfoot td': { fontSize: { xs: 12, sm: 13 }, color: 'text.primary', bgcolor: 'background.subtle', borderBottom: 0 },
  '& tfoot tr:last-child > *': { fontWeight: 600 },
} as const;
