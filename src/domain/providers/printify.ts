import { COURIER_LABEL_WITHOUT_COMPANY } from '../postal/label-limits';
import { describeProvider } from './provider';

/**
 * By a personal token. An account has stores, and an order belongs to one of them; the only one there is need not be named. `url` is that of another
 * server with the same interface, such as the sandbox: it may tell the balance too, for which Printify itself has no call.
 */
export const printify = describeProvider({
  name: 'Printify',
  fields: {
    token: { kind: 'secret' },
    store: { kind: 'text', optional: true, most: 20, pattern: /^\d+$/, strange: 'fulfilment.storeNumber' },
    url: { kind: 'website', optional: true, strange: 'fulfilment.url' },
  },
  identity: ['url'],
  website: ({ url }) => url || 'https://printify.com/app',
  label: COURIER_LABEL_WITHOUT_COMPANY,
  methods: [
    { id: '1', name: 'Standard', faster: false },
    { id: '2', name: 'Priority', faster: true },
    { id: '3', name: 'Printify Express', faster: true },
    { id: '4', name: 'Economy', faster: false },
  ],
  orders: 'api',
  can: ['catalogue', 'shelf', 'quote', 'cancel', 'balance', 'addressCheck'],
});
