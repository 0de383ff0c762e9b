import { addFault, asSeller, openSandboxShop, push, saveListing, settled, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const ATTEMPTS =
  'query ($id: ID!) { jobAttempts(job_id: $id) { number worker ms outcome msg { code } calls { method url sent status answered ms } } }';

let server: TestServer;
let ask: Ask;
let storeId: string;

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  ask = asSeller(server.origin, await server.signIn());
  storeId = (await ask('{ stores { _id } }')).stores[0]._id;
});
afterAll(() => server.stop());

test('each attempt at a job is kept: when, who, how long, what was sent and answered, without what opens the shop', async () => {
  const { website, key, secret } = await openSandboxShop(server.services, server.origin);
  const params = { platform_id: 'woocommerce', sto_name: 'Looked at', woocommerce: { website, key, secret } };
  const store = (await ask('mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }', { params })).makeStore._id as string;
  await addFault(server.origin, { method: 'POST', path: '/products', status: 500 }, website);
  const listing = await saveListing(ask, 'Two tries');
  const [job] = await settled(ask, await push(ask, [listing], store));
  const { jobAttempts } = await ask(ATTEMPTS, { id: job!._id });
  expect(jobAttempts).toMatchObject([
    { number: 2, outcome: 'done', msg: null, worker: expect.stringContaining(String(process.pid)) as string },
    { number: 1, outcome: 'again', msg: { code: 'shop_down' } },
  ]);
  const [second, first] = jobAttempts;
  expect(first.calls).toEqual(expect.arrayContaining([expect.objectContaining({ method: 'POST', status: 500 })]));
  const calls = [...first.calls, ...second.calls];
  expect(calls.some(({ method, sent }) => method === 'POST' && sent?.includes('Two tries'))).toBe(true);
  expect(second.ms).toBeGreaterThan(0);
  const said = JSON.stringify(jobAttempts);
  for (const hidden of [key, secret]) expect(said).not.toContain(hidden);
  expect(said.length).toBeLessThan(200_000);
});

test('another container’s attempts look like missing ones', async () => {
  const [job] = await settled(ask, await push(ask, [await saveListing(ask, 'Private')], storeId));
  const rival = { token: await server.signIn('seller@rival.test'), host: 'rival.localhost' };
  expect((await server.graphql(ATTEMPTS, { id: job!._id }, rival)).data.jobAttempts).toEqual([]);
});
