import { identitiesOf, isSameShop, websiteKey } from '../../../../src/domain/stores/store-identity';

test.each([
  'https://shop.example',
  'http://shop.example/',
  'https://www.shop.example',
  'HTTPS://SHOP.EXAMPLE:443//',
  'http://shop.example:80',
  'https://shop.example.',
  'https://shop.example/index.php',
  'https://shop.example/wp-json/',
  'https://www.shop.example/wp-admin/edit.php?post_type=shop_order',
])('%s is the site shop.example', (address) => {
  expect(websiteKey(address)).toBe('site:shop.example');
});

test.each([
  ['https://shop.example/de', 'site:shop.example/de'],
  ['https://shop.example/DE/', 'site:shop.example/de'],
  ['https://shop.example:8443', 'site:shop.example:8443'],
  ['https://two.shop.example', 'site:two.shop.example'],
  ['https://www.example', 'site:www.example'],
  ['ftp://shop.example', null],
  ['', null],
  [null, null],
])('%s is the site %s', (address, key) => {
  expect(websiteKey(address)).toBe(key);
});

test.each([
  ['woocommerce', { website: 'https://alias.example', site_home: 'https://shop.example' }, { website: 'http://www.shop.example' }],
  [
    'shopify',
    { website: 'https://shop.example', shopName: 'heron', shop_id: '5' },
    { website: 'https://heron.myshopify.com', shopName: 'other', shop_id: '5' },
  ],
  ['shopify', { website: '', shopName: 'heron' }, { website: '', shopName: 'new-name', shop_domain: 'heron.myshopify.com' }],
  ['bigcommerce', { storeHash: 'abc' }, { storeHash: 'ABC' }],
  ['etsy', { shop_id: '7' }, { shop_id: '7', keystring: 'another' }],
  ['ebay', { user_id: 'heron' }, { user_id: 'heron' }],
  ['amazon', { sellerId: 'A1', marketplace: 'ATVPDKIKX0DER' }, { sellerId: 'A1', marketplace: 'ATVPDKIKX0DER' }],
  ['tiktok', { shop: '9' }, { shop: '9' }],
  ['wish', { merchant_id: 'm' }, { merchant_id: 'm' }],
] as const)('two connections to one shop at %s are known as one', (platform, one, other) => {
  expect(isSameShop(identitiesOf(platform, one), identitiesOf(platform, other))).toBe(true);
});

test.each([
  ['amazon', { sellerId: 'A1', marketplace: 'ATVPDKIKX0DER' }, { sellerId: 'A1', marketplace: 'A1F83G8C2ARO7P' }],
  ['etsy', { shop_id: '' }, { shop_id: '' }],
  ['ebay', {}, {}],
  ['woocommerce', { website: 'https://a.example/one' }, { website: 'https://a.example/two' }],
] as const)('two connections at %s that no platform calls one shop are two', (platform, one, other) => {
  expect(isSameShop(identitiesOf(platform, one), identitiesOf(platform, other))).toBe(false);
});
