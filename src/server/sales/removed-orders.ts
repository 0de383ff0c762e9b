import { sql } from 'kysely';
import { CLOSED_STATUSES } from '../../domain/sales/order-status';
import { ConnectorError } from '../connectors/connector';
import { isOfTheAccount } from '../connectors/one-by-one';
import type { OrderFate, Shop } from '../connectors/platforms/shop';
import { tellChanged } from '../db/channel';
import { unixNow } from '../kernel/clock';
import { logFault } from '../kernel/log';
import { waitByFailures } from '../outside/put-off';
import type { Services, Tx } from '../kernel/context';
import type { StoreRow } from '../stores/connection';
import { settleOrders } from './settle';
import { tell } from './timeline';

/** Orders a shop is asked about at a look. */
const ASKED_AT_ONCE = 100;

/** Writes down that a shop has orders no more. What was still to be made is so no longer; what a provider has stays. `now`: by the market's clock. */
export const keepRemoved = async (
  tx: Tx,
  store: StoreRow,
  platformIds: readonly string[],
  removed: Exclude<OrderFate, 'there'>,
  now: number,
): Promise<void> => {
  if (platformIds.length === 0) return;
  const rows = await tx
    .updateTable('orders')
    .set({ removed, updated_at: now, seen_at: unixNow() })
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .where('platform_id', 'in', platformIds)
    .where('removed', 'is distinct from', removed)
    .returning('_id')
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ _id }) => _id).toSorted();
  await tell(
    tx,
    ids.map((order_id) => ({ order_id, code: 'removed_at_shop' })),
    now,
  );
  await settleOrders(tx, store.container_id, ids, now);
  await tellChanged(tx, store.container_id, ['orders']);
};

/** The open orders the shop has not spoken of for the longest time, `quiet` seconds at least. */
const longUnseen = (tx: Tx, store: StoreRow, quiet: number) =>
  tx
    .selectFrom('orders')
    .select('platform_id')
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .where('removed', 'is', null)
    .where('status', 'not in', CLOSED_STATUSES)
    .where('seen_at', '<=', unixNow() - quiet)
    .where('ask_after', '<=', unixNow())
    .orderBy('seen_at')
    .limit(ASKED_AT_ONCE)
    .execute();

/** They are asked for again later, the later the more often the shop told nothing of them: the others come first meanwhile. */
const putOff = async (tx: Tx, store: StoreRow, platformIds: readonly string[]): Promise<void> => {
  if (platformIds.length === 0) return;
  await tx
    .updateTable('orders')
    .set((row) => ({
      ask_after: sql<number>`${unixNow()} + ${waitByFailures('ask_failures')}`,
      ask_failures: row('ask_failures', '+', 1),
    }))
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .where('platform_id', 'in', platformIds)
    .execute();
};

/** The fate of each order the shop answers for. Throws only failures of the account. */
const askShop = async (shop: Shop, ids: readonly string[]): Promise<ReadonlyMap<string, OrderFate>> => {
  try {
    return await shop.findFates(ids);
  } catch (error) {
    if (!(error instanceof ConnectorError) || isOfTheAccount(error)) throw error;
    logFault('order fates', error);
    return new Map();
  }
};

/** What a shop deleted it tells nobody of, so it is asked for open orders it has been silent about. */
export const askForUnseen = async (services: Services, store: StoreRow, shop: Shop, quiet: number): Promise<void> => {
  const inContainer = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => services.inContainer(store.container_id, work);
  const unseen = await inContainer((tx) => longUnseen(tx, store, quiet));
  if (unseen.length === 0) return;
  const ids = unseen.map(({ platform_id }) => platform_id);
  const fates = await askShop(shop, ids);
  const idsOf = (fate: OrderFate): string[] => [...fates].filter(([, found]) => found === fate).map(([id]) => id);
  const now = await services.marketNow();
  await inContainer(async (tx) => {
    await keepRemoved(tx, store, idsOf('trashed'), 'trashed', now);
    await keepRemoved(tx, store, idsOf('deleted'), 'deleted', now);
    await putOff(
      tx,
      store,
      ids.filter((id) => !fates.has(id)),
    );
    const there = idsOf('there');
    if (there.length === 0) return;
    await tx
      .updateTable('orders')
      .set({ seen_at: unixNow(), ask_failures: 0, ask_after: 0 })
      .where('container_id', '=', store.container_id)
      .where('store_id', '=', store._id)
      .where('platform_id', 'in', there)
      .execute();
  });
};
