import { OrderMatchDocument, OrdersDocument, OrderUpdateDocument, type OrderFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, mutation, reference } from '../kernel/define-entity';
import { stores } from './stores';

export type Order = OrderFieldsFragment;

/** What buyers bought in the connected stores. */
export const orders = defineEntity({
  name: 'orders',
  references: { store: reference(stores.name) },
  query: { document: OrdersDocument, rows: (data): readonly Order[] => data.orders },
  mutations: {
    update: mutation({ document: OrderUpdateDocument, rows: (data) => data.orderUpdate }),
    match: mutation({ document: OrderMatchDocument, rows: (data) => [data.orderMatch] }),
  },
});
