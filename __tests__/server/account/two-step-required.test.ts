import type { Container } from '../../../src/server/kernel/context';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../harness';
import { accountBrowser, handedTo } from './browser';
import { giveAuthenticator } from './second-factors';

const SAVE =
  'mutation ($_id: ID!, $params: ContainerSettingInput!) { makeContainerSetting(_id: $_id, params: $params) { require_two_step } }';
const ME = '{ cUser { _id } }';

let server: TestServer;
let shop: Container;
let owner: TestUser;
let member: TestUser;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let host: string;
let number = 0;

beforeEach(async () => {
  number += 1;
  shop = await server.makeContainer(`mine-${number}`);
  host = `mine-${number}.localhost`;
  owner = await server.makeUser(shop);
  member = await server.makeUser(shop, { role: 'super_root' });
});

const ask = ({ token }: TestUser, document = ME, variables = {}) => server.graphql(document, variables, { token, host });
const require = (on: boolean, who = owner) => ask(who, SAVE, { _id: shop._id, params: { require_two_step: on } });
const refusalOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions?.refusal;

/** The workspace requires it, set by its owner, who has an authenticator app. */
const requireByOwner = async (): Promise<void> => {
  await giveAuthenticator(server, owner._id);
  expect((await require(true)).data.makeContainerSetting).toEqual({ require_two_step: true });
};

test('nobody turns the requirement on without a second factor of their own', async () => {
  expect(refusalOf(await require(true))).toBe('setting.ownTwoStepFirst');
  expect((await ask(member)).data.cUser._id).toBe(member._id);
  expect((await require(false)).data.makeContainerSetting).toEqual({ require_two_step: false });
  await requireByOwner();
});

test('somebody who acts as a member with a second factor does not count as one who has it', async () => {
  const seller = await server.makeUser(shop, { role: 'root' });
  await giveAuthenticator(server, seller._id);
  const { data } = await ask(member, 'mutation ($_id: ID!) { loginAs(_id: $_id) { token } }', { _id: seller._id });
  const answer = await server.request('/graphql', {
    host,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}`, 'login-as': data.loginAs.token },
    body: JSON.stringify({ query: SAVE, variables: { _id: shop._id, params: { require_two_step: true } } }),
  });
  expect(answer.text).toContain('setting.ownTwoStepFirst');
});

test('whoever has none is refused with 403 at every door of the workspace, super_root too, and lets nobody else in', async () => {
  await requireByOwner();
  expect((await ask(owner)).data.cUser._id).toBe(owner._id);
  const refused = await ask(member);
  expect([refused.status, refusalOf(refused)]).toEqual([403, 'account.twoStepNeeded']);
  const headers = { authorization: `Bearer ${member.token}` };
  for (const path of ['/live', '/product-presets.json', '/invoices/000000000000000000000000.pdf'])
    expect([path, (await server.request(path, { host, headers })).status]).toEqual([path, 403]);
  expect((await server.request('/live', { host, headers: { ...headers, accept: 'application/json' } })).status).toBe(403);
});

test('the account site refuses its pages about the workspace and leads to the set-up, which is open', async () => {
  await requireByOwner();
  const page = accountBrowser(server, host);
  const signedIn = await page.post('/account/login', { email: member.email, password: PASSWORD });
  expect(signedIn.headers.location).toMatch(/^\/account\/profile\/security\?ref=/);
  const security = await page.go(signedIn.headers.location ?? '');
  expect(security.status).toBe(200);
  expect(security.text).toContain(`Set up two-step verification to use Shop mine-${number}.`);
  for (const path of ['/account/billing/topup', '/account/billing/history', '/account/test-job', `/account/reset-link?user=${owner._id}`]) {
    const refused = await page.go(path);
    expect([path, refused.status]).toEqual([path, 403]);
    expect(refused.text).toContain('href="/account/profile/security"');
  }
  expect((await page.post('/account/test-job', {})).status).toBe(403);
});

test('who sets it up goes on with the very token they were refused with', async () => {
  await requireByOwner();
  expect((await ask(member)).status).toBe(403);
  await giveAuthenticator(server, member._id);
  expect((await ask(member)).data.cUser._id).toBe(member._id);
});

test('another workspace of the same person is not concerned', async () => {
  const other = await server.makeContainer(`other-${number}`);
  await server.makeUser(other, { email: member.email });
  await requireByOwner();
  expect((await ask(member)).status).toBe(403);
  const there = await server.graphql(ME, {}, { token: member.token, host: `other-${number}.localhost` });
  expect(there.data.cUser._id).toBe(member._id);
  const page = accountBrowser(server, `other-${number}.localhost`);
  const { url } = await handedTo(page, await page.post('/account/login', { email: member.email, password: PASSWORD }));
  expect(url.hostname).toBe(`other-${number}.localhost`);
});

test('a last owner who removed their second factor is locked out only until they set it up', async () => {
  await requireByOwner();
  await server.services.db.deleteFrom('authenticators').where('user_id', '=', owner._id).execute();
  expect((await ask(owner)).status).toBe(403);
  const page = accountBrowser(server, host);
  await page.post('/account/login', { email: owner.email, password: PASSWORD });
  expect((await page.post('/account/profile/security', { action: 'confirm', password: PASSWORD })).text).toContain('Set up app');
  await giveAuthenticator(server, owner._id);
  expect((await require(false)).data.makeContainerSetting).toEqual({ require_two_step: false });
  expect((await ask(member)).data.cUser._id).toBe(member._id);
});
