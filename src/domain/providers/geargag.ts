import { describeProvider } from './provider';

/** By a token; an order can be neither quoted nor called back. */
export const geargag = describeProvider({
  name: 'Geargag',
  at: 'https://geargag.com',
  fields: { token: { kind: 'secret' } },
  orders: 'api',
  can: ['catalogue'],
});
