import { z } from 'zod';
import { addresses } from '../../../domain/addresses/addresses';
import { PLATFORMS } from '../../../domain/platforms';
import { ConnectorError } from '../../connectors/connector';
import type { FetchedMessages } from '../../connectors/platforms/messages';
import { jsonb } from '../../db/json';
import { findErased } from '../../erasures/erased-marks';
import type { Errand } from '../../jobs/kind';
import { enqueue } from '../../jobs/queue';
import { MINUTE, unixNow } from '../../kernel/clock';
import type { Services, StoreRef, Tx } from '../../kernel/context';
import { oneLook } from '../../outside/each-page';
import { findJobStore, openStore, type StoreRow } from '../../stores/connection';
import { notifyOfStore } from '../../inbox/notify-of-store';
import type { ShopPlace } from '../tables';
import { keepShopMessages } from './keep';
import { ordersToAsk } from './orders';

const FETCH = 'fetch_shop_messages';

/** Seconds between two looks at a shop, at the sandbox's, and after failures in a row. */
const EVERY = MINUTE;
const EVERY_SANDBOX = 4;
const AGAIN: readonly number[] = [2, 8, 30, 120, 600];

/** Failures in a row until people are told, once. */
const TOLD_AT = 3;

/** Calls about one store's messages are made one after the other; they wait for no push, which may take minutes. */
export const messagesQueue = (store_id: string): string => `messages:${store_id}`;

const update = (tx: Tx, { container_id, store_id }: StoreRef) =>
  tx.updateTable('shop_inboxes').where('container_id', '=', container_id).where('store_id', '=', store_id);

interface Inbox {
  readonly store: StoreRow;
  /** Null: it was never read, or was another shop's. */
  readonly place: ShopPlace | null;
}

const findInbox = async (tx: Tx, ref: StoreRef): Promise<Inbox> => {
  const store = await findJobStore(tx, ref);
  const row = await tx
    .selectFrom('shop_inboxes')
    .select('place')
    .where('container_id', '=', ref.container_id)
    .where('store_id', '=', ref.store_id)
    .executeTakeFirst();
  return { store, place: row?.place?.of === store.website ? row.place : null };
};

/** What a buyer wrote before being erased is told again for as long as the platform has it, and is not kept again. */
const withoutErased = async (
  tx: Tx,
  services: Services,
  { container_id, website }: Pick<StoreRow, 'container_id' | 'website'>,
  page: FetchedMessages,
): Promise<FetchedMessages> => {
  const erased = await findErased(
    tx,
    services,
    container_id,
    page.messages.map(({ order_platform_id, buyer: { account }, at }) => ({
      marks: [
        ...(order_platform_id === null ? [] : [{ by: 'order', website, platform_id: order_platform_id } as const]),
        ...(account === null ? [] : [{ by: 'account', website, account } as const]),
      ],
      at,
    })),
  );
  return { ...page, messages: page.messages.filter((_message, place) => !erased[place]) };
};

/** Reads on. The place is written with what was read, so that nothing is passed over where it breaks off. */
const readOn = async (services: Services, ref: StoreRef, { store, place }: Inbox, signal: AbortSignal): Promise<boolean> => {
  const { shop, isSandbox } = await openStore(services, store, signal);
  if (!shop.messages) return isSandbox;
  const { messages: way } = PLATFORMS[store.platform_id];
  const now = await services.marketNow();
  const inContainer = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => services.inContainer(ref.container_id, work);
  const asked =
    way?.to === 'thread' ? { ids: [], after: null } : await inContainer((tx) => ordersToAsk(tx, ref, place?.after ?? null, now));
  let cursor = place?.cursor ?? null;
  const write = (tx: Tx, after: string | null) =>
    update(tx, ref)
      .set({ place: jsonb({ of: store.website, cursor, after } satisfies ShopPlace) })
      .execute();
  for await (const page of shop.messages({ cursor, orders: asked.ids })) {
    signal.throwIfAborted();
    ({ cursor } = page);
    await inContainer(async (tx) => {
      await keepShopMessages(tx, ref, await withoutErased(tx, services, store, page), now);
      await write(tx, place?.after ?? null);
    });
  }
  await inContainer((tx) => write(tx, asked.after));
  return isSandbox;
};

/** Writes down that a shop's messages could not be read, and tells people of it once. The connection's status is the orders' to tell. */
const failed = async (tx: Tx, ref: StoreRef, { sto_name }: StoreRow, { refusal, values, message }: ConnectorError): Promise<void> => {
  const now = unixNow();
  const row = await update(tx, ref)
    .set((is) => ({ attempts: is('attempts', '+', 1), failed_at: is.fn.coalesce('failed_at', is.val(now)), refusal }))
    .returning('attempts')
    .executeTakeFirst();
  if (!row) return;
  await update(tx, ref)
    .set({ next_at: now + (AGAIN[Math.min(row.attempts, AGAIN.length) - 1] ?? EVERY) })
    .execute();
  if (row.attempts === TOLD_AT)
    await notifyOfStore(tx, ref, {
      type: 'Support',
      code: 'messages-failed',
      module: 'store',
      params: { store: sto_name, reason: [{ msg: message, refusal, values }] },
      referent: addresses.stores.print({ filter: 'all' }),
    });
};

const read = async (services: Services, ref: StoreRef, signal: AbortSignal): Promise<void> => {
  let inbox: Inbox | undefined;
  try {
    const found = await services.inContainer(ref.container_id, (tx) => findInbox(tx, ref));
    inbox = found;
    const isSandbox = await oneLook(found.store.website, signal, (ending) => readOn(services, ref, found, ending));
    const next_at = unixNow() + (isSandbox ? EVERY_SANDBOX : EVERY);
    await services.inContainer(ref.container_id, (tx) =>
      update(tx, ref).set({ next_at, attempts: 0, failed_at: null, refusal: null }).execute(),
    );
  } catch (error) {
    if (signal.aborted || !(error instanceof ConnectorError)) throw error;
    // The store is gone.
    if (!inbox) return;
    const { store } = inbox;
    await services.inContainer(ref.container_id, (tx) => failed(tx, ref, store, error));
  }
};

const payloadShape = z.object({ container_id: z.string(), store_id: z.string() });

/** Reads on in what buyers write at a store's platform. */
export const fetchShopMessages: Errand = {
  name: FETCH,
  priority: 0,
  perform: (services, payload, signal) => read(services, payloadShape.parse(payload), signal),
};

/** Takes a shop whose time has come, so that one node reads it. */
export const takeShop = (services: Services, ref: StoreRef): Promise<void> =>
  services.inContainer(ref.container_id, async (tx) => {
    const now = unixNow();
    const taken = await update(tx, ref)
      .set({ next_at: now + EVERY })
      .where('next_at', '<=', now)
      .returning('store_id')
      .executeTakeFirst();
    if (!taken) return;
    const { store_id } = ref;
    await enqueue(tx, [{ task: FETCH, queue: messagesQueue(store_id), priority: 0, key: `messages:${store_id}`, payload: { store_id } }]);
  });
