import { addFault, asSeller, eventually, healFaults, push, saveListing, settled, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

interface Note {
  readonly type: string;
  readonly code: string;
  readonly subject: string;
  readonly content: string;
  readonly referent: string | null;
}

let server: TestServer;
let ask: Ask;
let storeId: string;

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  ask = asSeller(server.origin, await server.signIn());
  storeId = (await ask('{ stores { _id } }')).stores[0]._id;
});
afterEach(() => healFaults(server.origin));
afterAll(() => server.stop());

const notes = async (): Promise<readonly Note[]> => (await ask('{ notifications { type code subject content referent } }')).notifications;
const about = (referent: string) => eventually(async () => (await notes()).find((note) => note.referent === referent));

test('a push that has ended is announced once, with the way to the item', async () => {
  const listing = await saveListing(ask, 'Announced tee');
  await settled(ask, await push(ask, [listing], storeId));
  expect(await about(listing._id)).toEqual({
    type: 'Item',
    code: 'push-done',
    subject: 'Announced tee pushed to Sandbox shop',
    content: 'The push is complete.',
    referent: listing._id,
  });
  expect((await notes()).filter(({ referent }) => referent === listing._id)).toHaveLength(1);
});

test('a push that failed says why', async () => {
  const listing = await saveListing(ask, 'Refused tee');
  await addFault(server.origin, { method: 'POST', path: '/products', status: 400, times: 20 });
  const [job] = await settled(ask, await push(ask, [listing], storeId));
  expect(job?.status).toBe('rejected');
  expect(await about(listing._id)).toMatchObject({
    code: 'push-failed',
    subject: 'Couldn’t push Refused tee to Sandbox shop',
    content: job?.msg?.msg,
  });
});

test('many items pushed together are one announcement, when the last is through', async () => {
  const before = (await notes()).length;
  const listings = [await saveListing(ask, 'One'), await saveListing(ask, 'Two'), await saveListing(ask, 'Three')];
  await settled(ask, await push(ask, listings, storeId));
  const note = await eventually(async () => (await notes()).find(({ subject }) => subject === '3 items pushed to Sandbox shop'));
  expect(note).toMatchObject({ type: 'Support', referent: '/jobs' });
  expect(await notes()).toHaveLength(before + 1);
});

test('a store that loses its connection is announced, and so is the look for orders that found out', async () => {
  await addFault(server.origin, { method: 'GET', path: '/orders', status: 401, times: 20 });
  const lost = () => notes().then((all) => all.filter(({ code }) => code === 'store-lost'));
  const look = 'mutation ($ids: [ID!]!) { ordersFetch(store_ids: $ids) { _id } }';
  const [group] = (await ask(look, { ids: [storeId] })).ordersFetch;
  await settled(ask, group._id);
  expect(await lost()).toEqual([
    {
      type: 'Support',
      code: 'store-lost',
      subject: 'Sandbox shop has lost its connection',
      content: expect.stringContaining('The store responded: There has been a critical error'),
      referent: '/stores/lostconnection',
    },
  ]);
  expect(await notes()).toContainEqual(expect.objectContaining({ code: 'orders-failed', referent: '/jobs' }));
});
