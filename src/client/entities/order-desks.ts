import { OrderDeskDocument, type OrderDeskFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, reference } from '../kernel/define-entity';
import { stores } from './stores';

export type OrderDesk = OrderDeskFieldsFragment;

/** What stands beside an order in its drawer; each has the order's id. Whatever changes an order may change it. */
export const orderDesks = defineEntity({
  name: 'orderDesks',
  references: { trackings: [{ store: reference(stores.name) }] },
  query: { document: OrderDeskDocument, rows: (data): readonly OrderDesk[] => [data.order] },
  mutations: {},
});
