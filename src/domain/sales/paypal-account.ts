import type { Connection } from '../connections/connection';

/** Where PayPal's interface is called when nothing else is said. */
const PAYPAL_URL = 'https://api-m.paypal.com';

/** How an account at PayPal is reached: the client ID and secret of an application made there. */
export const PAYPAL: Connection<'url' | 'client_id' | 'secret'> = {
  name: 'PayPal',
  fields: {
    url: { kind: 'website', optional: true },
    client_id: { kind: 'key', missing: 'paypal.clientMissing' },
    secret: { kind: 'secret', missing: 'paypal.secretMissing' },
  },
  identity: ['url'],
  other: 'paypal.otherPlace',
  complete: (typed) => ({ ...typed, url: typed.url || PAYPAL_URL }),
};
