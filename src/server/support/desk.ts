import { sql } from 'kysely';
import type { Message, SupportDesk, SupportLink, SupportOrder } from '../../contract/generated/resolvers';
import { isId } from '../db/ids';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { holds } from '../kernel/permission';
import { supportsById, type ListedSupport } from './list';
import { copiesByDefault, mailboxOf } from './recipients';
import { readDrafts, toMailRecipient, toMessages, toSupports } from './rows';
import type { MessageRow } from './tables';
import { readWay } from './shop/way';
import { signatureFor } from './signatures';
import { readVariables } from './variables';

/** Messages that are shown at a time. */
const SHOWN = 30;
const MOST_ORDERS = 20;
const MOST_OTHERS = 10;

/** Messages of a conversation, the latest of them last; `before`: those before one of them. One more than are shown where there are more. */
const latest = async (
  tx: Tx,
  containerId: string,
  supportId: string,
  before: Pick<MessageRow, 'created_at' | '_id'> | undefined,
): Promise<MessageRow[]> => {
  const rows = await tx
    .selectFrom('messages')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('support_id', '=', supportId)
    .$if(before !== undefined, (rest) =>
      rest.where(sql<boolean>`(created_at, _id) < (${before?.created_at ?? 0}::integer, ${before?._id ?? ''})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('_id', 'desc')
    .limit(SHOWN + 1)
    .execute();
  return rows.reverse();
};

/** Messages before one of them; without it, the latest. */
export const readMessages = async (tx: Tx, containerId: string, supportId: string, before: string | undefined): Promise<Message[]> => {
  const mark = before
    ? await tx
        .selectFrom('messages')
        .select(['_id', 'created_at'])
        .where('container_id', '=', containerId)
        .where('_id', '=', before)
        .executeTakeFirst()
    : undefined;
  if (before && !mark) throw new UserError('support.messageMissing', { code: 'NOT_FOUND', field: 'before' });
  return toMessages(tx, containerId, (await latest(tx, containerId, supportId, mark)).slice(-SHOWN));
};

const otherOrders = async (tx: Tx, { user }: RequestContext, row: ListedSupport): Promise<SupportOrder[]> => {
  if (row.buyer_email === null || !holds(user, { module: 'order', access: 'view' })) return [];
  return tx
    .selectFrom('orders')
    .select(['_id', 'number', 'status', 'currency', 'total', 'created_at'])
    .where('container_id', '=', row.container_id)
    .where('found_email', '=', row.buyer_email)
    .where('_id', '<>', row.order_id ?? '')
    .orderBy('created_at', 'desc')
    .limit(MOST_ORDERS)
    .execute();
};

const otherSupports = async (tx: Tx, row: ListedSupport): Promise<SupportLink[]> => {
  if (row.buyer_email === null) return [];
  return tx
    .selectFrom('supports')
    .select(['_id', 'subject', 'status', 'last_message_at'])
    .where('container_id', '=', row.container_id)
    .where('buyer_email', '=', row.buyer_email)
    .where('_id', '<>', row._id)
    .where('merged_into', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(MOST_OTHERS)
    .execute();
};

/** A conversation with all that is beside it. Throws `support.missing`. */
export const readSupportDesk = async (tx: Tx, context: RequestContext, id: string, now: number): Promise<SupportDesk> => {
  const containerId = context.container._id;
  const wanted = id.trim();
  const [row] = isId(wanted) ? await supportsById(tx, containerId, [wanted]) : [];
  const [support] = row ? await toSupports(tx, containerId, [row], now) : [];
  if (!row || !support) throw new UserError('support.missing', { code: 'NOT_FOUND' });
  const messages = await latest(tx, containerId, row._id, undefined);
  const variables = await readVariables(tx, row, context.user);
  return {
    _id: row._id,
    support,
    messages: await toMessages(tx, containerId, messages.slice(-SHOWN)),
    more: messages.length > SHOWN,
    drafts: await readDrafts(tx, row, context.user._id),
    orders: await otherOrders(tx, context, row),
    others: await otherSupports(tx, row),
    way: await readWay(tx, row),
    copies: (await copiesByDefault(tx, row)).map(toMailRecipient),
    mailbox: (await mailboxOf(tx, row)) ?? null,
    signature: await signatureFor(tx, row, context.user),
    variables: Object.entries(variables).map(([name, value]) => ({ name, value })),
  };
};
