import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { dollarsOf, simulate, type Garment } from '../../../domain/margin/simulate';
import { useFormat } from '../../ui/format';
import { ownTaxOf, type OwnTerms } from './own-terms';
import { termsOf, type TypedTerms } from './terms-typed';

interface CountryTableProps {
  readonly garment: Garment;
  readonly typed: TypedTerms;
  readonly own: OwnTerms;
  readonly shippingCost: number | null;
  readonly percent: number | null;
}

/** Where most buyers are. */
const COUNTRIES = ['US', 'CA', 'GB', 'DE', 'FR', 'AU', 'BR'] as const;

/** The same prices in other countries, by their usual taxes: what the worst and the best variant leaves, and which price leaves enough of all. */
export const CountryTable = ({ garment, typed, own, shippingCost, percent }: CountryTableProps) => {
  const { t } = useTranslation('margin');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('countries')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('field.country')}</TableCell>
            <TableCell align="right">{t('column.tax')}</TableCell>
            <TableCell align="right">{t('column.margin')}</TableCell>
            <TableCell align="right">{t('column.wanted')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {COUNTRIES.map((country) => {
            const tax = country === typed.country ? undefined : ownTaxOf(country, own);
            const terms = termsOf(typed, tax);
            const rows = terms ? simulate({ garment, other: null, terms, shippingCost, country, percent }) : [];
            const margins = rows.flatMap(({ now }) => (now ? dollarsOf(now.margin) : []));
            const wanted = rows.flatMap((row) => row.wanted ?? []);
            return (
              <TableRow key={country}>
                <TableCell component="th" scope="row">
                  {format.country(country)}
                </TableCell>
                <TableCell align="right">
                  {terms ? common('percent', { value: format.measure(terms.tax.percent / 100, 2) }) : '–'}
                </TableCell>
                <TableCell align="right">
                  {margins.length === 0 ? '–' : format.moneyRange(Math.min(...margins), Math.max(...margins))}
                </TableCell>
                <TableCell align="right">
                  {wanted.length < rows.length || wanted.length === 0 ? '–' : format.money(Math.max(...wanted))}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
