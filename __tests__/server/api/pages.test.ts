import { Client } from 'pg';
import type { Container } from '../../../src/server/kernel/context';
import { LONG_LIST } from '../../../src/server/db/kept-pages';
import { seedCatalogue } from '../../../src/server/demo/catalogue';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import { BUSY_GROUP, makeManyRows } from '../many-rows';
import { plansOf } from '../plans';

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
  const { data, errors, total, about } = await server.graphql(
    `{ ${list}${args && `(${args})`} { _id } }`,
    {},
    { token: owner.token, host: 'many.localhost', page, perpage: PERPAGE },
  );
  if (errors) throw new Error(errors[0]?.message);
  return { ids: (data as Record<string, { _id: string }[]>)[list]?.map(({ _id }) => _id) ?? [], total, about };
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
    ['orders', 'start: 1700150000', 'orders', 'created_at desc, _id desc', 'created_at >= 1700150000'],
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

test('a list of very many is not counted: about how many there are is told, and its first and last pages are what they should be', async () => {
  const asked = jest.spyOn(Client.prototype, 'query');
  const args = 'start: 1700000001, sort: "created_at"';
  const all = await wholeList('orders', 'created_at, _id', 'created_at >= 1700000001');
  const first = await read('orders', args, 1);
  const texts = asked.mock.calls.map(([query]) => (query as unknown as { text?: string }).text ?? '');
  asked.mockRestore();
  expect(texts.filter((text) => text.startsWith('select count(*)'))).toEqual([]);
  expect([first.about, first.ids]).toEqual([true, all.slice(0, PERPAGE)]);
  expect(Math.abs((first.total ?? 0) - all.length)).toBeLessThan(all.length / 10);
  const last = await read('orders', args, Math.ceil((first.total ?? 0) / PERPAGE));
  expect(last.ids.at(-1)).toBe(all.at(-1));
  expect((await read('orders', 'start: 1700150000', 1)).about).toBe(false);
});

test('what a person changes is counted at once, in a long list too', async () => {
  const before = await read('itemsInfo', '', 3);
  const [gone] = before.ids;
  const { errors } = await server.graphql(
    'mutation ($ids: [ID!]!) { removeItemInfo(ids: $ids) { _id } }',
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

describe('every list’s plan uses an index', () => {
  const seller = () => ({ token: owner.token, host: 'many.localhost', page: 120, container: shop._id });
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
    for (const { text, nodes } of await plansOf(server, `{ ${list}${args && `(${args})`} { _id } }`, seller())) {
      // Counting a long list looks at every row of it, once in a while.
      if (text.startsWith('select count(*)') || (text.includes(' offset ') && !text.includes(' order by '))) continue;
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
    const document = `{ ${list} { ${list === 'ordersCount' ? 'status' : '_id'} } }`;
    const plans = await plansOf(server, document, seller(), 'set local enable_seqscan = off');
    expect(plans.length).toBeGreaterThan(0);
    const scans = plans.flatMap(({ nodes }) => nodes.filter((node) => node['Node Type'] === 'Seq Scan'));
    expect(scans).toEqual([]);
  });
});
