import CalculateOutlined from '../../../ui/icons/CalculateOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { variantRows, type ProductForm } from '../../../../domain/listing/product-form';
import { fixedProfitForAll } from '../../../../domain/margin/simulate';
import { parseNumber } from '../../../../domain/numbers';
import type { Preset } from '../../../entities/presets';
import { loadDrawerTexts } from '../../../i18n';
import { garmentOf } from '../../../shell/margin/garments';
import type { UsedPrice } from '../../../shell/margin/MarginSimulator';
import { roundedMoney } from './details-shape';

const MarginSimulator = lazy(async () => {
  const [{ MarginSimulator: Simulator }] = await Promise.all([import('../../../shell/margin/MarginSimulator'), loadDrawerTexts()]);
  return { default: Simulator };
});

interface MarginButtonProps {
  readonly form: ProductForm;
  readonly preset: Preset;
  readonly onEdit: (change: Partial<ProductForm>) => void;
}

/** The form with a fixed profit by which each of these variants sells for its price at least; prices set by hand give way to it. */
const pricedBy = (form: ProductForm, preset: Preset, used: readonly UsedPrice[]): Partial<ProductForm> => {
  const priceAt = (fixed_profit: number): readonly number[] => {
    const prices = new Map(
      variantRows({ ...form, prices: {}, fixed_profit: String(fixed_profit) }, preset).map((row) => [row.label, row.price]),
    );
    return used.map(({ label }) => Number(prices.get(label)));
  };
  const labels = new Set(used.map(({ label }) => label));
  const fixed = fixedProfitForAll(
    used.map(({ wanted }) => wanted),
    priceAt,
  );
  return {
    fixed_profit: roundedMoney(String(fixed)),
    prices: Object.fromEntries(Object.entries(form.prices).filter(([label]) => !labels.has(label))),
  };
};

/** Opens the margin simulator for what is on sale. */
export const MarginButton = ({ form, preset, onEdit }: MarginButtonProps) => {
  const { t } = useTranslation('editor');
  const [open, setOpen] = useState(false);
  const prices = new Map(
    variantRows(form, preset).flatMap(({ label, selected, price }) => (selected ? [[label, parseNumber(price)]] : [])),
  );
  return (
    <>
      <Button color="inherit" startIcon={<CalculateOutlined />} disabled={prices.size === 0} onClick={() => setOpen(true)}>
        {t('details.margin')}
      </Button>
      <Suspense>
        {open && (
          <MarginSimulator
            garment={garmentOf(preset, prices)}
            type={preset.type}
            onUse={(used) => onEdit(pricedBy(form, preset, used))}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
};
