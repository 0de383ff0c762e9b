import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Margin } from '../../../domain/margin/margin';
import { dollarsOf, type Simulated } from '../../../domain/margin/simulate';
import { useFormat } from '../../ui/format';
import { ownDirection } from '../../ui/styles';

interface MarginTableProps {
  readonly rows: readonly Simulated[];
  /** Who makes them, and who else is compared; null: nobody. */
  readonly provider: string;
  readonly other: string | null;
  /** Undefined: prices are only looked at. */
  readonly onUse: ((rows: readonly Simulated[]) => void) | undefined;
}

/** Rows shown at first. */
const FIRST = 50;

/** A margin in dollars and as a share of the revenue. */
const MarginCell = ({ of }: { readonly of: Margin | null }) => {
  const format = useFormat();
  if (!of) return <TableCell align="right">–</TableCell>;
  return (
    <TableCell align="right" sx={{ whiteSpace: 'nowrap', color: of.margin < 0 ? 'error.main' : undefined }}>
      {format.money(dollarsOf(of.margin))}
      <Box component="small" sx={{ display: 'block', color: 'text.secondary', ...ownDirection, textAlign: 'right' }}>
        {of.percent === null ? '–' : format.share(of.percent / 10_000)}
      </Box>
    </TableCell>
  );
};

/** Every variant: what is kept of its price, what is left, and which price leaves what is wanted. */
export const MarginTable = ({ rows, provider, other, onUse }: MarginTableProps) => {
  const { t } = useTranslation('margin');
  const format = useFormat();
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, FIRST);
  const money = (cents: number | undefined): string => (cents === undefined ? '–' : format.money(dollarsOf(cents)));
  return (
    <>
      <TableContainer component={Paper} variant="outlined" sx={{ maxHeight: '50vh' }}>
        <Table stickyHeader size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('column.variant')}</TableCell>
              <TableCell align="right">{t('column.cost', { provider })}</TableCell>
              <TableCell align="right">{t('column.price')}</TableCell>
              <TableCell align="right">{t('column.tax')}</TableCell>
              <TableCell align="right">{t('column.fees')}</TableCell>
              <TableCell align="right">{t('column.margin')}</TableCell>
              {other !== null && <TableCell align="right">{t('column.cost', { provider: other })}</TableCell>}
              {other !== null && <TableCell align="right">{t('column.marginOf', { provider: other })}</TableCell>}
              <TableCell align="right">{t('column.wanted')}</TableCell>
              {onUse && <TableCell aria-label={t('use')} />}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row) => (
              <TableRow key={row.label}>
                <TableCell component="th" scope="row">
                  {row.label || t('onlyVariant')}
                </TableCell>
                <TableCell align="right">{format.money(row.base_price)}</TableCell>
                <TableCell align="right">{money(row.now?.price)}</TableCell>
                <TableCell align="right">{money(row.now?.tax)}</TableCell>
                <TableCell align="right">{money(row.now ? row.now.platformFee + row.now.paymentFee : undefined)}</TableCell>
                <MarginCell of={row.now} />
                {other !== null && <TableCell align="right">{row.other ? format.money(row.other.base_price) : '–'}</TableCell>}
                {other !== null && <MarginCell of={row.other?.now ?? null} />}
                <TableCell align="right">{row.wanted === null ? '–' : <b>{format.money(row.wanted)}</b>}</TableCell>
                {onUse && (
                  <TableCell padding="none" align="right">
                    <Button
                      size="small"
                      disabled={row.wanted === null}
                      aria-label={t('useOf', { variant: row.label || t('onlyVariant') })}
                      onClick={() => onUse([row])}
                    >
                      {t('use')}
                    </Button>
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {!all && rows.length > FIRST && (
        <Button onClick={() => setAll(true)} sx={{ mt: 1 }}>
          {t('showAll', { count: rows.length })}
        </Button>
      )}
    </>
  );
};
