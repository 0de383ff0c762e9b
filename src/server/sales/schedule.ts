import { sql } from 'kysely';
import { databaseNow } from '../db/clock';
import type { Services } from '../kernel/context';
import type { Round } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import { storeQueue } from '../stores/status';
import { pollOrders } from './fetch-job';

const STORES_A_ROUND = 200;

/** Asks every store that is due for its orders; each store is taken by one node. */
const askDueStores = async (services: Services): Promise<void> => {
  const due = await services.db
    .selectFrom('stores')
    .select(['container_id', '_id', 'next_fetch_at'])
    .where('fetch_every', '>', 0)
    .where('trashed_at', 'is', null)
    // One that was asked in the future was so by a clock that has been set back since.
    .where((is) => is.or([is('next_fetch_at', '<=', databaseNow), is(sql<number>`next_fetch_at - fetch_every`, '>', databaseNow)]))
    .where('sto_status', '!=', 'Invalid')
    .orderBy('next_fetch_at')
    .limit(STORES_A_ROUND)
    .execute();
  for (const store of due) {
    await services.inContainer(store.container_id, async (tx) => {
      const taken = await tx
        .updateTable('stores')
        .set((row) => ({ next_fetch_at: row(databaseNow, '+', row.ref('fetch_every')) }))
        .where('container_id', '=', store.container_id)
        .where('_id', '=', store._id)
        .where('next_fetch_at', '=', store.next_fetch_at)
        .returning('_id')
        .executeTakeFirst();
      if (!taken) return;
      const [queue, payload] = [storeQueue({ store_id: store._id }), { store_id: store._id }];
      await enqueue(tx, [{ task: pollOrders.name, queue, priority: pollOrders.priority, key: `poll:${store._id}`, payload }]);
    });
  }
};

export const scheduleOfOrders: Round = { name: 'schedule of orders', pause: 2000, run: askDueStores };
