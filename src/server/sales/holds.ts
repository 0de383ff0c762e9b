import type { Round } from '../jobs/kind';
import { settleOrders } from './settle';

/** Orders a round lets go on. */
const ENDED_AT_ONCE = 200;

/** Lets orders go on whose hold ends by now: settling them ends it. */
export const endOfHolds: Round = {
  name: 'ends of holds',
  pause: 5000,
  run: async (services) => {
    const now = await services.marketNow();
    const due = await services.db
      .selectFrom('orders')
      .select(['container_id', '_id'])
      .where('hold_until', '<=', now)
      .orderBy('hold_until')
      .limit(ENDED_AT_ONCE)
      .execute();
    for (const containerId of new Set(due.map(({ container_id }) => container_id))) {
      const ids = due.filter(({ container_id }) => container_id === containerId).map(({ _id }) => _id);
      await services.inContainer(containerId, (tx) => settleOrders(tx, containerId, ids.toSorted(), now));
    }
  },
};
