import { roundMoney } from '../../domain/currency';
import type { Tx } from '../kernel/context';
import type { OrderFacts } from './facts';

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

/** The amount that can still be refunded, without refunds that are done or being sent. */
export const leftToRefund = async (tx: Tx, { order }: Pick<OrderFacts, 'order'>): Promise<number> => {
  const ours = await tx
    .selectFrom('order_refunds')
    .select(['amount', 'state'])
    .where('container_id', '=', order.container_id)
    .where('order_id', '=', order._id)
    .where('state', '<>', 'failed')
    .execute();
  const sum = (state: string): number => ours.reduce((total, each) => total + (each.state === state ? each.amount : 0), 0);
  return order.paid_at === null ? 0 : roundMoney(order.total - Math.max(order.refunded, sum('done')) - sum('waiting'), order.currency);
};
