import { AFTERWARDS, CHANNELS, MESSAGE_KINDS, UNDO_SECONDS } from '../../domain/support/lifecycle';
import { isFormatted } from '../../domain/rich-text/html';
import { withoutRefusals } from '../../domain/support/recipients';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { clearFileUses } from '../files/uses';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { safeRichText } from '../rich-text/safe-rich-text';
import { wordOf } from '../tasks/checks';
import { readSupportDesk } from './desk';
import { dropDraft, keepDraft } from './drafts';
import type { MessageRow, SupportRow } from './tables';
import { findLatest, holdSupport, writeSupport } from './threads';
import { MOST_ATTACHED, type MessageText, requireLatest, writeAsideReply, writeForward, writeNote, writeReply, type Clock } from './write';

/** Now, and when a reply goes out: ten seconds later by the market's clock, and by anybody's. */
export const readClock = async ({ services }: Pick<RequestContext, 'services'>): Promise<Clock> => {
  const [now, later] = await Promise.all([services.marketNow(), services.marketNow(UNDO_SECONDS)]);
  return { now, sendAt: Math.max(now + UNDO_SECONDS, later) };
};

/** The formatted text of a message, made safe. Text without formatting is plain text. */
const safeMessage = async ({ services, container }: RequestContext, unsafe: string): Promise<MessageText> => {
  const { html, text } = await safeRichText(services, { owner: container._id, field: 'html', kind: 'message', html: unsafe });
  return { body: text, html: isFormatted(html) ? html : null };
};

export const messageSend: MutationOperations['messageSend'] = operation({
  rule: { module: 'messenger', access: 'update' },
  prepare: async ({ html, kind }, context) => ({
    clock: await readClock(context),
    formatted: html && kind.trim() !== 'note' ? await safeMessage(context, html) : undefined,
  }),
  run: async (
    tx,
    { support_id, kind, body: typed, files, then, of, to, cc, bcc, by, expect_last_id, device },
    context,
    { clock, formatted },
  ) => {
    const support = await holdSupport(tx, context.container._id, support_id, 'support_id');
    const what = wordOf(MESSAGE_KINDS, kind, 'kind') ?? 'reply';
    await requireLatest(tx, support, expect_last_id, clock.now);
    const written = { ...(formatted ?? { body: typed, html: null }), files: files ?? [], to, cc, bcc };
    if (what === 'note') await writeNote(tx, support, written, context, clock.now);
    else if (what === 'forward') await writeForward(tx, support, { ...written, of: of ?? '' }, context, clock);
    else if (of?.trim()) await writeAsideReply(tx, support, { ...written, of }, context, clock);
    else
      await writeReply(
        tx,
        support,
        { ...written, afterwards: wordOf(AFTERWARDS, then, 'then') ?? 'wait', by: wordOf(CHANNELS, by, 'by') },
        context,
        clock,
      );
    await dropDraft(tx, support, context.user._id, device);
    return readSupportDesk(tx, context, support._id, clock.now);
  },
});

/** A message of the container with its conversation, both held: the conversation first, as everybody holds them. */
const holdMessage = async (
  tx: Tx,
  containerId: string,
  id: string,
): Promise<{ readonly message: MessageRow; readonly support: SupportRow }> => {
  const wanted = tx.selectFrom('messages').where('container_id', '=', containerId).where('_id', '=', id.trim());
  const named = await wanted.select('support_id').executeTakeFirst();
  const support = named && (await holdSupport(tx, containerId, named.support_id));
  const message = support && (await wanted.selectAll().forUpdate().executeTakeFirst());
  if (!message) throw new UserError('support.messageMissing', { code: 'NOT_FOUND' });
  return { message, support };
};

const filesOf = async (tx: Tx, { container_id, _id }: MessageRow): Promise<string[]> => {
  const rows = await tx
    .selectFrom('message_files')
    .select('file_id')
    .where('container_id', '=', container_id)
    .where('message_id', '=', _id)
    .where('place', '<', MOST_ATTACHED)
    .orderBy('place')
    .execute();
  return rows.flatMap(({ file_id }) => file_id ?? []);
};

/** The message of somebody other than the buyer that a message answers. */
const answeredAside = async (tx: Tx, { container_id, support_id, in_reply_to }: MessageRow): Promise<string | null> => {
  const row = await tx
    .selectFrom('messages')
    .select('_id')
    .where('container_id', '=', container_id)
    .where('support_id', '=', support_id)
    .where('mail_id', '=', in_reply_to)
    .limit(1)
    .executeTakeFirst();
  return row?._id ?? null;
};

/** Whether a message can still be taken back. */
export const isRecallable = ({ direction, status, attempts, send_at }: MessageRow, now: number): boolean =>
  direction === 'out' && status === 'scheduled' && attempts === 0 && now < (send_at ?? 0);

/** Makes a message, held, a draft of its author's again. Its conversation has to find its latest message anew. */
export const recall = async (
  tx: Tx,
  message: MessageRow,
  userId: string,
  device: string | null | undefined,
  now: number,
): Promise<void> => {
  const { container_id, support_id, recipients, aside, forward_of } = message;
  const of = aside ? (forward_of ?? (await answeredAside(tx, message))) : null;
  // Without the message it answered, it must not become a reply to the buyer.
  const kind = forward_of !== null ? 'forward' : aside && of === null ? 'note' : 'reply';
  const draft = { kind, body: message.body, html: message.html, recipients, of, files: await filesOf(tx, message) } as const;
  await clearFileUses(tx, container_id, 'message', [message._id]);
  await tx.deleteFrom('messages').where('container_id', '=', container_id).where('_id', '=', message._id).execute();
  await keepDraft(tx, { support_id, user_id: userId, device: device?.trim() || newId(), ...draft }, now, { before: true });
};

export const messageUndo: MutationOperations['messageUndo'] = operation({
  rule: { module: 'messenger', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { _id, device }, context, now) => {
    const { message, support } = await holdMessage(tx, context.container._id, _id);
    if (!isRecallable(message, now)) throw new UserError('support.sentAlready', { code: 'CONFLICT' });
    // Nobody wrote what a rule did: whoever may answer may stop it.
    if (message.rule_id === null && message.author !== context.user._id) throw new UserError('support.notYours', { code: 'FORBIDDEN' });
    await recall(tx, message, context.user._id, device, now);
    await writeSupport(tx, support, await findLatest(tx, support), now);
    return readSupportDesk(tx, context, support._id, now);
  },
});

export const messageRetry: MutationOperations['messageRetry'] = operation({
  rule: { module: 'messenger', access: 'update' },
  prepare: (_args, context) => readClock(context),
  run: async (tx, { _id }, context, { now, sendAt }) => {
    const { message, support } = await holdMessage(tx, context.container._id, _id);
    if (message.status !== 'failed') throw new UserError('support.notFailed', { code: 'CONFLICT' });
    await tx
      .updateTable('messages')
      .set({
        status: 'scheduled',
        send_at: sendAt,
        attempts: 0,
        refusal: null,
        refusal_values: null,
        recipients: jsonb(withoutRefusals(message.recipients)),
        ...(!message.aside && { email: support.buyer_email, name: support.buyer_name }),
      })
      .where('container_id', '=', message.container_id)
      .where('_id', '=', message._id)
      .execute();
    await writeSupport(tx, support, {}, now);
    return readSupportDesk(tx, context, support._id, now);
  },
});
