import { tellChanged } from '../db/channel';
import type { Tx } from '../kernel/context';
import { someIds } from '../kernel/input';
import type { MutationOperations } from '../kernel/operation';
import { accepted, refused, verdictsOn } from '../kernel/verdict';
import { readDesk } from '../sales/desk';
import { holdOrders } from '../sales/facts';
import { openLostTickets } from '../sales/order-work';
import { ordersOf, readRows } from './bulk';

/** Which of some parcels there has been a ticket of. */
const readTicketed = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<ReadonlySet<string | null>> => {
  const rows = await tx
    .selectFrom('tasks')
    .select('tracking_id')
    .where('container_id', '=', containerId)
    .where('tracking_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ tracking_id }) => tracking_id));
};

export const trackingTicket: MutationOperations['trackingTicket'] = {
  rule: { module: 'tasks', access: 'add' },
  prepare: (_args, { services }) => services.marketNow(),
  verdicts: async (tx, args, { container }) => {
    const ids = someIds(args.ids, 'ids');
    const ticketed = await readTicketed(tx, container._id, ids);
    return verdictsOn(ids, await readRows(tx, container._id, ids), (row) =>
      ticketed.has(row._id) ? refused(row._id, row.tracking_number, 'parcelTicket') : accepted(row._id, row.tracking_number),
    );
  },
  run: async (tx, _args, { container, user }, now: number, wanted) => {
    const rows = await readRows(tx, container._id, wanted);
    await holdOrders(tx, container._id, ordersOf(rows));
    const { hours } = await readDesk(tx, container._id);
    if (await openLostTickets(tx, rows, now, hours, user._id)) await tellChanged(tx, container._id, ['orderTasks', 'orders']);
    return [...wanted];
  },
};
