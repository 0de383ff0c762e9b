import { COURIER_LABEL_WITHOUT_COMPANY } from '../postal/label-limits';
import { describeProvider } from './provider';

/** By a token that ends, and one that gets the next. */
export const printway = describeProvider({
  name: 'Printway',
  at: 'https://printway.io',
  fields: { access_token: { kind: 'secret' }, refresh_token: { kind: 'secret', optional: true } },
  label: COURIER_LABEL_WITHOUT_COMPANY,
  orders: 'api',
  can: ['catalogue', 'cancel'],
});
