import { sql } from 'kysely';
import { isSilent, UNDER_WAY } from '../../domain/sales/tracking';
import { CLOSES_AFTER } from '../../domain/tasks/tasks';
import { tellChanged } from '../db/channel';
import type { Round } from '../jobs/kind';
import { DAY } from '../kernel/clock';
import type { Services } from '../kernel/context';
import { whereFollowed } from '../outside/tracker';
import { readDesk } from '../sales/desk';
import { holdOrders } from '../sales/facts';
import { openLostTickets } from '../sales/order-work';
import { silentSince } from '../sales/tracking-rows';

const A_ROUND = 200;
/** Days in which ten working days may have gone by at the earliest. */
const SHORTEST_SILENCE = 14 * DAY;

/** Closes what was resolved a while ago. */
const close = async ({ db, marketNow }: Pick<Services, 'db' | 'marketNow'>): Promise<void> => {
  const now = await marketNow();
  const closed = await db
    .updateTable('tasks')
    .set({ status: 'Closed', due_left: null, updated_at: now })
    .where('status', '=', 'Resolved')
    .where('resolved_at', '<=', now - CLOSES_AFTER)
    .returning('container_id')
    .execute();
  for (const containerId of new Set(closed.map(({ container_id }) => container_id))) await tellChanged(db, containerId, ['orderTasks']);
};

export const closingOfTickets: Round = { name: 'closing of tickets', pause: 60_000, run: close };

/** Has somebody look for parcels of which nobody has told anything for ten working days, where somebody would have. */
const findSilent = async (services: Services): Promise<void> => {
  const now = await services.marketNow();
  const rows = await services.db
    .selectFrom('trackings as t')
    .innerJoin('orders as o', (join) => join.onRef('o.container_id', '=', 't.container_id').onRef('o._id', '=', 't.order_id'))
    .select(['t.container_id', 't.order_id'])
    .distinct()
    .where('t.status', 'in', UNDER_WAY)
    .where(whereFollowed(services, 't.container_id'))
    .where(sql<boolean>`coalesce(t.last_event_at, t.shipped_at, t.created_at) < ${now - SHORTEST_SILENCE}::integer`)
    .where('o.status', 'not in', ['Cancelled', 'Refunded'])
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('tasks as k')
            .select('k._id')
            .whereRef('k.container_id', '=', 't.container_id')
            .whereRef('k.tracking_id', '=', 't._id'),
        ),
      ),
    )
    .limit(A_ROUND)
    .execute();
  for (const containerId of new Set(rows.map(({ container_id }) => container_id))) {
    const orders = rows.filter(({ container_id }) => container_id === containerId).map(({ order_id }) => order_id);
    await services.inContainer(containerId, async (tx) => {
      const { zone, hours } = await readDesk(tx, containerId);
      const held = await holdOrders(tx, containerId, orders.toSorted());
      const silent = held.flatMap(({ trackings }) => trackings.filter((each) => isSilent(each, silentSince(now, zone))));
      if (await openLostTickets(tx, silent, now, hours)) await tellChanged(tx, containerId, ['orderTasks', 'orders']);
    });
  }
};

export const searchForParcels: Round = { name: 'search for silent parcels', pause: 60_000, run: findSilent };
