import { describePlatform } from './platform';

/** An Etsy shop, by an application of its owner's own (Open API v3) and their leave to use it. */
export const etsy = describePlatform({
  name: 'Etsy',
  fields: {
    keystring: { kind: 'text', most: 100, pattern: /^[A-Za-z0-9]+$/ },
    shared_secret: { kind: 'secret', most: 100 },
    who_made: { kind: 'text', oneOf: ['i_did', 'someone_else', 'collective'] },
    is_supply: { kind: 'text', oneOf: ['false', 'true'] },
    product_state: { kind: 'text', oneOf: ['active', 'draft'] },
    when_made: { kind: 'text', most: 20, pattern: /^(made_to_order|[12]\d{3}_[12]\d{3}|before_[12]\d{3}|1[789]\d0s)$/ },
    shop_id: { kind: 'text', optional: true, learned: true },
    access_token: { kind: 'secret', optional: true, learned: true },
    refresh_token: { kind: 'secret', optional: true, learned: true },
  },
  identity: ['keystring'],
  account: 'shop_id',
  complete: (typed) => ({ ...typed, when_made: typed.when_made || 'made_to_order' }),
  can: ['categories', 'searchCategories', 'specifics', 'shippingProfiles', 'products', 'readProducts'],
  adopts: true,
  limits: { name: 140, tags: 13, tag: 20, images: 20, options: 2 },
  storeFields: ['ignore_publish', 'etsy_shipping'],
  door: { app: false },
  // Its shops are found by names, which the block does not hold.
  website: () => 'https://www.etsy.com',
  orderPage: (website, id) => `${website}/your/orders/sold/${encodeURIComponent(id)}`,
});
