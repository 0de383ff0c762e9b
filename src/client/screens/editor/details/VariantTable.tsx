import RestartAlt from '../../../ui/icons/RestartAlt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lossOnSale, type ProductForm, type VariantRow } from '../../../../domain/listing/product-form';
import { useTypedNumber } from '../../../ui/form/use-typed-number';
import { Hint } from '../../../ui/Hint';
import { useFormat } from '../../../ui/format';
import { SearchField } from '../../../ui/SearchField';
import { LossLine } from '../../../ui/LossLine';
import { ownDirection } from '../../../ui/styles';
import { PriceSetter } from './PriceSetter';
import { isPrice, roundedMoney } from './details-shape';

interface VariantTableProps {
  /** What else can be done with the prices. */
  readonly tools: ReactNode;
  readonly rows: readonly VariantRow[];
  readonly onSell: (label: string, sold: boolean) => void;
  /** Null: back to the calculated price. */
  readonly onPrice: (label: string, price: string | null) => void;
  /** Prices set by hand. */
  readonly prices: ProductForm['prices'];
  readonly onPrices: (prices: ProductForm['prices']) => void;
}

/** Every variant: whether it is sold, what it costs, what it sells for. */
export const VariantTable = ({ tools, rows, onSell, onPrice, prices, onPrices }: VariantTableProps) => {
  const { t } = useTranslation('editor');
  const [filter, setFilter] = useState('');
  const [setting, setSetting] = useState(false);
  const wanted = filter.trim().toLowerCase();
  const shown = rows.filter(({ label }) => label.toLowerCase().includes(wanted));
  const chosen = rows.filter(({ selected }) => selected).length;
  // The rows are memoised: they get the latest handlers without being given new ones.
  const handlers = useRef({ onSell, onPrice });
  useEffect(() => {
    handlers.current = { onSell, onPrice };
  });
  const sell = useCallback((label: string, sold: boolean) => handlers.current.onSell(label, sold), []);
  const price = useCallback((label: string, text: string | null) => handlers.current.onPrice(label, text), []);
  return (
    <Box component="section" aria-labelledby="editor-variants">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
        <Typography id="editor-variants" variant="h2">
          {t('details.variants')}
        </Typography>
        <Typography variant="body2" sx={{ ...ownDirection, color: 'text.secondary', flex: '1 0 auto' }}>
          {t('details.selected', { chosen, total: rows.length })}
        </Typography>
        {tools}
        <Button color="inherit" aria-expanded={setting} onClick={() => setSetting(!setting)}>
          {t('details.several')}
        </Button>
        <SearchField value={filter} onChange={setFilter} placeholder={t('details.filter')} />
      </Box>
      {setting && <PriceSetter rows={shown.filter(({ selected }) => selected)} prices={prices} onSet={onPrices} />}
      <LossLine loss={lossOnSale(rows)} />
      {chosen === 0 && (
        <FormHelperText error role="alert" sx={{ mx: 0, mb: 2 }}>
          {t('errors.noVariant')}
        </FormHelperText>
      )}
      <TableContainer component={Paper} variant="outlined" sx={{ maxHeight: '65vh' }}>
        <Table stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox" aria-label={t('details.onSale')} />
              <TableCell>{t('details.variant')}</TableCell>
              <TableCell align="right">{t('details.basePrice')}</TableCell>
              <TableCell>{t('details.price')}</TableCell>
              <TableCell align="right">{t('details.profit')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row) => (
              <VariantPrice key={row.label} row={row} onSell={sell} onPrice={price} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
};

interface VariantPriceProps {
  readonly row: VariantRow;
  readonly onSell: VariantTableProps['onSell'];
  readonly onPrice: VariantTableProps['onPrice'];
}

const sameRow = (a: VariantPriceProps, b: VariantPriceProps): boolean =>
  a.row.price === b.row.price && a.row.selected === b.row.selected && a.row.setByHand === b.row.setByHand && a.row.label === b.row.label;

const VariantPrice = memo(({ row, onSell, onPrice }: VariantPriceProps) => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const { label: variant, selected, base_price, price, setByHand, profit } = row;
  const typed = useTypedNumber(price, (plain) => onPrice(variant, plain));
  const invalid = selected && !isPrice(price);
  const loses = selected && !invalid && profit !== null && profit < 0;
  const helpId = `price-help-${variant}`;
  return (
    <TableRow hover sx={{ '& td': { color: selected ? undefined : 'text.disabled' } }}>
      <TableCell padding="checkbox">
        <Checkbox
          checked={selected}
          onChange={(_event, sold) => onSell(variant, sold)}
          slotProps={{ input: { 'aria-label': t('details.sell', { variant }) } }}
        />
      </TableCell>
      <TableCell>{variant}</TableCell>
      <TableCell align="right">{format.money(base_price)}</TableCell>
      <TableCell sx={{ width: 180, py: 1 }}>
        <OutlinedInput
          size="small"
          error={invalid}
          disabled={!selected}
          {...typed}
          onBlur={() => {
            typed.onBlur();
            if (setByHand && roundedMoney(price) !== price) onPrice(variant, roundedMoney(price));
          }}
          startAdornment={<InputAdornment position="start">$</InputAdornment>}
          endAdornment={
            setByHand &&
            selected && (
              <Hint title={t('details.reset')}>
                <IconButton edge="end" aria-label={t('details.reset')} onClick={() => onPrice(variant, null)}>
                  <RestartAlt sx={{ fontSize: 16 }} />
                </IconButton>
              </Hint>
            )
          }
          slotProps={{
            input: {
              inputMode: 'decimal',
              'aria-label': t('details.priceOf', { variant }),
              'aria-invalid': invalid,
              'aria-describedby': invalid || loses ? helpId : undefined,
            },
          }}
          sx={{ height: 30, width: 1, fontSize: 13, fontWeight: setByHand ? 600 : 400 }}
        />
        {invalid && (
          <FormHelperText id={helpId} error role="alert" sx={{ mx: 0, maxWidth: 200 }}>
            {t('errors.price', { variant })}
          </FormHelperText>
        )}
        {loses && (
          <FormHelperText id={helpId} sx={{ mx: 0, color: 'warning.main' }}>
            {t('details.loss', { amount: format.money(-profit) })}
          </FormHelperText>
        )}
      </TableCell>
      <TableCell align="right" sx={{ fontWeight: 500, ...(loses && { color: 'error.main' }) }}>
        {profit === null ? '–' : format.money(profit)}
      </TableCell>
    </TableRow>
  );
}, sameRow);
VariantPrice.displayName = 'VariantPrice';
