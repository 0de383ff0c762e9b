import { describeProvider } from './provider';

/** By a token; parcels are read with the order. */
export const shineon = describeProvider({
  name: 'ShineOn',
  at: 'https://app.shineon.com',
  fields: { token: { kind: 'secret' } },
  orders: 'api',
  can: ['catalogue', 'cancel'],
});
