import { createHash } from 'node:crypto';
import type { Access, Outside } from '../../../src/server/connectors/connector';
import { whenMade } from '../../../src/server/connectors/platforms/etsy/access';
import { plainDescription, tagsOf, titleOf } from '../../../src/server/connectors/platforms/etsy/words';
import { doorOf, openShop } from '../../../src/server/connectors/platforms/registry';
import type { FetchedOrder } from '../../../src/server/connectors/platforms/shop';
import { etsyStandIn, ETSY_REDIRECT } from '../../support/stand-ins/etsy';
import { PICTURES, serve, type Running } from '../../support/stand-ins/stand-in';
import { aProduct, aTracking, EVERYTHING } from './contract/rig';
import { outsideTo } from './contract/workers';

let standIn: ReturnType<typeof etsyStandIn>;
let running: Running;
let waits: number[];

beforeEach(async () => {
  standIn = etsyStandIn();
  running = await serve(standIn);
  waits = [];
});
afterEach(() => running.close());

const outside = (): Outside => outsideTo(running, waits);
const shop = (changes: Access = {}) => openShop('etsy', { ...standIn.access, ...changes }, outside());
const held = () => [...standIn.shop.listings.values()][0]!;

describe('the door', () => {
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const door = doorOf('etsy')!;
  const state = 'state-of-this-seller';
  const comeBack = () =>
    standIn.shop.tokens.agree(door.address({ access: standIn.access, app: undefined, state, redirect: ETSY_REDIRECT, challenge }));
  const enter = (query: URLSearchParams, changes: { redirect?: string; verifier?: string } = {}) =>
    door.exchange({ access: standIn.access, query, redirect: ETSY_REDIRECT, verifier, ...changes }, outside());

  test('lets in by a code, once; the state comes back as it went', async () => {
    const { searchParams } = comeBack();
    expect(searchParams.get('state')).toBe(state);
    const access = await enter(searchParams);
    expect(access).toMatchObject({ access_token: standIn.shop.tokens.access, refresh_token: standIn.shop.tokens.refresh });
    expect(await openShop('etsy', access, outside()).test()).toMatchObject({ shop_id: '7001', country: 'US' });
    await expect(enter(searchParams)).rejects.toMatchObject({ refusal: 'shop.connectAgain' });
  });

  test.each([
    ['proof', { verifier: 'w'.repeat(43) }],
    ['redirect', { redirect: 'https://elsewhere.test/back' }],
  ])('stays shut to another %s', async (_what, changes) => {
    await expect(enter(comeBack().searchParams, changes)).rejects.toMatchObject({ refusal: 'shop.connectAgain' });
  });

  test('says so when the owner does not want to', async () => {
    await expect(enter(new URLSearchParams({ error: 'access_denied', state }))).rejects.toMatchObject({ refusal: 'shop.answered' });
  });
});

test('a store nobody let us into is told as such, and a key without its secret is refused', async () => {
  await expect(shop({ access_token: '' }).test()).rejects.toMatchObject({ refusal: 'shop.notLetIn', storeStatus: 'Invalid' });
  await expect(shop({ shared_secret: '' }).test()).rejects.toMatchObject({ refusal: 'shop.unauthorized', storeStatus: 'Invalid' });
});

test('what is learned by trying holds the tokens of a renewal: the former are worth nothing', async () => {
  const before = standIn.shop.tokens.refresh;
  standIn.shop.tokens.expire();
  const learned = await shop().test();
  expect(learned).toMatchObject({ access_token: standIn.shop.tokens.access, refresh_token: standIn.shop.tokens.refresh });
  expect(standIn.shop.tokens.refresh).not.toBe(before);
});

test('a pause Etsy asks for is kept, and the call is made again', async () => {
  running.spoil('throttled');
  await shop().test();
  expect(Math.max(...waits)).toBeGreaterThanOrEqual(1000);
});

test.each([
  ['2020_2024', 2026, '2020_2026'],
  ['2006_2009', 2026, '2007_2009'],
  ['before_2006', 2026, 'before_2007'],
  ['2000_2005', 2026, '2000_2006'],
  ['2010_2019', 2026, '2010_2019'],
  ['made_to_order', 2031, 'made_to_order'],
])('made %s is %s: %s', (kept, year, said) => {
  expect(whenMade(kept, year)).toBe(said);
});

test('texts are as Etsy takes them', () => {
  expect(plainDescription('<p>Soft &amp; warm.</p><ul><li>Cotton</li><li>&#8364;5 <b>off</b></li></ul>')).toBe(
    'Soft & warm.\n\n- Cotton\n- €5 off',
  );
  expect(titleOf(`100% cotton & 50% off\n🦆 ${'x'.repeat(200)}`)).toHaveLength(140);
  expect(titleOf('a & b & c % d %')).toBe('a & b c % d');
  expect(tagsOf(['heron', 'heron', 'x'.repeat(21), 'bird!', ...Array.from({ length: 20 }, (_none, at) => `tag ${at}`)])).toHaveLength(13);
});

test('names no shop would take are pushed nevertheless', async () => {
  const hostile = {
    name: `<b>Tee</b> ${'long '.repeat(60)}🦆`,
    description: '<script>x</script>',
    tags: ['a'.repeat(90), 'ok #1'],
    quantity: 100_000,
  };
  const options = [{ name: 'Size (EU)', values: ['S (small)'], default: null }];
  const variants = [{ sku: 'H-1', price: 10.005, options: [{ name: 'Size (EU)', value: 'S (small)' }], image: null }];
  await shop().pushProduct(aProduct({ ...hostile, options, variants }), EVERYTHING);
  expect(held()).toMatchObject({ state: 'active', tags: ['ok 1'] });
});

test('a product with more kinds of choice than Etsy has is not begun', async () => {
  const options = ['Color', 'Size', 'Fit'].map((name) => ({ name, values: ['a'], default: null }));
  await expect(shop().pushProduct(aProduct({ options }), EVERYTHING)).rejects.toMatchObject({
    refusal: 'shop.tooManyOptions',
    values: { most: 2 },
  });
  expect(running.calls).toEqual([]);
});

test('combinations that are not sold are said to be so, and prices that differ are said to', async () => {
  const [first, second, third] = aProduct().variants;
  await shop().pushProduct(aProduct({ variants: [first!, { ...second!, price: 25 }, third!] }), EVERYTHING);
  const { products, price_on_property } = held().inventory!;
  expect(products.map(({ offerings }) => offerings[0]!.is_enabled)).toEqual([true, true, true, false]);
  expect(price_on_property).toEqual([513, 514]);
});

test('pictures are sent once, keep to the owner’s, and show which colour is which', async () => {
  const image = (key: string) => ({ key, src: `${PICTURES}/${key}.png` });
  const variants = aProduct().variants.map((each) => ({ ...each, image: image(each.options[0]!.value) }));
  const product = aProduct({ variants });
  const { platform_id } = await shop().pushProduct(product, EVERYTHING);
  held().images.push({ listing_image_id: 1, alt_text: 'By the owner' });
  const before = held().images.map(({ listing_image_id }) => listing_image_id);
  await shop().pushProduct({ ...product, platform_id }, EVERYTHING);
  expect(held().images.map(({ listing_image_id }) => listing_image_id)).toEqual(before);
  expect(standIn.shop.variationImages.get(Number(platform_id))).toHaveLength(2);
  await shop().pushProduct({ ...product, platform_id, images: [image('back')] }, EVERYTHING);
  expect(held().images.map(({ alt_text }) => alt_text)).toEqual([
    ...['back', 'White', 'Black'].map((key) => `${product.name} [${key}]`),
    'By the owner',
  ]);
});

test('the store decides whether a new listing is put on sale, and in how many days it is made', async () => {
  const product = aProduct({ shipping: { profile: '81', dispatch_days: 7 } });
  await shop({ product_state: 'draft' }).pushProduct(product, EVERYTHING);
  expect(held().state).toBe('draft');
  expect(standIn.shop.readiness).toMatchObject([{ readiness_state: 'made_to_order', max_processing_days: 7 }]);
});

test('terms the listing names are told by themselves, and pictures and words stay', async () => {
  const product = aProduct();
  const { platform_id } = await shop().pushProduct(product, EVERYTHING);
  const { title, images } = held();
  const shipping = { profile: '81', dispatch_days: 2, returns: '55', readiness: '4711' };
  const changed = { ...product, platform_id, name: 'Another name', shipping };
  await shop().pushProduct(changed, { text: false, images: false, variants: false, logistic: true });
  expect(held()).toMatchObject({ title, images, return_policy_id: '55' });
  const offerings = held().inventory!.products.flatMap((each) => each.offerings);
  expect(new Set(offerings.map(({ readiness_state_id }) => readiness_state_id))).toEqual(new Set([4711]));
});

test('categories, what one wants to know, and shipping profiles', async () => {
  const all = await shop().categories!(null);
  expect(all).toEqual([{ id: '1', parent: null, name: 'Clothing', level: 1, leaf: false }]);
  expect(await shop().categories!('2')).toEqual([{ id: '3', parent: '2', name: 'T-shirts & Tees', level: 3, leaf: true }]);
  expect((await shop().searchCategories!('a tee'))[0]).toMatchObject({ id: '3', above: ['Clothing', expect.any(String)] });
  expect(await shop().specifics!('3')).toMatchObject([
    { id: '62', required: true, multiple: true, values: [{ id: '620', name: 'Cotton' }] },
  ]);
  expect(await shop().shippingProfiles!()).toEqual([{ id: '81', name: 'Standard' }]);
  await shop().pushProduct(aProduct({ category: '3', specifics: [{ id: '62', values: ['620'] }] }), EVERYTHING);
  expect(running.calls.filter((call) => call.endsWith('/properties/62'))).toHaveLength(1);
});

test('more orders within one second than a page holds are all read', async () => {
  await shop().pushProduct(aProduct(), EVERYTHING);
  const placed = Array.from({ length: 230 }, () => standIn.placeOrder({ sku: 'TEE-1-White-S', quantity: 1, buyer: 'Ada Lovelace' }));
  const same = standIn.shop.now();
  for (const receipt of standIn.shop.receipts.values()) receipt.updated = same;
  standIn.advance(600);
  const found = new Map<string, FetchedOrder>();
  for await (const { orders } of shop().fetchOrders(null)) for (const order of orders) found.set(order.platform_id, order);
  expect(found.size).toBe(placed.length);
});

test('what was given back, and what is gone', async () => {
  await shop().pushProduct(aProduct(), EVERYTHING);
  const { id } = standIn.placeOrder({ sku: 'TEE-1-White-S', quantity: 1, buyer: 'Ada' });
  standIn.shop.receipts.get(Number(id))!.status = 'Fully Refunded';
  for await (const { orders } of shop().fetchOrders(null))
    expect(orders).toMatchObject([{ status: 'Refunded', buyer: { first_name: 'Ada', last_name: '' }, total: 19.99, currency: 'USD' }]);
  expect(await shop().findFates([id, '5'])).toEqual(
    new Map([
      [id, 'there'],
      ['5', 'deleted'],
    ]),
  );
});

test('a carrier Etsy does not know is another one', async () => {
  await shop().pushProduct(aProduct(), EVERYTHING);
  const { id, line } = standIn.placeOrder({ sku: 'TEE-1-White-S', quantity: 1, buyer: 'Ada' });
  await shop().pushTracking(aTracking(id, line, { courier_code: 'pigeon', courier_name: 'Pigeon Post' }));
  expect(standIn.shop.receipts.get(Number(id))!.shipments).toMatchObject([{ carrier_name: 'other' }]);
});
