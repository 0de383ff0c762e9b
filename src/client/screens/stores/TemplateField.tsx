import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describedAs, DOCUMENT_VARIABLES } from '../../../domain/documents/description';
import { FilledIn, VariableButtons } from '../../shell/kept/VariableButtons';
import { FormField } from '../../ui/form/FormField';
import type { SaveForm } from '../../ui/form/use-save-form';
import type { StoreForm } from './store-form';

interface TemplateFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly form: SaveForm<StoreForm>;
  readonly name: string;
}

/** What is said of each shared document: with variables, and how that looks filled in. */
export const TemplateField = ({ label, hint, error, form, name }: TemplateFieldProps) => {
  const { t } = useTranslation('stores');
  const typed = String(useWatch({ control: form.control, name }) ?? '');
  const examples = {
    name: t('template.example.name'),
    url: 'https://shop.example.com/heron-tee',
    store: String(useWatch({ control: form.control, name: 'sto_name' }) ?? '') || t('template.example.store'),
  };
  return (
    <>
      <FormField label={label} hint={hint} error={error} field={form.register(name)} rows={[3, 12]} />
      <VariableButtons
        text={t('template.variables')}
        variables={DOCUMENT_VARIABLES}
        onInsert={(written) => form.setValue(name, `${typed}${written}`, { shouldDirty: true, shouldValidate: true })}
      />
      {typed.trim() !== '' && !error && <FilledIn title={t('template.preview')} text={describedAs(typed, examples)} />}
    </>
  );
};
