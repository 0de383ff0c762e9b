import {
  addFault,
  asSeller,
  eventually,
  jobsOf,
  openSandboxShop,
  push,
  restCall,
  saveListing,
  settled,
  shopProducts,
  type Ask,
  type TestConnection,
} from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const STORE = 'mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }';
const REMOVE = 'mutation ($ids: [ID!]!, $end: Boolean) { removeItemInfo(ids: $ids, end_in_stores: $end) { _id } }';
const GROUPS = 'query ($store: ID) { jobGroups(store: $store, job_type: "end_item") { _id total waiting pending rejected } }';

let server: TestServer;
let ask: Ask;
let shop: TestConnection;
let store: string;

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  ask = asSeller(server.origin, await server.signIn());
  shop = await openSandboxShop(server.services, server.origin);
  const { website, key, secret } = shop;
  const params = { platform_id: 'woocommerce', sto_name: 'Ends here', woocommerce: { website, key, secret } };
  store = (await ask(STORE, { params })).makeStore._id;
});
afterAll(() => server.stop());

const pushed = async (name: string): Promise<{ readonly _id: string; readonly there: string }> => {
  const listing = await saveListing(ask, name);
  await settled(ask, await push(ask, [listing], store));
  const { itemsInfo } = await ask('query ($_id: ID) { itemsInfo(_id: $_id) { items { platform_id } } }', { _id: listing._id });
  return { _id: listing._id, there: itemsInfo[0].items[0].platform_id };
};

const statusAt = async (id: string): Promise<string> => (await restCall(shop, 'GET', `/products/${id}`)).json<{ status: string }>().status;

interface Group {
  readonly _id: string;
  readonly waiting: number;
  readonly pending: number;
  readonly rejected: number;
}

const groups = async (): Promise<Group[]> => (await ask(GROUPS, { store })).jobGroups;

test('a seller who removes an item leaves it live in its store, unless they ask for its end there', async () => {
  const [kept, gone] = [await pushed('Kept live'), await pushed('Taken down')];
  await ask(REMOVE, { ids: [kept._id] });
  expect(await groups()).toEqual([]);
  await ask(REMOVE, { ids: [gone._id], end: true });
  await eventually(async () => (await groups()).every(({ waiting, pending }) => waiting + pending === 0));
  expect(await groups()).toMatchObject([{ total: 1, rejected: 0 }]);
  expect([await statusAt(kept.there), await statusAt(gone.there)]).toEqual(['publish', 'draft']);
  expect((await ask('{ itemsInfo(search: "Taken down") { _id } }')).itemsInfo).toEqual([]);
});

test('the dry run tells in how many stores an item ends; an end the store refuses is told and can be started again', async () => {
  const listing = await pushed('Refused end');
  const { bulkCheck } = await ask('query ($ids: [ID!]!) { bulkCheck(action: "removeItemInfo", ids: $ids, status: "end") { code count } }', {
    ids: [listing._id],
  });
  expect(bulkCheck).toEqual([{ code: 'endsInStores', count: 1 }]);
  await addFault(server.origin, { method: 'PUT', path: `/products/${listing.there}`, status: 400 }, shop.website);
  await ask(REMOVE, { ids: [listing._id], end: true });
  const { _id } = await eventually(async () => (await groups()).find(({ rejected }) => rejected > 0));
  const { notifications } = await ask('{ notifications { code subject } }');
  expect(notifications).toContainEqual({ code: 'ends-failed', subject: '1 of 1 listings couldn’t be ended in Ends here' });
  await ask('mutation ($ids: [ID!]!) { jobsStart(ids: $ids) { _id } }', { ids: [_id] });
  await eventually(async () => (await statusAt(listing.there)) !== 'publish');
});

test('a seller removes an item while its first push is in hand: what the push makes ends at the store at once', async () => {
  const listing = await saveListing(ask, 'Gone on the way');
  await addFault(server.origin, { method: 'POST', path: '/products', delay_after_ms: 1500 }, shop.website);
  const group = await push(ask, [listing], store);
  await eventually(async () => (await shopProducts(shop)).some(({ name }) => name === 'Gone on the way'));
  expect(await jobsOf(ask, group)).toMatchObject([{ status: 'pending' }]);
  await ask(REMOVE, { ids: [listing._id], end: true });
  await settled(ask, group);
  await eventually(async () => (await groups()).every(({ waiting, pending }) => waiting + pending === 0));
  expect((await shopProducts(shop)).filter(({ name }) => name === 'Gone on the way')).toMatchObject([{ status: 'draft' }]);
});
