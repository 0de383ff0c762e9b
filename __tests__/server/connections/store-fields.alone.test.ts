import { Client } from 'pg';
import { STORE_FIELD_NAMES, ruleOf, type FieldKind, type StoreFieldName } from '../../../src/domain/stores/store-fields';
import { StoresDocument } from '../../../src/contract/generated/operations';
import { ConnectorError } from '../../../src/server/connectors/connector';
import { asSeller, openSandboxShop, type Ask, type TestConnection } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const ALL = String(StoresDocument).slice(String(StoresDocument).indexOf('fragment'));
const MAKE = `mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { ...StoreFields } } ${ALL}`;
const TEST =
  'mutation ($_id: ID, $params: StoreInput!) { testStore(_id: $_id, params: $params) { host sto_status sto_reason { refusal } } }';
const FUNDS = `query ($_id: ID!) { storeTransactionSummaryLive(_id: $_id) {
  funds_on_hold { value currency } funds_available_for_payout { value currency } funds_processing { value currency } } }`;
const WAREHOUSES = 'query ($_id: ID!) { storeWarehouseLive(_id: $_id) { id name address effect_status is_default type sub_type } }';

/** What the shops can beside the rest; no platform here can any of it. */
const mockMore: { now: object } = { now: {} };
jest.mock('../../../src/server/connectors/platforms/registry', () => {
  const actual = jest.requireActual<typeof import('../../../src/server/connectors/platforms/registry')>(
    '../../../src/server/connectors/platforms/registry',
  );
  const openShop: typeof actual.openShop = (...shop) => ({ ...actual.openShop(...shop), ...mockMore.now });
  return { ...actual, openShop };
});

let server: TestServer;
let token: string;
let ask: Ask;
let sandbox: TestConnection;

const base = () => ({
  platform_id: 'woocommerce',
  sto_name: 'My shop',
  woocommerce: { website: sandbox.website, key: sandbox.key, secret: sandbox.secret },
});
const make = async (changes: object, _id?: string) =>
  (await ask(MAKE, { _id, params: _id ? { platform_id: 'woocommerce', sto_name: 'My shop', ...changes } : { ...base(), ...changes } }))
    .makeStore;
const rowOf = (id: string) => server.services.db.selectFrom('stores').selectAll().where('_id', '=', id).executeTakeFirstOrThrow();

/** `{ a: { b: value } }` for `a.b`. */
const nested = (values: Readonly<Partial<Record<StoreFieldName, unknown>>>): Record<string, unknown> => {
  const all: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const steps = name.split('.');
    const last = steps.pop()!;
    let block = all;
    for (const step of steps) block = (block[step] ??= {}) as Record<string, unknown>;
    block[last] = value;
  }
  return all;
};

const at = (row: unknown, name: string): unknown =>
  name.split('.').reduce((value, step) => (value as Record<string, unknown>)?.[step], row);

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  token = await server.signIn();
  ask = asSeller(server.origin, token);
  const { files } = await ask('{ files { _id } }');
  SOME.image = files[0]._id;
});

beforeEach(async () => {
  sandbox = await openSandboxShop(server.services, server.origin);
});

afterEach(() => jest.restoreAllMocks());
afterAll(() => server.stop());

const SECRET = 'sealed-9f3a71c2';
const SOME: Record<FieldKind, unknown> = {
  // One of the workspace's files, once there are any.
  image: '',
  text: 'a word',
  template: 'About {{name}}',
  lines: 'two\nlines',
  html: '<p>Made to order</p>',
  css: 'h1 { color: red }',
  flag: true,
  count: 7,
  money: 4.5,
  email: 'ann@shop.test',
  mailer: 'ann@shop.test smtp.shop.test imap.shop.test:993',
  emails: ['ann@shop.test', 'bob@shop.test'],
  owners: ['seller@demo.test'],
  days: [1, 5],
  date: '2026-11-22',
  ending: '99',
  country: 'DE',
  sealed: SECRET,
};

/** Fields whose value says something about others. */
const APART: readonly string[] = ['address.need_check_address'];
const filled = () =>
  Object.fromEntries(STORE_FIELD_NAMES.filter((name) => !APART.includes(name)).map((name) => [name, SOME[ruleOf(name).kind]]));

test('every field is kept as typed, is not touched by a save without it, and can be taken away', async () => {
  const store = await make(nested(filled()));
  const renamed = await make({ sto_name: 'Renamed' }, store._id);
  for (const name of STORE_FIELD_NAMES.filter((each) => !APART.includes(each))) {
    const { kind } = ruleOf(name);
    const shown = kind === 'sealed' ? `••••${SECRET.slice(-4)}` : SOME[kind];
    if (kind === 'owners') expect(renamed.user_owners).toMatchObject([{ email: 'seller@demo.test' }]);
    else expect([name, at(renamed, name)]).toEqual([name, shown]);
  }
  expect(renamed.full_address).toBe('a word, a word, a word a word, a word, DE');
  const nothing = await make(nested(Object.fromEntries(STORE_FIELD_NAMES.map((name) => [name, null]))), store._id);
  expect(nothing).toMatchObject({
    address: null,
    etsy_shipping: null,
    invoice_id: null,
    issuu_secret: null,
    schedule_days: [],
    schedule: 0,
  });
  expect(await rowOf(store._id)).toMatchObject({ settings: {}, secrets: '' });
});

test('nothing sealed is in an answer, the row or the log, and all of it is wiped with the store', async () => {
  const written = [jest.spyOn(process.stdout, 'write'), jest.spyOn(process.stderr, 'write')];
  const params = { sto_mailer: 'ann@shop.test', sto_mailer_secret: SECRET, issuu_secret: SECRET, issuu_token: SECRET };
  const store = await make(params);
  const kept = await make({ issuu_secret: store.issuu_secret, issuu_token: '' }, store._id);
  expect(kept).toMatchObject({ sto_mailer_secret: store.sto_mailer_secret, issuu_secret: store.issuu_secret, issuu_token: null });
  const { errors } = await server.graphql(MAKE, { _id: store._id, params: { ...base(), sto_mailer: 'eve@shop.test' } }, { token });
  expect(errors?.[0]?.extensions).toMatchObject({ refusal: 'store.otherMailer', field: 'params.sto_mailer_secret' });
  const row = await rowOf(store._id);
  expect(row.secrets).toMatch(/^v2:[0-9a-f]{8}:/);
  const told = [store, kept, row, errors, ...written.flatMap(({ mock }) => mock.calls.map(([text]) => String(text)))];
  expect(JSON.stringify(told)).not.toContain(SECRET);
  await ask('mutation ($ids: [ID!]!) { trashStore(delete_ids: $ids) }', { ids: [store._id] });
  const gone = await rowOf(store._id);
  expect(gone).toMatchObject({ secrets: '', credentials: '', settings: { sto_mailer: 'ann@shop.test' } });
  expect(JSON.stringify(gone)).not.toContain('••••');
});

const HOSTILE = [
  `'; drop table stores; --`,
  '<img src=x onerror=alert(1)>',
  '{{constructor.constructor("return 1")()}}',
  '../../etc/passwd',
  '\u202egnp.exe',
  '𝕊hop 👩‍👩‍👧 ﷽',
  '__proto__',
  '%00%0d%0aSet-Cookie: a=b',
  '1e999',
];

test('hostile values come back as typed, or are refused with a sentence at their field', async () => {
  const store = await make({});
  const plain = STORE_FIELD_NAMES.filter((name) => ['text', 'lines'].includes(ruleOf(name).kind));
  // Of whatever may be refused one of each kind.
  const strict = (['html', 'css', 'count', 'money', 'email', 'emails', 'owners', 'date', 'country'] as const).map((kind) =>
    STORE_FIELD_NAMES.find((name) => ruleOf(name).kind === kind)!,
  );
  const save = (values: object) =>
    server.graphql(MAKE, { _id: store._id, params: { platform_id: 'woocommerce', sto_name: 'My shop', ...nested(values) } }, { token });
  for (const text of HOSTILE) {
    const { data } = await save(Object.fromEntries(plain.map((name) => [name, text])));
    for (const name of plain) expect([name, at(data.makeStore, name)]).toEqual([name, text.trim()]);
    for (const name of strict) {
      const answer = await save({ [name]: ['emails', 'owners'].includes(ruleOf(name).kind) ? [text] : text });
      const [error] = answer.errors ?? [];
      if (error) expect(error.extensions).toMatchObject({ code: 'BAD_INPUT', field: `params.${name}` });
      else expect(JSON.stringify(at(answer.data.makeStore, name))).not.toMatch(name === 'product_style' ? /</u : /<[^>]*onerror/u);
    }
  }
});

test('an address is looked at when that is asked for, and a rename asks nobody', async () => {
  const address = { address_1: 'Hauptstraße 1', city: 'Berlin', postcode: '101', country: 'DE' };
  const store = await make({ address });
  const { errors } = await server.graphql(
    MAKE,
    { _id: store._id, params: { ...base(), address: { need_check_address: true } } },
    { token },
  );
  expect(errors?.[0]).toMatchObject({
    message: 'This ZIP or postal code isn’t valid for the country.',
    extensions: { refusal: 'address.bad_postcode', field: 'params.address.postcode' },
  });
  const checked = await make({ address: { postcode: '10115', need_check_address: true } }, store._id);
  expect(checked).toMatchObject({ full_address: 'Hauptstraße 1, 10115 Berlin, DE', address: { city: 'Berlin', need_check_address: true } });
});

test('who looks after a store is somebody of this shop', async () => {
  const { errors } = await server.graphql(MAKE, { params: { ...base(), user_owners: ['seller@rival.test'] } }, { token });
  expect(errors?.[0]).toMatchObject({
    message: '“seller@rival.test” isn’t a member of this workspace.',
    extensions: { field: 'params.user_owners' },
  });
  const { user_owners, _id } = await make({ user_owners: [' SELLER@demo.test ', 'support@demo.test'] });
  expect(user_owners.map(({ email }: { email: string }) => email)).toEqual(['seller@demo.test', 'support@demo.test']);
  expect((await make({ user_owners: [user_owners[1].id] }, _id)).user_owners).toEqual([user_owners[1]]);
});

test('a connection is tested and nothing is saved', async () => {
  const { host } = new URL(sandbox.website);
  const before = (await ask('{ storeCountQuery { all } }')).storeCountQuery;
  expect((await ask(TEST, { params: base() })).testStore).toEqual({ host, sto_status: 'Valid', sto_reason: null });
  expect((await ask('{ storeCountQuery { all } }')).storeCountQuery).toEqual(before);
  const store = await make({});
  const row = await rowOf(store._id);
  const wrong = { platform_id: 'woocommerce', sto_name: 'x', woocommerce: { ...store.woocommerce, secret: 'cs_wrong' } };
  expect((await ask(TEST, { _id: store._id, params: wrong })).testStore).toMatchObject({ host, sto_status: 'Invalid' });
  const kept = { platform_id: 'woocommerce', sto_name: 'x' };
  expect((await ask(TEST, { _id: store._id, params: kept })).testStore).toMatchObject({ sto_status: 'Valid' });
  expect(await rowOf(store._id)).toEqual(row);
  const { errors } = await server.graphql(
    TEST,
    { _id: store._id, params: { ...kept, woocommerce: { ...store.woocommerce, website: 'https://collector.example' } } },
    { token },
  );
  expect(errors?.[0]?.extensions?.refusal).toBe('store.otherWebsite');
});

describe('what a shop is asked while somebody looks', () => {
  const platformCan = (more: object): void => void (mockMore.now = more);
  afterEach(() => platformCan({}));

  test('a platform that tells nothing tells null, never 0', async () => {
    const { _id } = await make({});
    expect((await ask(FUNDS, { _id })).storeTransactionSummaryLive).toBeNull();
    expect((await ask(WAREHOUSES, { _id })).storeWarehouseLive).toBeNull();
    const missing = await server.graphql(FUNDS, { _id: 'f'.repeat(24) }, { token });
    expect(missing.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  test('what one tells is kept for the lists, without another version of the store', async () => {
    const { _id, updated_at } = await make({});
    const [some, other] = [
      { value: 12.5, currency: 'EUR' },
      { value: 0, currency: 'USD' },
    ];
    platformCan({ funds: () => Promise.resolve({ on_hold: null, available_for_payout: some, processing: other }) });
    const told = { funds_on_hold: null, funds_available_for_payout: some, funds_processing: other };
    expect((await ask(FUNDS, { _id })).storeTransactionSummaryLive).toEqual(told);
    const { stores } = await ask(String(StoresDocument), { _id });
    expect(stores).toMatchObject([{ transaction_summary: told, updated_at }]);
  });

  test('warehouses are told as the platform has them; a shop that fails says so', async () => {
    const { _id } = await make({});
    const warehouse = {
      ...{ id: 'w1', name: 'Leipzig', address: 'Am Ring 1', effect_status: 'ENABLED', is_default: true },
      ...{ type: 'SALES_WAREHOUSE', sub_type: null },
    };
    platformCan({ warehouses: () => Promise.resolve([warehouse]) });
    expect((await ask(WAREHOUSES, { _id })).storeWarehouseLive).toEqual([warehouse]);
    const down = new ConnectorError('shop_down', 'shop.down', { values: { host: 'shop.test', status: '503' } });
    platformCan({ funds: () => Promise.reject(down) });
    const { errors } = await server.graphql(FUNDS, { _id }, { token });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', refusal: 'shop.down' });
  });
});

describe('ten thousand stores', () => {
  const MANY = 10_000;
  const host = 'crowd.localhost';
  let owner: { readonly token: string };
  let containerId: string;

  beforeAll(async () => {
    const container = await server.makeContainer('crowd');
    containerId = container._id;
    owner = await server.makeUser(container);
    const { pool } = server.services;
    await pool.query(
      `insert into stores (container_id, _id, platform_id, sto_name, sto_status, sto_auto, default_quantity, max_per_day, max_per_week,
        max_per_month, schedule_fetch, website, config, credentials, fetch_every, next_fetch_at, created_at, updated_at)
      select $1, 'c' || lpad(to_hex(n), 23, '0'), 'woocommerce', 'Shop ' || n * 7919 % ${MANY}, (array['Valid', 'Invalid'])[1 + n % 2], false,
        10, 0, 0, 0, 0, 'https://shop' || n || '.example', '{}', '', 0, 0, 1700000000 + n, 1
      from generate_series(1, ${MANY}) n`,
      [containerId],
    );
    await pool.query(
      `insert into orders (container_id, _id, store_id, platform_id, number, status, currency, total, buyer, created_at, updated_at)
      select $1, 'b' || lpad(to_hex(n), 23, '0'), 'c' || lpad(to_hex(1 + (n * n % 997)), 23, '0'), 'p' || n, n::text, 'Processing', 'USD', 1, '{}',
        1, 1 from generate_series(1, 20000) n`,
      [containerId],
    );
    await pool.query('analyze stores, orders, store_counts');
  });

  const read = (args: string) =>
    server.graphql(`{ stores${args} { _id sto_name total_order last_total_product } }`, {}, { token: owner.token, host, perpage: 20 });

  test.each([
    '',
    '(status: "Invalid")',
    '(sort: "sto_name")',
    '(sort: "-sto_name")',
    '(sort: "sto_status")',
    '(sort: "-total_order")',
    '(sort: "last_total_product")',
    '(sort: "-created_at")',
  ])('stores%s looks at no order and no product that is not shown', async (args) => {
    const asked = jest.spyOn(Client.prototype, 'query');
    const { data, errors } = await read(args);
    expect(errors).toBeUndefined();
    expect(data.stores).toHaveLength(20);
    const selects = asked.mock.calls
      .map(([query]) => query as unknown as { name?: string; text?: string; values?: unknown[] })
      .filter(({ name, text }) => name !== 'caller' && text?.startsWith('select') && !text.startsWith('select set_config'));
    asked.mockRestore();
    expect(selects.length).toBeGreaterThan(1);
    for (const { text = '', values } of selects) {
      const { rows } = await server.services.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toMatch(/Seq Scan on (orders|items)/);
      // The only thing counted from rows is what is new of the twenty that are shown.
      if (!text.includes('imported_at')) expect(plan).not.toMatch(/\bon (orders|items)\b/);
    }
  });

  test('orders are counted as they come and go', async () => {
    const { data } = await read('(sort: "-total_order")');
    const [first] = data.stores as { _id: string; total_order: number }[];
    const { rows } = await server.services.pool.query<{ store_id: string; count: number }>(
      'select store_id, count(*)::int from orders where container_id = $1 group by 1 order by 2 desc, 1 desc limit 1',
      [containerId],
    );
    expect({ store_id: first?._id, count: first?.total_order }).toEqual(rows[0]);
    await server.services.pool.query('delete from orders where container_id = $1 and store_id = $2', [containerId, first?._id]);
    expect((await read(`(_id: "${first?._id}")`)).data.stores).toMatchObject([{ total_order: 0 }]);
  });
});
