import type { Tx } from '../kernel/context';
import { holdOrders, type OrderFacts } from '../sales/facts';
import type { FulfilmentOrderRow } from '../sales/tables';

/** Names a fulfilment order. */
export interface FoRef {
  readonly container_id: string;
  readonly fo_id: string;
}

interface HeldFo {
  readonly facts: OrderFacts;
  readonly fo: FulfilmentOrderRow;
}

/** A fulfilment order with its order, which nobody else changes until the transaction ends; undefined: it is gone. */
export const holdFo = async (tx: Tx, { container_id, fo_id }: FoRef): Promise<HeldFo | undefined> => {
  const named = await tx
    .selectFrom('fulfilment_orders')
    .select('order_id')
    .where('container_id', '=', container_id)
    .where('_id', '=', fo_id)
    .executeTakeFirst();
  const [facts] = named ? await holdOrders(tx, container_id, [named.order_id]) : [];
  const fo = facts?.fos.find(({ _id }) => _id === fo_id);
  return facts && fo && { facts, fo };
};
