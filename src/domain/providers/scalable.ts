import { describeProvider } from './provider';

/** A quote becomes the order; orders wait there while the account's credit is short. */
export const scalable = describeProvider({
  name: 'Scalable Press',
  at: 'https://scalablepress.com',
  fields: { api_key: { kind: 'secret' } },
  methods: [
    { id: 'US-FC', name: 'USPS First Class', faster: false },
    { id: 'UPS-GND', name: 'UPS Ground', faster: false },
    { id: 'US-PM', name: 'USPS Priority Mail', faster: true },
  ],
  orders: 'api',
  can: ['catalogue', 'quote', 'cancel'],
});
