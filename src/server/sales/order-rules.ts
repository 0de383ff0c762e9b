import { orderRulesOf, type OrderRules } from '../../domain/sales/order-rules';
import { jsonb } from '../db/json';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import type { StoreRow } from '../stores/connection';

type Store = Pick<StoreRow, 'container_id' | '_id'>;

/** The rules a seller set for all orders of a store. */
export const readOrderRules = async (tx: Tx, { container_id, _id }: Store): Promise<OrderRules> => {
  const row = await tx
    .selectFrom('stores')
    .select('order_rules')
    .where('container_id', '=', container_id)
    .where('_id', '=', _id)
    .executeTakeFirst();
  return orderRulesOf(row?.order_rules);
};

/** Changes a store's rules; nobody else does until the transaction ends. */
export const changeOrderRules = async (
  tx: Tx,
  { container_id, _id }: Store,
  change: (rules: OrderRules) => OrderRules,
): Promise<{ readonly before: OrderRules; readonly after: OrderRules }> => {
  const row = await tx
    .selectFrom('stores')
    .select('order_rules')
    .where('container_id', '=', container_id)
    .where('_id', '=', _id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new UserError('store.missing', { code: 'NOT_FOUND' });
  const before = orderRulesOf(row.order_rules);
  const after = change(before);
  await tx
    .updateTable('stores')
    .set({ order_rules: jsonb(after) })
    .where('container_id', '=', container_id)
    .where('_id', '=', _id)
    .execute();
  return { before, after };
};
