import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { MESSAGE_KINDS } from '../../../../domain/support/lifecycle';
import { draftActions, forgetLateDrafts, isForgetting, isLateDraft } from '../../../entities/message-drafts';
import type { SupportDesk } from '../../../entities/support-desks';
import { hearUnsent, isWritten, keepUnsent, unsentOf, type ChosenRecipients, type Unsent } from '../../../entities/unsent-messages';
import type { FormDraft } from '../../../ui/form/form-drafts';
import { useFormDraft } from '../../../ui/form/use-form-draft';
import { useLeaveGuard } from '../../../ui/leave-guard';
import { thisDevice } from '../device';

type Draft = SupportDesk['drafts'][number];
type Written = Pick<Unsent, 'kind' | 'body' | 'html' | 'files' | 'of' | 'recipients'>;

const writtenIn = ({ kind, body, html, files, of, recipients }: Draft): Written => ({
  kind: MESSAGE_KINDS.find((each) => each === kind) ?? 'reply',
  ...{ body, html, files, of },
  recipients: recipients && { to: people(recipients.to), cc: people(recipients.cc), bcc: people(recipients.bcc) },
});

const people = (all: ChosenRecipients['to']) => all.map(({ name, email }) => ({ name, email }));
/** What is left in this browser of a page that went before the server heard of it. */
type Left = Written & Pick<Unsent, 'since' | 'attempt'>;

const leftOf = (unsent: Unsent | undefined): FormDraft | null => {
  if (!unsent || !isWritten(unsent) || unsent.state === 'kept') return null;
  const { kind, body, html = null, files, of = null, recipients = null, since, attempt } = unsent;
  return { typed: { kind, body, html, files, of, recipients, since, ...(attempt && { attempt }) } satisfies Left, base: {} };
};

/** Whether what was sent has arrived, though its answer was lost. */
const hasLanded = ({ messages }: SupportDesk, { body, since }: Unsent): boolean =>
  messages.slice(messages.findIndex(({ _id }) => _id === since) + 1).some((each) => each.direction !== 'in' && each.body === body.trim());

const NOTHING: Written = { kind: 'reply', body: '', files: [] };

/** What is being written in a conversation: kept from one to the next, by the server too, and what another device has of it is offered. */
export const useUnsent = (desk: SupportDesk, lastId: string | null) => {
  const dispatch = useDispatch();
  const support_id = desk._id;
  const device = thisDevice();
  const unsent = useSyncExternalStore(hearUnsent, () => unsentOf(support_id));
  const written: Written = unsent ?? NOTHING;
  const place = { support_id, device };

  const write = (change: Partial<Written>): void => {
    const former = unsentOf(support_id);
    const begun = former && isWritten(former) ? { since: former.since, told: former.told } : { since: lastId, told: false };
    keepUnsent(support_id, { ...NOTHING, ...former, ...change, ...begun, state: 'typed' });
    dispatch(draftActions.typed(place));
  };
  const drop = (draft: Draft): void => void dispatch(draftActions.drop({ support_id, device: draft.device }));
  /** Goes on with what was written elsewhere; there it is forgotten. */
  const take = (draft: Draft): void => {
    write(writtenIn(draft));
    if (draft.device !== device) drop(draft);
  };

  const forgetArrived = useEffectEvent(() => {
    const former = unsentOf(support_id);
    if (!former?.attempt || former.state === 'sending' || !hasLanded(desk, former)) return;
    keepUnsent(support_id, null);
    dispatch(draftActions.drop(place));
  });
  useEffect(() => forgetArrived(), [desk]);
  // The newest is gone on with where nothing is being written.
  const begunWith = useRef<string>(undefined);
  const begin = useEffectEvent(() => {
    if (desk.drafts.every((draft) => draft.device !== device)) forgetLateDrafts(support_id);
    const newest = desk.drafts.find((draft) => draft.device !== device || !isLateDraft(support_id, draft.body));
    if (unsentOf(support_id) || !newest || !isWritten(writtenIn(newest))) return;
    if (newest.device === device) begunWith.current = newest.body;
    if (newest.device === device && !isForgetting(support_id))
      keepUnsent(support_id, { ...writtenIn(newest), since: lastId, told: false, state: 'kept' });
    else take(newest);
  });
  useEffect(() => begin(), [desk]);
  // What the server has not heard of yet outlives the page in this browser.
  const { keep } = useFormDraft({
    of: `support/${support_id}`,
    read: () => leftOf(unsentOf(support_id)),
    restore: (left) => {
      const now = unsentOf(support_id);
      const restored: Unsent = { ...(left.typed as Left), told: false, state: 'typed' };
      // The page went before it heard that the server has the draft, or the message.
      if (restored.body === begunWith.current || (restored.attempt && hasLanded(desk, restored))) {
        keep();
        return false;
      }
      if (now && now.state !== 'kept') return false;
      keepUnsent(support_id, restored);
      dispatch(draftActions.typed(place));
      return true;
    },
  });
  const known = useRef(unsent);
  const keepNew = useEffectEvent(() => {
    if (known.current !== unsent) keep();
    known.current = unsent;
  });
  useEffect(() => keepNew(), [unsent]);
  const leave = useEffectEvent(() => {
    const left = unsentOf(support_id);
    if (left && left.state !== 'kept') dispatch(draftActions.left(place));
  });
  useEffect(() => () => leave(), []);
  useLeaveGuard(unsent !== undefined && isWritten(unsent) && unsent.state !== 'kept');

  const other = desk.drafts.find((draft) => draft.device !== device && isWritten(writtenIn(draft)) && draft.body !== written.body);
  return { unsent, written, write, other, take, drop };
};
