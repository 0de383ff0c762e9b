import { sql } from 'kysely';
import { CREDENTIAL_REFUSALS, waitAfterFailures } from '../../domain/stores/store-disturbance';
import { databaseNow } from '../db/clock';
import type { Services, Tx } from '../kernel/context';
import type { Round } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import { whereAutomated } from '../stores/automation';
import { storeQueue } from '../stores/status';
import { pollOrders } from './fetch-job';

const STORES_A_ROUND = 200;

/** Has a store asked for its orders as soon as it is its turn. */
export const enqueueOrderLook = async (tx: Tx, store_id: string): Promise<void> => {
  const { name: task, priority } = pollOrders;
  await enqueue(tx, [{ task, queue: storeQueue({ store_id }), priority, key: `poll:${store_id}`, payload: { store_id } }]);
};

/** A setting is kept where it is not the initial one. */
const fetchesOrders = sql<boolean>`settings -> 'sto_auto_order' is distinct from 'false'::jsonb`;

/** Asks every store that is due for its orders; each store is taken by one node. */
const askDueStores = async (services: Services): Promise<void> => {
  const due = await services.db
    .selectFrom('stores')
    .select(['container_id', '_id', 'next_fetch_at'])
    // A store that does not answer is asked by itself until it does, also where its orders are read on request alone.
    .where(whereAutomated('stores'))
    .where((is) => is.or([is.and([is('fetch_every', '>', 0), fetchesOrders]), is('sto_status', '!=', 'Valid')]))
    .where('trashed_at', 'is', null)
    // One that was asked in the future was so by a clock that has been set back since.
    .where((is) =>
      is.or([
        is('next_fetch_at', '<=', databaseNow),
        is(sql<number>`next_fetch_at - greatest(fetch_every, ${waitAfterFailures(Infinity)})`, '>', databaseNow),
      ]),
    )
    .where((is) => is.or([is('sto_status', '!=', 'Invalid'), is(sql<string>`sto_reason->>'refusal'`, 'not in', CREDENTIAL_REFUSALS)]))
    .orderBy('next_fetch_at')
    .limit(STORES_A_ROUND)
    .execute();
  for (const store of due) {
    await services.inContainer(store.container_id, async (tx) => {
      const taken = await tx
        .updateTable('stores')
        .set((row) => ({
          next_fetch_at: row(
            databaseNow,
            '+',
            sql<number>`case when fetch_every > 0 then fetch_every else ${waitAfterFailures(Infinity)} end`,
          ),
        }))
        .where('container_id', '=', store.container_id)
        .where('_id', '=', store._id)
        .where('next_fetch_at', '=', store.next_fetch_at)
        .returning('_id')
        .executeTakeFirst();
      if (!taken) return;
      await enqueueOrderLook(tx, store._id);
    });
  }
};

export const scheduleOfOrders: Round = { name: 'schedule of orders', pause: 2000, run: askDueStores };
