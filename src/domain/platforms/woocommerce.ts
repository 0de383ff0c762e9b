import { describePlatform } from './platform';

/** A shop of one's own, by a key and a secret its owner makes for us. */
export const woocommerce = describePlatform({
  name: 'WooCommerce',
  fields: {
    website: { kind: 'website', most: 2000 },
    key: { kind: 'key', missing: 'store.keyMissing', strange: 'store.keyStrange' },
    secret: { kind: 'secret', missing: 'store.secretMissing', strange: 'store.secretStrange' },
    // Key and secret open the shop alone; its blog is WordPress's own.
    wp_user: { kind: 'text', most: 60, optional: true },
    wp_password: { kind: 'secret', most: 100, optional: true, pattern: /^[\dA-Za-z ]+$/, strange: 'store.appPasswordStrange' },
  },
  identity: ['website'],
  lack: ({ wp_user, wp_password }) => (wp_password && !wp_user ? { field: 'wp_user', refusal: 'store.appPasswordUser' } : null),
  can: [
    'categories',
    'searchCategories',
    'publishPost',
    'refund',
    'cancelOrder',
    'orderStatuses',
    'products',
    'readProducts',
    'messages',
    'sendMessage',
    'isAnswering',
  ],
  blogOpenedBy: 'wp_password',
  // A note on the order, which the shop mails to its buyer.
  messages: { to: 'order', most: 10_000, links: true },
  anyCategory: true,
  adopts: true,
  storeFields: ['ignore_publish', 'product_style', 'banner_image_id'],
  limits: { sku: 100 },
  website: ({ website }) => website,
  // WordPress leads on from here to where the shop keeps its orders, in tables of their own or among the posts.
  orderPage: (website, id) => `${website}/wp-admin/post.php?post=${encodeURIComponent(id)}&action=edit`,
});
