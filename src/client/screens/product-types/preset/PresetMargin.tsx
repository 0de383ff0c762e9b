import CalculateOutlined from '../../../ui/icons/CalculateOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { variantLabel } from '../../../../domain/listing/variants';
import { isBlank, parseNumber } from '../../../../domain/numbers';
import { packRows, unpackRows } from '../../../../domain/variant-grid/packed';
import { edited, priceOfRow } from '../../../../domain/variant-grid/row';
import type { Preset } from '../../../entities/presets';
import { loadDrawerTexts } from '../../../i18n';
import { garmentOf } from '../../../shell/margin/garments';
import type { UsedPrice } from '../../../shell/margin/MarginSimulator';
import { additionBy } from './preset-form';
import type { SectionProps } from './section';

const MarginSimulator = lazy(async () => {
  const [{ MarginSimulator: Simulator }] = await Promise.all([import('../../../shell/margin/MarginSimulator'), loadDrawerTexts()]);
  return { default: Simulator };
});

/** Opens the margin simulator for what is typed; a price that is used becomes the fixed profit of its variant, and is saved with the rest. */
export const PresetMargin = ({ preset, form: { control, setValue } }: SectionProps & { readonly preset: Preset }) => {
  const { t } = useTranslation('editor');
  const [open, setOpen] = useState(false);
  const [packed, prety_attributes, price_addition, country, domestic, international] = useWatch({
    control,
    name: ['attribute_specifics', 'prety_attributes', 'price_addition', 'domestic_country', 'domestic_cost', 'international_cost'],
  });
  const additionOf = additionBy({ prety_attributes, price_addition });
  const rows = unpackRows(packed);
  const costOf = (text: string): { readonly cost: number } | null => (isBlank(text) ? null : { cost: parseNumber(text) ?? 0 });
  const near = costOf(domestic);
  // Of no use while nobody simulates, and there may be a thousand variants.
  const typed = () => ({
    ...preset,
    attribute_specifics: rows.map((row) => ({
      sku: row.sku,
      name_value: [...row.name_value],
      base_price: parseNumber(row.base_price) ?? 0,
      sale_price: priceOfRow(row, additionOf(row)) ?? 0,
      fix_profit: parseNumber(row.fix_profit) ?? 1,
      fixed_profit: parseNumber(row.fixed_profit) ?? 0,
    })),
    shipping_costs: { domestic: near && { ...near, country }, international: costOf(international) },
  });
  const use = (prices: readonly UsedPrice[]): void => {
    const wanted = new Map(prices.map((price) => [price.label, price.wanted]));
    const next = rows.map((row) => {
      const price = wanted.get(variantLabel(row));
      return price === undefined ? row : edited(row, 'price', price.toFixed(2), additionOf(row));
    });
    setValue('attribute_specifics', packRows(next), { shouldDirty: true });
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<CalculateOutlined />}
        disabled={rows.length === 0}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'start', mb: 3 }}
      >
        {t('details.margin')}
      </Button>
      <Suspense>
        {open && <MarginSimulator garment={garmentOf(typed())} type={preset.type} onUse={use} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
