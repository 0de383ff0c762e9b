import { describeProvider } from './provider';

/** A key in sight and a signature that is none. */
export const gearment = describeProvider({
  name: 'Gearment',
  at: 'https://account.gearment.com',
  fields: { key: { kind: 'key' }, signature: { kind: 'secret' } },
  orders: 'api',
  can: ['catalogue', 'quote'],
});
