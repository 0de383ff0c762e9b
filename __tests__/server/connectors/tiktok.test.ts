import { ConnectorError, type Outside } from '../../../src/server/connectors/connector';
import { tiktok } from '../../../src/server/connectors/platforms/tiktok';
import { signatureOf } from '../../../src/server/connectors/platforms/tiktok/sign';
import { PICTURES, serve, type Running } from '../../support/stand-ins/stand-in';
import { tiktokStandIn } from '../../support/stand-ins/tiktok';
import { aProduct, aTracking, EVERYTHING } from './contract/rig';
import { outsideTo } from './contract/workers';

let standIn: ReturnType<typeof tiktokStandIn>;
let running: Running;
const waits: number[] = [];

const outside = (changes: Partial<Outside> = {}): Outside => outsideTo(running, waits, { app: standIn.app, ...changes });

const shop = (changes: Partial<Outside> = {}) => tiktok.open(standIn.access, outside(changes));

const begin = async (shops = 1): Promise<void> => {
  standIn = tiktokStandIn(shops);
  running = await serve(standIn);
  waits.length = 0;
};

beforeEach(() => begin());
afterEach(() => running.close());

const failureOf = async (work: Promise<unknown>): Promise<ConnectorError> => {
  const failure: unknown = await work.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConnectorError);
  return failure as ConnectorError;
};

/** Worked out with Python's hmac from TikTok's description. */
test.each([
  [
    'https://open-api.tiktokglobalshop.com/order/202309/orders?ids=1%2C2&timestamp=1623812664&app_key=68xu4u&shop_cipher=GCP_x&sign=x',
    '',
    'c025bc53092a6c6279e3db19596f002171f89ba7421f1bd9080aea9886cfcd7d',
  ],
  [
    'https://open-api.tiktokglobalshop.com/product/202309/products?app_key=68xu4u&timestamp=1623812664&shop_cipher=GCP_x&access_token=no&Zed=%C3%BC+%26+%3F',
    '{"title":"Größe"}',
    '89c7bdc77f71f35b7110f8cbad903da8c92deedeccc67b95743887d1594c1133',
  ],
])('a call is signed by path, query and body', (url, body, signature) => {
  expect(signatureOf('e59af819cc', new URL(url), body)).toBe(signature);
});

test('a seller lets us in, and the account tells its shops', async () => {
  const address = tiktok.door!.address({ access: {}, app: standIn.app, state: 's-1', redirect: 'https://ours.test/back', challenge: '' });
  expect(`${address.origin}${address.pathname}`).toBe('https://services.tiktokshop.com/open/authorize');
  expect(Object.fromEntries(address.searchParams)).toEqual({ service_id: standIn.app.name, state: 's-1' });
  const answered = { access: {}, redirect: 'https://ours.test/back', verifier: '' };
  const access = await tiktok.door!.exchange({ ...answered, query: new URLSearchParams({ code: 'code-1', state: 's-1' }) }, outside());
  const learned = await tiktok.open(access, outside()).test();
  expect(learned.shop).toBe('7495000000000000001');
  expect(JSON.parse(String(learned.shop_list))).toEqual([
    { region: 'US', shop_id: '7495000000000000001', shop_name: 'Heron 1', type: 'LOCAL' },
  ]);
  expect(String(learned.shop_list)).not.toContain('GCP_');
  const wrong = tiktok.door!.exchange({ ...answered, query: new URLSearchParams({ code: 'another' }) }, outside());
  expect(await failureOf(wrong)).toMatchObject({ refusal: 'shop.connectAgain', storeStatus: 'Invalid' });
});

test('of several shops one has to be chosen, and nothing is asked of another', async () => {
  await running.close();
  await begin(2);
  const learned = await shop().test();
  expect(learned.shop).toBe('');
  expect(await failureOf(shop().pushProduct(aProduct(), EVERYTHING))).toMatchObject({ refusal: 'shop.chooseShop', storeStatus: 'Invalid' });
  const chosen = tiktok.open({ ...standIn.access, shop: '7495000000000000002' }, outside());
  expect((await chosen.test()).shop).toBe('7495000000000000002');
  await chosen.warehouses();
});

test('without a token nothing is called', async () => {
  expect(await failureOf(tiktok.open({}, outside()).test())).toMatchObject({ refusal: 'shop.notLetIn', storeStatus: 'Invalid' });
  expect(running.calls).toEqual([]);
});

test('a token that ended is renewed once, and the new one is kept', async () => {
  let renewals = 0;
  standIn.expire();
  const opened = shop({
    renew: (stale, ask) => {
      renewals += 1;
      return ask(stale);
    },
  });
  const { token } = await opened.test();
  expect(renewals).toBe(1);
  expect(JSON.parse(String(token))).toMatchObject({ access: 'TTP_access2' });
});

test('access that was taken back has to be given again', async () => {
  standIn.revoke();
  expect(await failureOf(shop().test())).toMatchObject({ refusal: 'shop.connectAgain', storeStatus: 'Invalid' });
});

test('too many calls, said with HTTP 200, are made again a little later', async () => {
  running.spoil('throttled');
  await shop().warehouses();
  expect(waits.length).toBeGreaterThan(0);
});

test('what TikTok would refuse is known before anything is made', async () => {
  const failure = await failureOf(shop().pushProduct(aProduct({ name: 'Aaaaaaaaaaaaaaaaaa' }), EVERYTHING));
  expect(failure).toMatchObject({ refusal: 'shop.answered', values: { answer: 'Product title invalid' } });
  expect(running.calls).not.toContain('POST /product/202309/products');
});

test('a refusal that comes after TikTok accepted is told, and the next push mends it', async () => {
  standIn.shop.auditFailure = 'Insufficient Product Information';
  const failure = await failureOf(shop().pushProduct(aProduct(), EVERYTHING));
  expect(failure.values).toEqual({ answer: 'Product: Insufficient Product Information' });
  standIn.shop.auditFailure = null;
  const { platform_id } = await shop().pushProduct(aProduct({ name: 'A better name' }), EVERYTHING);
  expect(standIn.products()).toMatchObject([{ id: platform_id, title: 'A better name', onSale: true }]);
});

test('what is not pushed stays as the shop has it', async () => {
  const { platform_id } = await shop().pushProduct(aProduct(), EVERYTHING);
  const held = standIn.shop.products.get(platform_id)!;
  held.body = { ...held.body, title: 'Their own title', brand_id: '7082427311584347905' };
  const pictures = held.body.main_images;
  const dearer = aProduct({ platform_id, variants: aProduct().variants.map((variant) => ({ ...variant, price: 25 })) });
  await shop().pushProduct(dearer, { text: false, images: false, variants: true });
  expect(held.body).toMatchObject({ title: 'Their own title', brand_id: '7082427311584347905', main_images: pictures });
  expect(held.skus.map(({ price }) => price.amount)).toEqual(['25.00', '25.00', '25.00', '25.00']);
  const ids = held.skus.map(({ id }) => id);
  await shop().pushProduct({ ...dearer, name: 'Our title' }, { text: true, images: false, variants: false });
  expect(held.body.title).toBe('Our title');
  expect(held.skus.map(({ id, price }) => [id, price.amount])).toEqual(ids.map((id) => [id, '25.00']));
});

test('values of the first choice have pictures, and a gallery nine', async () => {
  const dark = { key: 'dark', src: `${PICTURES}/dark.png` };
  const product = aProduct({
    images: Array.from({ length: 11 }, (_each, at) => ({ key: `p${at}`, src: `${PICTURES}/${at}.png` })),
    variants: aProduct().variants.map((variant) => ({ ...variant, image: variant.options[0]!.value === 'Black' ? dark : null })),
  });
  const { platform_id } = await shop().pushProduct(product, EVERYTHING);
  const { body, skus } = standIn.shop.products.get(platform_id)!;
  expect(body.main_images).toHaveLength(9);
  const pictured = skus.map(({ sales_attributes }) => sales_attributes.map(({ sku_img }) => sku_img !== undefined));
  expect(pictured).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [true, false],
  ]);
  expect(new Set(skus.flatMap(({ sales_attributes }) => sales_attributes[0]!.sku_img?.uri ?? [])).size).toBe(1);
});

test('more variants than a market takes are refused before a call', async () => {
  const variants = Array.from({ length: 301 }, (_each, at) => ({ ...aProduct().variants[0]!, sku: `TEE-${at}` }));
  const failure = await failureOf(shop().pushProduct(aProduct({ variants }), EVERYTHING));
  expect(failure).toMatchObject({ refusal: 'shop.tooManyVariants', values: { most: 300 } });
});

test('more orders than a page that changed within one second are all read', async () => {
  const ids = Array.from({ length: 230 }, () => standIn.placeOrder({ sku: 'TEE', quantity: 1, buyer: 'Ada' }).id);
  for (const id of ids) standIn.shop.orders.get(id)!.updated = 1_790_000_000;
  standIn.advance(10);
  const late = standIn.placeOrder({ sku: 'TEE', quantity: 1, buyer: 'Ada' }).id;
  const seen = new Set<string>();
  let cursor: string | null = null;
  for await (const page of shop().fetchOrders(null)) {
    for (const { platform_id } of page.orders) seen.add(platform_id);
    cursor = page.cursor;
  }
  expect([...seen].toSorted()).toEqual([...ids, late].toSorted());
  expect(cursor).toBe(String(standIn.shop.orders.get(late)!.updated));
});

test('pieces of one variant are one line, and a parcel takes as many of them as it holds', async () => {
  const { id, line } = standIn.placeOrder({ sku: 'TEE', quantity: 3, buyer: 'Ada Augusta Lovelace' });
  const opened = shop();
  for await (const { orders } of opened.fetchOrders(null))
    expect(orders).toMatchObject([
      {
        items: [{ line_id: line, quantity: 3 }],
        buyer: { first_name: 'Ada Augusta', last_name: 'Lovelace', city: 'Daly City', state: 'California' },
      },
    ]);
  await opened.pushTracking(aTracking(id, line, { lines: [{ line_id: line, quantity: 2 }] }));
  const rest = { tracking_id: 'parcel-2', tracking_number: '1Z1', courier_name: 'U.P.S.' };
  await opened.pushTracking(aTracking(id, line, { ...rest, lines: [{ line_id: line, quantity: 1 }] }));
  const numbers = standIn.shop.orders.get(id)!.lines.map(({ tracking_number }) => tracking_number);
  expect(numbers).toEqual(['9400111899223100001234', '9400111899223100001234', '1Z1']);
});

test('parcels TikTok sends itself and carriers it does not know are told as such', async () => {
  const { id, line } = standIn.placeOrder({ sku: 'TEE', quantity: 1, buyer: 'Ada' });
  const unknown = aTracking(id, line, { courier_name: 'Pigeon', courier_code: 'pigeon' });
  expect(await failureOf(shop().pushTracking(unknown))).toMatchObject({ refusal: 'shop.noCarrier', values: { courier: 'Pigeon' } });
  standIn.shop.shippingType = 'TIKTOK';
  expect(await failureOf(shop().pushTracking(aTracking(id, line)))).toMatchObject({ refusal: 'shop.shipsItself' });
  expect(standIn.trackingsOf(id)).toEqual([]);
});

test('money, warehouses, categories and what is asked in one', async () => {
  const opened = shop();
  expect(await opened.funds()).toEqual({
    on_hold: { value: 61.2, currency: 'USD' },
    available_for_payout: null,
    processing: { value: 20.3, currency: 'USD' },
  });
  expect(await opened.warehouses()).toContainEqual({
    id: '7068517275539719942',
    name: 'Main',
    effect_status: 'ENABLED',
    type: 'SALES_WAREHOUSE',
    sub_type: 'DOMESTIC_WAREHOUSE',
    is_default: true,
    address: '1 Front St, Daly City, US',
  });
  const [top] = await opened.categories(null);
  expect(top).toEqual({ id: '600001', parent: null, name: 'Clothes', level: 1, leaf: false });
  const shirts = { id: '601226', parent: '600001', name: 'T-shirts', level: 2, leaf: true };
  expect(await opened.categories('600001')).toEqual([shirts]);
  expect(await opened.searchCategories('Tee with a heron')).toEqual([
    { ...top, above: [] },
    { ...shirts, above: ['Clothes'] },
  ]);
  expect(await opened.categoryVersion()).toBe('v2');
  expect((await opened.categories(null, 'v1')).map(({ name }) => name)).toEqual(['Womenswear']);
  expect(await opened.specifics('601226')).toMatchObject([
    { id: '100392', required: true, multiple: true, variation: false, open: false, values: [{ id: '1001533', name: 'Birthday' }] },
    { id: '100000', required: false, variation: true, open: true },
    { id: 'size_chart', required: true },
  ]);
});
