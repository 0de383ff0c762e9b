import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fillIn } from '../../../../domain/variables';
import { signatures, type Signature } from '../../../entities/signatures';
import { useMutation } from '../../../kernel/hooks';
import { SavedForm } from '../../kept/SavedForm';
import { FilledIn, VariableButtons } from '../../kept/VariableButtons';
import { TextBox } from '../../orders/TextBox';

interface SignatureFormProps {
  readonly signature: Signature;
  readonly onDone: () => void;
}

/** Characters at most, as the API has it. */
const MOST = 4000;

const VARIABLES = ['agent.name', 'store.name'] as const;

/** The text below emails of a person, or of a store's mailbox. */
export const SignatureForm = ({ signature, onDone }: SignatureFormProps) => {
  const { t } = useTranslation('support');
  const { store_id, name, updated_at } = signature;
  const [body, setBody] = useState(signature.body);
  const { submit, state } = useMutation(signatures, signatures.actions.save);
  const examples = { 'agent.name': t('variable.agent.name'), 'store.name': name || t('variable.store.name') };
  return (
    <SavedForm state={state} disabled={false} onSave={() => submit({ store_id, updated_at, body })} onDone={onDone}>
      <TextBox
        autoFocus
        label={store_id === null ? t('signature.own') : t('signature.store', { name })}
        hint={t(store_id === null ? 'signature.ownHint' : 'signature.storeHint')}
        value={body}
        most={MOST}
        rows={4}
        onChange={setBody}
      />
      <VariableButtons
        text={t('canned.variables', { example: '{{agent.name|…}}' })}
        variables={VARIABLES}
        onInsert={(written) => setBody(`${body}${written}`)}
      />
      {body.trim() !== '' && <FilledIn title={t('canned.preview')} text={fillIn(body, examples)} />}
    </SavedForm>
  );
};
