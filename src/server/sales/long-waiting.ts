import { sql } from 'kysely';
import { LONG_WAIT } from '../../domain/sales/gates';
import { groupBy } from '../kernel/group-by';
import type { Round } from '../jobs/kind';
import { settleOrders } from './settle';

/** Orders a round tells of. */
const TOLD_AT_ONCE = 200;

/** Brings orders to people's attention that have waited for their payment, their store, or the check of their address for a day: settling them does. */
export const longWaiting: Round = {
  name: 'orders waiting for a day',
  pause: 60_000,
  run: async (services) => {
    const now = await services.marketNow();
    const due = await services.db
      .selectFrom('orders as o')
      .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'o.container_id').onRef('s._id', '=', 'o.store_id'))
      .select(['o.container_id', 'o._id'])
      .where('o.attention', '=', false)
      .where('o.created_at', '<=', now - LONG_WAIT)
      .where(sql<boolean>`o.created_at >= coalesce(s.connected_at, s.created_at)`)
      // As the index of such orders has it.
      .where(
        sql<boolean>`(o.status = 'Pending' and o.paid_at is null or o.status = 'On Hold' and o.hold_reason = 'shop'
          or o.status = 'Processing' and o.address_state = 'verifying')`,
      )
      .orderBy('o.created_at')
      .limit(TOLD_AT_ONCE)
      .execute();
    for (const [containerId, orders] of groupBy(due, ({ container_id }) => container_id)) {
      const ids = orders.map(({ _id }) => _id).toSorted();
      await services.inContainer(containerId, (tx) => settleOrders(tx, containerId, ids, now));
    }
  },
};
