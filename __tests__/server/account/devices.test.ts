import { makeReset } from '../../../src/server/sign-in/password-reset';
import type { Container } from '../../../src/server/kernel/context';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../harness';
import { accountBrowser, handedTo, type AccountBrowser } from './browser';

const DEVICES = '/account/profile/devices';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let server: TestServer;
let shop: Container;
let seller: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  shop = await server.makeContainer('mine');
  seller = await server.makeUser(shop, { name: 'Ada Lovelace' });
});
afterAll(() => server.stop());

/** A browser that has just signed in, and the token its page got. */
const signedIn = async (user = seller): Promise<{ visitor: AccountBrowser; token: string }> => {
  const visitor = accountBrowser(server, 'mine.localhost');
  const answer = await visitor.post('/account/login', { email: user.email, password: PASSWORD });
  const { code, page } = await handedTo(visitor, answer);
  return { visitor, token: (await page.exchange(code)).json<{ token: string }>().token };
};

const isSignedIn = async (visitor: AccountBrowser): Promise<boolean> => (await visitor.go(DEVICES)).status === 200;
const isGood = async (token: string): Promise<boolean> =>
  (await server.graphql('{ cUser { _id } }', {}, { token, host: 'mine.localhost' })).status === 200;
const idsOn = (text: string): string[] => [...text.matchAll(/name="session" value="([0-9a-f]+)"/g)].map(([, id = '']) => id);

test('a person sees where they are signed in and signs one browser out, with the tokens of its pages', async () => {
  const [here, there] = [await signedIn(), await signedIn()];
  const page = await here.visitor.go(DEVICES);
  expect(page.text).toContain('This browser');
  const ids = idsOn(page.text);
  // The member's token of the test server, and the other browser.
  expect(ids).toHaveLength(2);
  for (const id of ids) await here.visitor.post(DEVICES, { session: id });
  expect([await isSignedIn(there.visitor), await isGood(there.token)]).toEqual([false, false]);
  expect([await isSignedIn(here.visitor), await isGood(here.token)]).toEqual([true, true]);
  expect((await here.visitor.post(DEVICES, { session: ids[0]! })).text).toContain('This device was already signed out.');
});

test('all other devices are signed out at once, and nobody else’s', async () => {
  const stranger = await server.makeUser(shop);
  const [here, there, theirs] = [await signedIn(), await signedIn(), await signedIn(stranger)];
  await here.visitor.post(DEVICES, { session: 'others' });
  expect([await isSignedIn(there.visitor), await isGood(there.token)]).toEqual([false, false]);
  expect([await isSignedIn(here.visitor), await isGood(here.token)]).toEqual([true, true]);
  expect([await isSignedIn(theirs.visitor), await isGood(theirs.token)]).toEqual([true, true]);
});

test('nobody signs a stranger’s device out, whatever the form says', async () => {
  const stranger = await signedIn();
  const [id = ''] = idsOn((await (await signedIn()).visitor.go(DEVICES)).text);
  const other = await server.makeUser(await server.makeContainer('other'));
  const attacker = accountBrowser(server, 'mine.localhost');
  await attacker.post('/account/login', { email: other.email, password: PASSWORD });
  for (const session of [id, '', "' or 1=1 --", 'x'.repeat(5000)]) await attacker.post(DEVICES, { session });
  expect(await isGood(stranger.token)).toBe(true);
});

test('signing in again in a browser ends the session it had, whoever it was', async () => {
  const first = await signedIn();
  await first.visitor.post('/account/login', { email: seller.email, password: PASSWORD });
  expect(await isGood(first.token)).toBe(false);
  expect(await isSignedIn(first.visitor)).toBe(true);
});

test('a program is listed by its name, and no name of a program becomes markup', async () => {
  const headers = { 'content-type': 'application/json', 'user-agent': '<b>robot</b>/1.0' };
  const body = JSON.stringify({ email: seller.email, password: PASSWORD });
  await server.request('/account/api/login', { headers, body, host: 'mine.localhost' });
  await server.request('/account/api/login', { headers: { ...headers, 'user-agent': FIREFOX }, body, host: 'mine.localhost' });
  const { text } = await (await signedIn()).visitor.go(DEVICES);
  expect(text).toContain('API client (&lt;b&gt;robot&lt;/b&gt;/1.0)');
  expect(text).toContain('127.0.0.1');
  expect(text).not.toContain('<b>');
});

test.each([
  [
    'the profile page',
    async (password: string) => {
      const { visitor } = await signedIn();
      return (await visitor.post('/account/profile/password', { password: PASSWORD, new_password: password, repeat: password })).text;
    },
  ],
  [
    'registering',
    async (password: string) => {
      const visitor = accountBrowser(server, 'mine.localhost');
      return (await visitor.post('/account/register', { name: 'Ada Lovelace', email: 'ada@example.test', password, shop: 'Engines' })).text;
    },
  ],
  [
    'a link for a forgotten password',
    async (password: string) => {
      const address = `/account/reset?token=${await makeReset(server.services.db, seller._id, null)}`;
      return (await accountBrowser(server, 'mine.localhost').post(address, { new_password: password, repeat: password })).text;
    },
  ],
])('%s refuses a password that is easy to guess, in one sentence', async (_door, enter) => {
  for (const password of ['12345678', 'Password1', 'Example.test1'])
    expect(await enter(password)).toContain('This password is easy to guess.');
});
