import { jsonb } from '../../../src/server/db/json';
import type { FetchedProduct } from '../../../src/server/connectors/platforms/shop';
import { SHOP_SLUG } from '../../../src/server/sandbox';
import { connectSandbox, outgoingTee, restCall, wooShop, type TestConnection } from '../commerce';
import { startTestServer, type TestServer } from '../harness';
import { woocommerceStandIn, type WooCommerceStandIn } from '../../support/stand-ins/woocommerce';
import { makeRig } from './contract/rig';

let server: TestServer;
let connection: TestConnection;

const JANUARY = Date.UTC(2026, 0, 1) / 1000;

/** Products the owner made, changed last at these times; returns their ids. */
const make = async (times: readonly number[]): Promise<string[]> => {
  const rows = await server.services.db
    .insertInto('sandbox_products')
    .values(
      times.map((modified_at, index) => ({
        ...{ shop: SHOP_SLUG, parent_id: null, type: 'simple' as const, status: 'publish', slug: `mug-${index}`, sku: `MUG-${index}` },
        ...{ name: `Mug ${index}`, description: '', regular_price: '7.50', created_at: JANUARY, modified_at },
        ...{ attributes: jsonb([]), default_attributes: jsonb([]), image_ids: jsonb([]), meta_data: jsonb([]) },
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => String(id));
};

const read = async (cursor: string | null, meanwhile?: (page: number) => Promise<unknown>) => {
  const [told, gone]: [FetchedProduct[], string[]] = [[], []];
  let [reached, page] = [cursor, 0];
  for await (const each of wooShop(connection).products(cursor)) {
    told.push(...each.products);
    gone.push(...each.gone);
    reached = each.cursor;
    page += 1;
    await meanwhile?.(page);
  }
  return { ids: [...new Set(told.map(({ platform_id }) => platform_id))].toSorted(), told, gone, cursor: reached };
};

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  connection = await connectSandbox(server.services, server.origin);
});

beforeEach(() => server.services.db.deleteFrom('sandbox_products').execute());
afterAll(() => server.stop());

test('what was pushed is told with its mark, pictures, prices and currency; the same when it is asked for', async () => {
  const tee = outgoingTee(server.origin);
  const { platform_id } = await wooShop(connection).pushProduct(tee, { text: true, category: true, images: true, variants: true });
  const { told } = await read(null);
  expect(told).toMatchObject([
    { platform_id, item_info_id: tee.item_info_id, sku: tee.sku, name: tee.name, standing: 'live', currency: 'USD', tags: tee.tags },
  ]);
  expect(told[0]!.images).toHaveLength(1);
  expect(told[0]!.variants.map(({ sku, price }) => [sku, price])).toEqual(tee.variants.map(({ sku, price }) => [sku, price]));
  expect((await wooShop(connection).readProducts([platform_id])).get(platform_id)).toEqual(told[0]);
});

test.each([
  ['publish', 'live'],
  ['draft', 'paused'],
  ['private', 'paused'],
  ['pending', 'pending'],
])('one that is %s stands as %s', async (status, standing) => {
  const [id = ''] = await make([JANUARY]);
  await restCall(connection, 'PUT', `/products/${id}`, { status });
  expect((await wooShop(connection).readProducts([id])).get(id)).toMatchObject({ standing });
});

test('one without a price is shown and cannot be bought', async () => {
  const [id = ''] = await make([JANUARY]);
  await restCall(connection, 'PUT', `/products/${id}`, { regular_price: '' });
  expect((await wooShop(connection).readProducts([id])).get(id)).toMatchObject({ standing: 'paused', variants: [{ price: null }] });
});

test('what was put in the trash since the last look is told as gone, and what was deleted is not there', async () => {
  const [trashed = '', deleted = '', stays = ''] = await make([JANUARY, JANUARY + 1, JANUARY + 2]);
  const { cursor } = await read(null);
  await restCall(connection, 'DELETE', `/products/${trashed}`);
  await restCall(connection, 'DELETE', `/products/${deleted}?force=true`);
  expect(await read(cursor)).toMatchObject({ ids: [stays], gone: [trashed] });
  const found = await wooShop(connection).readProducts([trashed, deleted, stays]);
  expect([...found.values()].map((each) => each?.platform_id ?? null)).toEqual([null, null, stays]);
});

test('a variation that changes, and one that is switched off, make their product be told again', async () => {
  const tee = outgoingTee(server.origin);
  const { platform_id } = await wooShop(connection).pushProduct(tee, { text: true, category: true, images: true, variants: true });
  const { told, cursor } = await read(null);
  const [dear, off] = told[0]!.variants.map((each) => Number(each.platform_id));
  const update = [
    { id: dear, regular_price: '31.00' },
    { id: off, status: 'private' },
  ];
  await restCall(connection, 'POST', `/products/${platform_id}/variations/batch`, { update });
  const [again] = (await read(cursor)).told;
  expect(again!.variants.find((each) => each.platform_id === String(dear))).toMatchObject({ price: 31 });
  expect(again!.variants).toHaveLength(tee.variants.length - 1);
});

test('what a variation has none of its own, its shop shows of the product: it is told without; words all products share are HTML', async () => {
  const own = {
    type: 'variable',
    sku: 'BARE',
    name: 'Salt &amp; pepper',
    images: [{ src: `${server.origin}/static/garments/tee/front-530x630.png` }],
  };
  const attributes = [{ name: 'Heat &amp; spice', variation: true, options: ['Hot &amp; sour'] }];
  const { id } = (await restCall(connection, 'POST', '/products', { ...own, attributes })).json<{ id: number }>();
  const create = [{ regular_price: '9.00', attributes: [{ name: 'Heat &amp; spice', option: 'Hot &amp; sour' }] }];
  await restCall(connection, 'POST', `/products/${id}/variations/batch`, { create });
  expect((await wooShop(connection).readProducts([String(id)])).get(String(id))).toMatchObject({
    ...{ sku: 'BARE', name: 'Salt & pepper', options: [{ name: 'Heat & spice', values: ['Hot & sour'] }] },
    variants: [{ sku: '', image: null, options: [{ name: 'Heat & spice', value: 'Hot & sour' }] }],
  });
});

test('none is passed over where many were changed in one second, and one goes into the trash under the reading', async () => {
  const ids = await make(Array.from({ length: 60 }, () => JANUARY));
  const { ids: told } = await read(null, (page) =>
    page === 1 ? restCall(connection, 'DELETE', `/products/${ids[0]}`) : Promise.resolve(),
  );
  expect(told).toEqual(ids.toSorted());
});

test('a page that lacks a row, which the shop counts and cannot show, is not the last one', async () => {
  const rig = await makeRig(woocommerceStandIn);
  const standIn = rig.standIn as WooCommerceStandIn;
  const ids = Array.from({ length: 60 }, (_none, index) => {
    standIn.advance(30);
    return standIn.ownerMakes({ sku: `MUG-${index}`, title: `Mug ${index}`, price: 5 });
  });
  standIn.hide(ids[3]!);
  standIn.trash(ids[5]!);
  const told: string[] = [];
  for await (const { products } of rig.shop().products!(null)) told.push(...products.map(({ platform_id }) => platform_id));
  await rig.close();
  expect(new Set(told)).toEqual(new Set(ids.filter((id) => id !== ids[3] && id !== ids[5])));
});
