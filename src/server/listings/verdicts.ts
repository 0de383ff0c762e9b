import type { Tx } from '../kernel/context';
import { accepted, countsBy, refused, verdictsOn, type Verdict } from '../kernel/verdict';

const named = (tx: Tx, containerId: string, ids: readonly string[]) =>
  tx.selectFrom('item_infos').select(['_id', 'name']).where('container_id', '=', containerId).where('_id', 'in', ids).execute();

/** On how many of these stores each listing is; on how many at all without `storeIds`. */
const onStores = async (tx: Tx, containerId: string, ids: readonly string[], storeIds?: readonly string[]) => {
  const rows = await tx
    .selectFrom('items as item')
    .innerJoin('stores as store', (join) =>
      join.onRef('store.container_id', '=', 'item.container_id').onRef('store._id', '=', 'item.store_id'),
    )
    .select(['item.item_info_id as key', ({ fn }) => fn.countAll<number>().as('count')])
    .where('item.container_id', '=', containerId)
    .where('item.item_info_id', 'in', ids)
    .where('store.trashed_at', 'is', null)
    .$if(storeIds !== undefined, (items) => items.where('item.store_id', 'in', storeIds ?? []))
    .groupBy('item.item_info_id')
    .execute();
  return countsBy(rows);
};

/** What removing listings does: what is in a shop stays there. */
export const removeVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> => {
  const [listings, counts] = [await named(tx, containerId, ids), await onStores(tx, containerId, ids)];
  return verdictsOn(ids, listings, ({ _id, name }) => accepted(_id, name, 'staysOnStores', counts.get(_id)));
};

/** What pushing listings to stores does: each is new there, or what is there is updated. */
export const pushVerdicts = async (
  tx: Tx,
  containerId: string,
  ids: readonly string[],
  storeIds: readonly string[],
): Promise<Verdict[]> => {
  const listings = await named(tx, containerId, ids);
  const counts = storeIds.length === 0 ? new Map<string, number>() : await onStores(tx, containerId, ids, storeIds);
  return verdictsOn(ids, listings, ({ _id, name }) => {
    const updates = counts.get(_id) ?? 0;
    const fresh = storeIds.length - updates;
    return fresh > 0 ? accepted(_id, name, 'newOnStores', fresh) : accepted(_id, name, 'updatesOnStores', updates);
  });
};

/** What queueing listings for a store does: one that waits there, or is on its way, is refused. */
export const queueVerdicts = async (tx: Tx, containerId: string, ids: readonly string[], storeId: string): Promise<Verdict[]> => {
  const listings = await named(tx, containerId, ids);
  const waiting = await tx
    .selectFrom('store_queue')
    .select('item_info_id as _id')
    .where('container_id', '=', containerId)
    .where('store_id', '=', storeId)
    .where('item_info_id', 'in', ids)
    .where('queue_status', '=', 'waiting')
    .execute();
  const active = await tx
    .selectFrom('jobs')
    .select('item_info_id as _id')
    .where('container_id', '=', containerId)
    .where('store_id', '=', storeId)
    .where('item_info_id', 'in', ids)
    .where('status', 'in', ['waiting', 'pending'])
    .execute();
  const [queued, inHand] = [new Set(waiting.map(({ _id }) => _id)), new Set(active.map(({ _id }) => _id))];
  return verdictsOn(ids, listings, ({ _id, name }) => {
    if (queued.has(_id)) return refused(_id, name, 'queued');
    return inHand.has(_id) ? refused(_id, name, 'inHand') : accepted(_id, name);
  });
};
