import { PaypalDeskDocument, type PaypalDeskFieldsFragment } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

export type PaypalDesk = PaypalDeskFieldsFragment;

/** What stands beside a payment in its drawer; each has the payment's id. */
export const paypalDesks = defineEntity({
  name: 'paypalDesks',
  query: { document: PaypalDeskDocument, rows: (data): readonly PaypalDesk[] => [data.paypalItem] },
  mutations: {},
});
