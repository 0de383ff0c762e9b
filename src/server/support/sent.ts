import { replyReturned, replySent } from '../../domain/support/standing';
import { withDelivered, withRefusals, type Recipients } from '../../domain/support/recipients';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import type { Tx } from '../kernel/context';
import type { RefusedRecipient } from '../mail/door';
import { readDesk } from '../sales/desk';
import { tell } from '../sales/timeline';
import type { MessageRow } from './tables';
import { holdSupports, standingOf, writeSupport } from './threads';

type Named = Pick<MessageRow, 'container_id' | '_id' | 'support_id'>;

/** The message, held with its conversation; it may have gone into another one since it was read. */
const hold = async (tx: Tx, { container_id, _id }: Named) => {
  const wanted = tx.selectFrom('messages').where('container_id', '=', container_id).where('_id', '=', _id);
  const named = await wanted.select('support_id').executeTakeFirst();
  const [support] = named ? await holdSupports(tx, container_id, [named.support_id]) : [];
  const message = await wanted.selectAll().forUpdate().executeTakeFirst();
  return support && message && { support, message };
};

/** True for an automatic reply that doesn't count as an answer: the reply deadline keeps running. */
const leavesBuyerWaiting = ({ rule_id, afterwards }: Pick<MessageRow, 'rule_id' | 'afterwards'>): boolean =>
  rule_id !== null && (afterwards ?? 'stay') === 'stay';

const writeRecipients = async (tx: Tx, { container_id, _id }: MessageRow, recipients: Recipients): Promise<void> => {
  await tx
    .updateTable('messages')
    .set({ recipients: jsonb(recipients) })
    .where('container_id', '=', container_id)
    .where('_id', '=', _id)
    .execute();
};

/** Notes beside the recipients of a mail that it could not be delivered to them, though others received it. */
const markRefused = (tx: Tx, message: MessageRow, refused: readonly RefusedRecipient[]): Promise<void> =>
  writeRecipients(tx, message, withRefusals(message.recipients, refused));

/** Notes also who has received it, so that another attempt reaches none of them again. */
const markReached = (tx: Tx, message: MessageRow, refused: readonly RefusedRecipient[]): Promise<void> =>
  writeRecipients(
    tx,
    message,
    withDelivered(
      withRefusals(
        message.recipients,
        refused.filter(({ later }) => later === undefined),
      ),
      refused.map(({ address }) => address),
    ),
  );

/** A mail that was sent came back from some of those who got a copy. */
export const copyFailed = async (tx: Tx, named: Named, refused: readonly RefusedRecipient[], now: number): Promise<void> => {
  const held = await hold(tx, named);
  if (!held) return;
  await markRefused(tx, held.message, refused);
  await writeSupport(tx, held.support, {}, now);
  await tellChanged(tx, held.message.container_id, ['supports']);
};

/**
 * A message was sent. After a reply the buyer is answered, and the conversation goes where its writer said. `refused`: recipients the server turned down; where
 * the one it is for is among them, it failed. Said again, it changes nothing.
 */
export const messageSent = async (tx: Tx, named: Named, now: number, refused: readonly RefusedRecipient[] = []): Promise<void> => {
  const held = await hold(tx, named);
  if (held?.message.direction !== 'out' || held.message.status === 'sent') return;
  const { support, message } = held;
  const main = refused.find(({ address }) => address === message.email);
  if (main) {
    await markReached(tx, message, refused);
    return messageFailed(tx, message, main.refusal, now);
  }
  if (refused.length > 0) await markRefused(tx, message, refused);
  await tx
    .updateTable('messages')
    .set({ status: 'sent', sent_at: now, refusal: null, refusal_values: null })
    .where('container_id', '=', message.container_id)
    .where('_id', '=', message._id)
    .execute();
  if (message.aside || leavesBuyerWaiting(message)) {
    await writeSupport(tx, support, {}, now);
    return tellChanged(tx, message.container_id, ['supports']);
  }
  const unread = await tx
    .selectFrom('messages')
    .select('_id')
    .where('container_id', '=', message.container_id)
    .where('support_id', '=', support._id)
    .where('direction', '=', 'in')
    .where('automatic', '=', false)
    .where('aside', '=', false)
    .where('_id', '>', message._id)
    .limit(1)
    .executeTakeFirst();
  const { hours } = await readDesk(tx, message.container_id);
  const outcome = { afterwards: message.afterwards ?? 'stay', by: message.author, unread: unread !== undefined };
  await writeSupport(tx, support, replySent(standingOf(support), outcome, { now, hours }), now);
  const { order_id, buyer_name, buyer_email } = support;
  if (order_id !== null) {
    const params = { support: support._id, name: buyer_name || (buyer_email ?? '') };
    await tell(tx, [{ order_id, code: 'support_answered', params }], now, message.author);
  }
  await tellChanged(tx, message.container_id, order_id === null ? ['supports'] : ['supports', 'orders']);
};

/** The server took a message for others than the one it is for, who is tried again at `send_at`, unix seconds. */
export const messagePutOff = async (tx: Tx, named: Named, send_at: number, refused: readonly RefusedRecipient[]): Promise<void> => {
  const held = await hold(tx, named);
  if (held?.message.status !== 'sending') return;
  await markReached(tx, held.message, refused);
  await tx
    .updateTable('messages')
    .set({ status: 'scheduled', send_at })
    .where('container_id', '=', named.container_id)
    .where('_id', '=', named._id)
    .execute();
};

/** A reply could not be sent, or came back; `refusal`: why, as a code of refusals. Nobody was answered, so it is due as it was. */
export const messageFailed = async (tx: Tx, named: Named, refusal: string, now: number): Promise<void> => {
  const held = await hold(tx, named);
  if (held?.message.direction !== 'out') return;
  const { support, message } = held;
  await tx
    .updateTable('messages')
    .set({ status: 'failed', refusal })
    .where('container_id', '=', message.container_id)
    .where('_id', '=', message._id)
    .execute();
  const { hours } = await readDesk(tx, message.container_id);
  const standing = standingOf(support);
  const isAnswer = message.status === 'sent' && !message.aside && !leavesBuyerWaiting(message);
  await writeSupport(tx, support, isAnswer ? replyReturned(standing, { now, hours }) : {}, now);
  await tellChanged(tx, message.container_id, ['supports']);
};
