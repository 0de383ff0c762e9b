import { unixNow } from '../../../src/server/kernel/clock';
import type { Container } from '../../../src/server/kernel/context';
import { makeReset } from '../../../src/server/sign-in/password-reset';
import { totpCode } from '../../../src/server/sign-in/second-factors/totp';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../harness';
import type { HttpAnswer } from '../http-client';
import { MAKE_USER } from '../staff';
import { accountBrowser, handedTo, type AccountBrowser } from './browser';
import { giveAuthenticator, notAtTheEndOfAStep, wrongCode } from './second-factors';

const SECURITY = '/account/profile/security';
const VERIFY = '/account/login/verify';

let server: TestServer;
let shop: Container;
let user: TestUser;
let page: AccountBrowser;

beforeAll(async () => {
  server = await startTestServer();
  shop = await server.makeContainer('mine');
});
afterAll(() => server.stop());

beforeEach(async () => {
  await server.services.db.deleteFrom('login_events').execute();
  user = await server.makeUser(shop);
  page = browser();
});

const browser = (): AccountBrowser => accountBrowser(server, 'mine.localhost');
const enterPassword = (at = page): Promise<HttpAnswer> => at.post('/account/login', { email: user.email, password: PASSWORD });
const enterCode = (code: string, at = page): Promise<HttpAnswer> => at.post(VERIFY, { code });
const login = (body: object): Promise<HttpAnswer> =>
  server.request('/account/api/login', { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const isSignedIn = async (at = page): Promise<boolean> => (await at.go('/account/profile/info')).status === 200;
const change = (fields: Record<string, string>): Promise<HttpAnswer> => page.post(SECURITY, fields);
const keyOn = ({ text }: HttpAnswer): string => /<code translate="no">([A-Z2-7 ]+)<\/code>/.exec(text)?.[1]?.replaceAll(' ', '') ?? '';
const codesOn = ({ text }: HttpAnswer): string[] =>
  [...text.matchAll(/<code translate="no">([a-z0-9-]{27})<\/code>/g)].map(([, code]) => code ?? '');
const outcomes = async (): Promise<string[]> =>
  (await server.services.db.selectFrom('login_events').select('outcome').orderBy('_id').execute()).map(({ outcome }) => outcome);

test('somebody sets up an app, signs in with its code, and then with a recovery code', async () => {
  await enterPassword();
  expect((await change({ action: 'set-up' })).text).toContain('Confirm your password to continue.');
  expect((await change({ action: 'confirm', password: 'wrong' })).text).toContain('Your current password is incorrect.');
  expect((await change({ action: 'confirm', password: PASSWORD })).text).toContain('Set up app');
  const shown = await change({ action: 'set-up' });
  const key = keyOn(shown);
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  expect(shown.text).toContain('<svg');

  await notAtTheEndOfAStep();
  const ofKey = (steps = 0): string => totpCode(key, unixNow() + steps * 30);
  expect((await change({ action: 'enable', code: wrongCode(ofKey) })).text).toContain('Incorrect code.');
  expect((await login({ email: user.email, password: PASSWORD })).status).toBe(200);
  const enabled = await change({ action: 'enable', code: ofKey() });
  const codes = codesOn(enabled);
  expect(new Set(codes).size).toBe(10);
  expect(await isSignedIn()).toBe(true);
  expect((await page.go(SECURITY)).text).not.toContain(codes[0]);

  const elsewhere = browser();
  expect((await enterPassword(elsewhere)).headers.location).toBe(VERIFY);
  expect(await isSignedIn(elsewhere)).toBe(false);
  // The code that was shown while the app was set up is used up.
  expect((await enterCode(ofKey(), elsewhere)).status).toBe(401);
  const { page: app, code } = await handedTo(elsewhere, await enterCode(ofKey(1), elsewhere));
  expect((await app.exchange(code)).status).toBe(200);

  const third = browser();
  await enterPassword(third);
  expect((await third.post(VERIFY, { recovery: ` ${codes[3]?.toUpperCase().replaceAll('-', ' ')} ` })).status).toBe(303);
  expect(await isSignedIn(third)).toBe(true);
  const fourth = browser();
  await enterPassword(fourth);
  expect((await fourth.post(VERIFY, { recovery: codes[3] ?? '' })).status).toBe(401);
  expect((await third.go(SECURITY)).text).toContain('9 of 10 codes left');
});

test('a button that is pressed twice turns the app on once, and the codes that are seen are good', async () => {
  await enterPassword();
  await change({ action: 'confirm', password: PASSWORD });
  const key = keyOn(await change({ action: 'set-up' }));
  const code = totpCode(key, unixNow());
  await change({ action: 'enable', code });
  const codes = codesOn(await change({ action: 'enable', code }));
  expect(codes).toHaveLength(10);
  expect((await login({ email: user.email, password: PASSWORD, code: codes[0] })).status).toBe(200);
});

test('neither the key of an app nor recovery codes are stored as they are', async () => {
  const { recoveryCodes } = await giveAuthenticator(server, user._id);
  const rows = JSON.stringify([
    await server.services.db.selectFrom('authenticators').selectAll().execute(),
    await server.services.db.selectFrom('recovery_codes').selectAll().execute(),
  ]);
  expect(rows).toContain('"secret":"v2:');
  for (const code of recoveryCodes) expect(rows).not.toContain(code.replaceAll('-', ''));
});

test('of many who send one code at once, one is let in', async () => {
  const { code } = await giveAuthenticator(server, user._id);
  const shown = code();
  const answers = await Promise.all(Array.from({ length: 5 }, () => login({ email: user.email, password: PASSWORD, code: shown })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
});

test('of many who send one recovery code at once, one is let in', async () => {
  const { recoveryCodes } = await giveAuthenticator(server, user._id);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => login({ email: user.email, password: PASSWORD, code: recoveryCodes[0] })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
});

test('after ten wrong codes whoever guesses has to wait, with the right code too', async () => {
  const { code } = await giveAuthenticator(server, user._id);
  await enterPassword();
  const wrong = wrongCode(code);
  const answers = await Promise.all(Array.from({ length: 12 }, () => enterCode(wrong)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(401), 429, 429]);
  const right = await enterCode(code());
  expect(right.status).toBe(429);
  expect(right.text).toContain('Too many incorrect codes. Try again in 15 minutes.');
  // The JSON door and a second try with the password are no way round.
  expect((await login({ email: user.email, password: PASSWORD, code: code() })).status).toBe(429);
  expect((await enterPassword(browser())).status).toBe(429);
  expect(await isSignedIn()).toBe(false);
});

test('right passwords between them do not make wrong codes forgotten', async () => {
  const { code } = await giveAuthenticator(server, user._id);
  const wrong = wrongCode(code);
  for (let guess = 0; guess < 10; guess += 1)
    expect((await login({ email: user.email, password: PASSWORD, code: wrong })).status).toBe(401);
  expect((await login({ email: user.email, password: PASSWORD, code: code() })).status).toBe(429);
});

test('after fifty wrong codes of a day a recovery code is taken, and a code of the app from known browsers alone', async () => {
  const { code, recoveryCodes } = await giveAuthenticator(server, user._id);
  const known = browser();
  await enterPassword(known);
  await enterCode(code(-1), known);
  await known.post('/account/logout', {});
  await server.services.db
    .insertInto('login_events')
    .values(
      Array.from({ length: 50 }, (_each, at) => ({
        ...{
          _id: `wrong-${at}`,
          email: user.email,
          user_id: null,
          address: '203.0.113.7',
          network: '203.0.113.7',
          device: null,
          user_agent: null,
        },
        ...{ outcome: 'wrongCode', created_at: unixNow() - 60 * 60 },
      })),
    )
    .execute();
  await enterPassword();
  const refused = await enterCode(code());
  expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('Too many incorrect codes today.')]);
  expect(await isSignedIn()).toBe(false);
  expect((await page.post(VERIFY, { recovery: recoveryCodes[0] ?? '' })).status).toBe(303);
  await enterPassword(known);
  expect((await enterCode(code(), known)).status).toBe(303);
});

test('the tenth wrong code of a day is told to whoever owns the account, once', async () => {
  const { code } = await giveAuthenticator(server, user._id);
  await enterPassword();
  const wrong = wrongCode(code);
  for (let guess = 0; guess < 12; guess += 1) await enterCode(wrong);
  const told = await server.services.inContainer(shop._id, (tx) =>
    tx.selectFrom('notifications').select('code').where('user_id', '=', user._id).where('code', '=', 'wrong-codes').execute(),
  );
  expect(told).toHaveLength(1);
});

test('the JSON door asks for the code, takes it, and says nothing of it where the password is wrong', async () => {
  const { code, recoveryCodes } = await giveAuthenticator(server, user._id);
  const asked = await login({ email: user.email, password: PASSWORD });
  expect(asked.status).toBe(401);
  expect(asked.json<{ errors: object[] }>().errors[0]).toMatchObject({ extensions: { refusal: 'account.codeNeeded', field: 'code' } });
  expect(asked.text).not.toContain('token');
  const wrong = await login({ email: user.email, password: 'wrong', code: code() });
  expect(wrong.json<{ errors: object[] }>().errors[0]).toMatchObject({ extensions: { refusal: 'account.wrongSignIn' } });
  expect((await login({ email: user.email, password: PASSWORD, code: 'x'.repeat(101) })).status).toBe(401);
  expect((await login({ email: user.email, password: PASSWORD, code: '' })).status).toBe(401);
  expect((await login({ email: user.email, password: PASSWORD, code: code() })).json()).toMatchObject({ user_id: user._id });
  expect((await login({ email: user.email, password: PASSWORD, code: recoveryCodes[1] })).status).toBe(200);
});

test('until the code is there nobody is signed in, and every step is on record', async () => {
  const { code } = await giveAuthenticator(server, user._id);
  await enterPassword();
  for (const path of ['/account/profile/info', SECURITY, '/account/oauth2'])
    expect((await page.go(path)).headers.location).toMatch(/^\/account\/login/);
  expect(await server.services.db.selectFrom('account_sessions').selectAll().where('user_id', '=', user._id).execute()).toEqual([]);
  await enterCode(wrongCode(code));
  await enterCode(code());
  expect(await outcomes()).toEqual(['password', 'wrongCode', 'ok']);
});

test('the second step is of one browser, good once, for ten minutes', async () => {
  const { code, recoveryCodes } = await giveAuthenticator(server, user._id);
  expect((await enterCode(code())).headers.location).toBe('/account/login');
  const begun = await enterPassword();
  const step = /second_step=([^;]+)/.exec(begun.headers['set-cookie']?.join() ?? '')?.[1] ?? '';
  expect(begun.headers['set-cookie']?.find((cookie) => cookie.startsWith('second_step'))).toContain('HttpOnly');
  // Another browser that has got hold of the cookie.
  const thief = browser();
  await thief.go('/account/login');
  const { headers } = await thief.go(VERIFY, { headers: { cookie: `second_step=${step}` } });
  expect(headers.location).toBe('/account/login');

  await server.services.db
    .updateTable('second_steps')
    .set({ expires_at: unixNow() - 1 })
    .execute();
  expect((await enterCode(code())).headers.location).toBe('/account/login');
  await enterPassword();
  const codes = recoveryCodes.slice(0, 4);
  const answers = await Promise.all(codes.map((recovery) => page.post(VERIFY, { recovery })));
  expect(answers.filter(({ headers: { location } }) => location?.includes('/session?'))).toHaveLength(1);
});

test('a new password ends sign-ins that wait for their second factor', async () => {
  const { code } = await giveAuthenticator(server, user._id);
  await enterPassword();
  const link = await makeReset(server.services.db, user._id, null);
  const fields = { new_password: 'quite-another-password', repeat: 'quite-another-password' };
  expect((await browser().post(`/account/reset?token=${link}`, fields)).status).toBe(200);
  expect((await enterCode(code())).headers.location).toBe('/account/login');
});

test('a password that was reset by a link is still followed by the second factor', async () => {
  const { code } = await giveAuthenticator(server, user._id);
  const link = await makeReset(server.services.db, user._id, null);
  const fields = { new_password: 'quite-another-password', repeat: 'quite-another-password' };
  await page.post(`/account/reset?token=${link}`, fields);
  expect(await isSignedIn()).toBe(false);
  const signedIn = await page.post('/account/login', { email: user.email, password: fields.new_password });
  expect(signedIn.headers.location).toBe(VERIFY);
  expect((await enterCode(code())).headers.location).toContain('/session?');
});

test('an invitation that is accepted by password asks for the second factor, and then joins', async () => {
  const { code } = await giveAuthenticator(server, user._id);
  const other = await server.makeContainer('other');
  const owner = await server.makeUser(other);
  const at = { token: owner.token, host: 'other.localhost' };
  const group = await server.graphql('mutation { makeUserGroup(params: { name: "Any" }) { _id } }', {}, at);
  const params = { email: user.email, groups: [group.data.makeUserGroup._id] };
  const invited = await server.graphql(MAKE_USER, { params }, at);
  const token = new URL(invited.data.makeUser.invite_url).searchParams.get('token') ?? '';
  const there = accountBrowser(server, 'other.localhost');
  const link = `/account/invite?token=${token}&as=known`;
  const asked = await there.post(link, { password: PASSWORD });
  expect(asked.headers.location).toBe(`${VERIFY}?invitation=${token}`);
  expect(await isSignedIn(there)).toBe(false);
  const isMember = async () =>
    (
      await server.services.db
        .selectFrom('memberships')
        .select('status')
        .where('container_id', '=', other._id)
        .where('user_id', '=', user._id)
        .execute()
    )[0]?.status;
  expect(await isMember()).toBe('Pending');
  const verified = await there.post(VERIFY, { code: code(), invitation: token });
  expect(verified.headers.location).toBe(`/account/invite?token=${token}`);
  await there.post(`/account/invite?token=${token}`, {});
  expect(await isMember()).toBe('Active');
});

test('changes end no other session, and ask for the password again after ten minutes', async () => {
  const other = browser();
  await enterPassword(other);
  await enterPassword();
  await change({ action: 'confirm', password: PASSWORD });
  const { code } = await giveAuthenticator(server, user._id);
  expect((await change({ action: 'remove-app' })).text).toContain('Authenticator app removed.');
  expect(await isSignedIn(other)).toBe(true);
  expect((await server.graphql('{ cUser { _id } }', {}, { token: user.token })).data).not.toBeNull();
  expect(await server.services.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', user._id).execute()).toEqual([]);
  expect((await login({ email: user.email, password: PASSWORD, code: code() })).status).toBe(200);

  await server.services.db
    .updateTable('account_sessions')
    .set({ confirmed_at: unixNow() - 601 })
    .execute();
  await giveAuthenticator(server, user._id);
  for (const action of ['set-up', 'enable', 'remove-app', 'new-codes', 'add-passkey', 'rename-passkey', 'remove-passkey'])
    expect((await change({ action })).text).toContain('Confirm your password to continue.');
  // Another browser of the same person has to confirm the password itself.
  await other.post(SECURITY, { action: 'confirm', password: PASSWORD });
  expect((await change({ action: 'remove-app' })).text).toContain('Confirm your password to continue.');
  expect(await server.services.db.selectFrom('authenticators').selectAll().where('user_id', '=', user._id).execute()).toHaveLength(1);
});

test('new recovery codes end the former ones', async () => {
  const { recoveryCodes } = await giveAuthenticator(server, user._id);
  await enterPassword();
  await page.post(VERIFY, { recovery: recoveryCodes[0] ?? '' });
  await change({ action: 'confirm', password: PASSWORD });
  const codes = codesOn(await change({ action: 'new-codes' }));
  expect((await login({ email: user.email, password: PASSWORD, code: recoveryCodes[1] })).status).toBe(401);
  expect((await login({ email: user.email, password: PASSWORD, code: codes[1] })).status).toBe(200);
});

describe('a manager who lets a member in again', () => {
  const PATH = '/account/two-step-reset';
  const has = async (userId: string): Promise<boolean> =>
    (await server.services.db.selectFrom('authenticators').select('user_id').where('user_id', '=', userId).execute()).length > 0;
  const asManager = async (manager: TestUser): Promise<AccountBrowser> => {
    const at = browser();
    await at.post('/account/login', { email: manager.email, password: PASSWORD });
    return at;
  };

  test('removes their second factors, and they are told', async () => {
    const member = await server.makeUser(shop, { role: 'sale' });
    const { recoveryCodes } = await giveAuthenticator(server, member._id);
    const manager = await asManager(user);
    expect((await manager.go(`${PATH}?user=${member._id}`)).text).toContain('Reset verification');
    expect(await has(member._id)).toBe(true);
    expect((await manager.post(`${PATH}?user=${member._id}`, {})).text).toContain('has been reset');
    expect(await has(member._id)).toBe(false);
    expect((await login({ email: member.email, password: PASSWORD, code: recoveryCodes[0] })).status).toBe(200);
    const told = () => server.services.db.selectFrom('notifications').select('code').where('user_id', '=', member._id).execute();
    for (let tries = 0; tries < 100 && (await told()).length === 0; tries += 1) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await told()).toEqual([{ code: 'two-step-reset' }]);
  });

  test('is refused for somebody above them, somebody of another workspace too, oneself, and without the permission', async () => {
    const owner = await server.makeUser(shop, { role: 'super_root' });
    const shared = await server.makeUser(shop, { role: 'sale' });
    await server.makeUser(await server.makeContainer(), { email: shared.email });
    const powerless = await server.makeUser(shop, { role: 'sale' });
    for (const each of [owner, shared, user]) await giveAuthenticator(server, each._id);
    const manager = await asManager(powerless);
    expect((await manager.post(`${PATH}?user=${shared._id}`, {})).status).toBe(403);
    await server.services.db.deleteFrom('authenticators').where('user_id', '=', user._id).execute();
    const root = await asManager(user);
    for (const each of [owner, shared, user]) expect((await root.post(`${PATH}?user=${each._id}`, {})).status).toBe(403);
    expect([await has(owner._id), await has(shared._id)]).toEqual([true, true]);
  });
});
