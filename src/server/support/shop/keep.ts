import { createHash } from 'node:crypto';
import { buyerWrote, NEW_STANDING, replySent, type When } from '../../../domain/support/standing';
import { plainSubject } from '../../../domain/support/subject';
import { sameWords, type FetchedMessage, type FetchedMessages } from '../../connectors/platforms/messages';
import { tellChanged } from '../../db/channel';
import { newId } from '../../db/ids';
import { DAY } from '../../kernel/clock';
import type { StoreRef, Tx } from '../../kernel/context';
import { readDesk } from '../../sales/desk';
import { tell } from '../../sales/timeline';
import { alertReplied } from '../alerts';
import { messageSent } from '../sent';
import type { SupportRow } from '../tables';
import { holdSupport, latestOf, standingOf, writeSupport } from '../threads';

/** For so long it is believed what a platform says of a message's time. */
const BELIEVED = 7 * DAY;
/** Rules don't reply to a message that took longer to arrive, such as with the first reading of a store: somebody may have answered it elsewhere. */
const LATE = DAY;
const LONGEST_NAME = 200;
const LONGEST_KEY = 500;

/** What no database takes is left out, and no name is longer than one is. */
const clean = (words: string, most = LONGEST_NAME): string =>
  words
    .replace(/\0|\p{Surrogate}/gu, '')
    .trim()
    .slice(0, most);

/** Names a message at a store's platform for good. */
export const shopKey = (thread: string | null, orderPlatformId: string | null, id: string): string =>
  clean(thread === null ? `order ${orderPlatformId ?? ''}/${id}` : `${thread}/${id}`, LONGEST_KEY);

interface OrderOf {
  readonly _id: string;
  readonly name: string;
  readonly email: string | null;
}

/** The order a message is about: the one it names, else the buyer's latest. */
const orderOf = async (tx: Tx, { container_id, store_id }: StoreRef, message: FetchedMessage): Promise<OrderOf | undefined> => {
  const orders = tx
    .selectFrom('orders')
    .select(['_id', 'buyer'])
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .orderBy('created_at', 'desc')
    .limit(1);
  const { order_platform_id, buyer } = message;
  const row =
    (order_platform_id === null ? undefined : await orders.where('platform_id', '=', order_platform_id).executeTakeFirst()) ??
    (buyer.account === null ? undefined : await orders.where('buyer_account', '=', buyer.account).executeTakeFirst());
  if (!row) return undefined;
  const { first_name, last_name, email } = row.buyer;
  return { _id: row._id, name: `${first_name} ${last_name}`.trim(), email: email?.trim().toLowerCase() || null };
};

/** Who wrote it. Of whom only the name is told, the buyer is who has the buyer's. */
const writerOf = ({ from, name }: FetchedMessage, order: OrderOf | undefined): 'buyer' | 'shop' | 'platform' => {
  if (from !== 'named') return from;
  const told = name.trim().toLowerCase();
  return told !== '' && (told === order?.name.toLowerCase() || told === order?.email) ? 'buyer' : 'shop';
};

const whole = async (tx: Tx, containerId: string, id: string): Promise<SupportRow> => {
  const support = await holdSupport(tx, containerId, id);
  return support.merged_into === null ? support : whole(tx, containerId, support.merged_into);
};

/** The latest conversation that is the platform's one, or about the order; held. */
const conversationOf = async (
  tx: Tx,
  { container_id, store_id }: StoreRef,
  thread: string | null,
  order: OrderOf | undefined,
): Promise<SupportRow | undefined> => {
  const supports = tx.selectFrom('supports').select('_id').where('container_id', '=', container_id).where('store_id', '=', store_id);
  const row =
    thread !== null
      ? await supports
          .where('shop_thread', '=', clean(thread))
          .orderBy('created_at', 'desc')
          .orderBy('_id', 'desc')
          .limit(1)
          .executeTakeFirst()
      : order &&
        (await supports
          .where('order_id', '=', order._id)
          .where('merged_into', 'is', null)
          // One that is open, and of these one that goes by the shop.
          .orderBy((is) => is.case().when('status', '=', 'Closed').then(1).else(0).end())
          .orderBy('channel', 'desc')
          .orderBy('last_message_at', 'desc')
          .limit(1)
          .executeTakeFirst());
  return row && whole(tx, container_id, row._id);
};

const begin = async (
  tx: Tx,
  { container_id, store_id }: StoreRef,
  message: FetchedMessage,
  order: OrderOf | undefined,
  previous: SupportRow | undefined,
  now: number,
): Promise<SupportRow> => {
  const [_id, order_id] = [newId(), order?._id ?? null];
  const subject = plainSubject(clean(message.subject)) || plainSubject(message.text.slice(0, 60)) || '…';
  await tx
    .insertInto('supports')
    .values({
      _id,
      container_id,
      store_id,
      order_id,
      subject,
      channel: 'shop',
      shop_thread: message.thread === null ? null : clean(message.thread),
      buyer_name: clean(order?.name || message.buyer.name || message.name),
      buyer_email: order?.email ?? null,
      ...NEW_STANDING,
      previous_id: previous?._id ?? null,
      last_message_at: message.at,
      created_at: now,
      updated_at: now,
    })
    .execute();
  if (order_id !== null) await tell(tx, [{ order_id, code: 'support_opened', params: { support: _id, subject } }], now);
  return holdSupport(tx, container_id, _id);
};

/** The key a message is kept under; undefined: it is kept. What was edited there is a message of its own: nothing that was read goes. */
const freshKey = async (tx: Tx, { container_id, store_id }: StoreRef, message: FetchedMessage): Promise<string | undefined> => {
  const { thread, order_platform_id, id, text } = message;
  const first = shopKey(thread, order_platform_id, id);
  const edited = `${first}~${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
  const rows = await tx
    .selectFrom('messages')
    .select(['shop_key', 'body', 'direction'])
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .where('shop_key', 'in', [first, edited])
    .execute();
  const known = rows.find(({ shop_key }) => shop_key === first);
  if (!known) return first;
  if (rows.length > 1 || known.direction === 'out' || sameWords(known.body, text)) return undefined;
  return edited;
};

/** One of our own that went out and whose answer never came, or is on its way at this moment. */
const isOurs = async (tx: Tx, support: SupportRow, key: string, text: string, now: number): Promise<boolean> => {
  const rows = await tx
    .selectFrom('messages')
    .selectAll()
    .where('container_id', '=', support.container_id)
    .where('support_id', '=', support._id)
    .where('direction', '=', 'out')
    .where('channel', '=', 'shop')
    .where('shop_key', 'is', null)
    .where('attempts', '>', 0)
    .orderBy('_id')
    .execute();
  const ours = rows.find(({ body }) => sameWords(body, text));
  if (!ours) return false;
  await tx
    .updateTable('messages')
    .set({ shop_key: key })
    .where('container_id', '=', ours.container_id)
    .where('_id', '=', ours._id)
    .execute();
  await messageSent(tx, ours, now);
  return true;
};

interface Arrived {
  readonly message: FetchedMessage;
  readonly writer: 'buyer' | 'shop' | 'platform';
  readonly key: string;
}

const write = async (tx: Tx, support: SupportRow, { message: told, writer, key }: Arrived, { now, hours }: When): Promise<void> => {
  const { container_id, store_id } = support;
  const created_at = told.at > now || now - told.at > BELIEVED ? now : told.at;
  const direction = writer === 'shop' ? 'out' : 'in';
  const message = { container_id, _id: newId(), direction, created_at } as const;
  await tx
    .insertInto('messages')
    .values({
      ...message,
      support_id: support._id,
      store_id,
      channel: 'shop',
      shop_key: key,
      body: clean(told.text, told.text.length),
      name: clean(told.name) || (writer === 'buyer' ? support.buyer_name : ''),
      status: writer === 'shop' ? 'sent' : 'received',
      ...(writer === 'shop' && { sent_at: created_at }),
      remote_pictures: told.attachments,
      automatic: writer === 'platform',
      no_auto_reply: now - told.at > LATE,
    })
    .execute();
  if (writer === 'platform') {
    // Nobody wrote it: it is kept, and nothing follows from it.
    await writeSupport(tx, support, support.last_message_id === null ? latestOf(message, support) : {}, now);
    return;
  }
  if (writer === 'buyer') await alertReplied(tx, support);
  const standing = standingOf(support);
  const later = created_at >= (support.last_in_at ?? 0);
  const next =
    writer === 'buyer'
      ? buyerWrote(standing, created_at, { now, hours })
      : // Somebody answered at the platform itself.
        later
        ? replySent(standing, { afterwards: 'wait', by: null, unread: false }, { now, hours })
        : {};
  await writeSupport(tx, support, { ...latestOf(message, support), ...next }, now);
};

const keepOne = async (tx: Tx, store: StoreRef, message: FetchedMessage, when: When): Promise<boolean> => {
  const key = await freshKey(tx, store, message);
  if (key === undefined) return false;
  const order = await orderOf(tx, store, message);
  const writer = writerOf(message, order);
  const found = await conversationOf(tx, store, message.thread, order);
  if (writer !== 'buyer') {
    // Without a buyer's word there is no conversation.
    if (!found) return false;
    if (await isOurs(tx, found, key, message.text, when.now)) return true;
    await write(tx, found, { message, writer, key }, when);
    return true;
  }
  const closed = found?.status === 'Closed';
  let support = found && !closed ? found : await begin(tx, store, message, order, found, when.now);
  if (support.order_id === null && order) support = await writeSupport(tx, support, { order_id: order._id }, when.now);
  await write(tx, support, { message, writer, key }, when);
  return true;
};

const noteThreads = async (tx: Tx, { container_id, store_id }: StoreRef, { threads }: FetchedMessages): Promise<boolean> => {
  let changed = false;
  for (const { thread, answerable } of threads) {
    const { numUpdatedRows } = await tx
      .updateTable('supports')
      .set({ shop_closed: !answerable })
      .where('container_id', '=', container_id)
      .where('store_id', '=', store_id)
      .where('shop_thread', '=', clean(thread))
      .where('shop_closed', '=', answerable)
      .executeTakeFirst();
    changed ||= numUpdatedRows > 0n;
  }
  return changed;
};

/**
 * Keeps what a store's platform tells of messages, each once, whatever is told again and in whatever order. Tells how many are new. `now`: by the
 * market's clock.
 */
export const keepShopMessages = async (tx: Tx, store: StoreRef, page: FetchedMessages, now: number): Promise<number> => {
  const { container_id, store_id } = store;
  // One after the other: two messages do not begin the same conversation.
  await tx
    .selectFrom('stores')
    .select('_id')
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .forNoKeyUpdate()
    .execute();
  const { hours } = await readDesk(tx, container_id);
  let kept = 0;
  for (const message of page.messages) if (await keepOne(tx, store, message, { now, hours })) kept += 1;
  const changed = await noteThreads(tx, store, page);
  if (kept > 0 || changed) await tellChanged(tx, container_id, ['supports']);
  return kept;
};
