import { sql } from 'kysely';
import { ConnectorError, endless } from '../connectors/connector';
import { isOfTheAccount } from '../connectors/one-by-one';
import type { AnyShop } from '../connectors/platforms/registry';
import type { FetchedProduct, FetchedProducts } from '../connectors/platforms/shop';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import type { JobMessage } from '../jobs/tables';
import { HOUR, MINUTE, unixNow } from '../kernel/clock';
import type { Services, StoreRef, Tx } from '../kernel/context';
import { refusalIn } from '../kernel/language';
import { logFault } from '../kernel/log';
import { eachPage, oneLook } from '../outside/each-page';
import { findJobStore, openStore, type StoreRow } from '../stores/connection';
import { keepGone, keepProducts, readable } from './keep';
import type { ReadPlace } from './tables';
import { putOffUnseen, readUnread, writeUnread } from './unread';

/** What one look may take; what it did not come to is read by the next one. */
const LIMITS = { pages: 1000, ms: 5 * MINUTE * 1000 } as const;

/** Products a shop is asked for by name in one call. */
const ASKED_AT_ONCE = 100;

/** Calls of that kind a look makes: one by itself, more where somebody waits for it. */
const SWEEPS = { bySchedule: 1, asked: 10 } as const;

/** Seconds a shop may be silent about a product before a look by schedule asks for it. */
const QUIET = 6 * HOUR;

type Progress = (progress: JobMessage) => Promise<void>;

/** Where reading goes on. A store that is another shop now begins anew, and what the former sold is forgotten. */
const readPlace = async (tx: Tx, store: StoreRow): Promise<string | null> => {
  await tx
    .insertInto('external_reads')
    .values({ store_id: store._id, place: null, next_at: unixNow(), read_at: null, failed_at: null, reason: null })
    .onConflict((conflict) => conflict.columns(['container_id', 'store_id']).doNothing())
    .execute();
  const row = await tx
    .selectFrom('external_reads')
    .select('place')
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .executeTakeFirst();
  if (!row?.place || row.place.of === store.website) return row?.place?.cursor ?? null;
  await writeUnread(tx, store, await readUnread(tx, store), []);
  await tx.deleteFrom('external_products').where('container_id', '=', store.container_id).where('store_id', '=', store._id).execute();
  return null;
};

const writePlace = (tx: Tx, store: StoreRow, cursor: string | null) =>
  tx
    .updateTable('external_reads')
    .set({ place: jsonb({ of: store.website, cursor } satisfies ReadPlace) })
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .execute();

/** Keeps a page and how far it reaches, in one transaction: a look that breaks off is continued by the next. */
const keepPage = async (services: Services, store: StoreRow, { products, gone, unread = [], cursor }: FetchedProducts): Promise<void> => {
  const told = await readable(services, store.container_id, products);
  await services.inContainer(store.container_id, async (tx) => {
    await keepProducts(tx, store, told);
    await keepGone(tx, store, gone);
    await writeUnread(
      tx,
      store,
      products.map(({ platform_id }) => platform_id),
      unread,
    );
    await writePlace(tx, store, cursor);
  });
};

/** The products the shop has not spoken of for the longest time, those of this look left out. */
const longUnseen = (tx: Tx, store: StoreRow, before: number, seen: ReadonlySet<string>) =>
  tx
    .selectFrom('external_products')
    .select('platform_id')
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .where('seen_at', '<=', before)
    .where('ask_after', '<=', unixNow())
    .where(sql<boolean>`platform_id <> all(${[...seen]})`)
    .orderBy('seen_at')
    .limit(ASKED_AT_ONCE)
    .execute();

/** The fate of each product the shop answers for. Throws only failures of the account. */
const askShop = async ({ readProducts }: AnyShop, ids: readonly string[]): Promise<ReadonlyMap<string, FetchedProduct | null>> => {
  try {
    return (await readProducts?.(ids)) ?? new Map();
  } catch (error) {
    if (!(error instanceof ConnectorError) || isOfTheAccount(error)) throw error;
    logFault('products of a store', error);
    return new Map();
  }
};

/** Asks the shop for products and keeps what it tells, in one transaction with what `after` writes. Returns those it told of. */
const askFor = async (
  services: Services,
  store: StoreRow,
  shop: AnyShop,
  ids: readonly string[],
  after: (tx: Tx, answered: ReadonlySet<string>) => Promise<void>,
): Promise<ReadonlySet<string>> => {
  const found = await askShop(shop, ids);
  const there = [...found.values()].filter((product) => product !== null);
  const told = await readable(services, store.container_id, there);
  const answered = new Set(found.keys());
  await services.inContainer(store.container_id, async (tx) => {
    await keepProducts(tx, store, told);
    await keepGone(
      tx,
      store,
      ids.filter((id) => found.get(id) === null),
    );
    await after(tx, answered);
  });
  return answered;
};

/** Asks for products whose details could not be read when a page told of them. */
const askForUnread = async (services: Services, store: StoreRow, shop: AnyShop): Promise<void> => {
  const ids = (await services.inContainer(store.container_id, (tx) => readUnread(tx, store))).slice(0, ASKED_AT_ONCE);
  if (ids.length === 0) return;
  await askFor(services, store, shop, ids, (tx, answered) =>
    writeUnread(
      tx,
      store,
      ids,
      ids.filter((id) => !answered.has(id)),
    ),
  );
};

/** What a shop deleted it tells nobody of, so it is asked for products it has been silent about. */
const askForUnseen = async (
  services: Services,
  store: StoreRow,
  shop: AnyShop,
  { before, sweeps, seen }: { readonly before: number; readonly sweeps: number; readonly seen: Set<string> },
): Promise<void> => {
  const inContainer = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => services.inContainer(store.container_id, work);
  for (let turn = 0; turn < sweeps; turn += 1) {
    const unseen = (await inContainer((tx) => longUnseen(tx, store, before, seen))).map(({ platform_id }) => platform_id);
    if (unseen.length === 0 || !shop.readProducts) return;
    const answered = await askFor(services, store, shop, unseen, (tx, told) =>
      putOffUnseen(
        tx,
        store,
        unseen.filter((id) => !told.has(id)),
      ),
    );
    for (const id of unseen) seen.add(id);
    // Nothing of any is told: the shop is not asked for more now.
    if (answered.size === 0) return;
  }
};

const progressOf = (done: number): JobMessage => {
  const [refusal, values] = ['job.progress.products', { done }] as const;
  return { code: 'progress', msg: refusalIn('en', refusal, values), refusal, values };
};

/** Reads what changed at the store since the last look. Returns whether it came to the end. `tell`: somebody waits for it. */
export const readStore = async (services: Services, ref: StoreRef, signal: AbortSignal, tell?: Progress): Promise<boolean> => {
  const store = await services.inContainer(ref.container_id, (tx) => findJobStore(tx, ref));
  return oneLook(store.website, signal, (ending) => readProductsOf(services, store, ending, tell));
};

const readProductsOf = async (services: Services, store: StoreRow, signal: AbortSignal, tell: Progress | undefined): Promise<boolean> => {
  const began = unixNow();
  const { shop } = await openStore(services, store, signal);
  if (!shop.products) return true;
  const first = await services.inContainer(store.container_id, (tx) => readPlace(tx, store));
  const seen = new Set<string>();
  let cursor = first;
  const whole = await eachPage(shop.products(first), LIMITS, async (page) => {
    await keepPage(services, store, page);
    ({ cursor } = page);
    for (const { platform_id } of page.products) seen.add(platform_id);
    await tell?.(progressOf(seen.size));
  });
  if (!whole && cursor === first) throw endless(store.website);
  if (!whole) return false;
  const sweep = tell ? { before: began, sweeps: SWEEPS.asked } : { before: began - QUIET, sweeps: SWEEPS.bySchedule };
  await askForUnread(services, store, shop);
  await askForUnseen(services, store, shop, { ...sweep, seen });
  return true;
};

/** Writes down that a store was read. */
export const recordRead = async (tx: Tx, ref: StoreRef, whole: boolean, every: number): Promise<void> => {
  const now = unixNow();
  await tx
    .updateTable('external_reads')
    .set({ next_at: whole ? now + every : now, attempts: 0, failed_at: null, reason: null, ...(whole && { read_at: now }) })
    .where('container_id', '=', ref.container_id)
    .where('store_id', '=', ref.store_id)
    .execute();
  await tellChanged(tx, ref.container_id, ['externalReads']);
};
