import {
  PaypalDisputeDocument,
  PaypalItemsDocument,
  UpdatePaypalItemDocument,
  type PaypalItemFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, reference } from '../kernel/define-entity';
import { stores } from './stores';

export type PaypalItem = PaypalItemFieldsFragment;

/** Payments by PayPal, each with the duty to say by which number its goods were sent, and its dispute. */
export const paypalItems = defineEntity({
  name: 'paypalItems',
  references: { store: reference(stores.name) },
  query: { document: PaypalItemsDocument, rows: (data): readonly PaypalItem[] => data.paypalItems },
  mutations: {
    push: mutation({ document: UpdatePaypalItemDocument, rows: (data) => data.updatePaypalItem }),
    dispute: mutation({ document: PaypalDisputeDocument, rows: (data) => [data.paypalDispute] }),
  },
});
