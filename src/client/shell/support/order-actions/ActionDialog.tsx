import type { Action, Dispatch } from '@reduxjs/toolkit';
import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { SupportReplyInputLimits } from '../../../../contract/generated/limits';
import type { SupportOrderActionInput } from '../../../../contract/generated/operations';
import type { Afterwards } from '../../../../domain/support/lifecycle';
import { REPLY_LINKS } from '../../../../domain/support/variables';
import { fillIn, unfilled } from '../../../../domain/variables';
import { cannedReplies } from '../../../entities/canned-replies';
import { draftActions } from '../../../entities/message-drafts';
import { supportDesks, type SupportDesk } from '../../../entities/support-desks';
import { isWritten, keepUnsent, unsentOf } from '../../../entities/unsent-messages';
import { now } from '../../../kernel/clock';
import type { EntitiesState } from '../../../kernel/entity-reducer';
import { useList, useMutation } from '../../../kernel/hooks';
import { SelectField } from '../../../ui/form/SelectField';
import { showToast } from '../../../ui/toast';
import { DeedDialog } from '../../orders/DeedDialog';
import { TextBox } from '../../orders/TextBox';
import { thisDevice } from '../device';
import { noteReplyOf } from '../latest-sent';

interface ActionDialogProps {
  readonly title: string;
  /** A verb. */
  readonly confirm: string;
  readonly conversation: SupportDesk;
  /** The reply that is suggested; it follows what is chosen until somebody writes one. */
  readonly reply: string;
  readonly disabled: boolean;
  readonly action: SupportOrderActionInput;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The reply somebody has begun in the conversation. */
const begunIn = ({ _id }: SupportDesk): string => {
  const unsent = unsentOf(_id);
  return unsent?.kind === 'reply' && !unsent.of && unsent.state !== 'sending' ? unsent.body : '';
};

/** Changes the order of a conversation and replies to the buyer in one step; a reply that isn't sent stays in the conversation's box. */
export const ActionDialog = ({
  title,
  confirm,
  conversation,
  reply: suggested,
  disabled,
  action,
  onClose,
  children,
}: ActionDialogProps) => {
  const { t } = useTranslation('support');
  const dispatch = useDispatch<Dispatch<Action>>();
  const store = useStore<EntitiesState>();
  const { _id, support, variables, way } = conversation;
  const canReply = support.status !== 'Closed' && (way.channel === 'mail' ? support.buyer.email !== null : way.refusal === null);
  const [replies, setReplies] = useState(canReply);
  const [begun] = useState(() => begunIn(conversation));
  const [typed, setTyped] = useState<string | null>(begun === '' ? null : begun);
  const [then, setThen] = useState<Afterwards>('wait');
  const [seen] = useState(support.last_message_id);
  const canned = useList(cannedReplies, { perpage: 100 }, { skip: !canReply });
  const { submit, state, requestId } = useMutation(supportDesks, supportDesks.actions.actOnOrder);
  // After a refusal the thread behind the dialog shows the newer message, so the next press takes it as seen.
  const since = state?.status === 'failed' ? support.last_message_id : seen;
  const body = typed ?? suggested;
  // The link for a new address is made as the reply is written.
  const missing = replies ? unfilled(fillIn(body, REPLY_LINKS)) : undefined;
  const keepTyped = (): void => {
    if (typed === null || typed.trim() === '' || typed === begun) return;
    const former = unsentOf(_id);
    // A note, or a message to somebody else, stays what it is: the buyer's text must not get into it.
    if (former?.state === 'sending' || (isWritten(former) && (former?.kind !== 'reply' || former.of)))
      return showToast(t('orderAction.notKept'), { tone: 'error' });
    const reply = former?.kind === 'reply' && !former.of ? former : undefined;
    keepUnsent(_id, { kind: 'reply', files: [], since, told: false, ...reply, body: typed, state: 'typed' });
    dispatch(draftActions.typed({ support_id: _id, device: thisDevice() }));
  };
  const done = useEffectEvent(() => {
    if (!replies) return;
    const former = unsentOf(_id);
    // Files weren't sent along: they stay in the box.
    if (begun !== '' && former) keepUnsent(_id, former.files.length > 0 ? { ...former, body: '', state: 'typed' } : null);
    if (begun !== '') dispatch(draftActions[former?.files.length ? 'typed' : 'drop']({ support_id: _id, device: thisDevice() }));
    noteReplyOf(supportDesks.selectById(store.getState(), _id), now());
  });
  useEffect(() => {
    if (state?.status === 'done') done();
  }, [state?.status]);
  return (
    <DeedDialog
      title={title}
      confirm={replies ? t('orderAction.andReply', { action: confirm }) : confirm}
      width="sm"
      state={state}
      disabled={disabled || missing !== undefined || (replies && body.trim() === '')}
      onConfirm={() =>
        submit(
          {
            support_id: _id,
            order_id: support.order?._id ?? '',
            action,
            ...(replies && {
              // Only a draft that became the reply is deleted with it.
              reply: { body: body.trim(), then, expect_last_id: since ?? '', ...(begun !== '' && { device: thisDevice() }) },
            }),
          },
          // Its answer may have been lost: changed meanwhile, it must not be done a second time.
          state?.status === 'failed' ? requestId : undefined,
        )
      }
      onClose={() => {
        if (state?.status !== 'done') keepTyped();
        onClose();
      }}
    >
      {children}
      {canReply ? (
        <FormControlLabel
          label={t('orderAction.reply', { name: support.buyer.name })}
          control={<Checkbox size="small" checked={replies} onChange={(_event, on) => setReplies(on)} />}
        />
      ) : (
        <DialogContentText variant="body2">{t('orderAction.noReply')}</DialogContentText>
      )}
      {replies && (
        <>
          {canned.rows.length > 0 && (
            <SelectField
              label={t('orderAction.useSaved')}
              value=""
              options={[
                { value: '', label: t('orderAction.chooseSaved') },
                ...canned.rows.map(({ _id: value, name: label }) => ({ value, label })),
              ]}
              onChange={(id) => {
                const chosen = canned.rows.find((each) => each._id === id);
                if (chosen) setTyped(fillIn(chosen.body, Object.fromEntries(variables.map(({ name, value }) => [name, value]))));
              }}
            />
          )}
          <TextBox
            label={t('composer.reply')}
            hint={missing === undefined ? t('orderAction.undo') : `${t('composer.missing')} ${missing}`}
            value={body}
            rows={5}
            most={SupportReplyInputLimits.body.characters}
            onChange={setTyped}
          />
          <SelectField
            label={t('orderAction.then')}
            value={then}
            options={(['wait', 'resolve', 'stay'] as const).map((value) => ({ value, label: t(`orderAction.thens.${value}`) }))}
            onChange={(value) => setThen(value as Afterwards)}
          />
        </>
      )}
    </DeedDialog>
  );
};
