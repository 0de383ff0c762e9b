import { describeProvider } from './provider';

/** By a token that ends, and one that gets the next. */
export const printway = describeProvider({
  name: 'Printway',
  at: 'https://printway.io',
  fields: { access_token: { kind: 'secret' }, refresh_token: { kind: 'secret', optional: true } },
  orders: 'api',
  can: ['catalogue', 'cancel'],
});
