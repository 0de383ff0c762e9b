import type { Tx } from '../kernel/context';
import { readPayments, type Payment } from '../sales/payments';

/**
 * Payments with their orders held: whoever settles an order holds it first and then its payments, and so does whoever changes a payment. In the order of
 * their ids, so that two who hold some do not wait for each other.
 */
export const holdItems = async (
  tx: Tx,
  containerId: string,
  by: '_id' | 'transaction_id',
  values: readonly string[],
): Promise<Payment[]> => {
  if (values.length === 0) return [];
  const named = tx.selectFrom('paypal_items').where('container_id', '=', containerId).where(by, 'in', values);
  const orders = (await named.select('order_id').distinct().execute()).flatMap(({ order_id }) => order_id ?? []);
  if (orders.length > 0)
    await tx
      .selectFrom('orders')
      .select('_id')
      .where('container_id', '=', containerId)
      .where('_id', 'in', orders)
      .orderBy('_id')
      .forUpdate()
      .execute();
  const rows = await named.select('_id').orderBy('_id').forUpdate().execute();
  return readPayments(tx, containerId, { ids: rows.map(({ _id }) => _id) });
};
