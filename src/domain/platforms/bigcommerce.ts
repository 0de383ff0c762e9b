import { describePlatform } from './platform';

/** The store's hash out of what people copy: the hash, or the API path with it. */
const hashOf = (typed: string): string => /\/stores\/([a-z0-9]+)/i.exec(typed)?.[1] ?? typed;

/** A shop at BigCommerce, by an API account its owner makes for us. */
export const bigcommerce = describePlatform({
  name: 'BigCommerce',
  fields: {
    storeHash: { kind: 'text', most: 30, pattern: /^[a-z0-9]+$/ },
    clientId: { kind: 'key' },
    accessToken: { kind: 'secret' },
  },
  identity: ['storeHash'],
  complete: (typed) => ({ ...typed, storeHash: hashOf(typed.storeHash).toLowerCase() }),
  // What buyers write with an order can be read, and answered in the shop's own pages alone.
  can: ['categories', 'searchCategories', 'publishPost', 'orderStatuses', 'products', 'readProducts', 'messages'],
  anyCategory: true,
  adopts: true,
  storeFields: ['ignore_publish', 'product_style', 'banner_image_id'],
  limits: { name: 250, images: 1000, variants: 600, sku: 255 },
  // BigCommerce leads on from here to the shop's own domain.
  website: ({ storeHash }) => `https://store-${storeHash}.mybigcommerce.com`,
  orderPage: (website, id) => `${website}/manage/orders/${encodeURIComponent(id)}`,
});
