import { describeProvider } from './provider';

/** By a token; orders are known again by a reference of ours. */
export const dreamship = describeProvider({
  name: 'Dreamship',
  at: 'https://dreamship.com',
  fields: { token: { kind: 'secret' } },
  orders: 'api',
  can: ['catalogue', 'cancel'],
});
