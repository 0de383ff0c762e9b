import { lazy, Suspense, useMemo } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parseNumber } from '../../../domain/numbers';
import { PRICE_ENDINGS } from '../../../domain/listing/price-setting';
import { ruleOf, type StoreFieldName } from '../../../domain/stores/store-fields';
import { FlagField } from '../../ui/form/FlagField';
import { FormField } from '../../ui/form/FormField';
import { NumberField } from '../../ui/form/NumberField';
import { useCountryOptions } from '../../ui/form/country-options';
import { SelectField } from '../../ui/form/SelectField';
import { TagField } from '../../ui/form/TagField';
import type { SaveForm } from '../../ui/form/use-save-form';
import { DaysField } from './DaysField';
import { useFieldHint, useFieldLabel } from './field-words';
import { formName, type StoreForm } from './store-form';

const ImageField = lazy(async () => ({ default: (await import('./ImageField')).ImageField }));
const TemplateField = lazy(async () => ({ default: (await import('./TemplateField')).TemplateField }));

interface StoreFieldProps {
  readonly name: StoreFieldName;
  readonly form: SaveForm<StoreForm>;
}

const CountryField = ({ name, form, label }: StoreFieldProps & { readonly label: string }) => {
  const { t } = useTranslation('stores');
  const countries = useCountryOptions();
  const options = useMemo(() => [{ value: '', label: t('noCountry') }, ...countries], [countries, t]);
  return <SelectField label={label} error={form.errorOf(formName(name))} options={options} field={form.register(formName(name))} />;
};

const EndingField = ({ name, form, label, hint }: StoreFieldProps & { readonly label: string; readonly hint: string | undefined }) => {
  const { t } = useTranslation('stores');
  const options = [
    { value: '', label: t('ending.none') },
    ...PRICE_ENDINGS.map((ending) => ({ value: ending, label: t(`ending.${ending}`) })),
  ];
  const field = formName(name);
  return <SelectField label={label} hint={hint} error={form.errorOf(field)} options={options} field={form.register(field)} />;
};

const AmountField = ({ name, form, label, hint }: StoreFieldProps & { readonly label: string; readonly hint: string | undefined }) => {
  const { t } = useTranslation('stores');
  const whole = ruleOf(name).kind === 'count';
  const typed = useWatch({ control: form.control, name: formName(name) });
  return (
    <NumberField
      label={label}
      hint={whole && parseNumber(typed) === null ? t('notANumber') : hint}
      error={form.errorOf(formName(name))}
      control={form.control}
      name={formName(name)}
      whole={whole}
    />
  );
};

/** One field of a store, typed as its description says. */
export const StoreField = ({ name, form }: StoreFieldProps) => {
  const label = useFieldLabel()(name);
  const hint = useFieldHint()(name);
  const { control, register, errorOf } = form;
  const field = formName(name);
  const error = errorOf(field);
  const { kind } = ruleOf(name);
  switch (kind) {
    case 'flag':
      return <FlagField label={label} hint={hint} control={control} name={field} />;
    case 'count':
    case 'money':
      return <AmountField name={name} form={form} label={label} hint={hint} />;
    case 'emails':
    case 'owners':
    case 'days':
      return (
        <Controller
          control={control}
          name={field}
          render={({ field: { value, onChange } }) => {
            const words = value as readonly string[];
            return kind === 'days' ? (
              <DaysField label={label} hint={hint ?? ''} error={error} value={words} onChange={onChange} />
            ) : (
              <TagField label={label} hint={hint} error={error} value={words} onChange={onChange} />
            );
          }}
        />
      );
    case 'template':
      return (
        <Suspense>
          <TemplateField label={label} hint={hint} error={error} form={form} name={field} />
        </Suspense>
      );
    case 'image':
      return (
        <Suspense>
          <ImageField label={label} hint={hint} error={error} form={form} name={field} />
        </Suspense>
      );
    case 'ending':
      return <EndingField name={name} form={form} label={label} hint={hint} />;
    case 'country':
      return <CountryField name={name} form={form} label={label} />;
    default:
      return (
        <FormField
          label={label}
          hint={hint}
          error={error}
          field={register(field)}
          type={kind === 'sealed' ? 'password' : 'text'}
          {...(['lines', 'html', 'css'].includes(kind) && { rows: [3, 12] as const })}
        />
      );
  }
};
