import { describeProvider } from './provider';

/** A quote becomes the order; orders wait there while the account's credit is short. */
export const scalable = describeProvider({
  name: 'Scalable Press',
  at: 'https://scalablepress.com',
  fields: { api_key: { kind: 'secret' } },
  orders: 'api',
  can: ['catalogue', 'quote', 'cancel'],
});
