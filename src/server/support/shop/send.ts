import { z } from 'zod';
import type { RefusalCode, RefusalValues } from '../../../domain/fault';
import { ConnectorError } from '../../connectors/connector';
import type { OutgoingMessage } from '../../connectors/platforms/messages';
import { jsonb } from '../../db/json';
import type { Errand } from '../../jobs/kind';
import { enqueue } from '../../jobs/queue';
import type { Services, Tx } from '../../kernel/context';
import { findJobStore, openStore, type StoreRow } from '../../stores/connection';
import { PLATFORMS } from '../../../domain/platforms';
import { obstacleAtShop } from '../../../domain/support/ways';
import { messageFailed, messageSent } from '../sent';
import type { MessageRow, SupportRow } from '../tables';
import { findLatest, holdSupport, writeSupport } from '../threads';
import { messagesQueue } from './fetch';
import { shopKey } from './keep';

const SEND = 'send_shop_message';

/** Seconds until a message is tried again that a shop does not take for now, and how often in all: for two days. */
const AGAIN: readonly number[] = [2, 8, 30, 120, 600];
const MOST_ATTEMPTS = 290;

/** Seconds until it is looked whether a message arrived of which nobody heard: by then its shop is surely done with it. */
const LOOK_AFTER = 40;

interface MessageRef {
  readonly container_id: string;
  readonly message_id: string;
}

export const enqueueShopMessage = (
  tx: Tx,
  { message_id, store_id }: { readonly message_id: string; readonly store_id: string },
): Promise<void> =>
  enqueue(tx, [{ task: SEND, queue: messagesQueue(store_id), priority: -10, key: `send:${message_id}`, payload: { message_id } }]);

/** When it is so many seconds later, by the market's clock and by anybody's. */
const later = async ({ marketNow }: Services, seconds: number): Promise<number> => {
  const [now, ahead] = await Promise.all([marketNow(), marketNow(seconds)]);
  return Math.max(now + seconds, ahead);
};

type Columns = Partial<Pick<MessageRow, 'status' | 'send_at' | 'attempts'>>;

const write = async (tx: Tx, { container_id, _id }: MessageRow, columns: Columns): Promise<void> => {
  await tx.updateTable('messages').set(columns).where('container_id', '=', container_id).where('_id', '=', _id).execute();
};

/** A reply that is to go out, with what is needed for it. */
interface Claimed {
  readonly message: MessageRow;
  readonly store: StoreRow;
  readonly outgoing: OutgoingMessage | Failure;
}

interface Failure {
  readonly refusal: RefusalCode;
  readonly values: RefusalValues;
}

/** Ids, at the platform, of what is known of a conversation there. */
const knownIds = async (tx: Tx, { container_id, store_id }: SupportRow, before: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('messages')
    .select('shop_key')
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .where('direction', '=', 'out')
    .where('shop_key', '>=', before)
    .where('shop_key', '<', `${before}\uffff`)
    .orderBy('_id', 'desc')
    .limit(500)
    .execute();
  return rows.map(({ shop_key }) => (shop_key ?? '').slice(before.length));
};

const outgoingOf = async (tx: Tx, message: MessageRow, support: SupportRow, store: StoreRow): Promise<OutgoingMessage | Failure> => {
  const platform = PLATFORMS[store.platform_id];
  const obstacle = obstacleAtShop(platform, support);
  if (obstacle) return { refusal: obstacle, values: { name: platform.name } };
  const thread = platform.messages?.to === 'thread' ? support.shop_thread : null;
  const order = support.order_id
    ? await tx
        .selectFrom('orders')
        .select('platform_id')
        .where('container_id', '=', support.container_id)
        .where('_id', '=', support.order_id)
        .executeTakeFirst()
    : undefined;
  const order_platform_id = order?.platform_id ?? null;
  const known = await knownIds(tx, support, shopKey(thread, order_platform_id, ''));
  return { key: message._id, thread, order_platform_id, text: message.body, written_at: message.created_at, known };
};

/** Takes a reply in hand that is due. Undefined: there is nothing to do. */
const claim = async (services: Services, ref: MessageRef): Promise<Claimed | undefined> => {
  const [now, lookAt] = [await services.marketNow(), await later(services, LOOK_AFTER)];
  return services.inContainer(ref.container_id, async (tx) => {
    const wanted = tx.selectFrom('messages').where('container_id', '=', ref.container_id).where('_id', '=', ref.message_id);
    const named = await wanted.select('support_id').executeTakeFirst();
    const support = named && (await holdSupport(tx, ref.container_id, named.support_id));
    const message =
      support &&
      (await wanted
        .selectAll()
        .where('direction', '=', 'out')
        .where('channel', '=', 'shop')
        .where('status', 'in', ['scheduled', 'sending'])
        .where('send_at', '<=', now)
        .forUpdate()
        .executeTakeFirst());
    if (!message) return undefined;
    const store = await findJobStore(tx, { container_id: ref.container_id, store_id: message.store_id });
    await write(tx, message, { status: 'sending', send_at: lookAt, attempts: message.attempts + 1 });
    return { message, store, outgoing: await outgoingOf(tx, message, support, store) };
  });
};

/** Writes down that a message arrived, and by which id. Where a look at the shop has brought it as somebody else's meanwhile, that one goes. */
const arrived = async (tx: Tx, message: MessageRow, key: string, now: number): Promise<void> => {
  const support = await holdSupport(tx, message.container_id, message.support_id);
  const { numDeletedRows } = await tx
    .deleteFrom('messages')
    .where('container_id', '=', message.container_id)
    .where('store_id', '=', message.store_id)
    .where('shop_key', '=', key)
    .where('_id', '<>', message._id)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await writeSupport(tx, support, await findLatest(tx, support), now);
  await tx
    .updateTable('messages')
    .set({ shop_key: key })
    .where('container_id', '=', message.container_id)
    .where('_id', '=', message._id)
    .execute();
  await messageSent(tx, message, now);
};

const sendOne = async (services: Services, ref: MessageRef, signal: AbortSignal): Promise<void> => {
  const claimed = await claim(services, ref);
  if (!claimed) return;
  const { message, store, outgoing } = claimed;
  const end = async (work: (tx: Tx, now: number) => Promise<void>): Promise<void> => {
    const now = await services.marketNow();
    await services.inContainer(ref.container_id, (tx) => work(tx, now));
  };
  const fail = ({ refusal, values }: Failure): Promise<void> =>
    end(async (tx, now) => {
      await messageFailed(tx, message, refusal, now);
      await tx
        .updateTable('messages')
        .set({ refusal_values: jsonb(values) })
        .where('container_id', '=', message.container_id)
        .where('_id', '=', message._id)
        .execute();
    });
  if ('refusal' in outgoing) return fail(outgoing);
  try {
    const { shop, ledger } = await openStore(services, store, signal);
    const id = await shop.sendMessage?.(outgoing);
    if (id === undefined) return await fail({ refusal: 'message.noReply', values: { name: PLATFORMS[store.platform_id].name } });
    await end((tx, now) => arrived(tx, message, shopKey(outgoing.thread, outgoing.order_platform_id, id), now));
    await ledger.settle(outgoing.key);
  } catch (error) {
    if (signal.aborted || !(error instanceof ConnectorError)) throw error;
    // As it was claimed: whoever comes next reads back whether it is there.
    if (error.mayBeAtWork || error.code === 'interrupted') return;
    if (!error.retry) return fail(error);
    const attempts = message.attempts + 1;
    if (attempts >= MOST_ATTEMPTS) return fail({ refusal: 'mail.tooManyTries', values: {} });
    const pause = Math.max(AGAIN[Math.min(attempts, AGAIN.length) - 1] ?? 0, error.retryAfter ?? 0);
    const send_at = await later(services, pause);
    await services.inContainer(ref.container_id, (tx) => write(tx, message, { status: 'scheduled', send_at }));
  }
};

const payloadShape = z.object({ container_id: z.string(), message_id: z.string() });

/** Sends a reply by its platform once, whatever happens between any two steps. */
export const sendShopMessage: Errand = {
  name: SEND,
  priority: -10,
  perform: (services, payload, signal) => sendOne(services, payloadShape.parse(payload), signal),
};
