import { describePlatform } from './platform';

/** A shop of one's own, by a key and a secret its owner makes for us. */
export const woocommerce = describePlatform({
  name: 'WooCommerce',
  fields: {
    website: { kind: 'website', most: 2000 },
    key: { kind: 'key', missing: 'store.keyMissing', strange: 'store.keyStrange' },
    secret: { kind: 'secret', missing: 'store.secretMissing', strange: 'store.secretStrange' },
  },
  identity: ['website'],
  can: ['categories', 'searchCategories', 'refund', 'cancelOrder', 'products', 'readProducts', 'messages', 'sendMessage'],
  // A note on the order, which the shop mails to its buyer.
  messages: { to: 'order', most: 10_000, links: true },
  anyCategory: true,
  adopts: true,
  limits: { sku: 100 },
  website: ({ website }) => website,
  // WordPress leads on from here to where the shop keeps its orders, in tables of their own or among the posts.
  orderPage: (website, id) => `${website}/wp-admin/post.php?post=${encodeURIComponent(id)}&action=edit`,
});
