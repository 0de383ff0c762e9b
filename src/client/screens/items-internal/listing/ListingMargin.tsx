import CalculateOutlined from '../../../ui/icons/CalculateOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { variantLabel } from '../../../../domain/listing/variants';
import { parseNumber } from '../../../../domain/numbers';
import { packRows, unpackRows } from '../../../../domain/variant-grid/packed';
import { edited } from '../../../../domain/variant-grid/row';
import { presets } from '../../../entities/presets';
import { useRow } from '../../../kernel/hooks';
import { loadDrawerTexts } from '../../../i18n';
import { garmentOf } from '../../../shell/margin/garments';
import type { UsedPrice } from '../../../shell/margin/MarginSimulator';
import type { SectionProps } from './section';

const MarginSimulator = lazy(async () => {
  const [{ MarginSimulator: Simulator }] = await Promise.all([import('../../../shell/margin/MarginSimulator'), loadDrawerTexts()]);
  return { default: Simulator };
});

/** Opens the margin simulator for what is offered; prices that are used are put in the grid, and saved with the rest. */
export const ListingMargin = ({ form: { getValues, setValue }, listing }: SectionProps) => {
  const { t } = useTranslation('editor');
  const made = useRow(presets, listing.product_id);
  const [prices, setPrices] = useState<ReadonlyMap<string, number | null> | null>(null);
  if (!made) return null;
  const open = (): void =>
    setPrices(
      new Map(
        unpackRows(getValues('attribute_specifics_modify')).flatMap((row) =>
          row.selected ? [[variantLabel(row), parseNumber(row.sale_price ?? '')] as const] : [],
        ),
      ),
    );
  const use = (used: readonly UsedPrice[]): void => {
    const wanted = new Map(used.map(({ label, wanted: price }) => [label, price]));
    const next = unpackRows(getValues('attribute_specifics_modify')).map((row) => {
      const price = wanted.get(variantLabel(row));
      return price === undefined ? row : edited(row, 'price', price.toFixed(2), 0);
    });
    setValue('attribute_specifics_modify', packRows(next), { shouldDirty: true });
  };
  return (
    <>
      <Button color="inherit" startIcon={<CalculateOutlined />} onClick={open} sx={{ alignSelf: 'start' }}>
        {t('details.margin')}
      </Button>
      <Suspense>
        {prices && <MarginSimulator garment={garmentOf(made, prices)} type={made.type} onUse={use} onClose={() => setPrices(null)} />}
      </Suspense>
    </>
  );
};
