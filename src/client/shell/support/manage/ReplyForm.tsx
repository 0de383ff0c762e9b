import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CannedReplyInputLimits } from '../../../../contract/generated/limits';
import { ADDRESS_LINK, RATING_LINK, VARIABLES } from '../../../../domain/support/variables';
import { fillIn } from '../../../../domain/variables';
import { cannedReplies, type CannedReply } from '../../../entities/canned-replies';
import { useMutation } from '../../../kernel/hooks';
import { TextBox } from '../../orders/TextBox';
import { SavedForm } from '../../kept/SavedForm';
import { FilledIn, VariableButtons } from '../../kept/VariableButtons';

interface ReplyFormProps {
  /** Null: a new one. */
  readonly reply: CannedReply | null;
  /** A new one begins with it. */
  readonly text?: Pick<CannedReply, 'name' | 'shortcut' | 'body'>;
  /** It was saved, or is given up; `id` is that of what was saved. */
  readonly onDone: (id?: string) => void;
}

/** The variables a saved reply may have. */
const OFFERED = [...VARIABLES, ADDRESS_LINK, RATING_LINK] as const;

/** What a variable looks like when it is filled in. */
const EXAMPLES = {
  'buyer.first_name': 'variable.buyer.first_name',
  'order.number': 'variable.order.number',
  'order.items': 'variable.order.items',
  'order.ship_by': 'variable.order.ship_by',
  'tracking.number': 'variable.tracking.number',
  'tracking.url': 'variable.tracking.url',
  'store.name': 'variable.store.name',
  'agent.name': 'variable.agent.name',
  [ADDRESS_LINK]: 'variable.address.link',
  [RATING_LINK]: 'variable.rating.link',
} as const satisfies Readonly<Record<(typeof OFFERED)[number], string>>;

/** A ready answer: what it is called, how it is asked for, what it says, and how that looks filled in. */
export const ReplyForm = ({ reply, text, onDone }: ReplyFormProps) => {
  const { t } = useTranslation('support');
  const [name, setName] = useState((reply ?? text)?.name ?? '');
  const [shortcut, setShortcut] = useState((reply ?? text)?.shortcut ?? '');
  const [body, setBody] = useState((reply ?? text)?.body ?? '');
  const { submit, state } = useMutation(cannedReplies, cannedReplies.actions.save);
  const examples = Object.fromEntries(OFFERED.map((variable) => [variable, t(EXAMPLES[variable])]));
  return (
    <SavedForm
      state={state}
      disabled={[name, shortcut, body].some((text) => text.trim() === '')}
      onSave={() => submit({ ...(reply && { _id: reply._id, updated_at: reply.updated_at }), params: { name, shortcut, body } })}
      onDone={() => onDone(state?.status === 'done' ? state.ids?.[0] : undefined)}
    >
      <TextBox autoFocus label={t('canned.name')} value={name} most={CannedReplyInputLimits.name.characters} onChange={setName} />
      <TextBox
        label={t('canned.shortcut')}
        hint={t('canned.shortcutHint')}
        value={shortcut}
        most={CannedReplyInputLimits.shortcut.characters}
        onChange={setShortcut}
      />
      <TextBox label={t('canned.body')} value={body} most={CannedReplyInputLimits.body.characters} rows={6} onChange={setBody} />
      <VariableButtons
        text={t('canned.variables', { example: '{{buyer.first_name|…}}' })}
        variables={OFFERED}
        onInsert={(written) => setBody(`${body}${written}`)}
      />
      {body.trim() !== '' && <FilledIn title={t('canned.preview')} text={fillIn(body, examples)} />}
    </SavedForm>
  );
};
