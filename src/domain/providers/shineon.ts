import { describeProvider } from './provider';

/** By a token; parcels are told to an address of ours. */
export const shineon = describeProvider({
  name: 'ShineOn',
  at: 'https://app.shineon.com',
  fields: { token: { kind: 'secret' } },
  orders: 'api',
  can: ['catalogue'],
});
