import { sql } from 'kysely';
import { ConnectorError } from '../../../src/server/connectors/connector';
import { noteStoreStatus } from '../../../src/server/stores/status';
import {
  asSeller,
  eventually,
  JOB_ITEM,
  openSandboxShop,
  push,
  restCall,
  saveListing,
  settled,
  type Ask,
  type Listing,
  type TestConnection,
} from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const STORE = `mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id banner_image_id } }`;

let server: TestServer;
let ask: Ask;
let shop: TestConnection;
let store: string;

const typed = (settings: object) => ({ platform_id: 'woocommerce', sto_name: 'Effects', ...settings });
const set = (settings: object) => ask(STORE, { _id: store, params: typed(settings) });

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  ask = asSeller(server.origin, await server.signIn());
  shop = await openSandboxShop(server.services, server.origin);
  const { website, key, secret } = shop;
  store = (await ask(STORE, { params: typed({ woocommerce: { website, key, secret }, sto_auto: false }) })).makeStore._id;
});
afterAll(() => server.stop());

interface Sold {
  readonly status: string;
  readonly description: string;
}

const soldOf = async ({ _id }: Listing): Promise<Sold> => {
  const { itemsInfo } = await ask('query ($_id: ID) { itemsInfo(_id: $_id) { items { platform_id } } }', { _id });
  return (await restCall(shop, 'GET', `/products/${itemsInfo[0].items[0].platform_id}`)).json<Sold>();
};

test('a store that pushes drafts gets one, which stays one; without the setting a new item is on sale', async () => {
  const [draft, live] = [await saveListing(ask, 'Kept back'), await saveListing(ask, 'On sale at once')];
  await set({ ignore_publish: true });
  await settled(ask, await push(ask, [draft], store));
  await settled(ask, await push(ask, [draft], store));
  await set({ ignore_publish: false });
  await settled(ask, await push(ask, [live], store));
  expect([(await soldOf(draft)).status, (await soldOf(live)).status]).toEqual(['draft', 'publish']);
});

test('the banner stands above the header, and the CSS of the store at the elements it is about', async () => {
  const { files } = await ask('{ files { _id url } }');
  await set({
    product_header: '<p class="top">Made for you.</p>',
    product_style: '.top { color: red } li:hover { color: blue }',
    banner_image_id: files[0]._id,
  });
  const listing = await saveListing(ask, 'Styled', { description: '<p>Soft.</p>' });
  await settled(ask, await push(ask, [listing], store));
  const { description } = await soldOf(listing);
  expect(description).toMatch(
    /^<p><img src="http:\/\/[^"]+\/files\/[^"]+" alt(?:="")?><\/p>\n<p class="top" style="color: red;">Made for you.<\/p>\n<p>Soft.<\/p>/u,
  );
  expect((await ask('query ($_id: ID!) { fileUses(_id: $_id) { kind name } }', { _id: files[0]._id })).fileUses).toContainEqual({
    kind: 'store',
    name: 'Effects',
  });
  await expect(set({ banner_image_id: 'f'.repeat(24) })).rejects.toThrow('no longer exists');
  // An image that is not there any more keeps nobody from changing something else.
  await server.services.db
    .updateTable('stores')
    .set({ settings: sql`settings || '{"banner_image_id": "gone"}'` })
    .where('_id', '=', store)
    .execute();
  expect((await set({ product_footer: '<p>Bye.</p>' })).makeStore).toMatchObject({ banner_image_id: 'gone' });
  await set({ product_header: null, product_footer: null, product_style: null, banner_image_id: null });
  expect((await ask('query ($_id: ID!) { fileUses(_id: $_id) { kind } }', { _id: files[0]._id })).fileUses).not.toContainEqual({
    kind: 'store',
  });
});

test('pushes wait for the minutes and the days of their store, and say so', async () => {
  const waits = async (settings: object, before: readonly string[]): Promise<string> => {
    const { website, key, secret } = await openSandboxShop(server.services, server.origin);
    const params = { platform_id: 'woocommerce', sto_name: `Paced ${before.length}`, woocommerce: { website, key, secret }, ...settings };
    const paced = (await ask(STORE, { params })).makeStore._id as string;
    for (const name of before) await settled(ask, await push(ask, [await saveListing(ask, name)], paced));
    await push(ask, [await saveListing(ask, 'It waits')], paced);
    return eventually(async () => {
      const { jobGroups } = await ask('query ($store: ID) { jobGroups(store: $store) { wait { refusal } } }', { store: paced });
      return jobGroups.map(({ wait }: { wait: { refusal: string } | null }) => wait?.refusal).find(Boolean) as string | undefined;
    });
  };
  expect(await waits({ schedule: 60 }, ['It goes'])).toBe('job.wait.minutes');
  const today = (new Date().getUTCDay() + 6) % 7;
  expect(await waits({ schedule_days: [((today + 3) % 7) + 1] }, [])).toBe('job.wait.days');
});

test('an inactive item is not pushed, and the dry run says so; once it is active it is', async () => {
  const listing = await saveListing(ask, 'Resting', { status: 'Inactive' });
  const ids = [listing._id];
  const { bulkCheck } = await ask(
    'query ($ids: [ID!]!, $stores: [ID!]) { bulkCheck(action: "jobItem", ids: $ids, store_ids: $stores) { ok code } }',
    { ids, stores: [store] },
  );
  expect(bulkCheck).toEqual([{ ok: false, code: 'inactive' }]);
  await expect(ask(JOB_ITEM, { ids, store_ids: [store] })).rejects.toThrow('inactive');
  await expect(
    ask('mutation ($ids: [ID!]!, $store: ID!) { queueItem(ids: $ids, store_id: $store) { _id } }', { ids, store }),
  ).rejects.toThrow('inactive');
  await saveListing(ask, 'Resting', { status: 'Active' }, listing._id);
  await settled(ask, await push(ask, [listing], store));
  // A push that was asked for before the item became inactive says why it did nothing.
  await saveListing(ask, 'Resting', { status: 'Inactive' }, listing._id);
  const [again] = (await ask('mutation ($ids: [ID!]!) { liveOptimizeItem(ids: $ids) { _id } }', { ids })).liveOptimizeItem;
  expect(await settled(ask, again._id)).toMatchObject([{ status: 'rejected', msg: { refusal: 'job.listingInactive' } }]);
});

test('what happens at a store is told to those it is assigned to alone, and the list can be narrowed to them', async () => {
  const support = asSeller(server.origin, await server.signIn('support@demo.test'));
  const told = async (as: Ask): Promise<number> =>
    (await as('{ notifications { code subject } }')).notifications.filter(({ subject }: { subject: string }) => subject.includes('Effects'))
      .length;
  const fail = (refusal: 'shop.down' | 'shop.blocked', container_id: string) =>
    server.services.inContainer(container_id, (tx) =>
      noteStoreStatus(
        tx,
        { container_id, store_id: store },
        new ConnectorError('down', refusal, { values: { host: 'h', status: '500' }, storeStatus: 'Lostconnection' }),
      ),
    );
  const { container_id } = await server.services.db
    .selectFrom('stores')
    .select('container_id')
    .where('_id', '=', store)
    .executeTakeFirstOrThrow();
  const [mine, theirs] = [await told(ask), await told(support)];
  await set({ user_owners: ['seller@demo.test'] });
  await fail('shop.down', container_id);
  expect([await told(ask), await told(support)]).toEqual([mine + 1, theirs]);
  const { stores } = await ask('{ stores { _id user_owners { id } } }');
  const [owner] = stores.find(({ _id }: { _id: string }) => _id === store).user_owners;
  expect((await ask('query ($owner: ID) { stores(owner: $owner) { _id } }', { owner: owner.id })).stores).toEqual([{ _id: store }]);
  expect((await ask('query ($owner: ID) { stores(owner: $owner) { _id } }', { owner: 'f'.repeat(24) })).stores).toEqual([]);
});
