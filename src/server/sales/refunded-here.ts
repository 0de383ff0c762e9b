import type { Tx } from '../kernel/context';

/** What was given back of orders from here, in their currency, by the ids of the orders; also what is still on its way to the shop. */
export const readRefundedHere = async (tx: Tx, containerId: string, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (orderIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('order_refunds')
    .select((row) => ['order_id', row.fn.sum<number>('amount').as('amount')])
    .where('container_id', '=', containerId)
    .where('order_id', 'in', orderIds)
    .where('state', '!=', 'failed')
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, amount }) => [order_id, Number(amount)]));
};
