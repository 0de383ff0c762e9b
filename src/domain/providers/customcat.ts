import { COURIER_LABEL_WITHOUT_COMPANY } from '../postal/label-limits';
import { describeProvider } from './provider';

/** One key for everything; the order's id is ours. */
export const customcat = describeProvider({
  name: 'CustomCat',
  at: 'https://app.customcat.com',
  fields: { api_key: { kind: 'secret' } },
  label: COURIER_LABEL_WITHOUT_COMPANY,
  orders: 'api',
  can: ['quote', 'cancel', 'shippingMethods'],
});
