import type { Tx } from '../kernel/context';
import { groupBy } from '../kernel/group-by';
import { matchLines } from './match';
import { rematch } from './order-lines';
import type { OrderRow } from './tables';

/** How many lines of these orders are another match than they are kept with, by the order; it changes nothing. */
export const countAnew = async (tx: Tx, containerId: string, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const lines = await tx
    .selectFrom('order_lines as line')
    .innerJoin('orders as o', (join) => join.onRef('o.container_id', '=', 'line.container_id').onRef('o._id', '=', 'line.order_id'))
    .selectAll('line')
    .select('o.store_id')
    .where('line.container_id', '=', containerId)
    .where('line.order_id', 'in', orderIds)
    .execute();
  const counts = new Map<string, number>();
  for (const [store, some] of groupBy(lines, ({ store_id }) => store_id)) {
    const matches = await matchLines(tx, containerId, store, some);
    for (const { _id, order_id } of some) if (matches.has(_id)) counts.set(order_id, (counts.get(order_id) ?? 0) + 1);
  }
  return counts;
};

/** Matches the lines of these orders anew. */
export const matchAnew = async (tx: Tx, containerId: string, orders: readonly Pick<OrderRow, '_id' | 'store_id'>[]): Promise<void> => {
  for (const [store, some] of groupBy(orders, ({ store_id }) => store_id)) {
    await rematch(
      tx,
      containerId,
      store,
      some.map(({ _id }) => _id),
    );
  }
};
