import { Client } from 'pg';
import type { Container } from '../../src/server/kernel/context';
import { LONG_LIST } from '../../src/server/db/kept-pages';
import { seedCatalogue } from '../../src/server/demo/catalogue';
import { startTestServer, type TestServer, type TestUser } from './harness';
import { makeManyOrders, MANY as SOLD } from './many-orders';
import { BUSY_GROUP, makeManyRows } from './many-rows';

const LISTINGS = LONG_LIST + 2_345;
const ORDERS = LONG_LIST + 20_000;
const MANY = 100_000;
const PERPAGE = 50;

let server: TestServer;
let shop: Container;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  shop = await server.makeContainer('many');
  owner = await server.makeUser(shop);
  const other = await server.makeContainer('other');
  const amounts = { listings: LISTINGS, orders: ORDERS };
  const longer = { files: MANY, designs: MANY, jobGroups: MANY, jobs: MANY, notifications: MANY, otherStores: 10 };
  for (const [container, more] of [
    [shop, longer],
    [other, {}],
  ] as const) {
    await server.services.inContainer(container._id, seedCatalogue);
    await makeManyRows(server.services.pool, container._id, { ...amounts, ...more });
  }
});
afterAll(() => server.stop());

const read = async (list: 'itemsInfo' | 'orders', args: string, page: number) => {
  const { data, errors, total } = await server.graphql(
    `{ ${list}${args && `(${args})`} { _id } }`,
    {},
    { token: owner.token, host: 'many.localhost', page, perpage: PERPAGE },
  );
  if (errors) throw new Error(errors[0]?.message);
  return { ids: (data as Record<string, { _id: string }[]>)[list]?.map(({ _id }) => _id) ?? [], total };
};

/** All ids of a list in its order, by PostgreSQL alone. */
const wholeList = async (table: 'item_infos' | 'orders', order: string, where = 'true'): Promise<string[]> => {
  const text = `select _id from ${table} where container_id = $1 and ${where} order by ${order}`;
  return (await server.services.pool.query<{ _id: string }>(text, [shop._id])).rows.map(({ _id }) => _id);
};

describe('any page of a long list is the one its number says', () => {
  test.each([
    ['itemsInfo', '', 'item_infos', '_id desc', 'true'],
    ['itemsInfo', 'sort: "price"', 'item_infos', 'price, _id', 'true'],
    ['itemsInfo', 'sort: "-name"', 'item_infos', 'name desc, _id desc', 'true'],
    ['itemsInfo', 'sort: "sku"', 'item_infos', 'sku, _id', 'true'],
    ['itemsInfo', 'sort: "-updated_at"', 'item_infos', 'updated_at desc, _id desc', 'true'],
    ['orders', '', 'orders', 'created_at desc, _id desc', 'true'],
    ['orders', 'sort: "status"', 'orders', 'status, _id', 'true'],
    ['orders', 'sort: "-total"', 'orders', 'total desc, _id desc', 'true'],
    ['orders', 'start: 1700100000', 'orders', 'created_at desc, _id desc', 'created_at >= 1700100000'],
  ] as const)('%s(%s)', async (list, args, table, order, where) => {
    const all = await wholeList(table, order, where);
    expect(all.length).toBeGreaterThan(LONG_LIST);
    const last = Math.ceil(all.length / PERPAGE);
    // There and back again, the ends, neighbours, one page twice, and beyond the end.
    for (const page of [1, 2, 100, 101, 99, 100, last, last - 1, last - 40, 140, 2, last + 1, 1_000_000]) {
      const { ids, total } = await read(list, args, page);
      expect(total).toBe(all.length);
      expect([page, ...ids]).toEqual([page, ...all.slice((page - 1) * PERPAGE, page * PERPAGE)]);
    }
  });
});

test('what a person changes is counted at once, in a long list too', async () => {
  const before = await read('itemsInfo', '', 3);
  const [gone] = before.ids;
  const { errors } = await server.graphql(
    'mutation ($ids: [ID!]!) { removeItemInfo(ids: $ids) }',
    { ids: [gone] },
    { token: owner.token, host: 'many.localhost' },
  );
  expect(errors).toBeUndefined();
  const after = await read('itemsInfo', '', 3);
  expect(after.total).toBe((before.total ?? 0) - 1);
  expect(after.ids).toEqual((await wholeList('item_infos', '_id desc')).slice(2 * PERPAGE, 3 * PERPAGE));
});

test('one shop’s places and counts are never another’s', async () => {
  const { total } = await read('orders', '', 200);
  expect(total).toBe(ORDERS);
  const empty = await server.makeContainer('empty');
  const member = await server.makeUser(empty);
  const answer = await server.graphql(
    '{ orders { _id } }',
    {},
    { token: member.token, host: 'empty.localhost', page: 200, perpage: PERPAGE },
  );
  expect(answer).toMatchObject({ data: { orders: [] }, total: 0 });
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The plans of everything a document selects, as PostgreSQL makes them for the tenant. */
const plansOf = async (
  document: string,
  settings = '',
  { token, host, page, container } = { token: owner.token, host: 'many.localhost', page: 120, container: shop._id },
): Promise<{ text: string; nodes: Plan[] }[]> => {
  const asked = jest.spyOn(Client.prototype, 'query');
  const { errors } = await server.graphql(document, {}, { token, host, page, perpage: PERPAGE });
  const selects = asked.mock.calls
    .map(([query]) => query as unknown as { name?: string; text?: string; values?: unknown[] })
    .filter(({ name, text }) => name !== 'caller' && text?.startsWith('select') && !text.startsWith('select set_config'));
  asked.mockRestore();
  if (errors) throw new Error(errors[0]?.message);
  const client = await server.services.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('role', 'back_office_tenant', true), set_config('app.container', '${container}', true)`);
    if (settings) await client.query(settings);
    const plans = [];
    for (const { text = '', values = [] } of selects) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
      plans.push({ text, nodes: nodesOf(rows[0]!['QUERY PLAN'][0].Plan) });
    }
    return plans;
  } finally {
    await client.query('rollback');
    client.release();
  }
};

describe('every list’s plan uses an index', () => {
  const sortsOf = (...names: string[]) => ['', ...names.flatMap((name) => [`sort: "${name}"`, `sort: "-${name}"`])];
  const long = Object.entries({
    itemsInfo: sortsOf('identity', 'name', 'sku', 'price', 'updated_at'),
    orders: [...sortsOf('number', 'status', 'total'), 'status: "pending"', `store: "${'d'.repeat(24)}"`],
    files: [...sortsOf('filename', 'size', 'created_at', 'updated_at'), 'mask: "design", status: "draft"'],
    mockupDesigns: [...sortsOf('name', 'updated_at'), 'status: "draft"'],
    jobGroups: [...sortsOf('created_at', 'job_type'), 'job_type: "push_item"', `store: "${'d'.repeat(24)}"`],
    jobslist: [`group_id: "${BUSY_GROUP}"`, `group_id: "${BUSY_GROUP}", status: "rejected"`],
    notifications: [''],
  }).flatMap(([list, all]) => all.map((args) => [list, args] as const));
  const tables = ['item_infos', 'orders', 'files', 'mockup_designs', 'job_groups', 'jobs', 'notifications'];

  test.each(long)('%s(%s): no row is looked at in vain, and nothing long is sorted', async (list, args) => {
    for (const { text, nodes } of await plansOf(`{ ${list}${args && `(${args})`} { _id } }`)) {
      // Counting a long list looks at every row of it, once in a while.
      if (text.startsWith('select count(*)')) continue;
      const vain = nodes.filter(
        (node) =>
          (node['Node Type'] === 'Seq Scan' && tables.includes(node['Relation Name'] ?? '')) ||
          (node['Node Type'] === 'Sort' && node['Plan Rows'] > 1_000),
      );
      expect({ text, vain }).toEqual({ text, vain: [] });
    }
  });

  // Some are short here, so PostgreSQL would read them whole; it is asked whether it has to.
  test.each([
    'stores',
    'jobGroups',
    'jobslist(group_id: "x")',
    'files',
    'mockupDesigns',
    'notifications',
    'productPreset',
    'productMockups',
    'productMockupPresets',
    'ordersCount',
  ])('%s', async (list) => {
    const plans = await plansOf(`{ ${list} { ${list === 'ordersCount' ? 'status' : '_id'} } }`, 'set local enable_seqscan = off');
    expect(plans.length).toBeGreaterThan(0);
    const scans = plans.flatMap(({ nodes }) => nodes.filter((node) => node['Node Type'] === 'Seq Scan'));
    expect(scans).toEqual([]);
  });
});

describe('what a filter of orders or parcels asks for is found by an index', () => {
  const [store] = SOLD.stores;
  let seller: { readonly token: string; readonly host: string; readonly page: number; readonly container: string };

  beforeAll(async () => {
    const sold = await server.makeContainer('sold');
    await makeManyOrders(server.services.pool, sold._id, 15_000);
    const { token } = await server.makeUser(sold);
    seller = { token, host: 'sold.localhost', page: 1, container: sold._id };
  });

  test.each([
    ['orders(search: "10023")', 'orders_found_number'],
    ['orders(search: "valviberg")', 'orders_found_last'],
    ['orders(tag: "vip")', 'order_tags_pkey'],
    [`orders(provider: "${SOLD.makers[0]}")`, 'fulfilment_orders_of_fulfilment'],
    [`orders(assignee: "${SOLD.people[0]}")`, 'orders_assignee'],
    ['orders(attention: true)', 'orders_attention'],
    ['orders(gate: "address")', 'orders_gate'],
    ['orders(address: "invalid")', 'orders_address'],
    ['orders(risk: 4)', 'orders_late'],
    ['orders(status: "Pending")', 'orders_of_status'],
    ['orders(status: "Pending", sort: "-number")', 'orders_status_number'],
    ['orders(status: "Pending", sort: "total")', 'orders_status_total'],
    ['orders(status: "Pending", sort: "profit")', 'orders_status_profit_soonest'],
    ['orders(status: "Pending", sort: "-act_by")', 'orders_status_act_latest'],
    [`orders(store: "${store}")`, 'orders_of_store'],
    ['trackings(search: "SIZE000000009000")', 'trackings_by_number'],
    ['trackings(status: "transit")', 'trackings_list'],
    ['trackings(pushed: "failed")', 'trackings_store_push'],
    [`trackings(store: "${store}")`, 'trackings_store_id'],
    ['trackings(sort: "-last_event_at")', 'trackings_told_last'],
  ])('%s: %s', async (list, index) => {
    const plans = await plansOf(`{ ${list} { _id } }`, 'set local enable_seqscan = off', seller);
    expect(plans.flatMap(({ nodes }) => nodes.map((node) => node['Index Name']))).toContain(index);
  });

  test.each(['ordersCount', 'trackingsCount'])('%s reads sums and changes alone', async (counts) => {
    const plans = await plansOf(`{ ${counts} { status } }`, '', seller);
    const tables = plans.flatMap(({ nodes }) => nodes.flatMap((node) => node['Relation Name'] ?? []));
    expect(new Set(tables)).toEqual(
      new Set(counts === 'ordersCount' ? ['order_counts', 'order_count_changes'] : ['tracking_counts', 'tracking_count_changes']),
    );
  });

  test.each(['{ orders { _id } }', '{ orders(status: "Delivered") { _id } }', `{ trackings(store: "${store}") { _id } }`])(
    'how many there are in %s is not counted',
    async (document) => {
      const texts = (await plansOf(document, '', seller)).map(({ text }) => text);
      expect(texts.filter((text) => text.startsWith('select count(*)'))).toEqual([]);
      const { total } = await server.graphql(document, {}, { token: seller.token, host: seller.host, perpage: 1 });
      expect(total).toBeGreaterThan(1000);
    },
  );
});
