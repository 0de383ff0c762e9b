import { jsonb } from '../../../src/server/db/json';
import { pollOrders } from '../../../src/server/sales/fetch-job';
import { settleOrders } from '../../../src/server/sales/settle';
import { serve, type Running, type StandInAnswer, type StandInRequest } from '../../support/stand-ins/stand-in';
import { asSeller, saveListing, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const WEBSITE = 'https://ruled-shop.test';
const MAKE = 'mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }';
const ORDERS = `query ($search: String) { orders(search: $search) { _id number status platform_status attention blocking_gate paid_at
  gates { gate code } hold { reason } items { _id sku item_info_id variant_sku } } }`;
const DESK = `query ($id: ID!) { order(_id: $id) { before_connected questions { code said } events { code }
  lines { _id unplaced match_note unfulfilled } fulfilment_orders { status pieces { quantity } } } }`;
const FULFILLED = `mutation ($id: ID!, $line: ID!, $fulfilled: Boolean!) {
  orderLineFulfilled(_id: $id, line_id: $line, fulfilled: $fulfilled) { _id status blocking_gate } }`;
const RULES_OF = `_id same_shop { sto_name } statuses { word meaning } payments { way rule } unfulfilled { by key sku name }`;
const RULES = `query ($id: ID!) { storeOrderRules(_id: $id) { ${RULES_OF} } }`;
const STATUSES = 'query ($id: ID!) { storeOrderStatusesLive(_id: $id) { word label fixed meaning proposed } }';
const UPDATE = `mutation ($id: ID!, $params: StoreOrderRulesInput!) { storeOrderRulesUpdate(_id: $id, params: $params) { ${RULES_OF} } }`;

type Row = Record<string, unknown>;

/** A WooCommerce shop that sends what stands in `rows`. */
const shop = {
  rows: [] as Row[],
  origins: [WEBSITE],
  answer: ({ method, path, query }: StandInRequest): StandInAnswer => {
    if (method === 'PUT') return { status: 404, body: { code: 'woocommerce_rest_product_invalid_id', message: 'Invalid ID.' } };
    if (path.endsWith('/reports/orders/totals'))
      return {
        status: 200,
        body: [
          { slug: 'processing', name: 'Processing', total: 3 },
          { slug: 'checkout-draft', name: 'Draft', total: 1 },
          { slug: 'wc-in-print', name: 'In print', total: 2 },
          { slug: 'zebra', name: 'Zebra &amp; co', total: 2 },
        ],
      };
    if (!path.endsWith('/orders') || query.get('status') === 'trash') return { status: 200, body: [] };
    const after = query.get('modified_after') ?? '';
    const changedAt = (row: Row): string => String(row.date_modified_gmt);
    const found = shop.rows.filter((row) => changedAt(row) > after).toSorted((a, b) => (changedAt(a) < changedAt(b) ? -1 : 1));
    const [from, size] = [Number(query.get('offset') ?? 0), Number(query.get('per_page') ?? 10)];
    return { status: 200, headers: { 'x-wp-totalpages': String(Math.ceil(found.length / size)) }, body: found.slice(from, from + size) };
  },
  throttled: (): StandInAnswer => ({ status: 429, body: {} }),
};

let server: TestServer;
let running: Running;
let ask: Ask;
let token: string;
let container: string;
let store: string;
let listing: { _id: string; sku: string };
let blanks: string[];
let minute = 0;
let id = 5000;

const NOW = 1_773_100_000;

const order = (changes: Row = {}, lines: readonly Row[] = [{}]): Row => {
  minute += 1;
  id += 1;
  return {
    id,
    number: String(id),
    status: 'processing',
    currency: 'USD',
    total: '20.00',
    date_created_gmt: '2026-03-09T10:00:00',
    date_modified_gmt: new Date(Date.UTC(2026, 2, 9, 12, minute)).toISOString().slice(0, 19),
    date_paid_gmt: '2026-03-09T10:00:00',
    payment_method: 'stripe',
    payment_method_title: 'Card',
    billing: {
      first_name: 'Ada',
      last_name: `Reed ${id}`,
      address_1: '1 Main St',
      city: 'Austin',
      state: 'TX',
      postcode: '78701',
      country: 'US',
    },
    line_items: lines.map((line, place) => ({
      id: id * 10 + place,
      name: 'Tee',
      sku: `${listing.sku}-${blanks[0]}`,
      quantity: 1,
      price: 20,
      ...line,
    })),
    ...changes,
  };
};

/** Looks at the shop, and has artwork and addresses be as they should. */
const look = async (...rows: Row[]): Promise<void> => {
  shop.rows = rows;
  await pollOrders.perform(server.services, { container_id: container, store_id: store }, new AbortController().signal);
  await server.services.inContainer(container, async (tx) => {
    const print_files = jsonb({ areas: 1, files: [{ area: 'front', file_id: 'x', dpi: 300 }] });
    const orders = await tx.selectFrom('orders').select('_id').where('store_id', '=', store).orderBy('_id').execute();
    const ids = orders.map(({ _id }) => _id);
    await tx.updateTable('order_lines').set({ print_files }).where('order_id', 'in', ids).execute();
    await tx.updateTable('orders').set({ address_state: 'confirmed' }).where('address_state', '=', 'verifying').execute();
    await settleOrders(tx, container, ids, NOW);
  });
};

type Found = Row & { _id: string; items: { _id: string; sku: string; item_info_id: string | null; variant_sku: string | null }[] };
const find = async (row: Row): Promise<Found> =>
  (await ask(ORDERS, { search: String(row.id) })).orders.find(({ number }: Row) => number === String(row.id)) as Found;
const deskOf = async (row: Row) => (await ask(DESK, { id: (await find(row))._id })).order as Record<string, readonly Row[]>;
const making = async (row: Row): Promise<number> =>
  (await deskOf(row)).fulfilment_orders!.filter(({ status }) => status !== 'cancelled').length;
const update = async (params: object) => (await ask(UPDATE, { id: store, params })).storeOrderRulesUpdate as Record<string, Row[]>;

beforeAll(async () => {
  running = await serve(shop);
  server = await startTestServer({ demo: true, workers: false, standIns: running.standIns });
  token = await server.signIn();
  ask = asSeller(server.origin, token);
  listing = await saveListing(ask, 'Heron tee');
  const item = await server.services.db
    .selectFrom('item_infos as i')
    .innerJoin('product_presets as p', (join) => join.onRef('p.container_id', '=', 'i.container_id').onRef('p._id', '=', 'i.product_id'))
    .select(['i.container_id', 'p.attribute_specifics'])
    .where('i._id', '=', listing._id)
    .executeTakeFirstOrThrow();
  container = item.container_id;
  blanks = item.attribute_specifics.map(({ sku }) => sku);
  await ask('mutation { makeFulfilment(params: { type: "private", name: "Attic", default: true }) { _id } }');
  const params = { platform_id: 'woocommerce', sto_name: 'Ruled shop', woocommerce: { website: WEBSITE, key: 'ck_1', secret: 'cs_1' } };
  store = (await ask(MAKE, { params })).makeStore._id as string;
  await server.services.db
    .updateTable('stores')
    .set({ created_at: 1_770_000_000, settings: jsonb({ sto_auto_fulfilment: true }) })
    .where('_id', '=', store)
    .execute();
});
beforeEach(() =>
  server.services.db
    .updateTable('stores')
    .set({ order_rules: jsonb({}) })
    .where('_id', '=', store)
    .execute(),
);
afterAll(async () => {
  await server.stop();
  await running.close();
});

describe('an order line', () => {
  test('is matched by a SKU that differs by case, dashes and blanks, and says so; one that is written just like it says nothing', async () => {
    const similar = order({}, [{ sku: ` ${listing.sku}-${blanks[1]}`.toLowerCase().replaceAll('-', '–') }]);
    const exact = order();
    await look(similar, exact);
    expect((await find(similar)).items[0]).toMatchObject({ item_info_id: listing._id, variant_sku: blanks[1] });
    expect((await deskOf(similar)).lines![0]).toMatchObject({ match_note: 'similar' });
    expect((await deskOf(exact)).lines![0]).toMatchObject({ match_note: null });
    expect([await making(similar), await making(exact)]).toEqual([1, 1]);
  });

  test('whose SKU two variants have after folding is held, not guessed', async () => {
    const variants = (
      await server.services.db
        .selectFrom('item_infos')
        .select('attribute_specifics_modify')
        .where('_id', '=', listing._id)
        .executeTakeFirstOrThrow()
    ).attribute_specifics_modify;
    const [one, other] = variants;
    const twice = [{ ...one!, sku: 'Own-1' }, { ...other!, sku: 'OWN–1' }, ...variants.slice(2)];
    const set = (value: unknown) =>
      server.services.db
        .updateTable('item_infos')
        .set({ attribute_specifics_modify: jsonb(value) as never })
        .where('_id', '=', listing._id)
        .execute();
    await server.services.db
      .insertInto('items')
      .values({
        ...{ container_id: container, _id: 'b'.repeat(24), item_info_id: listing._id, store_id: store, platform: 'woocommerce' },
        ...{ platform_id: '77', external_url: null, sku: listing.sku, imported_at: 0, updated_at: 0 },
      } as never)
      .execute();
    await set(twice);
    const unsure = order({}, [{ product_id: 77, sku: 'own-1' }]);
    const sure = order({}, [{ product_id: 77, sku: 'Own-1' }]);
    await look(unsure, sure);
    await set(variants);
    expect((await find(unsure)).items[0]).toMatchObject({ item_info_id: listing._id, variant_sku: null });
    expect(await find(unsure)).toMatchObject({ attention: true, blocking_gate: 'matched' });
    expect((await deskOf(unsure)).lines![0]).toMatchObject({ match_note: 'several' });
    expect((await find(sure)).items[0]!.variant_sku).not.toBeNull();
    expect(await making(unsure)).toBe(0);
    await server.services.db.deleteFrom('items').where('_id', '=', 'b'.repeat(24)).execute();
  });

  test('is matched by the product and the variant the platform names before its own SKU', async () => {
    await server.services.db
      .insertInto('items')
      .values({
        ...{ container_id: container, _id: 'c'.repeat(24), item_info_id: listing._id, store_id: store, platform: 'woocommerce' },
        ...{ platform_id: '88', external_url: null, sku: listing.sku, imported_at: 0, updated_at: 0 },
      } as never)
      .execute();
    const variant = {
      sku: `${listing.sku}-${blanks[1]}`,
      price: 1,
      quantity: null,
      options: [],
      barcode: null,
      image: null,
      platform_id: '881',
    };
    await server.services.pool.query(
      `insert into external_products (container_id, _id, store_id, platform_id, sku, name, standing, images, options, variants, changed_at, seen_at,
        print, state, reason, created_at, updated_at)
        values ($1, $2, $3, '88', 'x', 'x', 'live', '[]', '[]', $4, 0, 0, '', 'same', 'none', 0, 0)`,
      [container, 'd'.repeat(24), store, JSON.stringify([variant])],
    );
    const named = order({}, [{ product_id: 88, variation_id: 881, sku: `${listing.sku}-${blanks[0]}` }]);
    await look(named);
    expect((await find(named)).items[0]).toMatchObject({ item_info_id: listing._id, variant_sku: blanks[1] });
  });
});

describe('a line that is not fulfilled from here', () => {
  test('holds its order back no longer, nor any other of its SKU, now and from now on, until that is taken back', async () => {
    const mixed = order({}, [{}, { name: 'E-book', sku: 'EBOOK-1' }]);
    const waiting = order({}, [{ name: 'E-book', sku: ' ebook-1' }, {}]);
    await look(mixed, waiting);
    expect(await find(mixed)).toMatchObject({ blocking_gate: 'matched', attention: true });
    const found = await find(mixed);
    await ask(FULFILLED, { id: found._id, line: found.items[1]!._id, fulfilled: false });
    expect((await ask(RULES, { id: store })).storeOrderRules.unfulfilled).toEqual([
      { by: 'sku', key: 'ebook-1', sku: 'EBOOK-1', name: 'E-book' },
    ]);
    const later = order({}, [{ name: 'E-book', sku: 'Ebook-1' }, {}]);
    await look(later);
    for (const row of [mixed, waiting, later]) {
      expect(await find(row)).toMatchObject({ blocking_gate: null, attention: false });
      expect(await making(row)).toBe(1);
    }
    const only = order({}, [{ name: 'E-book', sku: 'EBOOK-1' }]);
    await look(only);
    expect(await find(only)).toMatchObject({ status: 'Processing', blocking_gate: null, attention: false });
    expect(await making(only)).toBe(0);
    await update({ fulfilled: [{ by: 'sku', key: 'ebook-1' }] });
    expect(await find(only)).toMatchObject({ blocking_gate: 'matched', attention: true });
    expect((await deskOf(only)).lines![0]).toMatchObject({ unfulfilled: null });
  });

  test('without a SKU is known by its product, and without both is marked alone', async () => {
    const product = order({}, [{ name: 'Gift card', sku: '', product_id: 4711 }]);
    const bare = order({}, [{ name: 'Fee', sku: '' }]);
    await look(product, bare);
    for (const row of [product, bare]) {
      const found = await find(row);
      await ask(FULFILLED, { id: found._id, line: found.items[0]!._id, fulfilled: false });
      expect(await find(row)).toMatchObject({ status: 'Processing', attention: false });
    }
    expect((await ask(RULES, { id: store })).storeOrderRules.unfulfilled).toMatchObject([{ by: 'product', key: '4711' }]);
    const other = order({}, [{ name: 'Fee', sku: '' }]);
    await look(other);
    expect(await find(other)).toMatchObject({ attention: true });
    const found = await find(bare);
    expect((await deskOf(bare)).lines![0]).toMatchObject({ unfulfilled: 'line' });
    await ask(FULFILLED, { id: found._id, line: found.items[0]!._id, fulfilled: true });
    expect(await find(bare)).toMatchObject({ attention: true });
  });

  test('is none of a line a provider makes already', async () => {
    const row = order();
    await look(row);
    const found = await find(row);
    await server.services.db.updateTable('fulfilment_orders').set({ status: 'submitted' }).where('order_id', '=', found._id).execute();
    const { errors } = await server.graphql(FULFILLED, { id: found._id, line: found.items[0]!._id, fulfilled: false }, { token });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', refusal: 'bulk.row.orderAtProvider' });
  });
});

describe('statuses of plug-ins', () => {
  test('are read from the shop, each with a proposal; the platform’s own are fixed', async () => {
    expect((await ask(STATUSES, { id: store })).storeOrderStatusesLive).toEqual([
      { word: 'processing', label: 'Processing', fixed: 'process', meaning: null, proposed: null },
      { word: 'in-print', label: 'In print', fixed: null, meaning: null, proposed: 'process' },
      { word: 'zebra', label: 'Zebra & co', fixed: null, meaning: null, proposed: null },
    ]);
  });

  test('hold their orders until they have a meaning, which answers those that wait and those that come', async () => {
    const waiting = order({ status: 'zebra' });
    await look(waiting);
    expect(await find(waiting)).toMatchObject({ status: 'On Hold', hold: { reason: 'unclear' }, attention: true });
    const after = await update({ statuses: [{ word: 'zebra', meaning: 'process' }] });
    expect(after.statuses).toEqual([{ word: 'zebra', meaning: 'process' }]);
    expect(await find(waiting)).toMatchObject({ status: 'Processing', hold: null, attention: false });
    expect((await deskOf(waiting)).questions).toEqual([]);
    const later = order({ status: 'zebra' });
    await look(later);
    expect(await find(later)).toMatchObject({ hold: null, attention: false });
    expect(await making(later)).toBe(1);
  });

  test.each([
    ['hold', { status: 'On Hold', hold: { reason: 'shop' } }],
    ['completed', { status: 'Delivered' }],
    ['cancelled', { status: 'Cancelled' }],
  ])('that mean “%s” put their orders there, and a taken back meaning asks again', async (meaning, expected) => {
    const row = order({ status: `odd-${meaning}` });
    await look(row);
    await update({ statuses: [{ word: `odd-${meaning}`, meaning }] });
    expect(await find(row)).toMatchObject(expected);
    await update({ statuses: [{ word: `odd-${meaning}`, meaning: '' }] });
    expect(await find(row)).toMatchObject({ status: 'On Hold', hold: { reason: meaning === 'hold' ? expect.any(String) : 'unclear' } });
  });

  test('take no meaning there is not', async () => {
    const { errors } = await server.graphql(UPDATE, { id: store, params: { statuses: [{ word: 'x', meaning: 'magic' }] } }, { token });
    expect(errors?.[0]?.extensions).toMatchObject({ refusal: 'store.statusMeaning', field: 'params.statuses.0.meaning' });
  });
});

describe('orders whose payment is open', () => {
  const cod = () => order({ date_paid_gmt: null, payment_method: 'cod', payment_method_title: 'Cash on delivery' });

  test('are asked about, until their store has a rule that makes them', async () => {
    const waiting = cod();
    await look(waiting);
    expect(await find(waiting)).toMatchObject({ hold: { reason: 'unclear' }, attention: true, paid_at: null });
    await update({ payments: [{ way: 'on_delivery', rule: 'make' }] });
    expect(await find(waiting)).toMatchObject({ status: 'Processing', hold: null, attention: false });
    expect((await deskOf(waiting)).events).toContainEqual({ code: 'paid_by_rule' });
    const later = cod();
    await look(later);
    expect(await making(later)).toBe(1);
    const transfer = order({ date_paid_gmt: null, payment_method: 'bacs', payment_method_title: 'Direct bank transfer' });
    await look(transfer);
    expect(await find(transfer)).toMatchObject({ hold: { reason: 'unclear' } });
  });

  test('wait unpaid by a rule that holds them, and after a day with attention', async () => {
    await update({ payments: [{ way: 'on_delivery', rule: 'hold' }] });
    const row = cod();
    await look(row);
    expect(await find(row)).toMatchObject({ status: 'Pending', hold: null, blocking_gate: 'paid', attention: false });
    await server.services.inContainer(container, async (tx) => {
      const { _id } = await tx.selectFrom('orders').select('_id').where('number', '=', String(row.id)).executeTakeFirstOrThrow();
      await settleOrders(tx, container, [_id], NOW + 2 * 24 * 3600);
    });
    expect(await find(row)).toMatchObject({ status: 'Pending', attention: true });
  });
});

test('an order from before its store was connected says that this is why it waits', async () => {
  const old = order({ date_created_gmt: '2025-12-09T10:00:00', date_paid_gmt: '2025-12-09T10:00:00' });
  const recent = order();
  await look(old, recent);
  expect(await making(old)).toBe(0);
  expect((await deskOf(old)).before_connected).toBe(1_770_000_000);
  expect((await deskOf(recent)).before_connected).toBeNull();
});
