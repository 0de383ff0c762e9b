import {
  addFault,
  asSeller,
  eventually,
  jobsOf,
  openSandboxShop,
  push,
  saveListing,
  settled,
  shopProducts,
  type Ask,
  type TestConnection,
} from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const MAKE = 'mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id } }';
const TRASH = 'mutation ($ids: [ID!]!) { trashStore(delete_ids: $ids) }';
const PLACES = 'query ($id: ID!) { itemsInfo(_id: $id) { items { store_id } } }';

let server: TestServer;
let ask: Ask;

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  ask = asSeller(server.origin, await server.signIn());
});
afterAll(() => server.stop());

const connect = async ({ website, key, secret }: TestConnection, name: string, _id?: string): Promise<string> =>
  (await ask(MAKE, { _id, params: { platform_id: 'woocommerce', sto_name: name, woocommerce: { website, key, secret } } })).makeStore
    ._id as string;
const placesOf = async (id: string): Promise<string[]> =>
  (await ask(PLACES, { id })).itemsInfo[0].items.map(({ store_id }: { store_id: string }) => store_id);

/** Begins a push whose product is at the shop already, while its answer takes a while. */
const beginPush = async (shop: TestConnection, store: string, name: string) => {
  await addFault(server.origin, { method: 'POST', path: '/products', delay_after_ms: 2000 }, shop.website);
  const listings = [await saveListing(ask, name), await saveListing(ask, `${name}, the next`)];
  const group = await push(ask, listings, store);
  await eventually(async () => (await shopProducts(shop)).some((product) => product.name === name));
  return { listing: listings[0]!, next: listings[1]!, group };
};

test('a store that is disconnected midway through a push leaves no trace of it, and what waited is stopped', async () => {
  const shop = await openSandboxShop(server.services, server.origin);
  const store = await connect(shop, 'Gone midway');
  const { listing, next, group } = await beginPush(shop, store, 'Heron midway');
  await ask(TRASH, { ids: [store] });
  await settled(ask, group);
  const jobs = await jobsOf(ask, group);
  expect(jobs.filter(({ status }) => status === 'stopped')).toHaveLength(1);
  expect([...(await placesOf(listing._id)), ...(await placesOf(next._id))]).toEqual([]);
  expect(await server.services.db.selectFrom('items').select('_id').where('store_id', '=', store).execute()).toEqual([]);
  // Connected once more, the shop gets no second product.
  const again = await connect(shop, 'Back again');
  const [job] = await settled(ask, await push(ask, [listing], again));
  expect(job).toMatchObject({ status: 'done' });
  expect((await shopProducts(shop)).filter(({ name }) => name === 'Heron midway')).toHaveLength(1);
  expect(await placesOf(listing._id)).toEqual([again]);
});

test('a store that becomes another shop midway through a push does not take the product of the former one for its own', async () => {
  const [former, other] = [await openSandboxShop(server.services, server.origin), await openSandboxShop(server.services, server.origin)];
  const store = await connect(former, 'Moves midway');
  const { listing, group } = await beginPush(former, store, 'Heron moving');
  await connect(other, 'Moves midway', store);
  await settled(ask, group);
  expect(await placesOf(listing._id)).toEqual([]);
  await settled(ask, await push(ask, [listing], store));
  expect((await shopProducts(other)).filter(({ name }) => name === 'Heron moving')).toHaveLength(1);
});
