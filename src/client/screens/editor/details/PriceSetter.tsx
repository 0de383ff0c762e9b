import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lossAmong } from '../../../../domain/listing/loss';
import { PRICE_ENDINGS, priceBy, type PriceEnding, type PriceSetting } from '../../../../domain/listing/price-setting';
import type { ProductForm, VariantRow } from '../../../../domain/listing/product-form';
import { toCents } from '../../../../domain/money';
import { parseNumber } from '../../../../domain/numbers';
import { Labelled } from '../../../ui/form/Labelled';
import { SelectField } from '../../../ui/form/SelectField';
import { useTypedNumber } from '../../../ui/form/use-typed-number';
import { useFormat } from '../../../ui/format';
import { LossLine } from '../../../ui/LossLine';

interface PriceSetterProps {
  /** Variants whose prices are set: those the filter shows that are on sale. */
  readonly rows: readonly VariantRow[];
  readonly prices: ProductForm['prices'];
  readonly onSet: (prices: ProductForm['prices']) => void;
}

const WAYS = ['price', 'margin', 'keep'] as const;
type Way = (typeof WAYS)[number];

const settingOf = (way: Way, typed: string, ending: PriceEnding | null): PriceSetting | null => {
  if (way === 'keep') return { by: 'keep', ending };
  const amount = parseNumber(typed);
  if (amount === null) return null;
  return way === 'price' ? { by: 'price', dollars: amount, ending } : { by: 'margin', percent: amount, ending };
};

interface Planned {
  readonly label: string;
  readonly was: number | null;
  readonly will: number;
  readonly profit: number;
}

/** What becomes of each price; null where the setting makes none of them. */
const planOf = (rows: readonly VariantRow[], setting: PriceSetting | null): readonly Planned[] | null => {
  if (setting === null) return null;
  const plan = rows.flatMap(({ label, base_price, price }) => {
    const was = parseNumber(price);
    const will = priceBy(setting, { base_price, price: was });
    return will === null ? [] : [{ label, was, will, profit: toCents(will - base_price) }];
  });
  return plan.length === 0 ? null : plan;
};

const rangeOf = (amounts: readonly number[]): readonly [number, number] => [Math.min(...amounts), Math.max(...amounts)];

/** Sets many prices at once: to an amount, by a margin, or up to an ending. Says before what becomes of them, and takes it back. */
export const PriceSetter = ({ rows, prices, onSet }: PriceSetterProps) => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const [way, setWay] = useState<Way>('price');
  const [typed, setTyped] = useState('');
  const [ending, setEnding] = useState('');
  const [done, setDone] = useState<{ readonly before: ProductForm['prices']; readonly after: ProductForm['prices'] } | null>(null);
  const amount = useTypedNumber(typed, setTyped);
  const plan = planOf(rows, settingOf(way, typed, PRICE_ENDINGS.find((each) => each === ending) ?? null));
  const wrong = way !== 'keep' && typed.trim() !== '' && plan === null && rows.length > 0;
  const known = plan?.flatMap(({ was }) => was ?? []) ?? [];
  const set = (): void => {
    if (!plan) return;
    const after = { ...prices, ...Object.fromEntries(plan.map(({ label, will }) => [label, will.toFixed(2)])) };
    setDone({ before: prices, after });
    onSet(after);
  };
  return (
    <Paper variant="outlined" component="section" aria-label={t('details.setter.title')} sx={{ p: 4, mb: 3 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: 4, alignItems: 'start' }}>
        <SelectField
          label={t('details.setter.way')}
          value={way}
          options={WAYS.map((value) => ({ value, label: t(`details.setter.by.${value}`) }))}
          onChange={(chosen) => setWay(chosen as Way)}
        />
        {way !== 'keep' && (
          <Labelled
            label={t(`details.setter.amount.${way}`)}
            hint={way === 'margin' ? t('details.setter.marginHint') : undefined}
            error={wrong ? t(`details.setter.wrong.${way}`) : undefined}
          >
            {({ id, describedBy }) => (
              <OutlinedInput
                id={id}
                size="small"
                slotProps={{ input: { inputMode: 'decimal', 'aria-invalid': wrong, 'aria-describedby': describedBy } }}
                {...amount}
              />
            )}
          </Labelled>
        )}
        <SelectField
          label={t('details.setter.ending')}
          hint={ending === '' ? undefined : t('details.setter.endingHint')}
          value={ending}
          options={[
            { value: '', label: t('details.setter.asIs') },
            ...PRICE_ENDINGS.map((cents) => ({ value: cents, label: format.money(Number(`0.${cents}`)).replace(/0(?=[.,]\d\d)/, '…') })),
          ]}
          onChange={setEnding}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 3 }}>
        <Button variant="outlined" disabled={plan === null} onClick={set}>
          {t('details.setter.set')}
        </Button>
        {done && done.after === prices && (
          <Button
            onClick={() => {
              setDone(null);
              onSet(done.before);
            }}
          >
            {t('details.setter.undo')}
          </Button>
        )}
        <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
          {plan
            ? t(known.length > 0 ? 'details.setter.preview' : 'details.setter.previewNew', {
                count: plan.length,
                will: format.moneyRange(...rangeOf(plan.map(({ will }) => will))),
                was: known.length > 0 ? format.moneyRange(...rangeOf(known)) : '',
              })
            : rows.length === 0 && t('details.setter.none')}
        </Typography>
        <LossLine loss={plan && lossAmong(plan.map(({ profit }) => profit))} />
      </Box>
    </Paper>
  );
};
