import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { plainMoney } from '../../../../domain/currency';
import { convertedPrice, LISTING_CURRENCY } from '../../../../domain/listing/store-price';
import { variantLabel } from '../../../../domain/listing/variants';
import { parseNumber } from '../../../../domain/numbers';
import { packRows, unpackRows } from '../../../../domain/variant-grid/packed';
import type { GridRow } from '../../../../domain/variant-grid/row';
import type { Store } from '../../../entities/stores';
import { Column } from '../../../ui/form/columns';
import { Labelled } from '../../../ui/form/Labelled';
import { Part } from '../../../ui/Part';
import { useTypedNumber } from '../../../ui/form/use-typed-number';
import { useFormat } from '../../../ui/format';
import { pricingOf } from '../listing-facts';
import type { SectionProps } from './section';

interface StorePriceFieldsProps extends Pick<SectionProps, 'form'> {
  readonly stores: readonly Store[];
}

/** The stores of each currency that prices are converted into. */
const storesByCurrency = (stores: readonly Store[]): ReadonlyMap<string, readonly Store[]> => {
  const found = new Map<string, Store[]>();
  for (const store of stores)
    if (store.currency !== null && store.currency !== LISTING_CURRENCY)
      found.set(store.currency, [...(found.get(store.currency) ?? []), store]);
  return found;
};

/** Variants that sell for the same price in dollars, lowest price first. */
const groupsOf = (rows: readonly GridRow[]): readonly (readonly [number, readonly GridRow[]])[] => {
  const groups = new Map<number, GridRow[]>();
  for (const row of rows) {
    const price = parseNumber(row.sale_price ?? '');
    if (row.selected && price !== null && price > 0) groups.set(price, [...(groups.get(price) ?? []), row]);
  }
  return [...groups].toSorted(([one], [other]) => one - other);
};

const setPriceOf = ({ store_prices }: GridRow, currency: string): string =>
  store_prices?.find((each) => each.currency === currency)?.price ?? '';

const withSetPrice = (row: GridRow, currency: string, price: string): GridRow => {
  const { store_prices = [], ...rest } = row;
  const others = store_prices.filter((each) => each.currency !== currency);
  const kept = price.trim() === '' ? others : [...others, { currency, price }];
  return kept.length === 0 ? rest : { ...rest, store_prices: kept };
};

/** An item that has no variants, as the one row it is sold as. */
const WITHOUT_VARIANTS: GridRow = { selected: true, sku: '', base_price: '', fix_profit: '', fixed_profit: '', name_value: [] };

interface PriceInputProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** Shown while nothing is set. */
  readonly converted: string;
  readonly price: string;
  readonly onPrice: (plain: string) => void;
}

const PriceInput = ({ label, hint, error, converted, price, onPrice }: PriceInputProps) => {
  const typed = useTypedNumber(price, onPrice);
  return (
    <Labelled label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          size="small"
          autoComplete="off"
          placeholder={converted}
          slotProps={{ input: { inputMode: 'decimal', 'aria-invalid': Boolean(error), 'aria-describedby': describedBy } }}
          {...typed}
        />
      )}
    </Labelled>
  );
};

/** Prices at stores of another currency than dollars: converted, unless the seller sets one. Nothing where there is no such store. */
export const StorePriceFields = ({ form, stores }: StorePriceFieldsProps) => {
  const { t } = useTranslation('listing');
  const format = useFormat();
  const { control, getValues, setValue } = form;
  const [packed, listed, shown, ownPrices] = useWatch({
    control,
    name: ['attribute_specifics_modify', 'price', 'plf_price', 'store_prices'],
  });
  const variants = unpackRows(packed);
  const isAlone = variants.length === 0;
  const dollarsAlone = (parseNumber(shown) ?? 0) > 0 ? shown : listed;
  const groups = groupsOf(isAlone ? [{ ...WITHOUT_VARIANTS, sale_price: dollarsAlone, store_prices: ownPrices }] : variants);
  const currencies = storesByCurrency(stores);
  if (currencies.size === 0 || groups.length === 0) return null;

  const put = (rows: readonly GridRow[], currency: string, price: string): void => {
    if (isAlone) {
      const { store_prices = [] } = withSetPrice({ ...WITHOUT_VARIANTS, store_prices: getValues('store_prices') }, currency, price);
      return setValue('store_prices', store_prices, { shouldDirty: true });
    }
    const labels = new Set(rows.map(variantLabel));
    const next = unpackRows(getValues('attribute_specifics_modify')).map((row) =>
      labels.has(variantLabel(row)) ? withSetPrice(row, currency, price) : row,
    );
    setValue('attribute_specifics_modify', packRows(next), { shouldDirty: true });
  };
  const convertedAt = (store: Store, dollars: number): readonly string[] => {
    const pricing = pricingOf(store);
    return pricing ? [format.money(convertedPrice(dollars, pricing), pricing.currency)] : [];
  };

  return (
    <Part title={t('storePrices.title')}>
      {[...currencies].map(([currency, its]) => {
        const rate = its[0]?.currency_rate ?? null;
        const names = its.map(({ sto_name }) => sto_name).join(', ');
        return (
          <Column key={currency}>
            <Typography variant="body2" sx={{ color: rate === null ? 'error.main' : 'text.secondary', unicodeBidi: 'plaintext' }}>
              {rate === null
                ? t('storePrices.noRate', { currency, stores: names })
                : t('storePrices.converted', { currency, dollars: format.measure(rate, 4), stores: names })}
            </Typography>
            <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 3 }}>
              {groups.map(([dollars, rows]) => {
                const set = new Set(rows.map((row) => setPriceOf(row, currency)));
                const [only = ''] = set;
                const price = set.size === 1 ? only : '';
                const amount = parseNumber(price);
                const isWrong = price.trim() !== '' && (amount === null || Number(plainMoney(amount, currency)) <= 0);
                const converted = [...new Set(its.flatMap((store) => convertedAt(store, dollars)))].join(' / ');
                const labels = rows.map((row) => variantLabel(row) || row.sku);
                return (
                  <PriceInput
                    key={dollars}
                    label={t('storePrices.label', { dollars: format.money(dollars), currency })}
                    hint={labels.length > 3 ? t('storePrices.variants', { first: labels[0], count: labels.length - 1 }) : labels.join(', ')}
                    error={isWrong ? t('storePrices.fault') : undefined}
                    converted={set.size > 1 ? t('storePrices.several') : converted}
                    price={price}
                    onPrice={(plain) => put(rows, currency, plain)}
                  />
                );
              })}
            </Box>
          </Column>
        );
      })}
    </Part>
  );
};
