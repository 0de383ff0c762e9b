import { replyReturned, replySent } from '../../domain/support/standing';
import { tellChanged } from '../db/channel';
import type { Tx } from '../kernel/context';
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

/** A reply was sent: the buyer is answered, and the conversation goes where its writer said. Said again, it changes nothing. */
export const messageSent = async (tx: Tx, named: Named, now: number): Promise<void> => {
  const held = await hold(tx, named);
  if (held?.message.direction !== 'out' || held.message.status === 'sent') return;
  const { support, message } = held;
  await tx
    .updateTable('messages')
    .set({ status: 'sent', sent_at: now, refusal: null, refusal_values: null })
    .where('container_id', '=', message.container_id)
    .where('_id', '=', message._id)
    .execute();
  const unread = await tx
    .selectFrom('messages')
    .select('_id')
    .where('container_id', '=', message.container_id)
    .where('support_id', '=', support._id)
    .where('direction', '=', 'in')
    .where('automatic', '=', false)
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
  await writeSupport(tx, support, message.status === 'sent' ? replyReturned(standing, { now, hours }) : {}, now);
  await tellChanged(tx, message.container_id, ['supports']);
};
