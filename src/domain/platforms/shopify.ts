import { describePlatform } from './platform';

/** Where every shop is found, whatever its own domain. */
const DOMAIN = 'myshopify.com';

/** The shop's name out of what people copy: the name, its domain, or an address with it. */
const shopNameOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\.myshopify\.com(?:[/?#].*)?$/, '');

/** A shop at Shopify, by the key and secret of an app of the seller's own, or by a token that lasts. */
export const shopify = describePlatform({
  name: 'Shopify',
  fields: {
    website: { kind: 'website', most: 2000, optional: true },
    apiKey: { kind: 'key', optional: true },
    apiSecretKey: { kind: 'secret', optional: true },
    shopName: { kind: 'text', most: 60, pattern: /^[a-z0-9][a-z0-9-]*$/ },
    accessToken: { kind: 'secret', optional: true },
  },
  identity: ['shopName'],
  complete: (typed) => {
    const shopName = shopNameOf(typed.shopName);
    return { ...typed, shopName, website: typed.website || (shopName && `https://${shopName}.${DOMAIN}`) };
  },
  lack: ({ apiKey, apiSecretKey, accessToken }) => {
    if (accessToken || (apiKey && apiSecretKey)) return null;
    return { field: apiSecretKey ? 'apiKey' : apiKey ? 'apiSecretKey' : 'accessToken', refusal: 'store.keyOrToken' };
  },
  can: ['funds', 'warehouses', 'categories', 'searchCategories', 'publishPost', 'refund', 'cancelOrder', 'products', 'readProducts'],
  anyCategory: true,
  storeFields: ['ignore_publish', 'product_style', 'banner_image_id'],
  limits: { name: 255, tags: 250, tag: 255, images: 250, variants: 2048, options: 3, sku: 255 },
  website: ({ website }) => website,
  // Shopify leads on from here to its own administration.
  orderPage: (website, id) => `${website}/admin/orders/${encodeURIComponent(id)}`,
});
