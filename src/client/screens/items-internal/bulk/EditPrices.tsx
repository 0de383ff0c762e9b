import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { PRICE_ENDINGS } from '../../../../domain/listing/price-setting';
import { parseNumber } from '../../../../domain/numbers';
import { Labelled } from '../../../ui/form/Labelled';
import { SelectField } from '../../../ui/form/SelectField';
import { useTypedNumber } from '../../../ui/form/use-typed-number';
import { writtenNumber } from '../../../ui/number-text';
import { PRICE_WAYS, type EditChoice, type PriceWay } from './edit-choice';

interface EditPricesProps {
  readonly choice: EditChoice;
  readonly onChange: (changes: Partial<EditChoice>) => void;
}

/** How the prices of many items change. */
export const EditPrices = ({ choice: { priceWay, amount, ending }, onChange }: EditPricesProps) => {
  const { t, i18n } = useTranslation('items');
  const typed = useTypedNumber(amount, (plain) => onChange({ amount: plain }));
  const wrong = amount.trim() !== '' && parseNumber(amount) === null;
  const wayLabel = (way: PriceWay): string => (way === '' ? t('bulk.keep') : t(`bulk.price.${way}`));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: 4, alignItems: 'start' }}>
      <SelectField
        label={t('bulk.prices')}
        value={priceWay}
        options={PRICE_WAYS.map((value) => ({ value, label: wayLabel(value) }))}
        onChange={(way) => onChange({ priceWay: PRICE_WAYS.find((each) => each === way) ?? '' })}
      />
      {priceWay !== '' && (
        <>
          <Labelled
            label={t(priceWay === 'percent' ? 'bulk.percent' : 'bulk.amount')}
            hint={priceWay === 'add' || priceWay === 'percent' ? t('bulk.lower') : undefined}
            error={wrong ? t('bulk.noNumber') : undefined}
          >
            {({ id, describedBy }) => (
              <OutlinedInput
                id={id}
                size="small"
                autoComplete="off"
                slotProps={{ input: { inputMode: 'decimal', 'aria-invalid': wrong, 'aria-describedby': describedBy } }}
                {...typed}
              />
            )}
          </Labelled>
          <SelectField
            label={t('bulk.ending')}
            value={ending}
            options={[
              { value: '', label: t('bulk.asIs') },
              ...PRICE_ENDINGS.map((cents) => ({ value: cents, label: writtenNumber(`0.${cents}`, i18n.language).slice(1) })),
            ]}
            onChange={(chosen) => onChange({ ending: chosen })}
          />
        </>
      )}
    </Box>
  );
};
