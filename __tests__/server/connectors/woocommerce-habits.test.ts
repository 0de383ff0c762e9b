import type { ConnectorError } from '../../../src/server/connectors/connector';
import type { PushParts, OutgoingProduct, PushProgress } from '../../../src/server/connectors/platforms/shop';
import { addFault, connectSandbox, healFaults, outgoingTee, restCall, shopProducts, wooShop, type TestConnection } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

let server: TestServer;
let connection: TestConnection;

const ALL: PushParts = { text: true, category: true, images: true, variants: true };
const PRICES = { text: false, images: false, variants: true };
const FOREVER = 1000;

/** One colour in `count` sizes. */
const tee = (count: number, changes: Partial<OutgoingProduct> = {}): OutgoingProduct => {
  const plain = outgoingTee(server.origin);
  const values = Array.from({ length: count }, (_, index) => `Size ${index + 1}`);
  const variants = values.map((value) => ({
    sku: `${plain.sku}-${value}`,
    price: 10,
    options: [{ name: 'Size', value }],
    image: null,
  }));
  return { ...plain, images: [], options: [{ name: 'Size', values, default: null }], variants, ...changes };
};

const priced = (sold: OutgoingProduct, price: number) => sold.variants.map((variant) => ({ ...variant, price }));

const inShop = async (sku: string) => (await shopProducts(connection)).filter((found) => found.sku === sku);

interface Variation {
  readonly id: number;
  readonly sku: string;
  readonly regular_price: string;
  readonly attributes: readonly { readonly option: string }[];
}

const variationsOf = async (id: number) =>
  (await restCall(connection, 'GET', `/products/${id}/variations?per_page=100`)).json<Variation[]>();

/** The product, expected to be there once, and its variations. */
const held = async (sku: string) => {
  const found = await inShop(sku);
  expect(found).toHaveLength(1);
  return { ...found[0]!, variations: await variationsOf(found[0]!.id) };
};

const onceEach = (sold: OutgoingProduct) => sold.variants.map(({ sku }) => sku).toSorted();
const skusOf = (variations: readonly { readonly sku: string }[]) => variations.map(({ sku }) => sku).toSorted();

const push = (sold: OutgoingProduct, parts = ALL) => wooShop(connection).pushProduct(sold, parts);

const failure = (work: Promise<unknown>): Promise<ConnectorError> =>
  work.then(
    () => {
      throw new Error('It should have failed.');
    },
    (error: ConnectorError) => error,
  );

/** A variation as another request leaves it behind that was at work at the same time. */
const addTwin = async (sku: string): Promise<void> => {
  const { services } = server;
  const row = await services.db.selectFrom('sandbox_products').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow();
  const { id: _own, attributes, default_attributes, image_ids, meta_data, tags, ...plain } = row;
  const json = { attributes, default_attributes, image_ids, meta_data, tags };
  const written = Object.fromEntries(Object.entries(json).map(([key, value]) => [key, JSON.stringify(value)]));
  await services.db
    .insertInto('sandbox_products')
    .values({ ...plain, ...written } as never)
    .execute();
};

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  connection = await connectSandbox(server.services, server.origin);
});

afterEach(() => healFaults(server.origin));
afterAll(() => server.stop());

test.each([
  ['is answered by a gateway that gives up', { status: 504 }],
  ['loses its connection', {}],
])('a slow shop whose batch %s adds each variation once', async (_what, how) => {
  const sold = tee(14);
  await addFault(server.origin, { method: 'POST', path: '/products/', save_ms: 60, gives_up_ms: 100, ...how });
  const { platform_id } = await push(sold);
  const there = await held(sold.sku);
  expect(there).toMatchObject({ id: Number(platform_id), status: 'publish' });
  expect(skusOf(there.variations)).toEqual(onceEach(sold));
});

test('two pushes at once that both find the SKUs of variations free leave each variation once', async () => {
  const sold = tee(6);
  await push(tee(1, { item_info_id: sold.item_info_id, sku: sold.sku }));
  await addFault(server.origin, { method: 'POST', path: '/products/', save_ms: 80, times: FOREVER });
  await Promise.allSettled([push(sold), push(sold)]);
  await healFaults(server.origin);
  await push(sold);
  expect(skusOf((await held(sold.sku)).variations)).toEqual(onceEach(sold));
});

test('twins from before are removed by the next push', async () => {
  const sold = tee(5);
  await push(sold);
  for (const { sku } of sold.variants.slice(0, 3)) await addTwin(sku);
  await push(sold, PRICES);
  expect(skusOf((await held(sold.sku)).variations)).toEqual(onceEach(sold));
});

test('variations of ours without their product do not keep their SKUs', async () => {
  const sold = tee(3);
  await push(sold);
  const { id } = await held(sold.sku);
  await restCall(connection, 'PUT', `/products/${id}`, { sku: 'ELSEWHERE', meta_data: [{ key: '_back_office_item', value: 'another' }] });
  await push(sold);
  expect(skusOf((await held(sold.sku)).variations)).toEqual(onceEach(sold));
});

test('a variation of ours the shop cannot remove, for its product is gone, is no reason to change a SKU', async () => {
  const sold = tee(2);
  await push(sold);
  const { sku } = sold.variants[0]!;
  await server.services.db.updateTable('sandbox_products').set({ parent_id: null, slug: 'orphan' }).where('sku', '=', sku).execute();
  const refused = await failure(push(sold));
  expect(refused).toMatchObject({ refusal: 'shop.orphanedVariations', values: { sku }, retry: false });
});

test('when two requests create the product at once, one product stays', async () => {
  const sold = tee(2);
  await addFault(server.origin, { method: 'POST', path: '/products', save_ms: 500 });
  const first = push(sold);
  await addFault(server.origin, { method: 'POST', path: '/products', save_ms: 500 });
  const both = await Promise.all([first, push(sold)]);
  expect(new Set(both.map(({ platform_id }) => platform_id)).size).toBe(1);
  expect(skusOf((await held(sold.sku)).variations)).toEqual(onceEach(sold));
});

test('where the shop lets two requests create it twice, the twin of ours goes', async () => {
  const sold = tee(2);
  const slow = { method: 'POST', path: '/products', save_ms: 500, unlocked: true };
  await addFault(server.origin, slow);
  await addFault(server.origin, slow);
  await Promise.all([push(sold), push(sold)]);
  expect(skusOf((await held(sold.sku)).variations)).toEqual(onceEach(sold));
});

test('a product that came to be after the gateway gave up is found', async () => {
  const sold = tee(2);
  await addFault(server.origin, { method: 'POST', path: '/products', save_ms: 1500, gives_up_ms: 50, status: 504 });
  await push(sold);
  expect(skusOf((await held(sold.sku)).variations)).toEqual(onceEach(sold));
});

test('pictures are taken a few with each request, each once, and the seller sees how many are there', async () => {
  const images = [...'abcdef'].map((key) => ({ key, src: `${server.origin}/static/garments/tee/front-530x630.png` }));
  const sold = tee(2, { images });
  await addFault(server.origin, { method: 'PUT', path: '/products/', picture_ms: 20, times: FOREVER });
  const told: PushProgress[] = [];
  await wooShop(connection).pushProduct(sold, ALL, async (progress) => void told.push(progress));
  expect((await held(sold.sku)).images).toHaveLength(6);
  const pictures = told.filter(({ part }) => part === 'pictures');
  expect(pictures[0]).toEqual({ part: 'pictures', done: 0, total: 6 });
  expect(pictures.length).toBeGreaterThan(1);
  expect(told.some(({ part }) => part === 'variants')).toBe(true);
  const before = (await held(sold.sku)).images;
  await push({ ...sold, images: images.toReversed() });
  expect((await held(sold.sku)).images.map(({ id }) => id)).toEqual(before.map(({ id }) => id).toReversed());
});

test('a picture the shop still fetches when the gateway gives up is not sent again', async () => {
  const sold = tee(2, { images: [{ key: 'slow', src: `${server.origin}/static/garments/tee/front-530x630.png` }] });
  await addFault(server.origin, { method: 'PUT', path: '/products/', picture_ms: 1500, gives_up_ms: 50, status: 504 });
  await push(sold);
  const { count } = await server.services.db
    .selectFrom('sandbox_images')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('name', '=', `${sold.name} [slow]`)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
});

test("the listing's tags arrive, and leave those the shop's owner gave", async () => {
  const sold = tee(1, { tags: ['summer', 'cotton'] });
  await push(sold);
  const tags = async () => (await held(sold.sku)).tags.map(({ name }) => name).toSorted();
  expect(await tags()).toEqual(['cotton', 'summer']);
  await restCall(connection, 'PUT', `/products/${(await held(sold.sku)).id}`, {
    tags: [{ name: 'cotton' }, { name: 'summer' }, { name: 'sale' }],
  });
  await push({ ...sold, tags: ['winter'] });
  expect(await tags()).toEqual(['sale', 'winter']);
});

test('values with characters the shop keeps for itself can be bought', async () => {
  const words = ['A|B', '<i>C</i>', '50%50', 'D\\E'];
  const plain = tee(words.length);
  const variants = plain.variants.map((variant, index) => ({ ...variant, options: [{ name: 'Size', value: words[index]! }] }));
  const sold = { ...plain, variants, options: [{ name: 'Size', values: words, default: 'A|B' }] };
  await push(sold);
  const { attributes, variations } = await held(sold.sku);
  expect(attributes[0]?.options).toHaveLength(words.length);
  expect(variations.map((variation) => variation.attributes[0]?.option)).toEqual(attributes[0]?.options);
});

test("a variation of the shop's owner is left alone; one the listing sells no more goes", async () => {
  const sold = tee(3);
  await push(sold);
  const { id } = await held(sold.sku);
  const theirs = { regular_price: '1', attributes: [{ name: 'Size', option: 'Size 9' }] };
  await restCall(connection, 'POST', `/products/${id}/variations/batch`, { create: [theirs, { ...theirs, sku: `OWN-${sold.sku}` }] });
  await push({ ...sold, variants: sold.variants.slice(1), unsold: [sold.variants[0]!.sku] });
  expect(skusOf((await held(sold.sku)).variations)).toEqual(
    [...[`OWN-${sold.sku}`, sold.sku], ...sold.variants.slice(1).map(({ sku }) => sku)].toSorted(),
  );
});

test('a SKU that is taken is named, and no price has changed', async () => {
  const sold = tee(3);
  await push(sold);
  const taken = `${sold.sku}-TAKEN`;
  await restCall(connection, 'POST', '/products', { name: 'Theirs', sku: taken, regular_price: '5' });
  const more = [...priced(sold, 99), { ...sold.variants[0]!, sku: taken, price: 99 }];
  const refused = await failure(push({ ...sold, variants: more }, PRICES));
  expect(refused).toMatchObject({ code: 'sku_taken', refusal: 'shop.variantSkuTaken', values: { sku: taken }, retry: false });
  const { variations } = await held(sold.sku);
  expect(variations.map(({ regular_price }) => regular_price)).toEqual(['10.00', '10.00', '10.00']);
});

test.each([
  ['a new variation', 3],
  ['a change', 1],
])('when the shop refuses %s, all prices are as they were and nothing is new', async (_what, at) => {
  const sold = tee(3);
  await push(sold);
  const more = [
    ...priced(sold, 99),
    { ...sold.variants[0]!, sku: `${sold.sku}-NEW-1`, price: 99 },
    { ...sold.variants[0]!, sku: `${sold.sku}-NEW-2`, price: 99 },
  ];
  const variants = at === 3 ? more : priced(sold, 99);
  const sku = variants[at]!.sku;
  await addFault(server.origin, { method: 'POST', path: '/products/', refuses_sku: sku, times: 1 });
  expect(await failure(push({ ...sold, variants }, PRICES))).toMatchObject({ refusal: 'shop.variantRefused', values: { sku } });
  const { variations } = await held(sold.sku);
  expect(variations.map(({ regular_price }) => regular_price)).toEqual(['10.00', '10.00', '10.00']);
});

test('a list of variations that announces pages without end is read to its end', async () => {
  const sold = tee(2);
  await push(sold);
  await addFault(server.origin, { method: 'GET', path: '/products/', total_pages: 1_000_000, times: FOREVER });
  await push(sold);
  expect(skusOf((await held(sold.sku)).variations)).toEqual(onceEach(sold));
});

test('a list of variations that shifts while it is read misses none', async () => {
  const sold = tee(120);
  await push(sold);
  const { id } = await held(sold.sku);
  const theirs = await restCall(connection, 'GET', `/products/${id}/variations?per_page=100`);
  const [first] = theirs.json<Variation[]>();
  await addFault(server.origin, { method: 'GET', path: `/products/${id}/variations?per_page=100&offset=99`, owner_removes: first!.id });
  const made: unknown[] = [];
  await wooShop(connection).pushProduct(sold, ALL, async (progress) => void made.push(progress));
  const { count } = await server.services.db
    .selectFrom('sandbox_products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('parent_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(120);
});

test('a product its owner removes while it is pushed is made anew', async () => {
  const sold = tee(2);
  const { platform_id } = await push(sold);
  await addFault(server.origin, { method: 'PUT', path: '/products/', owner_removes: Number(platform_id) });
  await push({ ...sold, platform_id });
  expect(skusOf((await held(sold.sku)).variations)).toEqual(onceEach(sold));
});

test('a product its owner put in the trash comes back, even one nobody remembered', async () => {
  const sold = tee(2);
  const { platform_id } = await push(sold);
  await restCall(connection, 'DELETE', `/products/${platform_id}`);
  await push({ ...sold, platform_id });
  expect(await held(sold.sku)).toMatchObject({ id: Number(platform_id), status: 'publish' });
  await restCall(connection, 'DELETE', `/products/${platform_id}`);
  await push(sold);
  expect(await held(sold.sku)).toMatchObject({ id: Number(platform_id), status: 'publish' });
}, 40_000);

test.each([
  ['seconds', () => '90', 90],
  ['a time', () => new Date(Date.now() + 120_000).toUTCString(), 120],
  ['more than a shop is granted', () => '999999', 900],
  ['nonsense', () => 'soon', undefined],
])('a shop that asks for a pause by %s is heard', async (_what, asked, seconds) => {
  const retry_after = asked();
  await addFault(server.origin, { method: 'GET', path: '/products', status: 429, retry_after });
  const { retryAfter, retry } = await failure(push(tee(1)));
  expect(retry).toBe(true);
  if (seconds === undefined) expect(retryAfter).toBeUndefined();
  else expect(Math.abs(retryAfter! - seconds)).toBeLessThan(3);
});
