import { OrdersDocument, type OrderFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, reference } from '../kernel/define-entity';
import { stores } from './stores';

export type Order = OrderFieldsFragment;

/** What buyers bought in the connected stores. */
export const orders = defineEntity({
  name: 'orders',
  references: { store: reference(stores.name) },
  query: { document: OrdersDocument, rows: (data): readonly Order[] => data.orders },
  mutations: {},
});
