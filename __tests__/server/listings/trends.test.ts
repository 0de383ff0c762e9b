import { seedCatalogue } from '../../../src/server/demo/catalogue';
import { settleOrdersOfStore } from '../../../src/server/sales/store-orders';
import type { Container } from '../../../src/server/kernel/context';
import { startTestServer, type TestServer, type TestUser } from '../harness';

const DAY = 86_400;
const id = (letter: string, n: number): string => letter + n.toString(16).padStart(23, '0');

let server: TestServer;
let shop: Container;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  shop = await server.makeContainer('many');
  owner = await server.makeUser(shop);
  await server.services.inContainer(shop._id, seedCatalogue);
});
afterAll(() => server.stop());

const ask = (document: string, variables: object = {}, of = owner, host = 'many.localhost') =>
  server.graphql(document, variables, { token: of.token, host });

const TRENDS = `query ($kind: String!, $store: ID) { itemsTrend(kind: $kind, store: $store) { _id kind name rank change sold expected days cautions product_id task_id } }`;
const trends = async (kind: string, store: string | null = null) => {
  const { data, errors } = await ask(TRENDS, { kind, store });
  if (errors) throw new Error(errors[0]?.message);
  return data.itemsTrend;
};
const switchOn = (on: boolean) =>
  server.services.pool.query('update containers set setting = $2 where _id = $1', [shop._id, on ? { trend: 'trend' } : {}]);

/** Noon of a day by UTC, so many days ago. */
const noon = (ago: number): number => Math.floor(Date.now() / 1000 / DAY) * DAY + DAY / 2 - ago * DAY;

const sell = async (listing: number, ago: number, quantity: number, { store = 1, cancelled = 0 } = {}): Promise<void> => {
  const order = id('b', (sold += 1));
  await server.services.pool.query(
    `insert into orders (container_id, _id, store_id, platform_id, number, status, currency, total, buyer, created_at, updated_at)
     values ($1, $2, $3, $2, $2, 'Processing', 'USD', 1, '{}', $4, 1)`,
    [shop._id, order, id('c', store), noon(ago)],
  );
  await server.services.pool.query(
    `insert into order_lines (container_id, _id, order_id, line_id, place, name, sku, quantity, cancelled, price, item_info_id)
     values ($1, $2, $3, '1', 1, 'x', 'x', $4, $5, 1, $6)`,
    [shop._id, id('d', sold), order, quantity, cancelled, id('a', listing)],
  );
};
let sold = 0;

const fill = async (): Promise<void> => {
  const { rows } = await server.services.pool.query<{ _id: string }>(
    'select _id from product_presets where container_id = $1 order by _id limit 1',
    [shop._id],
  );
  for (const n of [1, 2]) {
    await server.services.pool.query(
      `insert into stores (container_id, _id, platform_id, sto_name, sto_status, sto_auto, default_quantity, max_per_day, max_per_week,
        max_per_month, schedule_fetch, website, config, credentials, fetch_every, next_fetch_at, created_at, updated_at)
       values ($1, $2, 'woocommerce', $2, 'Valid', false, 10, 0, 0, 0, 0, 'https://shop.example.com', '{}', '', 0, 0, 1, 1)`,
      [shop._id, id('c', n)],
    );
  }
  for (const [n, name, tags] of [
    [1, 'Cat tee', ['cats', 'funny']],
    [2, 'Wizard School mug', ['magic']],
    [3, 'Dog tee', ['dogs', 'funny']],
  ] as const) {
    await server.services.pool.query(
      `insert into item_infos (container_id, _id, identity, name, description, status, product_id, images, sku, tags, price, price_addition,
        fix_profit, fixed_profit, prety_attributes, attribute_specifics_modify, created_at, updated_at)
       values ($1, $2, $3, $4, '', 'Active', $5, '[]', $2, $6, 1, 0, 1, 0, '[]', '[]', 1, 1)`,
      [shop._id, id('a', n), n, name, rows[0]!._id, tags],
    );
  }
};

test('where it is not switched on it is refused, and a kind there is not', async () => {
  expect((await ask(TRENDS, { kind: 'listing' })).errors?.[0]?.extensions?.refusal).toBe('trend.off');
  await switchOn(true);
  expect((await ask(TRENDS, { kind: 'weather' })).errors?.[0]?.extensions?.refusal).toBe('trend.kind');
});

test('without seven days of sales there are none', async () => {
  await fill();
  await sell(1, 3, 5);
  expect(await trends('listing')).toEqual([]);
});

test('listings, topics and product types by what was ordered on whole days and not cancelled, with their rank a week ago', async () => {
  for (const ago of [10, 17, 24, 31]) await sell(1, ago, 7);
  await sell(2, 1, 4);
  await sell(2, 7, 1, { cancelled: 1 });
  // Today is no whole day.
  await sell(2, 0, 50);
  await sell(3, 2, 2, { store: 2 });
  expect(await trends('listing')).toMatchObject([
    {
      _id: id('a', 2),
      kind: 'listing',
      name: 'Wizard School mug',
      rank: 1,
      change: null,
      sold: 4,
      expected: 0,
      days: [...Array(27).fill(0), 4],
    },
    { _id: id('a', 1), name: 'Cat tee', rank: 2, change: -1, sold: 5, expected: 7 },
  ]);
  expect((await trends('topic')).map(({ _id, sold: pieces }: { _id: string; sold: number }) => [_id, pieces])).toEqual([
    ['magic', 4],
    ['funny', 7],
    ['cats', 5],
  ]);
  expect(await trends('product')).toMatchObject([{ kind: 'product', sold: 11, rank: 1 }]);
  expect(await trends('listing', id('c', 2))).toEqual([]);
});

test('a trend says which open design task makes something of it, whatever that is called, until it is given up', async () => {
  const MAKE = 'mutation ($params: TaskInput!) { makeTask(params: $params) { _id } }';
  const params = { type: 'design', category: 'missing', subject: 'Something funny', trend: { kind: 'topic', _id: 'funny' } };
  const { _id } = (await ask(MAKE, { params })).data.makeTask;
  const sent = async (): Promise<unknown> =>
    Object.fromEntries((await trends('topic')).map((each: { _id: string; task_id: string | null }) => [each._id, each.task_id]));
  expect(await sent()).toEqual({ magic: null, funny: _id, cats: null });
  await ask('mutation ($ids: [ID!]!) { taskUpdate(ids: $ids, params: { status: "Cancelled" }) { _id } }', { ids: [_id] });
  expect(await sent()).toEqual({ magic: null, funny: null, cats: null });
});

/** Why the policy gate is closed for orders of each listing. */
const policies = async (): Promise<unknown[]> => {
  const { rows } = await server.services.pool.query<{ item: string; codes: unknown[] }>(
    `select line.item_info_id as item, jsonb_agg(distinct gate->'code') as codes from orders o
     join order_lines line on line.container_id = o.container_id and line.order_id = o._id cross join jsonb_array_elements(o.gates) gate
     where o.container_id = $1 and o.status = any('{Pending,Processing}') and gate->>'gate' = 'policy' group by 1 order by 1`,
    [shop._id],
  );
  return rows.map(({ item, codes }) => [item, codes]);
};

test('words that may be a trade mark are kept once, told where they stand, and taken out again', async () => {
  const SAVE = 'mutation ($add: [String!], $remove: [ID!]) { makeTrademarkWords(add: $add, remove: $remove) { _id word } }';
  await server.services.inContainer(shop._id, async (tx) => {
    for (const n of [1, 2]) await settleOrdersOfStore(tx, { container_id: shop._id, store_id: id('c', n) }, Math.floor(Date.now() / 1000));
  });
  const { data } = await ask(SAVE, { add: ['Wizard  school', 'wizard SCHOOL', 'Zebra'] });
  expect(data.makeTrademarkWords.map(({ word }: { word: string }) => word)).toEqual(['Wizard  school', 'Zebra']);
  expect((await trends('listing')).map(({ cautions }: { cautions: string[] }) => cautions)).toEqual([['Wizard  school'], []]);
  // A push of it says so before it goes out, and is not kept from it.
  await server.services.pool.query("update stores set sto_status = 'Valid' where container_id = $1", [shop._id]);
  const CHECK = 'query ($ids: [ID!]!, $stores: [ID!]) { bulkCheck(action: "jobItem", ids: $ids, store_ids: $stores) { ok cautions } }';
  const pushed = await ask(CHECK, { ids: (await trends('listing')).map(({ _id }: { _id: string }) => _id), stores: [id('c', 1)] });
  expect(pushed.data.bulkCheck).toEqual([
    { ok: true, cautions: 'Wizard  school' },
    { ok: true, cautions: null },
  ]);
  expect((await ask(SAVE, { add: ['!?'] })).errors?.[0]?.extensions).toMatchObject({ refusal: 'trend.noWord', field: 'add' });
  expect((await ask(SAVE, { add: Array.from({ length: 1001 }, (_, n) => `w${n}`) })).errors?.[0]?.extensions?.refusal).toBe(
    'trend.tooManyWords',
  );
  // Orders for it wait until somebody has looked, or the word is off the list; others do not.
  expect(await policies()).toEqual([
    [id('a', 1), [null]],
    [id('a', 2), ['trademark']],
    [id('a', 3), [null]],
  ]);
  await ask(SAVE, { remove: [data.makeTrademarkWords[0]._id] });
  expect((await ask('{ trademarkWords { word } }')).data.trademarkWords).toEqual([{ word: 'Zebra' }]);
  expect((await policies())[1]).toEqual([id('a', 2), [null]]);
});

test('nothing of another shop is told or changed', async () => {
  const rival = await server.makeContainer('rival');
  const stranger = await server.makeUser(rival);
  await server.services.pool.query('update containers set setting = $2 where _id = $1', [rival._id, { trend: 'trend' }]);
  expect((await ask(TRENDS, { kind: 'listing' }, stranger, 'rival.localhost')).data.itemsTrend).toEqual([]);
  expect((await ask('{ trademarkWords { word } }', {}, stranger, 'rival.localhost')).data.trademarkWords).toEqual([]);
});
