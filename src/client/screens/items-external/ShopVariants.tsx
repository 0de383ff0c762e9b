import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ExternalWhole } from '../../entities/external-items';
import { useFormat } from '../../ui/format';

/** Variants shown; a product may have two thousand. */
const SHOWN = 50;

interface ShopVariantsProps {
  readonly variants: ExternalWhole['variants'];
  readonly currency: string | null;
}

/** The forms of a product as its shop tells them. */
export const ShopVariants = ({ variants, currency }: ShopVariantsProps) => {
  const { t } = useTranslation('external');
  const format = useFormat();
  const priced = (price: number | null): string => (price === null ? '–' : currency ? format.money(price, currency) : price.toFixed(2));
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">{t('variant')}</th>
          <th scope="col">{t('column.sku')}</th>
          <th scope="col">{t('column.price')}</th>
          <th scope="col">{t('field.quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {variants.slice(0, SHOWN).map(({ sku, options, price, quantity }, index) => (
          <tr key={index}>
            <th scope="row">{options.map(({ value }) => value).join(' / ') || sku}</th>
            <td>{sku}</td>
            <td>{priced(price)}</td>
            <td>{quantity === null ? '–' : format.count(quantity)}</td>
          </tr>
        ))}
        {variants.length > SHOWN && (
          <tr>
            <td colSpan={4}>{t('moreVariants', { count: variants.length - SHOWN })}</td>
          </tr>
        )}
      </tbody>
    </Box>
  );
};

const table = {
  width: 1,
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': { textAlign: 'start', fontWeight: 400, py: 1, paddingInlineEnd: 2, verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& thead th': { color: 'text.secondary', fontSize: 12 },
} as const;
