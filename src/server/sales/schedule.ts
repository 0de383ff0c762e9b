import { unixNow } from '../kernel/clock';
import type { Services } from '../kernel/context';
import { enqueue } from '../jobs/queue';

const STORES_A_ROUND = 200;

/** Asks every store that is due for its orders. Any number of nodes may do so at once: each store is taken by one. */
export const askDueStores = async (services: Services): Promise<void> => {
  const due = await services.db
    .selectFrom('stores')
    .select(['container_id', '_id', 'next_fetch_at'])
    .where('fetch_every', '>', 0)
    .where('trashed_at', 'is', null)
    .where('next_fetch_at', '<=', unixNow())
    .where('sto_status', '!=', 'Invalid')
    .orderBy('next_fetch_at')
    .limit(STORES_A_ROUND)
    .execute();
  for (const store of due) {
    await services.inContainer(store.container_id, async (tx) => {
      const taken = await tx
        .updateTable('stores')
        .set((row) => ({ next_fetch_at: row(row.val(unixNow()), '+', row.ref('fetch_every')) }))
        .where('container_id', '=', store.container_id)
        .where('_id', '=', store._id)
        .where('next_fetch_at', '=', store.next_fetch_at)
        .returning('_id')
        .executeTakeFirst();
      if (taken) await enqueue(tx, store._id, [{ task: 'poll_orders', key: `poll:${store._id}`, payload: { store_id: store._id } }]);
    });
  }
};
