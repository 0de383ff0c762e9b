import type { Container } from '../../../src/server/kernel/context';
import { forgetLists } from '../../../src/server/db/kept-pages';
import { seedCatalogue } from '../../../src/server/demo/catalogue';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import { BUSY_GROUP, makeManyRows, type Amounts } from '../many-rows';

jest.mock('../../../src/server/db/kept-pages', () => ({
  ...jest.requireActual<object>('../../../src/server/db/kept-pages'),
  LONG_LIST: 60,
}));

const SHORT = 40;
const LONG = 130;
const KINDS = [
  'files',
  'fulfilments',
  'designs',
  'productPresets',
  'mockups',
  'mockupPresets',
  'jobGroups',
  'jobs',
  'notifications',
  'members',
] as const;
const each = (amount: number): Amounts => Object.fromEntries(KINDS.map((kind) => [kind, amount]));

interface Shop {
  readonly container: Container;
  readonly owner: TestUser;
  readonly perpage: number;
}

let server: TestServer;
const shops = {} as Record<'short' | 'long', Shop>;

beforeAll(async () => {
  server = await startTestServer();
  for (const [name, perpage, amounts] of [
    [
      'short',
      7,
      { ...each(SHORT), listings: SHORT, orders: SHORT, trackings: SHORT, paypalItems: SHORT, otherStores: SHORT, fonts: SHORT },
    ],
    ['long', 20, { ...each(LONG), listings: LONG, orders: LONG, trackings: LONG, paypalItems: LONG, otherStores: LONG, fonts: LONG }],
  ] as const) {
    const container = await server.makeContainer(name);
    const owner = await server.makeUser(container);
    await server.services.inContainer(container._id, seedCatalogue);
    await makeManyRows(server.services.pool, container._id, amounts);
    shops[name] = { container, owner, perpage };
  }
});
afterAll(() => server.stop());

/** The rows of a list by PostgreSQL alone; `$1` is the container. */
interface List {
  readonly field: string;
  readonly args?: string;
  readonly from: string;
  readonly id?: string;
  /** In the order nobody asked for. */
  readonly usual: string;
  /** By what else, with what stands between two equals: their ids the same way round, or always one way. */
  readonly sorts?: Readonly<Record<string, string>>;
  readonly equals?: 'same' | 'desc';
}

const plain = (...columns: string[]): Record<string, string> => Object.fromEntries(columns.map((column) => [column, column]));

const memberName = `lower(case when m.status = 'Pending' then coalesce(m.invited_name, u.name) else u.name end)`;

const LISTS: readonly List[] = [
  { field: 'itemsInfo', from: 'item_infos', usual: '_id desc', sorts: plain('identity', 'name', 'sku', 'price', 'updated_at') },
  { field: 'orders', from: 'orders', usual: 'created_at desc, _id desc', sorts: plain('number', 'status', 'total', 'created_at') },
  { field: 'trackings', from: 'trackings', usual: 'created_at desc, _id desc', sorts: plain('created_at', 'last_event_at') },
  {
    field: 'paypalItems',
    from: 'paypal_items',
    usual: 'created_at desc, _id desc',
    sorts: plain('created_at', 'amount', 'respond_by', 'release_at'),
  },
  { field: 'files', from: 'files', usual: '_id desc', sorts: plain('filename', 'size', 'created_at', 'updated_at'), equals: 'desc' },
  {
    field: 'files',
    args: 'mask: "design", status: "draft"',
    from: "(select * from files where type = 'design' and status = 'draft') f",
    usual: '_id desc',
  },
  { field: 'mockupDesigns', from: 'mockup_designs', usual: '_id desc', sorts: plain('name', 'updated_at'), equals: 'desc' },
  {
    field: 'productPreset',
    from: 'product_presets',
    usual: '_id',
    sorts: { ...plain('name', 'provider', 'created_at', 'updated_at', 'mockup_count'), base_price: 'coalesce(base_price_from, 0)' },
  },
  { field: 'productMockups', from: 'mockups', usual: '_id desc' },
  { field: 'productMockupPresets', from: 'mockup_presets', usual: '_id' },
  {
    field: 'jobGroups',
    from: 'job_groups join (select container_id as c, _id as s, sto_name from stores) stores on c = container_id and s = store_id',
    usual: '_id desc',
    sorts: { created_at: 'created_at', job_type: 'job_type', store: 'sto_name' },
  },
  { field: 'jobslist', args: `group_id: "${BUSY_GROUP}"`, from: 'jobs', usual: '_id' },
  {
    field: 'jobslist',
    args: `group_id: "${BUSY_GROUP}", status: "done"`,
    from: "(select * from jobs where status = 'done') jobs",
    usual: '_id',
  },
  { field: 'notifications', from: 'notifications', usual: '_id desc' },
  {
    field: 'users',
    args: 'status: "All"',
    from:
      '(select m.*, u.email, u.identity, u.last_login, ' + memberName + ' as name from memberships m join users u on u._id = m.user_id) m',
    id: 'user_id',
    usual: '_id desc',
    sorts: plain('name', 'email', 'identity', 'status', 'last_login', 'created_at'),
    equals: 'desc',
  },
  {
    field: 'stores',
    from: `(select s.*, (select count(*) from orders o where o.container_id = s.container_id and store_id = s._id) as total_order,
      (select count(*) from items i where i.container_id = s.container_id and store_id = s._id) as last_total_product from stores s) s`,
    usual: '_id desc',
    sorts: plain('sto_name', 'sto_status', 'last_fetch_at', 'last_push_item_at', 'total_order', 'last_total_product', 'created_at'),
    equals: 'desc',
  },
  {
    field: 'fulfilments',
    from: 'fulfilments',
    usual: '_id desc',
    sorts: plain('name', 'status', 'type', 'total_paid', 'created_at'),
  },
  { field: 'fonts', args: 'provider: "custom"', from: 'fonts', usual: 'lower(name), _id' },
];

interface Walk {
  readonly field: string;
  readonly args: string;
  readonly whole: string;
}

const walksOf = ({ field, args = '', from, id = '_id', usual, sorts = {}, equals = 'same' }: List): Walk[] => {
  const walk = (sort: string, order: string): Walk => ({
    field,
    args: [args, sort].filter(Boolean).join(', '),
    whole: `select ${id} as id from ${from} where container_id = $1 order by ${order}`,
  });
  const ways = Object.entries(sorts).flatMap(([name, by]) =>
    (['asc', 'desc'] as const).map((way) =>
      walk(`sort: "${way === 'desc' ? '-' : ''}${name}"`, `${by} ${way} nulls last, _id ${equals === 'same' ? way : equals}`),
    ),
  );
  return [walk('', usual), ...ways];
};

const WALKS = LISTS.flatMap(walksOf).map(({ field, args, whole }) => [`${field}(${args})`, field, args, whole] as const);

const read = async ({ container, owner, perpage }: Shop, field: string, args: string, page: number) => {
  const { data, errors, total } = await server.graphql(
    `{ ${field}${args && `(${args})`} { _id } }`,
    {},
    { token: owner.token, host: `${container.domain}.localhost`, page, perpage },
  );
  if (errors) throw new Error(errors[0]?.message);
  return { ids: (data[field] as { _id: string }[]).map(({ _id }) => _id), total };
};

const wholeList = async (shop: Shop, whole: string): Promise<string[]> =>
  (await server.services.pool.query<{ id: string }>(whole, [shop.container._id])).rows.map(({ id }) => id);

describe.each(['short', 'long'] as const)('a %s list, from page to page to its end and back again, is the whole one', (length) => {
  test.each(WALKS)('%s', async (_name, field, args, whole) => {
    const shop = shops[length];
    const all = await wholeList(shop, whole);
    expect(all.length).toBeGreaterThanOrEqual(shop.perpage);
    const pages = Math.ceil(all.length / shop.perpage);
    const there: string[] = [];
    const back: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const { ids, total } = await read(shop, field, args, page);
      expect(total).toBe(all.length);
      there.push(...ids);
    }
    expect(there).toEqual(all);
    for (let page = pages; page >= 1; page -= 1) back.unshift(...(await read(shop, field, args, page)).ids);
    expect(back).toEqual(all);
    expect((await read(shop, field, args, pages + 1)).ids).toEqual([]);
  });
});

/** Adds a row like the others, as another server would. */
const addRow = async (shop: Shop, table: string, changes: object): Promise<void> => {
  const { pool } = server.services;
  // What the database works out itself cannot be given.
  const { rows } = await pool.query<{ given: string }>(
    `select string_agg(quote_ident(column_name), ', ') as given from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const given = rows[0]?.given ?? '';
  await pool.query(
    `insert into ${table} (${given}) select ${given} from jsonb_populate_record(null::${table},
       (select to_jsonb(one) || $2 from ${table} one where container_id = $1 limit 1))`,
    [shop.container._id, changes],
  );
};

/** Ids that sort before or behind all others, each farther out than the one before. */
const lowest = (n: number): string => String(1e12 - n).padStart(24, '0');
const highest = (n: number): string => 'f'.repeat(12) + String(n).padStart(12, '0');

type Changes = (n: number) => object;
const byId: { readonly low: Changes; readonly high: Changes } = { low: (n) => ({ _id: lowest(n) }), high: (n) => ({ _id: highest(n) }) };

describe('while rows come in at both ends, who turns the pages of a long list meets each row that was there, once', () => {
  test.each<[field: string, args: string, table: string, order: string, low: Changes, high: Changes]>([
    ['notifications', '', 'notifications', '_id desc', byId.low, byId.high],
    ['jobslist', `group_id: "${BUSY_GROUP}"`, 'jobs', '_id', byId.low, byId.high],
    [
      'files',
      'sort: "-size"',
      'files',
      'size desc, _id desc',
      (n) => ({ _id: lowest(n), size: -n }),
      (n) => ({ _id: lowest(n + 1000), size: 1e6 + n }),
    ],
    [
      'mockupDesigns',
      'sort: "name"',
      'mockup_designs',
      'name, _id desc',
      (n) => ({ _id: lowest(n), name: '0' }),
      (n) => ({ _id: lowest(n + 1000), name: 'zzz' }),
    ],
    [
      'orders',
      '',
      'orders',
      'created_at desc, _id desc',
      (n) => ({ _id: highest(n), platform_id: `low ${n}`, created_at: 1000 - n }),
      (n) => ({ _id: lowest(n), platform_id: `high ${n}`, created_at: 2e9 + n }),
    ],
  ])('%s(%s)', async (field, args, table, order, low, high) => {
    const shop = shops.long;
    const all = await wholeList(shop, `select _id as id from ${table} where container_id = $1 order by ${order}`);
    const pages = Math.ceil(all.length / shop.perpage);
    let added = 0;
    const rowsComeIn = async (): Promise<void> => {
      added += 1;
      await addRow(shop, table, low(added));
      await addRow(shop, table, high(added));
    };
    const there: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      there.push(...(await read(shop, field, args, page)).ids);
      await rowsComeIn();
    }
    expect(there).toEqual(all);

    // Back again, with nothing known yet of where rows stand. The first page holds whatever is first by then.
    forgetLists(shop.container._id);
    const now = await wholeList(shop, `select _id as id from ${table} where container_id = $1 order by ${order}`);
    const back: string[] = [];
    for (let page = Math.ceil(now.length / shop.perpage); page > 1; page -= 1) {
      back.unshift(...(await read(shop, field, args, page)).ids);
      await rowsComeIn();
    }
    expect(back).toEqual(now.slice(shop.perpage));
  });
});
