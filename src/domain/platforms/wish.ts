import { describePlatform } from './platform';

/** Wish: the seller lets our application in at Wish; there is nothing to type. */
export const wish = describePlatform({
  name: 'Wish',
  fields: {
    token: { kind: 'secret', optional: true, learned: true },
  },
  identity: [],
  account: 'merchant_id',
  can: ['warehouses', 'categories', 'specifics', 'products', 'readProducts'],
  storeFields: ['ignore_publish'],
  limits: { description: 4000, tags: 10, tag: 80, images: 101, variants: 400, sku: 80 },
  door: { app: true },
  website: () => 'https://www.wish.com',
  orderPage: (_website, id) => `https://merchant.wish.com/order/${encodeURIComponent(id)}`,
});
