import { describeProvider } from './provider';

/** By a personal token. An account has stores, and an order belongs to one of them; the only one there is need not be named. */
export const printify = describeProvider({
  name: 'Printify',
  at: 'https://printify.com/app',
  fields: {
    token: { kind: 'secret' },
    store: { kind: 'text', optional: true, most: 20, pattern: /^\d+$/, strange: 'fulfilment.storeNumber' },
  },
  orders: 'api',
  can: ['catalogue', 'quote', 'cancel'],
});
