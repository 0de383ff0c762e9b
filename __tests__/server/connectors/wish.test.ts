import { ConnectorError, type Outside } from '../../../src/server/connectors/connector';
import { wish } from '../../../src/server/connectors/platforms/wish';
import { serve, type Running } from '../../support/stand-ins/stand-in';
import { wishStandIn } from '../../support/stand-ins/wish';
import { aProduct, aTracking, EVERYTHING } from './contract/rig';
import { outsideTo } from './contract/workers';

let standIn: ReturnType<typeof wishStandIn>;
let running: Running;
const waits: number[] = [];

const outside = (changes: Partial<Outside> = {}): Outside => outsideTo(running, waits, { app: standIn.app, ...changes });

const shop = (changes: Partial<Outside> = {}) => wish.open(standIn.access, outside(changes));

beforeEach(async () => {
  standIn = wishStandIn();
  running = await serve(standIn);
  waits.length = 0;
});
afterEach(() => running.close());

const failureOf = async (work: Promise<unknown>): Promise<ConnectorError> => {
  const failure: unknown = await work.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConnectorError);
  return failure as ConnectorError;
};

test('a seller lets us in, and what they gave opens the account', async () => {
  const redirect = 'https://ours.test/back';
  const address = wish.door!.address({ access: {}, app: standIn.app, state: 's-1', redirect, challenge: '' });
  expect(`${address.origin}${address.pathname}`).toBe('https://merchant.wish.com/v3/oauth/authorize');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ client_id: standIn.app.id, state: 's-1', redirect_uri: redirect });
  const answered = { access: {}, redirect, verifier: '' };
  const access = await wish.door!.exchange({ ...answered, query: new URLSearchParams({ code: 'code-1' }) }, outside());
  expect(JSON.parse(String((await wish.open(access, outside()).test()).token))).toEqual({ access: 'access2', refresh: 'refresh2' });
  const wrong = wish.door!.exchange({ ...answered, query: new URLSearchParams({ code: 'another' }) }, outside());
  expect(await failureOf(wrong)).toMatchObject({ refusal: 'shop.connectAgain', storeStatus: 'Invalid' });
});

test('without a token nothing is called', async () => {
  expect(await failureOf(wish.open({}, outside()).test())).toMatchObject({ refusal: 'shop.notLetIn', storeStatus: 'Invalid' });
  expect(running.calls).toEqual([]);
});

test('a token that ended is renewed once; one that was taken back is not', async () => {
  standIn.expire();
  const { token } = await shop().test();
  expect(JSON.parse(String(token))).toMatchObject({ access: 'access2', refresh: 'refresh2' });
  expect(running.calls.filter((call) => call.endsWith('/oauth/refresh_token'))).toHaveLength(1);
  standIn.revoke();
  expect(await failureOf(shop().test())).toMatchObject({ refusal: 'shop.connectAgain', storeStatus: 'Invalid' });
});

test('what is left of the allowance is learned, and a pause lasts as long as Wish says', async () => {
  const told: { left?: number | undefined; pauseMs?: number | undefined }[] = [];
  const { allowance } = outside();
  const opened = shop({
    allowance: {
      ...allowance,
      learn: (_bucket, news) => {
        told.push(news);
        return Promise.resolve();
      },
    },
  });
  await opened.warehouses();
  expect(told).toEqual([{ left: 999 }]);
  running.spoil('throttled');
  await opened.warehouses();
  expect(told[1]).toMatchObject({ left: 0 });
  expect(told[1]!.pauseMs).toBeGreaterThanOrEqual(0);
  expect(told[1]!.pauseMs).toBeLessThanOrEqual(2000);
});

test('a review is waited for a little, and a refusal by it is told', async () => {
  standIn.shop.blocking = 'The picture shows a logo.';
  const failure = await failureOf(shop().pushProduct(aProduct(), EVERYTHING));
  expect(failure).toMatchObject({ refusal: 'shop.answered', values: { answer: 'The picture shows a logo.' } });
  standIn.shop.blocking = null;
  const { platform_id } = await shop().pushProduct(aProduct(), EVERYTHING);
  expect(standIn.products()).toMatchObject([{ id: platform_id, onSale: true }]);
  expect(waits.filter((ms) => ms === 2000).length).toBeGreaterThan(0);
});

test('a description loses its markup and keeps its lines', async () => {
  const sent: unknown[] = [];
  const { answer } = standIn;
  await running.close();
  running = await serve({
    ...standIn,
    answer: (request) => {
      if (request.method === 'POST' && request.path === '/api/v3/products') sent.push(JSON.parse(request.body.toString()));
      return answer(request);
    },
  });
  const description = '<p>Soft &amp; warm.</p><ul><li>100% cotton</li><li>a&lt;b</li></ul>';
  await shop().pushProduct(aProduct({ description, category: '111', specifics: [{ id: 'Material', values: ['Cotton'] }] }), EVERYTHING);
  expect(sent).toMatchObject([
    {
      description: 'Soft & warm.\n100% cotton\na‹b',
      category_id: 111,
      attributes: [{ name: 'Material', value: ['Cotton'] }],
      parent_sku: 'TEE-1--listing-1',
      variations: [{ price: { amount: 19.99, currency_code: 'USD' }, logistics_details: { origin_country: 'US' } }, {}, {}, {}],
    },
  ]);
});

test('a product of somebody else with the same SKU in front is left alone', async () => {
  standIn.takeSku('TEE-1');
  await shop().pushProduct(aProduct(), EVERYTHING);
  expect(standIn.products().map(({ title }) => title)).toEqual(['Somebody else’s', 'Tee with a heron']);
});

test('a variation that is sold no more is turned off, and on again later', async () => {
  const { platform_id } = await shop().pushProduct(aProduct(), EVERYTHING);
  const [gone, ...rest] = aProduct().variants;
  await shop().pushProduct(aProduct({ platform_id, variants: rest }), EVERYTHING);
  const held = standIn.shop.products.get(platform_id)!.variations;
  expect(held.map(({ sku, status }) => [sku, status])).toContainEqual([gone!.sku, 'DISABLED']);
  await shop().pushProduct(aProduct({ platform_id }), EVERYTHING);
  expect(held.map(({ status }) => status)).toEqual(['ENABLED', 'ENABLED', 'ENABLED', 'ENABLED']);
});

test('more variants than Wish takes are refused before a call', async () => {
  const variants = Array.from({ length: 401 }, (_each, at) => ({ ...aProduct().variants[0]!, sku: `TEE-${at}` }));
  const failure = await failureOf(shop().pushProduct(aProduct({ variants }), EVERYTHING));
  expect(failure).toMatchObject({ refusal: 'shop.tooManyVariants', values: { most: 400 } });
  expect(running.calls).toEqual([]);
});

test('more orders than a page that changed at the same moment are all read; more than Wish can tell end the reading', async () => {
  const place = (count: number) => Array.from({ length: count }, () => standIn.placeOrder({ sku: 'TEE', quantity: 1, buyer: 'Ada' }).id);
  const at = standIn.shop.now();
  const ids = place(180);
  for (const id of ids) standIn.shop.orders.get(id)!.updated = at;
  const read = async (): Promise<Set<string>> => {
    const seen = new Set<string>();
    for await (const { orders } of shop().fetchOrders(null)) for (const { platform_id } of orders) seen.add(platform_id);
    return seen;
  };
  expect([...(await read())].toSorted()).toEqual(ids.toSorted());
  for (const id of place(330)) standIn.shop.orders.get(id)!.updated = at;
  expect(await failureOf(read())).toMatchObject({ refusal: 'shop.endless' });
});

test('an order is one line of pieces, with what they cost', async () => {
  const { id } = standIn.placeOrder({ sku: 'TEE', quantity: 3, buyer: 'Ada Lovelace' });
  for await (const { orders } of shop().fetchOrders(null))
    expect(orders).toMatchObject([{ platform_id: id, total: 60.27, currency: 'USD', items: [{ line_id: id, quantity: 3, price: 19.99 }] }]);
});

test('a number Wish does not take in the end, and a carrier it does not know, are told', async () => {
  const { id, line } = standIn.placeOrder({ sku: 'TEE', quantity: 1, buyer: 'Ada' });
  const unknown = aTracking(id, line, { courier_name: 'Pigeon', courier_code: 'pigeon' });
  expect(await failureOf(shop().pushTracking(unknown))).toMatchObject({ refusal: 'shop.noCarrier', values: { courier: 'Pigeon' } });
  standIn.shop.refusesNumbers = true;
  const failure = await failureOf(shop().pushTracking(aTracking(id, line)));
  expect(failure).toMatchObject({ refusal: 'shop.answered', values: { answer: 'UPDATE_TRACKING FAILED' } });
});

test('warehouses, categories and what is asked in one', async () => {
  const opened = shop();
  expect(await opened.warehouses()).toMatchObject([{ name: 'STANDARD', is_default: true, address: '1 Front St, 94016, Daly City, US' }]);
  expect(await opened.categories(null)).toEqual([{ id: '1', parent: null, name: 'Clothes', level: 1, leaf: false }]);
  expect(await opened.categories('11')).toEqual([{ id: '111', parent: '11', name: 'T-shirts', level: 3, leaf: true }]);
  expect(await opened.specifics('111')).toMatchObject([
    { id: 'Material', required: true, multiple: true, open: false, values: [{ id: 'Cotton', name: 'Cotton' }, { id: 'Linen' }] },
    { id: 'Fit', required: false, variation: true, open: true },
  ]);
});
