import { startTestServer, type TestServer } from '../harness';

const VIEWS = 'query ($list: String!) { listViews(list: $list) { _id name shared query columns { id hidden width } may_change } }';
const MAKE = 'mutation ($_id: ID, $params: ListViewInput!) { makeListView(_id: $_id, params: $params) { _id name shared } }';
const TRASH = 'mutation ($_id: ID!) { trashListView(_id: $_id) }';
const LAYOUT = 'query ($list: String!) { listLayout(list: $list) { _id columns { id hidden width } } }';
const ARRANGE = 'mutation ($list: String!, $columns: [ListColumnInput!]!) { makeListLayout(list: $list, columns: $columns) { _id } }';

const PEOPLE = { owner: 'seller@demo.test', sale: 'sale@demo.test', support: 'support@demo.test', stranger: 'seller@rival.test' } as const;
type Person = keyof typeof PEOPLE;

let server: TestServer;
const tokens = {} as Record<Person, string>;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  for (const person of Object.keys(PEOPLE) as Person[]) tokens[person] = await server.signIn(PEOPLE[person]);
});
afterAll(() => server.stop());

const run = (person: Person, document: string, variables: object) =>
  server.graphql(document, variables, { token: tokens[person], host: person === 'stranger' ? 'rival.localhost' : 'demo.localhost' });

const answer = async (person: Person, document: string, variables: object) => {
  const { data, errors } = await run(person, document, variables);
  if (errors) throw new Error(errors[0]!.message);
  return Object.values(data)[0] as { _id: string };
};
const refusal = async (person: Person, document: string, variables: object) => {
  const { errors } = await run(person, document, variables);
  return { sentence: errors?.[0]?.message, ...errors?.[0]?.extensions };
};

const view = (changes: object = {}) => ({
  list: 'stores',
  name: 'Trouble',
  shared: false,
  query: '/stores/invalid?sort=-total_order',
  columns: [{ id: 'name', hidden: false, width: 240 }],
  ...changes,
});
const namesFor = async (person: Person, list = 'stores') =>
  ((await answer(person, VIEWS, { list })) as unknown as { name: string }[]).map(({ name }) => name);

test('a personal view is its author’s alone; a shared one is seen by the container and changed by its author or an owner', async () => {
  const own = await answer('sale', MAKE, { params: view({ name: 'Mine' }) });
  const shared = await answer('sale', MAKE, { params: view({ name: '  For   all ', shared: true }) });
  expect(await namesFor('sale')).toEqual(['For all', 'Mine']);
  expect(await namesFor('support')).toEqual(['For all']);
  expect(await namesFor('stranger')).toEqual([]);

  expect(await refusal('support', TRASH, shared)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await refusal('support', TRASH, own)).toMatchObject({ sentence: 'This view no longer exists.', code: 'NOT_FOUND' });
  expect(await refusal('stranger', TRASH, shared)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await refusal('stranger', MAKE, { _id: shared._id, params: view({ shared: true }) })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await refusal('owner', TRASH, own)).toMatchObject({ code: 'NOT_FOUND' });

  await answer('owner', MAKE, { _id: shared._id, params: view({ name: 'Renamed', shared: true }) });
  expect(await namesFor('support')).toEqual(['Renamed']);
  expect(await refusal('owner', MAKE, { _id: shared._id, params: view({ name: 'Renamed', shared: false }) })).toMatchObject({
    code: 'FORBIDDEN',
  });
  await answer('owner', TRASH, shared);
  await answer('sale', TRASH, own);
  expect(await namesFor('sale')).toEqual([]);
});

test('a name stands for one view, in any case and even when asked for at once', async () => {
  await answer('sale', MAKE, { params: view({ name: 'Same', shared: true }) });
  expect(await refusal('owner', MAKE, { params: view({ name: 'SAME', shared: true }) })).toMatchObject({
    sentence: 'A view named “SAME” already exists.',
    field: 'params.name',
  });
  // Two people may each have one of that name for themselves, and another list another.
  await answer('sale', MAKE, { params: view({ name: 'Same' }) });
  await answer('owner', MAKE, { params: view({ name: 'Same' }) });
  await answer('sale', MAKE, { params: view({ name: 'Same', shared: true, list: 'orders', query: '/orders/all' }) });

  const twenty = await Promise.all(Array.from({ length: 20 }, () => run('owner', MAKE, { params: view({ name: 'Race', shared: true }) })));
  expect(twenty.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(twenty.flatMap(({ errors }) => errors ?? []).every(({ message }) => message.includes('already'))).toBe(true);
});

const column = (id: string, width?: number) => ({ id, hidden: false, ...(width !== undefined && { width }) });

test.each<[what: string, changes: object, field: string, sentence: string]>([
  ['no name', { name: '   ' }, 'params.name', 'Enter a name for the view.'],
  ['a name that never ends', { name: 'x'.repeat(81) }, 'params.name', 'up to 80'],
  ['another site', { query: 'https://evil.test/' }, 'params.query', 'Link the view to a list in this workspace'],
  ['another host', { query: '//evil.test/stores' }, 'params.query', 'Link the view to a list in this workspace'],
  ['another host in disguise', { query: '/\\evil.test' }, 'params.query', 'Link the view to a list in this workspace'],
  ['a line break in the query', { query: '/stores?x=\ny' }, 'params.query', 'Link the view to a list in this workspace'],
  ['a query that never ends', { query: `/stores?x=${'y'.repeat(2000)}` }, 'params.query', 'too many filters'],
  ['an unknown list', { list: 'nowhere' }, 'list', 'Unknown list: “nowhere”.'],
  ['a list of every object', { list: '__proto__' }, 'list', 'Unknown list'],
  ['a column nobody can have', { columns: [column('<b>')] }, 'params.columns', 'a valid column name'],
  ['a negative width', { columns: [column('a', -5)] }, 'params.columns', 'pixels wide'],
  ['a column named twice', { columns: [column('a'), column('a')] }, 'params.columns', 'listed twice'],
  ['too many columns', { columns: Array.from({ length: 101 }, (_, i) => column(`c${i}`)) }, 'params.columns', 'up to 100'],
])('a view with %s is refused in one sentence and nothing is kept', async (_what, changes, field, sentence) => {
  const before = await namesFor('owner');
  const refused = await refusal('owner', MAKE, { params: view({ name: 'Refused', ...changes }) });
  expect(refused).toMatchObject({ field });
  expect(refused.sentence).toContain(sentence);
  expect(await namesFor('owner')).toEqual(before);
});

test('a person may keep fifty views of a list', async () => {
  for (let n = 0; n < 50; n++) await run('support', MAKE, { params: view({ name: `View ${n}` }) });
  expect((await refusal('support', MAKE, { params: view({ name: 'One more' }) })).sentence).toContain('50 views');
});

test('a layout is each person’s own and the last arrangement stays', async () => {
  const columns = (width: number) => [
    { id: 'name', hidden: false, width },
    { id: 'orders', hidden: true, width: null },
  ];
  expect(await answer('sale', LAYOUT, { list: 'stores' })).toBeNull();
  await answer('sale', ARRANGE, { list: 'stores', columns: columns(200) });
  await answer('sale', ARRANGE, { list: 'stores', columns: columns(240) });
  expect(await answer('sale', LAYOUT, { list: 'stores' })).toEqual({ _id: 'stores', columns: columns(240) });
  expect(await answer('owner', LAYOUT, { list: 'stores' })).toBeNull();
  expect(await answer('sale', LAYOUT, { list: 'orders' })).toBeNull();
});

test('who may not see a list’s rows sees none of its views and arranges nothing', async () => {
  const denied = '“user: view”';
  expect((await refusal('support', VIEWS, { list: 'users' })).sentence).toContain(denied);
  expect((await refusal('support', MAKE, { params: view({ list: 'users', query: '/users/all' }) })).sentence).toContain(denied);
  expect((await refusal('support', ARRANGE, { list: 'users', columns: [] })).sentence).toContain(denied);
});

describe('sorting', () => {
  const stores = (sort: string) => run('owner', 'query ($sort: String) { stores(sort: $sort) { sto_name } }', { sort });

  test.each(['stores', 'itemsInfo', 'orders', 'jobGroups', 'productPreset', 'files', 'mockupDesigns', 'users'])(
    '%s refuses an order it does not have',
    async (field) => {
      const { errors } = await run('owner', `query ($sort: String) { ${field}(sort: $sort) { _id } }`, { sort: '-password; drop table' });
      expect(errors?.[0]?.message).toContain('can’t be sorted by');
      expect(errors?.[0]?.extensions?.field).toBe('sort');
    },
  );

  test.each([
    ['stores', ['sto_name', 'sto_status', 'last_fetch_at', 'last_push_item_at', 'total_order', 'last_total_product', 'created_at']],
    ['itemsInfo', ['identity', 'name', 'sku', 'price', 'updated_at']],
    ['orders', ['number', 'status', 'total', 'created_at']],
    ['jobGroups', ['created_at', 'job_type', 'store']],
    ['productPreset', ['name', 'provider', 'created_at']],
    ['files', ['filename', 'size', 'created_at', 'updated_at']],
    ['mockupDesigns', ['name', 'updated_at']],
    ['users', ['name', 'email', 'identity', 'status', 'last_login', 'created_at']],
  ])('%s can be sorted by each of its orders, both ways', async (field, orders) => {
    for (const order of orders) {
      for (const sort of [order, `-${order}`]) {
        const { errors } = await run('owner', `query ($sort: String) { ${field}(sort: $sort) { _id } }`, { sort });
        expect(errors).toBeUndefined();
      }
    }
  });

  test('downwards is upwards the other way round', async () => {
    const names = async (sort: string) =>
      (
        (await run('owner', 'query ($sort: String) { productPreset(sort: $sort, search: "mug") { name } }', { sort })).data
          .productPreset as {
          name: string;
        }[]
      ).map(({ name }) => name);
    const up = await names('name');
    expect(up.length).toBeGreaterThan(2);
    expect(await names('-name')).toEqual([...up].reverse());
    expect((await stores('')).errors).toBeUndefined();
  });
});
