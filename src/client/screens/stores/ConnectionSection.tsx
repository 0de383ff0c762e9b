import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PLATFORM_IDS, PLATFORMS } from '../../../domain/platforms';
import type { Store } from '../../entities/stores';
import { ConnectionFields } from '../../shell/connections/ConnectionFields';
import { useFieldWords } from '../../shell/connections/field-words';
import { FormField } from '../../ui/form/FormField';
import { SelectField } from '../../ui/form/SelectField';
import type { SaveForm } from '../../ui/form/use-save-form';
import type { StoreForm } from './store-form';
import { TestConnection } from './TestConnection';

const PLATFORM_OPTIONS = PLATFORM_IDS.map((value) => ({ value, label: PLATFORMS[value].name }));

interface ConnectionSectionProps {
  /** Undefined: a new one. */
  readonly store: Store | undefined;
  readonly form: SaveForm<StoreForm>;
}

/** What a store is called and how its shop is reached. */
export const ConnectionSection = ({ store, form }: ConnectionSectionProps) => {
  const { t } = useTranslation('stores');
  const fieldWords = useFieldWords('stores', PLATFORMS);
  const { register, errorOf, control } = form;
  const platform = useWatch({ control, name: 'platform_id' });
  return (
    <>
      <FormField label={t('form.name')} error={errorOf('sto_name')} field={register('sto_name')} autoFocus={!store} />
      {!store && PLATFORM_IDS.length > 1 && (
        <SelectField label={t('form.platform')} hint={t('form.platformHint')} field={register('platform_id')} options={PLATFORM_OPTIONS} />
      )}
      <ConnectionFields
        connection={PLATFORMS[platform]}
        labels={fieldWords.labels(platform)}
        hint={(name) => fieldWords.hint(platform, name)}
        word={(name, value) => fieldWords.word(platform, name, value)}
        kept={store !== undefined}
        block={store?.[platform]}
        errorOf={errorOf}
        register={register}
      />
      <TestConnection store={store} form={form} />
    </>
  );
};
