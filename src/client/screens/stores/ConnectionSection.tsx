import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isSealed } from '../../../domain/connections/block';
import type { FieldKind } from '../../../domain/connections/connection';
import { PLATFORM_IDS, PLATFORMS } from '../../../domain/platforms';
import type { Store } from '../../entities/stores';
import { FormField } from '../../ui/form/FormField';
import { SelectField } from '../../ui/form/SelectField';
import type { SaveForm } from '../../ui/form/use-save-form';
import { useFieldWords } from './field-words';
import type { StoreForm } from './store-form';
import { TestConnection } from './TestConnection';

const PLATFORM_OPTIONS = PLATFORM_IDS.map((value) => ({ value, label: PLATFORMS[value].name }));

/** How each kind of field is typed. */
const INPUTS: Readonly<Record<FieldKind, Pick<ComponentProps<typeof FormField>, 'type' | 'inputMode'>>> = {
  website: { type: 'url', inputMode: 'url' },
  text: {},
  key: {},
  secret: { type: 'password' },
};

interface ConnectionSectionProps {
  /** Undefined: a new one. */
  readonly store: Store | undefined;
  readonly form: SaveForm<StoreForm>;
}

/** What a store is called and how its shop is reached. */
export const ConnectionSection = ({ store, form }: ConnectionSectionProps) => {
  const { t } = useTranslation('stores');
  const fieldWords = useFieldWords();
  const { register, errorOf, watch } = form;
  const platform = watch('platform_id');
  return (
    <>
      <FormField label={t('form.name')} error={errorOf('sto_name')} field={register('sto_name')} autoFocus={!store} />
      {!store && PLATFORM_IDS.length > 1 && (
        <SelectField label={t('form.platform')} field={register('platform_id')} options={PLATFORM_OPTIONS} />
      )}
      {Object.entries(PLATFORMS[platform].fields).map(([name, field]) => (
        <FormField
          key={name}
          label={fieldWords.labels(platform)[name] ?? name}
          hint={store && isSealed(field) ? t('form.maskHint') : fieldWords.hint(platform, name)}
          error={errorOf(name)}
          field={register(name)}
          {...INPUTS[field.kind]}
        />
      ))}
      <TestConnection store={store} form={form} />
    </>
  );
};
