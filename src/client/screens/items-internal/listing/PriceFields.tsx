import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { byRule, ruleOf, setByHand, type TypedRule } from '../../../../domain/listing/price-rule';
import { profitLeft } from '../../../../domain/listing/profit-left';
import { parseNumber } from '../../../../domain/numbers';
import { packRows, unpackRows } from '../../../../domain/variant-grid/packed';
import { Column, Side } from '../../../ui/form/columns';
import { NumberField } from '../../../ui/form/NumberField';
import { useFormat } from '../../../ui/format';
import type { SectionProps } from './section';

const RULE = ['fix_profit', 'fixed_profit', 'price_addition'] as const satisfies readonly (keyof TypedRule)[];
const TAXES = ['tax_fee', 'tax_fee_fix'] as const;

/** By what all prices follow from what the provider asks, what is kept of them for tax, and what is left. */
export const PriceFields = ({ form, listing }: SectionProps) => {
  const { t } = useTranslation('listing');
  const format = useFormat();
  const { control, errorOf, getValues, setValue } = form;
  const { prety_attributes: attributes } = listing;
  const [packed, fix_profit, fixed_profit, price_addition, tax_fee, tax_fee_fix, price] = useWatch({
    control,
    name: ['attribute_specifics_modify', ...RULE, ...TAXES, 'price'],
  });
  const rows = unpackRows(packed);
  const rule = ruleOf({ fix_profit, fixed_profit, price_addition });
  /** The rule that was typed last: prices wait for somebody who is halfway through a number. */
  const last = useRef(rule);
  const follow = (name: (typeof RULE)[number], plain: string): void => {
    const before = rule ?? last.current;
    const after = ruleOf({ ...getValues(), [name]: plain });
    last.current = after ?? before;
    if (!after || !before) return;
    const next = byRule(unpackRows(getValues('attribute_specifics_modify')), before, after, attributes);
    setValue('attribute_specifics_modify', packRows(next), { shouldDirty: true });
  };
  const apart = rule && rows.length > 0 ? setByHand(rows, rule, attributes) : 0;
  const fees = { tax_fee: parseNumber(tax_fee) ?? 0, tax_fee_fix: parseNumber(tax_fee_fix) ?? 0 };
  const left = rows.flatMap(({ selected, sale_price, base_price }) => {
    const [sold, base] = [parseNumber(sale_price ?? ''), parseNumber(base_price)];
    return selected && sold !== null && base !== null ? [profitLeft(sold, base, fees)] : [];
  });
  const losing = left.filter((profit) => profit < 0).length;
  const field = (name: (typeof RULE)[number] | (typeof TAXES)[number] | 'plf_price' | 'price') => ({
    control,
    name,
    label: t(`field.${name}`),
    error: errorOf(name),
  });
  return (
    <Column>
      {rows.length === 0 && (
        <Side>
          <NumberField {...field('price')} />
          <NumberField {...field('plf_price')} hint={t('hint.plf_price')} />
        </Side>
      )}
      <Side>
        {RULE.map((name) => (
          <NumberField key={name} {...field(name)} onPut={(plain) => follow(name, plain)} />
        ))}
      </Side>
      {apart > 0 && rule && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', unicodeBidi: 'plaintext' }}>
            {t('price.apart', { count: apart })}
          </Typography>
          <Button
            size="small"
            onClick={() => setValue('attribute_specifics_modify', packRows(byRule(rows, null, rule, attributes)), { shouldDirty: true })}
          >
            {t('price.applyAll')}
          </Button>
        </Box>
      )}
      <Side>
        {TAXES.map((name) => (
          <NumberField key={name} {...field(name)} />
        ))}
      </Side>
      {left.length > 0 && (
        <Typography role="status" variant="body2" sx={{ color: losing > 0 ? 'error.main' : undefined, unicodeBidi: 'plaintext' }}>
          {t('price.left', { profit: format.moneyRange(Math.min(...left), Math.max(...left)) })}
          {losing > 0 && ` ${t('price.losing', { count: losing })}`}
        </Typography>
      )}
      {rows.length === 0 && parseNumber(price) !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', unicodeBidi: 'plaintext' }}>
          {t('price.left', { profit: format.money(profitLeft(parseNumber(price) ?? 0, 0, fees)) })}
        </Typography>
      )}
    </Column>
  );
};
