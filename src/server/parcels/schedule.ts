import { sql } from 'kysely';
import type { Round } from '../jobs/kind';
import type { Services } from '../kernel/context';
import { whereFollowed } from '../outside/tracker';
import { whereAutomated } from '../stores/automation';
import { enqueueParcelLook } from './look';
import { enqueueParcelPush, hasBeenLookedAt, knownBefore } from './push';

const A_ROUND = 200;

/** Has the containers' parcels looked at that are due for it. */
const lookDue = async (services: Services): Promise<void> => {
  const now = await services.marketNow();
  const due = await services.db
    .selectFrom('trackings')
    .select('container_id')
    .where('next_look_at', '<=', now)
    .where(whereFollowed(services, 'trackings.container_id'))
    .groupBy('container_id')
    .orderBy(sql`min(next_look_at)`)
    .limit(A_ROUND)
    .execute();
  for (const { container_id } of due) await services.inContainer(container_id, enqueueParcelLook);
};

/** Has the stores told of parcels that are due for it. */
const pushDue = async (services: Services): Promise<void> => {
  const now = await services.marketNow();
  const due = await services.db
    .selectFrom('trackings as t')
    .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 't.container_id').onRef('s._id', '=', 't.store_id'))
    .select(['t.container_id', 't.store_id'])
    .where('t.store_push', '=', 'waiting')
    .where('t.store_push_at', '<=', now)
    .where(hasBeenLookedAt('t', knownBefore(services, now)))
    .where('s.trashed_at', 'is', null)
    .where(whereAutomated('s'))
    .where('s.sto_status', '!=', 'Invalid')
    .groupBy(['t.container_id', 't.store_id'])
    .orderBy(sql`min(t.store_push_at)`)
    .limit(A_ROUND)
    .execute();
  for (const { container_id, store_id } of due) await services.inContainer(container_id, (tx) => enqueueParcelPush(tx, store_id));
};

export const scheduleOfParcels: Round = { name: 'schedule of parcels', pause: 2000, run: lookDue };
export const scheduleOfPushes: Round = { name: 'schedule of pushes', pause: 2000, run: pushDue };
