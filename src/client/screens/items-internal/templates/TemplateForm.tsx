import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListingTemplateInputLimits } from '../../../../contract/generated/limits';
import { LISTING_VARIABLES } from '../../../../domain/listing/text-variables';
import { fillIn } from '../../../../domain/variables';
import { listingTemplates, type ListingTemplate } from '../../../entities/listing-templates';
import { useMutation } from '../../../kernel/hooks';
import { SavedForm } from '../../../shell/kept/SavedForm';
import { FilledIn, VariableButtons } from '../../../shell/kept/VariableButtons';
import { TextBox } from '../../../shell/orders/TextBox';

interface TemplateFormProps {
  /** Null: a new one. */
  readonly template: ListingTemplate | null;
  readonly onDone: () => void;
}

/** A text with variables: what it is called, what it says, and how that looks filled in. */
export const TemplateForm = ({ template, onDone }: TemplateFormProps) => {
  const { t } = useTranslation('listing');
  const [name, setName] = useState(template?.name ?? '');
  const [body, setBody] = useState(template?.body ?? '');
  const { submit, state } = useMutation(listingTemplates, listingTemplates.actions.save);
  const examples = Object.fromEntries(LISTING_VARIABLES.map((variable) => [variable, t(`templates.variable.${variable}`)]));
  return (
    <SavedForm
      state={state}
      disabled={name.trim() === '' || body.trim() === ''}
      onSave={() => submit({ ...(template && { _id: template._id, updated_at: template.updated_at }), params: { name, body } })}
      onDone={onDone}
    >
      <TextBox autoFocus label={t('templates.name')} value={name} most={ListingTemplateInputLimits.name.characters} onChange={setName} />
      <TextBox label={t('templates.body')} value={body} most={ListingTemplateInputLimits.body.characters} rows={6} onChange={setBody} />
      <VariableButtons
        text={t('templates.variables', { example: '{{colors|…}}' })}
        variables={LISTING_VARIABLES}
        onInsert={(written) => setBody(`${body}${written}`)}
      />
      {body.trim() !== '' && <FilledIn title={t('templates.preview')} text={fillIn(body, examples)} />}
    </SavedForm>
  );
};
