import { describePlatform } from './platform';

/** A seller at eBay, by our own application there (Sell APIs) and their leave to use it. */
export const ebay = describePlatform({
  name: 'eBay',
  fields: {
    expires_in: { kind: 'text', optional: true, learned: true },
    access_token: { kind: 'secret', optional: true, learned: true },
    refresh_token: { kind: 'secret', optional: true, learned: true },
  },
  identity: [],
  account: 'user_id',
  can: [
    'funds',
    'categories',
    'searchCategories',
    'specifics',
    'categoryVersion',
    'shippingProfiles',
    'products',
    'readProducts',
    'messages',
    'sendMessage',
  ],
  messages: { to: 'thread', most: 2000, links: false },
  storeFields: ['ignore_publish', 'product_style', 'banner_image_id', 'sto_ebay_payment', 'ebay_template_id'],
  limits: { name: 80, images: 24, variants: 250, options: 5, sku: 50, description: 500_000 },
  door: { app: true },
  website: () => 'https://www.ebay.com',
  orderPage: (website, id) => `${website}/mesh/ord/details?orderid=${encodeURIComponent(id)}`,
});
