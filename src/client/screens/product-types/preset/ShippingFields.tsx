import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '../../../ui/form/country-options';
import { NumberField } from '../../../ui/form/NumberField';
import { SelectField } from '../../../ui/form/SelectField';
import { Column, Side } from '../../../ui/form/columns';
import type { SectionProps } from './section';

const COSTS = ['domestic_cost', 'domestic_additional', 'international_cost', 'international_additional'] as const;

/** What the provider asks to send one piece and each further one, at home and abroad. */
export const ShippingFields = ({ form: { control, register, errorOf } }: SectionProps) => {
  const { t } = useTranslation('preset');
  const countries = useCountryOptions();
  return (
    <Column>
      <SelectField
        label={t('form.domestic_country')}
        error={errorOf('domestic_country')}
        options={[{ value: '', label: t('form.noCountry') }, ...countries]}
        field={register('domestic_country')}
      />
      <Side>
        {COSTS.map((name) => (
          <NumberField key={name} control={control} name={name} label={t(`form.${name}`)} error={errorOf(name)} />
        ))}
      </Side>
    </Column>
  );
};
