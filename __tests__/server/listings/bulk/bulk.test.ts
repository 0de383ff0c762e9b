import { asSeller, openSandboxShop, eventually, saveListing, type Ask, type Listing } from '../../commerce';
import { startTestServer, type TestServer } from '../../harness';

const CHECK = `query ($action: String!, $ids: [ID!]!, $store_ids: [ID!]) {
  bulkCheck(action: $action, ids: $ids, store_ids: $store_ids) { _id label ok code count message loss } }`;
const MAKE_STORE = 'mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }';
const TRASH_STORE = 'mutation ($ids: [ID!]!) { trashStore(delete_ids: $ids) }';
const REMOVE = 'mutation ($ids: [ID!]!) { removeItemInfo(ids: $ids) { _id } }';
const QUEUE =
  'mutation ($ids: [ID!]!, $store_id: ID!, $platform: String) { queueItem(ids: $ids, store_id: $store_id, platform: $platform) { _id } }';
const PUSH = 'mutation ($ids: [ID!]!, $store_ids: [ID!]!) { jobItem(ids: $ids, store_ids: $store_ids) { _id } }';
const QUEUED = `query ($id: ID) { itemsInfo(_id: $id) {
  product_name items { store_id } job_list { status } store_queue { store_id queue_status queue_messenger queue_reason { refusal values } store { sto_name } } } }`;

let server: TestServer;
let token: string;
let ask: Ask;

const makeStore = async (name: string, changes: object = {}): Promise<string> => {
  const { website, key, secret } = await openSandboxShop(server.services, server.origin);
  const params = { platform_id: 'woocommerce', sto_name: name, woocommerce: { website, key, secret }, ...changes };
  return (await ask(MAKE_STORE, { params })).makeStore._id as string;
};
const check = async (action: string, ids: readonly string[], store_ids?: readonly string[]) =>
  (await ask(CHECK, { action, ids, store_ids })).bulkCheck as Record<string, unknown>[];
const refusal = async (document: string, variables: object, as = token) =>
  (await server.graphql(document, variables, { token: as })).errors?.[0]?.message;
const listings = async (count: number, name: string): Promise<Listing[]> => {
  const made: Listing[] = [];
  for (let n = 1; n <= count; n++) made.push(await saveListing(ask, `${name} ${n}`));
  return made;
};
const idsOf = (rows: readonly { _id: string }[]): string[] => rows.map(({ _id }) => _id);

describe('a dry run', () => {
  beforeAll(async () => {
    server = await startTestServer({ demo: true, workers: false });
    token = await server.signIn();
    ask = asSeller(server.origin, token);
  });
  afterAll(() => server.stop());

  test('says what removing stores stops, changes nothing, and agrees with the removal', async () => {
    const store = await makeStore('Busy shop');
    const made = await listings(2, 'Waiting');
    await ask(PUSH, { ids: idsOf(made), store_ids: [store] });
    const gone = 'f'.repeat(24);
    expect(await check('trashStore', [` ${store} `, gone, store])).toEqual([
      { _id: store, label: 'Busy shop', ok: true, code: 'jobsStopped', count: 2, message: '2 waiting jobs will stop.', loss: null },
      { _id: gone, label: '', ok: false, code: 'missing', count: 0, message: 'No longer exists.', loss: null },
    ]);
    expect((await ask('query ($id: ID) { stores(_id: $id) { _id } }', { id: store })).stores).toHaveLength(1);
    expect((await ask(TRASH_STORE, { ids: [store, gone] })).trashStore).toEqual([store]);
    expect(await check('trashStore', [store])).toMatchObject([{ ok: false, code: 'missing' }]);
  });

  test('says what a listing that is pushed or queued loses a piece, by its worst variant on sale', async () => {
    const store = await makeStore('Cheap shop');
    const [preset] = (await ask('{ productPreset { attribute_specifics { sku base_price name_value { name type value } } } }'))
      .productPreset;
    const variants = (...prices: [number, boolean][]) => ({
      attribute_specifics_modify: prices.map(([less, selected], at) => {
        const variant = preset.attribute_specifics[at];
        return { ...variant, selected, sale_price: Math.round((variant.base_price - less) * 100) / 100 };
      }),
    });
    const losing = await saveListing(ask, 'Losing', variants([1.25, true], [2.1, true], [3, false], [-4, true]));
    const earning = await saveListing(ask, 'Earning', variants([0, true], [3, false]));
    for (const action of ['jobItem', 'queueItem']) {
      expect((await check(action, [losing._id, earning._id], [store])).map(({ ok, loss }) => [ok, loss])).toEqual([
        [true, 2.1],
        [true, null],
      ]);
    }
  });

  test('says on how many stores a listing is new, and on how many it would be updated', async () => {
    const stores = [await makeStore('One'), await makeStore('Two')];
    const [listing] = await listings(1, 'Spread');
    await server.services.db
      .insertInto('items')
      .values({
        container_id: (
          await server.services.db.selectFrom('stores').select('container_id').where('_id', '=', stores[0]!).executeTakeFirstOrThrow()
        ).container_id,
        _id: 'e'.repeat(24),
        item_info_id: listing!._id,
        store_id: stores[0]!,
        platform: 'woocommerce',
        platform_id: '1',
        external_url: null,
        sku: listing!.sku,
        imported_at: 1,
        updated_at: 1,
      })
      .execute();
    expect(await check('jobItem', [listing!._id], stores)).toMatchObject([{ ok: true, code: 'newOnStores', count: 1 }]);
    expect(await check('jobItem', [listing!._id], [stores[0]!])).toMatchObject([{ ok: true, code: 'updatesOnStores', count: 1 }]);
    expect(await check('removeItemInfo', [listing!._id])).toMatchObject([{ ok: true, code: 'staysOnStores', count: 1 }]);
  });

  test('groups of jobs: what can start, what can stop, what can go', async () => {
    const store = await makeStore('Jobs shop');
    const made = await listings(2, 'Job');
    const [group] = (await ask(PUSH, { ids: idsOf(made), store_ids: [store] })).jobItem as { _id: string }[];
    const ids = [group!._id];
    expect(await check('jobsStart', ids)).toMatchObject([{ ok: false, code: 'nothingToStart' }]);
    expect(await check('jobsStop', ids)).toMatchObject([{ ok: true, code: 'jobsStopped', count: 2 }]);
    expect(await check('jobsRemove', ids)).toMatchObject([{ ok: true, code: 'jobsDropped', count: 2 }]);
    await server.services.db.updateTable('jobs').set({ status: 'pending' }).where('group_id', '=', group!._id).execute();
    expect(await check('jobsRemove', ids)).toMatchObject([{ ok: false, code: 'inHand', count: 2 }]);
    expect(await refusal('mutation ($ids: [ID!]!) { jobsRemove(ids: $ids) }', { ids })).toContain('One of its jobs is running');
  });

  test('unknown actions, no rows and too many rows get one sentence', async () => {
    expect(await refusal(CHECK, { action: 'dropEverything', ids: ['a'] })).toBe('“dropEverything” isn’t a valid bulk action.');
    expect(await refusal(CHECK, { action: 'trashStore', ids: [' '] })).toBe('Select at least one row.');
    expect(await refusal(CHECK, { action: 'trashStore', ids: Array.from({ length: 10_001 }, (_, i) => `id${i}`) })).toBe(
      'Use up to 10,000 entries.',
    );
  });

  test('takes the permission of the action itself, and shows no row of another shop', async () => {
    const [listing] = await listings(1, 'Ours');
    const support = await server.signIn('support@demo.test');
    expect(await refusal(CHECK, { action: 'removeItemInfo', ids: [listing!._id] }, support)).toContain('“item_info: delete”');
    const rival = await server.signIn('seller@rival.test');
    const { data } = await server.graphql(
      CHECK,
      { action: 'removeItemInfo', ids: [listing!._id] },
      { token: rival, host: 'rival.localhost' },
    );
    expect(data.bulkCheck).toMatchObject([{ ok: false, label: '', code: 'missing' }]);
  });
});

describe('a store’s queue', () => {
  beforeAll(async () => {
    server = await startTestServer({ demo: true, workers: true });
    token = await server.signIn();
    ask = asSeller(server.origin, token);
  });
  afterAll(() => server.stop());

  const stateOf = async (id: string) => (await ask(QUEUED, { id })).itemsInfo[0];

  test('pushes as many as the store’s limit leaves room for; the others wait and say why', async () => {
    const store = await makeStore('Two a day', { max_per_day: 2 });
    const made = await listings(3, 'Queued');
    expect(idsOf((await ask(QUEUE, { ids: idsOf(made), store_id: store })).queueItem).sort()).toEqual(idsOf(made).sort());
    await eventually(async () => {
      const states = await Promise.all(made.map(({ _id }) => stateOf(_id)));
      return states.filter(({ items }) => items.length === 1).length === 2;
    });
    const states = await Promise.all(made.map(({ _id }) => stateOf(_id)));
    const [waiting] = states.filter(({ items }) => items.length === 0);
    const told = await eventually(async () => {
      const again = await Promise.all(made.map(({ _id }) => stateOf(_id)));
      return again.find(({ items, store_queue }) => items.length === 0 && store_queue[0]?.queue_messenger);
    });
    expect(waiting.store_queue).toMatchObject([{ store_id: store, queue_status: 'waiting', store: { sto_name: 'Two a day' } }]);
    expect(told.store_queue[0]).toMatchObject({
      queue_messenger: 'Two a day has reached its limit of 2 new listings per day.',
      queue_reason: { refusal: 'job.quota.day', values: { store: 'Two a day', most: 2 } },
    });
    expect(waiting.product_name).not.toBe('');
    expect(states.find(({ items }) => items.length === 1).job_list).toMatchObject([{ status: 'done' }]);

    const wait = made[states.indexOf(waiting)]!;
    expect(await check('queueItem', [wait._id], [store])).toMatchObject([{ ok: false, code: 'queued' }]);
    expect(await refusal(QUEUE, { ids: [wait._id], store_id: store })).toContain('Already in the queue for this store');
    await ask('mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id } }', {
      _id: store,
      params: { platform_id: 'woocommerce', sto_name: 'Two a day', max_per_day: 5 },
    });
    await eventually(async () => (await stateOf(wait._id)).items.length === 1);
  });

  test('a removed store takes its queue along, a removed listing its place', async () => {
    const store = await makeStore('Closed shop', { max_per_day: 1 });
    const made = await listings(3, 'Left');
    await ask(QUEUE, { ids: idsOf(made), store_id: store });
    await ask(REMOVE, { ids: [made[0]!._id] });
    await ask(TRASH_STORE, { ids: [store] });
    const left = await server.services.db.selectFrom('store_queue').select('_id').where('store_id', '=', store).execute();
    expect(left).toEqual([]);
    expect((await stateOf(made[1]!._id)).store_queue).toEqual([]);
  });

  test.each([
    ['no listing', () => ({ ids: [] }), 'Select at least one row.'],
    ['unknown listings', () => ({ ids: ['f'.repeat(24)] }), 'No longer exists.'],
    ['an unknown store', () => ({ ids: ['f'.repeat(24)], store_id: 'f'.repeat(24) }), 'This store no longer exists.'],
    ['another platform', () => ({ ids: ['f'.repeat(24)], platform: 'ebay' }), 'isn’t on the platform “ebay”'],
    ['too many', () => ({ ids: Array.from({ length: 1001 }, (_, i) => `id${i}`) }), 'up to 1,000'],
  ])('%s gets one sentence', async (_what, changes, sentence) => {
    const store = (await ask('{ stores { _id } }')).stores[0]._id as string;
    expect(await refusal(QUEUE, { store_id: store, ...changes() })).toContain(sentence);
  });

  test('twenty at once queue a listing once', async () => {
    const store = await makeStore('Crowded', { max_per_day: 1 });
    const [first, second] = await listings(2, 'Crowd');
    await ask(QUEUE, { ids: [first!._id], store_id: store });
    await Promise.all(
      Array.from({ length: 20 }, () => server.graphql(QUEUE, { ids: [second!._id], store_id: store }, { token }).catch(() => undefined)),
    );
    const rows = await server.services.db.selectFrom('store_queue').select('_id').where('item_info_id', '=', second!._id).execute();
    expect(rows).toHaveLength(1);
  });
});
