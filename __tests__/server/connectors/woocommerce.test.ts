import type { OutgoingProduct } from '../../../src/server/connectors/platforms/shop';
import {
  addFault,
  connectSandbox,
  failure,
  healFaults,
  outgoingTee,
  restCall,
  shopProducts,
  wooShop,
  type TestConnection,
} from '../commerce';
import { startTestServer, type TestServer } from '../harness';

let server: TestServer;
let connection: TestConnection;

const ALL = { text: true, category: true, images: true, variants: true };

const product = (changes: Partial<OutgoingProduct> = {}): OutgoingProduct => outgoingTee(server.origin, changes);

const inShop = async (sku: string) => (await shopProducts(connection)).filter((found) => found.sku === sku);

const variationsOf = async (id: number) =>
  (await restCall(connection, 'GET', `/products/${id}/variations?per_page=100`)).json<{ sku: string; price: string }[]>();

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  connection = await connectSandbox(server.services, server.origin);
});

afterEach(() => healFaults(server.origin));
afterAll(() => server.stop());

test('a pushed product is on sale with its picture, variations and prices', async () => {
  const tee = product();
  const { external_url } = await wooShop(connection).pushProduct(tee, ALL);
  const [held] = await inShop(tee.sku);
  expect(await variationsOf(held!.id)).toHaveLength(4);
  const page = await server.request(new URL(external_url!).pathname);
  expect(page.status).toBe(200);
  expect(page.text).toContain(tee.name);
  expect(page.text).toContain('$19.99');
  const picture = /id="main-picture" src="([^"]+)"/.exec(page.text)?.[1];
  expect((await server.request(picture!)).headers['content-type']).toBe('image/png');
});

test('pushed twice it is one product, whose picture was taken once', async () => {
  const tee = product();
  const first = await wooShop(connection).pushProduct(tee, ALL);
  const [before] = await inShop(tee.sku);
  expect(await wooShop(connection).pushProduct(tee, ALL)).toEqual(first);
  const after = await inShop(tee.sku);
  expect(after).toHaveLength(1);
  expect(after[0]?.images).toEqual(before?.images);
  expect(after[0]?.variations).toEqual(before?.variations);
});

test("a buyer who chooses a colour sees that colour's picture, taken once for all its sizes", async () => {
  const tee = product();
  const back = { key: 'black', src: `${server.origin}/static/garments/tee/back-530x630.png` };
  const coloured = tee.variants.map((variant) => ({ ...variant, image: variant.options[0]?.value === 'Black' ? back : null }));
  const { platform_id, external_url } = await wooShop(connection).pushProduct({ ...tee, variants: coloured }, ALL);
  const pictures = async () => {
    const page = (await server.request(new URL(external_url!).pathname)).text;
    const data = /data-variations="([^"]+)"/.exec(page)?.[1]?.replaceAll('&quot;', '"').replaceAll('&#34;', '"') ?? '[]';
    const variations = JSON.parse(data) as { options: { Color: string }; picture: string | null }[];
    return ['White', 'Black'].map((color) => [
      ...new Set(variations.filter(({ options }) => options.Color === color).map(({ picture }) => picture)),
    ]);
  };
  const [white, black] = await pictures();
  expect(white).toEqual([null]);
  expect(black).toEqual([expect.stringContaining('/media/')]);
  expect((await inShop(tee.sku))[0]?.images).toHaveLength(2);
  const parts = { text: false, images: true, variants: false };
  const all = tee.variants.map((variant) => ({ ...variant, price: 99, image: back }));
  await wooShop(connection).pushProduct({ ...tee, platform_id, variants: all }, parts);
  expect(await pictures()).toEqual([black, black]);
  const [held] = await inShop(tee.sku);
  expect(held?.images).toHaveLength(2);
  expect((await variationsOf(held!.id)).map(({ price }) => price)).toEqual(['19.99', '19.99', '19.99', '19.99']);
});

test('two pushes at the same moment make one product', async () => {
  const tee = product();
  const pushes = await Promise.allSettled([1, 2, 3].map(() => wooShop(connection).pushProduct(tee, ALL)));
  expect(pushes.some(({ status }) => status === 'fulfilled')).toBe(true);
  await wooShop(connection).pushProduct(tee, ALL);
  const held = await inShop(tee.sku);
  expect(held).toHaveLength(1);
  expect(held[0]?.variations).toHaveLength(4);
});

test.each([
  ['the product', '/products'],
  ['its variations', '/products/'],
])('an answer lost after %s came to be costs nothing', async (_what, path) => {
  const tee = product();
  await addFault(server.origin, { method: 'POST', path, drop: true });
  await wooShop(connection).pushProduct(tee, ALL);
  const held = await inShop(tee.sku);
  expect(held).toHaveLength(1);
  expect(await variationsOf(held[0]!.id)).toHaveLength(4);
});

test('a later push changes, adds and removes variations', async () => {
  const tee = product();
  const { platform_id } = await wooShop(connection).pushProduct(tee, ALL);
  const kept = tee.variants.slice(1).map((variant) => ({ ...variant, price: 25 }));
  const added = { ...tee.variants[0]!, sku: `${tee.sku}-NEW` };
  await wooShop(connection).pushProduct({ ...tee, platform_id, name: 'Renamed', variants: [...kept, added] }, ALL);
  const [held] = await inShop(tee.sku);
  expect(held?.name).toBe('Renamed');
  const variations = await variationsOf(held!.id);
  expect(Object.fromEntries(variations.map(({ sku, price }) => [sku, price]))).toEqual({
    [`${tee.sku}-White-M`]: '25.00',
    [`${tee.sku}-Black-S`]: '25.00',
    [`${tee.sku}-Black-M`]: '25.00',
    [`${tee.sku}-NEW`]: '19.99',
  });
});

test('only the parts asked for change on a product that is there', async () => {
  const tee = product();
  const { platform_id } = await wooShop(connection).pushProduct(tee, ALL);
  const changed = { ...tee, platform_id, name: 'Renamed', variants: [] };
  await wooShop(connection).pushProduct(changed, { text: true, images: false, variants: false });
  const [held] = await inShop(tee.sku);
  expect(held?.name).toBe('Renamed');
  expect(held?.variations).toHaveLength(4);
});

test('facts go with the category, choices and prices with the variants', async () => {
  const facts = (value: string) => [{ name: 'Material', values: [value] }];
  const tee = product({ facts: facts('Cotton') });
  const { platform_id } = await wooShop(connection).pushProduct(tee, ALL);
  const told = async () => {
    const [held] = await inShop(tee.sku);
    const variations = await variationsOf(held!.id);
    return [held!.attributes.map(({ options }) => options), variations.map(({ price }) => price)] as const;
  };
  const [[colors, sizes], prices] = await told();
  const changed = {
    ...tee,
    platform_id,
    facts: facts('Linen'),
    variants: tee.variants.map((variant) => ({ ...variant, price: 99 })),
  };
  const nothing = { text: false, images: false, variants: false };
  await wooShop(connection).pushProduct(changed, { ...nothing, category: true });
  expect(await told()).toEqual([[colors, sizes, ['Linen']], prices]);
  await wooShop(connection).pushProduct({ ...changed, facts: facts('Wool') }, { ...nothing, variants: true });
  expect(await told()).toEqual([[colors, sizes, ['Linen']], prices.map(() => '99.00')]);
});

test('more variations than one batch takes arrive whole', async () => {
  const sku = 'POSTER-MANY';
  const values = Array.from({ length: 230 }, (_, index) => `Size ${index + 1}`);
  const variants = values.map((value, index) => ({ sku: `${sku}-${index}`, price: 5, options: [{ name: 'Size', value }], image: null }));
  const poster = product({ sku, variants, options: [{ name: 'Size', values, default: null }] });
  await wooShop(connection).pushProduct(poster, ALL);
  await wooShop(connection).pushProduct(poster, ALL);
  expect((await inShop(sku))[0]?.variations).toHaveLength(230);
});

test("the SKU of somebody else's product is refused and their product left alone", async () => {
  const sku = 'TAKEN-1';
  await restCall(connection, 'POST', '/products', { name: 'Hand made', type: 'simple', sku, regular_price: '5' });
  const refused = await failure(wooShop(connection).pushProduct(product({ sku }), ALL));
  expect(refused).toMatchObject({ code: 'sku_taken', retry: false });
  expect(refused.message).toContain(sku);
  expect(await inShop(sku)).toMatchObject([{ name: 'Hand made' }]);
});

test('a product without choices is pushed as a simple one', async () => {
  const mug = product({ options: [], variants: [{ sku: 'MUG-1', price: 12, options: [], image: null }] });
  const { external_url } = await wooShop(connection).pushProduct(mug, ALL);
  expect((await server.request(new URL(external_url!).pathname)).text).toContain('$12.00');
});

test.each([
  ['a wrong secret', { secret: 'cs_wrong' }, 'unauthorized', 'Invalid'],
  ['a wrong key', { key: 'ck_wrong' }, 'unauthorized', 'Invalid'],
])('%s means the store is %s', async (_what, wrong, code, storeStatus) => {
  expect(await failure(wooShop({ ...connection, ...wrong }).test())).toMatchObject({ code, storeStatus, retry: false });
});

test('a folder where no shop is answers as no WooCommerce', async () => {
  const nowhere = { ...connection, website: `${server.origin}/sandbox/shop/elsewhere` };
  expect(await failure(wooShop(nowhere).test())).toMatchObject({ code: 'not_woocommerce', storeStatus: 'Invalid' });
});

test('a shop that is out of order has lost its connection and may be tried again', async () => {
  await addFault(server.origin, { method: 'GET', path: '/products', status: 503 });
  expect(await failure(wooShop(connection).test())).toMatchObject({ code: 'shop_down', storeStatus: 'Lostconnection', retry: true });
  await expect(wooShop(connection).test()).resolves.toBeDefined();
});

test('other programs on this machine are not called', async () => {
  const elsewhere = { ...connection, website: `${server.origin}/graphql` };
  expect(await failure(wooShop(elsewhere).test())).toMatchObject({ code: 'refused_address' });
});
