import { parseShops } from './tiktok-shops';
import { describePlatform } from './platform';

/** TikTok Shop: the seller lets our application in at TikTok, and chooses one of the account's shops. */
export const tiktok = describePlatform({
  name: 'TikTok Shop',
  fields: {
    token: { kind: 'secret', optional: true, learned: true },
    shop: {
      kind: 'text',
      optional: true,
      most: 30,
      pattern: /^\d+$/,
      choices: ({ shop_list = '' }) =>
        parseShops(shop_list).map(({ shop_id, shop_name, region }) => ({ value: shop_id, label: `${shop_name} (${region})` })),
    },
    /** JSON of `TikTokShop`s. */
    shop_list: { kind: 'text', optional: true, learned: true, most: 20_000 },
  },
  identity: ['shop'],
  account: 'shop',
  can: [
    'funds',
    'warehouses',
    'categories',
    'searchCategories',
    'specifics',
    'categoryVersion',
    'products',
    'readProducts',
    'messages',
    'sendMessage',
  ],
  messages: { to: 'thread', most: 2000, links: false },
  categoryVersions: ['v1', 'v2'],
  adopts: true,
  storeFields: ['ignore_publish'],
  limits: { name: 255, description: 10_000, images: 9, variants: 300, options: 3, sku: 50 },
  door: { app: true },
  website: () => 'https://www.tiktok.com/shop',
  orderPage: (_website, id) => `https://seller.tiktokshop.com/order/detail?order_no=${encodeURIComponent(id)}`,
});
