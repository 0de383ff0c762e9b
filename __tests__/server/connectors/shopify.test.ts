import { checkBlock } from '../../../src/domain/connections/block';
import { shopify as description } from '../../../src/domain/platforms/shopify';
import type { Access } from '../../../src/server/connectors/connector';
import { shopify } from '../../../src/server/connectors/platforms/shopify';
import { LASTING_TOKEN, shopifyStandIn, type ShopifyStandIn } from '../../support/stand-ins/shopify';
import { serve, type Running } from '../../support/stand-ins/stand-in';
import { aProduct, aTracking, EVERYTHING } from './contract/rig';
import { outsideTo } from './contract/workers';

let standIn: ShopifyStandIn;
let running: Running;
let waits: number[];
beforeEach(async () => {
  standIn = shopifyStandIn();
  running = await serve(standIn);
  waits = [];
});
afterEach(() => running.close());

const open = (changes: Access = {}) => shopify.open({ ...standIn.access, ...changes }, outsideTo(running, waits));

const typed = { website: '', apiKey: '', apiSecretKey: '', shopName: '', accessToken: '' };
const check = (block: object) => checkBlock(description, { ...typed, ...block }, null, 'params.shopify');

describe('what is typed', () => {
  test('the website is the shop name with the domain of the platform unless one is given', () => {
    const token = { accessToken: 'shpat_1' };
    expect(check({ shopName: 'heron', ...token })).toMatchObject({ value: { values: { website: 'https://heron.myshopify.com' } } });
    expect(check({ shopName: 'https://Heron.myshopify.com/admin', ...token })).toMatchObject({ value: { values: { shopName: 'heron' } } });
    expect(check({ shopName: 'heron', website: 'https://heron.example/', ...token })).toMatchObject({
      value: { values: { website: 'https://heron.example' } },
    });
  });

  test.each([
    [{ accessToken: 'shpat_1' }, 'shopName', 'store.fieldMissing'],
    [{ shopName: 'heron' }, 'accessToken', 'store.keyOrToken'],
    [{ shopName: 'heron', apiKey: 'key' }, 'apiSecretKey', 'store.keyOrToken'],
    [{ shopName: 'heron', apiSecretKey: 'secret' }, 'apiKey', 'store.keyOrToken'],
    [{ shopName: 'heron.example', accessToken: 'shpat_1' }, 'shopName', 'store.fieldStrange'],
  ])('%j lacks %s', (block, field, refusal) => {
    expect(check(block)).toMatchObject({ ok: false, fault: { field: `params.shopify.${field}`, refusal } });
  });

  test('key and secret are enough', () => {
    expect(check({ shopName: 'heron', apiKey: 'key', apiSecretKey: 'secret' })).toMatchObject({ ok: true });
  });
});

describe('connecting', () => {
  test.each([402, 423])('a shop that is frozen or locked (%d) is told as closed, with its key as with a lasting token', async (status) => {
    standIn.close(status);
    const withToken: Access = { apiKey: '', apiSecretKey: '', accessToken: LASTING_TOKEN };
    for (const access of [{}, withToken])
      await expect(open(access).test()).rejects.toMatchObject({ refusal: 'shop.closed', values: { platform: 'Shopify' } });
  });

  test('key and secret bring a token for a day, and a lasting one is used as it is', async () => {
    await expect(open().test()).resolves.toMatchObject({ token: 'shpat_day_1', rate: 100 });
    await expect(open({ apiKey: '', apiSecretKey: '', accessToken: LASTING_TOKEN }).test()).resolves.toMatchObject({
      token: '',
      rate: 100,
      shop_id: '1',
      shop_domain: 'heron.myshopify.com',
    });
  });

  test.each([
    ['a wrong secret', { apiSecretKey: 'wrong' }, 'shop.unauthorized'],
    ['a wrong token', { apiKey: '', apiSecretKey: '', accessToken: 'shpat_wrong' }, 'shop.unauthorized'],
  ])('%s is told', async (_what, access, refusal) => {
    await expect(open(access).test()).rejects.toMatchObject({ refusal, storeStatus: 'Invalid' });
  });

  test('an app that is not granted all names what is missing; who may write may read', async () => {
    standIn.granted.splice(0, standIn.granted.length, 'write_products', 'write_publications', 'write_orders');
    await expect(open().test()).rejects.toMatchObject({
      refusal: 'shop.scopesMissing',
      values: { scopes: 'write_merchant_managed_fulfillment_orders' },
    });
  });

  test('an app that was removed from the shop is told in the words of Shopify', async () => {
    standIn.revoke();
    await expect(open().test()).rejects.toMatchObject({
      refusal: 'shop.answered',
      values: { answer: 'The app is not installed on this shop.' },
    });
  });
});

test('throttled with HTTP 200, it waits until the points are there again', async () => {
  await open().test();
  running.spoil('throttled', 1);
  await open().test();
  // 20 points are asked for, 18 are there, 100 come back in a second; and up to half a second so that not all come at once.
  expect(Math.max(...waits)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...waits)).toBeLessThan(1020);
});

describe('a product', () => {
  const product = aProduct();
  const push = (changes: Partial<typeof product> = {}, parts: { text: boolean; images: boolean; variants: boolean } = EVERYTHING) =>
    open().pushProduct({ ...product, ...changes }, parts);
  const held = () => [...standIn.held.values()][0]!;
  const skus = () => held().variants.map(({ sku }) => sku);

  test("the owner's variant, tag and picture stay, although lists are set as a whole", async () => {
    const { platform_id } = await push();
    const own = { id: 'own-variant', sku: 'OWN', price: '1.00', picture: null };
    held().variants = [
      ...held().variants,
      {
        ...own,
        selectedOptions: [
          { name: 'Color', value: 'Gold' },
          { name: 'Size', value: 'S' },
        ],
      },
    ];
    held().tags = [...held().tags, 'summer'];
    held().media = [...held().media, { id: 'own-picture', url: 'https://cdn.shopify.com/s/files/1/1/files/beach.jpg' }];
    const [picture] = held().media;
    await push({ platform_id, tags: ['bird'], variants: product.variants.slice(1) });
    expect(skus().toSorted()).toEqual([...product.variants.slice(1).map(({ sku }) => sku), 'OWN'].toSorted());
    expect(held().tags.toSorted()).toEqual(['bird', 'summer']);
    expect(held().media.map(({ id }) => id)).toEqual([picture!.id, 'own-picture']);
  });

  test('a variant whose SKU changed is the same variant', async () => {
    const { platform_id } = await push();
    const ids = held().variants.map(({ id }) => id);
    await push({ platform_id, variants: product.variants.map((variant) => ({ ...variant, sku: `${variant.sku}-2` })) });
    expect(held().variants.map(({ id }) => id)).toEqual(ids);
    expect(skus()).toEqual(product.variants.map(({ sku }) => `${sku}-2`));
  });

  test('only the parts that are asked for change', async () => {
    const { platform_id } = await push();
    const changed = { platform_id, name: 'Other', variants: product.variants.map((variant) => ({ ...variant, price: 5 })) };
    await push(changed, { text: true, images: false, variants: false });
    expect(held()).toMatchObject({ title: 'Other', variants: product.variants.map(() => ({ price: '19.99' })) });
    await push({ ...changed, name: 'Third' }, { text: false, images: false, variants: true });
    expect(held()).toMatchObject({ title: 'Other', variants: product.variants.map(() => ({ price: '5.00' })) });
  });

  test('without choices it has the one variant Shopify gives it', async () => {
    await push({ options: [], variants: [{ sku: 'MUG', price: 12, options: [], image: null }] });
    expect(held().variants).toMatchObject([{ sku: 'MUG', selectedOptions: [{ name: 'Title', value: 'Default Title' }] }]);
  });

  test('what is refused after it was accepted is told, and where it is a variant, which', async () => {
    await expect(push({ name: 'x'.repeat(256) })).rejects.toMatchObject({ refusal: 'shop.answered', retry: false });
    const [first, ...rest] = product.variants;
    const twin = { ...first!, sku: 'TWIN' };
    await expect(push({ variants: [first!, ...rest, twin] })).rejects.toMatchObject({
      refusal: 'shop.variantRefused',
      values: { sku: 'TWIN' },
    });
    expect(standIn.products()).toEqual([]);
  });

  test('a draft of the owner stays one', async () => {
    const { platform_id } = await push();
    held().status = 'DRAFT';
    await push({ platform_id });
    expect(held().status).toBe('DRAFT');
  });

  test('120 variants are read back page by page', async () => {
    const values = Array.from({ length: 60 }, (_each, index) => `C${index}`);
    const variants = values.flatMap((color) =>
      ['S', 'M'].map((size) => ({
        sku: `${color}-${size}`,
        price: 1,
        options: [
          { name: 'Color', value: color },
          { name: 'Size', value: size },
        ],
        image: null,
      })),
    );
    const many = {
      variants,
      options: [
        { name: 'Color', values, default: null },
        { name: 'Size', values: ['S', 'M'], default: null },
      ],
    };
    const { platform_id } = await push(many);
    const ids = held().variants.map(({ id }) => id);
    await push({ ...many, platform_id });
    expect(held().variants.map(({ id }) => id)).toEqual(ids);
  });
});

test('an order sent by somebody at the shop under another number is told as such', async () => {
  await open().pushProduct(aProduct(), EVERYTHING);
  const { id, line } = standIn.placeOrder({ sku: 'TEE-1-White-S', quantity: 1, buyer: 'Ada Lovelace' });
  await open().pushTracking(aTracking(id, line));
  await expect(open().pushTracking(aTracking(id, line, { tracking_id: 'other', tracking_number: '1Z999' }))).rejects.toMatchObject({
    refusal: 'shop.allSent',
  });
  expect(standIn.trackingsOf(id)).toHaveLength(1);
});

test('a parcel of an order whose fulfillment somebody put on hold waits for them', async () => {
  await open().pushProduct(aProduct(), EVERYTHING);
  const { id, line } = standIn.placeOrder({ sku: 'TEE-1-White-S', quantity: 1, buyer: 'Ada Lovelace' });
  standIn.orders.get(`gid://shopify/Order/${id}`)!.isOnHold = true;
  await expect(open().pushTracking(aTracking(id, line))).rejects.toMatchObject({
    refusal: 'shop.orderClosed',
    values: { status: 'ON_HOLD' },
  });
  expect(standIn.trackingsOf(id)).toEqual([]);
});

test('an order that was sent is not canceled', async () => {
  await open().pushProduct(aProduct(), EVERYTHING);
  const { id } = standIn.placeOrder({ sku: 'TEE-1-White-S', quantity: 1, buyer: 'Ada Lovelace', sent: 1 });
  await expect(open().cancelOrder!(id, '')).rejects.toMatchObject({ refusal: 'shop.orderClosed', values: { status: 'FULFILLED' } });
  expect(standIn.isCancelled!(id)).toBe(false);
});

test('a missing order is gone only to an app that sees all orders', async () => {
  expect([...(await open().findFates(['77']))]).toEqual([]);
  standIn.granted.push('read_all_orders');
  expect([...(await open().findFates(['77']))]).toEqual([['77', 'deleted']]);
});

test('funds, locations and categories are told in words of this product', async () => {
  const shop = open();
  expect(await shop.funds()).toEqual({
    on_hold: null,
    available_for_payout: { value: 120.1, currency: 'USD' },
    processing: { value: 40.3, currency: 'USD' },
  });
  expect(await shop.warehouses()).toEqual([
    {
      id: '1',
      name: 'Workshop',
      effect_status: 'ENABLED',
      type: 'SALES_WAREHOUSE',
      sub_type: null,
      is_default: true,
      address: '1 Mill Lane, London',
    },
    { id: '2', name: 'Old place', effect_status: 'DISABLED', type: 'SALES_WAREHOUSE', sub_type: null, is_default: false, address: '' },
  ]);
  const [top] = await shop.categories(null);
  expect(top).toEqual({ id: 'gid://shopify/TaxonomyCategory/aa', name: 'Apparel', parent: null, level: 1, leaf: false, above: [] });
  expect((await shop.categories(top!.id)).map(({ name }) => name)).toEqual(['Tops']);
  expect((await shop.searchCategories('shirt')).map(({ name, leaf, above }) => [name, leaf, above])).toEqual([
    ['T-Shirts', true, ['Apparel', 'Tops']],
  ]);
});

test('a post is there once, in a blog that is made for it, whatever is lost', async () => {
  const post = {
    post_id: 'Post 1',
    platform_id: null,
    title: 'Herons',
    slug: '',
    body: '<p>Wade.</p>',
    image: null,
    pictures: [],
    tags: [],
  };
  running.spoil('lost', 0, standIn.changes);
  const shop = open();
  await expect(shop.publishPost(post)).rejects.toMatchObject({ mayBeAtWork: true });
  const { platform_id, external_url } = await shop.publishPost({ ...post, title: 'Grey herons' });
  expect(standIn.articles).toMatchObject([{ title: 'Grey herons' }]);
  expect(external_url).toBe('https://heron.example/blogs/news/post-post-1');
  await shop.publishPost({ ...post, platform_id });
  expect(standIn.articles).toMatchObject([{ title: 'Herons' }]);
});
