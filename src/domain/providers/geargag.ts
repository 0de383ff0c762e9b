import { COURIER_LABEL_WITHOUT_COMPANY } from '../postal/label-limits';
import { describeProvider } from './provider';

/** By a token; an order can be neither quoted nor called back. */
export const geargag = describeProvider({
  name: 'Geargag',
  at: 'https://geargag.com',
  fields: { token: { kind: 'secret' } },
  label: COURIER_LABEL_WITHOUT_COMPANY,
  orders: 'api',
  can: ['catalogue'],
});
