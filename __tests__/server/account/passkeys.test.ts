import { unixNow } from '../../../src/server/kernel/clock';
import type { Container } from '../../../src/server/kernel/context';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../harness';
import type { HttpAnswer } from '../http-client';
import { accountBrowser, type AccountBrowser } from './browser';
import { softwareAuthenticator, type Forgery } from './software-authenticator';

const SECURITY = '/account/profile/security';
const HOST = 'mine.localhost';

let server: TestServer;
let shop: Container;
let user: TestUser;
let page: AccountBrowser;
let key: ReturnType<typeof softwareAuthenticator>;

beforeAll(async () => {
  server = await startTestServer();
  shop = await server.makeContainer('mine');
});
afterAll(() => server.stop());

beforeEach(async () => {
  await server.services.db.deleteFrom('login_events').execute();
  user = await server.makeUser(shop);
  key = softwareAuthenticator(user._id);
  page = await confirmed(user);
});

const browser = (host = HOST): AccountBrowser => accountBrowser(server, host);

/** A browser that is signed in and may change the second factors. */
const confirmed = async ({ email }: TestUser): Promise<AccountBrowser> => {
  const at = browser();
  await at.post('/account/login', { email, password: PASSWORD });
  await at.post(SECURITY, { action: 'confirm', password: PASSWORD });
  return at;
};

const optionsFor = async (purpose: 'register' | 'sign-in', at: AccountBrowser) => {
  const answer = await at.go('/account/api/passkey-options', {
    headers: { 'content-type': 'application/json', origin: at.origin },
    body: JSON.stringify({ purpose }),
  });
  const { challenge, rp, rpId } = answer.json<{ challenge: string; rp?: { id: string }; rpId?: string }>();
  return { challenge, origin: at.origin, rpId: rp?.id ?? rpId ?? '' };
};

const add = async (at = page, authenticator = key, forged: Forgery = {}): Promise<HttpAnswer> =>
  at.post(SECURITY, {
    action: 'add-passkey',
    name: 'My laptop',
    credential: authenticator.register(await optionsFor('register', at), forged),
  });

const signIn = async (forged: Forgery = {}, at = browser(), authenticator = key): Promise<HttpAnswer> =>
  at.post('/account/login/passkey', { credential: authenticator.signIn(await optionsFor('sign-in', at), forged) });

const passkeys = () => server.services.db.selectFrom('passkeys').selectAll().where('user_id', '=', user._id).execute();

test('somebody adds a passkey, is given recovery codes, and signs in with the passkey alone', async () => {
  const added = await add();
  expect(added.text).toContain('Passkey added.');
  expect(added.text).toContain('Save your recovery codes');
  expect(await passkeys()).toMatchObject([{ name: 'My laptop', rp_id: HOST, credential_id: key.id, last_used_at: null }]);
  const signedIn = await signIn();
  expect(signedIn.status).toBe(303);
  expect(signedIn.headers.location).toContain('/session?token=');
  expect((await passkeys())[0]?.last_used_at).toEqual(expect.any(Number));
  const events = await server.services.db.selectFrom('login_events').select('outcome').orderBy('_id').execute();
  expect(events.at(-1)).toEqual({ outcome: 'ok' });
});

test('a passkey is the second factor after the password, and the only one asked for by its owner', async () => {
  await add();
  const at = browser();
  expect((await at.post('/account/login', { email: user.email, password: PASSWORD })).headers.location).toBe('/account/login/verify');
  expect((await at.go('/account/login/verify')).text).toContain('data-passkey="sign-in"');
  const credential = key.signIn(await optionsFor('sign-in', at));
  expect((await at.post('/account/login/verify', { credential })).headers.location).toContain('/session?token=');
  const answer = await server.request('/account/api/login', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password: PASSWORD }),
  });
  expect(answer.status).toBe(401);
});

test('the passkey of somebody else is no second factor', async () => {
  await add();
  const other = await server.makeUser(shop);
  const theirs = softwareAuthenticator(other._id);
  await add(await confirmed(other), theirs);
  const at = browser();
  await at.post('/account/login', { email: user.email, password: PASSWORD });
  const credential = theirs.signIn(await optionsFor('sign-in', at));
  const refused = await at.post('/account/login/verify', { credential });
  expect(refused.status).toBe(401);
  expect(refused.text).toContain('This passkey couldn’t be verified.');
  expect((await at.go('/account/profile/info')).status).toBe(303);
});

describe('signing in is refused', () => {
  const isRefused = async (answer: HttpAnswer): Promise<void> => {
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('This passkey couldn’t be verified. Try again, or use another method.');
    expect(answer.headers['set-cookie']?.join()).not.toMatch(/(^|,)account=/);
  };

  test.each<[string, Forgery]>([
    ['for another origin', { origin: 'http://evil.localhost:1' }],
    ['for https in the place of http', { origin: 'https://mine.localhost' }],
    ['for another domain', { rpId: 'evil.localhost' }],
    ['for a domain above', { rpId: 'localhost' }],
    ['for another challenge', { challenge: 'A'.repeat(43) }],
    ['without a challenge', { challenge: '' }],
    ['for an answer that makes a passkey', { type: 'webauthn.create' }],
    ['when the counter goes backwards', { counter: 1 }],
    ['when the counter stands still', { counter: 2 }],
    ['without the person’s PIN or fingerprint', { flags: 0x01 }],
    ['without the person', { flags: 0x00 }],
    ['with a wrong signature', { damaged: true }],
    ['for another person than the passkey’s', { userHandle: 'f'.repeat(24) }],
    ['for an unknown passkey', { credentialId: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('%s', async (_title, forged) => {
    await add();
    await signIn();
    await isRefused(await signIn(forged));
    expect(await passkeys()).toMatchObject([{ counter: 2 }]);
    // An honest answer is taken afterwards.
    expect((await signIn({ counter: 9 })).status).toBe(303);
  });

  test('with another person’s passkey under this one’s id', async () => {
    await add();
    const stranger = softwareAuthenticator(user._id);
    const at = browser();
    await isRefused(
      await at.post('/account/login/passkey', { credential: stranger.signIn(await optionsFor('sign-in', at), { credentialId: key.id }) }),
    );
  });

  test('with an answer that was used, is too old, or comes from another browser', async () => {
    await add();
    const at = browser();
    const credential = key.signIn(await optionsFor('sign-in', at));
    const other = browser();
    await other.go('/account/login');
    await isRefused(await other.post('/account/login/passkey', { credential }));
    await isRefused(await at.post('/account/login/passkey', { credential }));
    const another = key.signIn(await optionsFor('sign-in', at));
    await server.services.db
      .updateTable('passkey_challenges')
      .set({ expires_at: unixNow() - 1 })
      .execute();
    await isRefused(await at.post('/account/login/passkey', { credential: another }));
    const twice = key.signIn(await optionsFor('sign-in', at));
    const answers = await Promise.all([1, 2, 3].map(() => at.post('/account/login/passkey', { credential: twice })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 401, 401]);
  });

  test('at another host, whose pages have passkeys of their own', async () => {
    await add();
    await server.makeUser(await server.makeContainer('second'), { email: user.email });
    const there = browser('second.localhost');
    await isRefused(await signIn({}, there));
  });

  test('for somebody who is blocked, and with a passkey that was removed', async () => {
    await add();
    await server.services.db.updateTable('users').set({ status: 'Blocked' }).where('_id', '=', user._id).execute();
    await isRefused(await signIn());
    await server.services.db.updateTable('users').set({ status: 'Active' }).where('_id', '=', user._id).execute();
    await page.post(SECURITY, { action: 'remove-passkey', passkey: (await passkeys())[0]?._id ?? '' });
    await isRefused(await signIn());
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"id":1}',
    `{"id":"${'a'.repeat(3000)}"}`,
    '{"id":"a","rawId":"a","type":"public-key","response":{}}',
  ])('with %j', async (credential) => {
    await isRefused(await browser().post('/account/login/passkey', { credential }));
  });
});

describe('adding is refused', () => {
  test.each<[string, Forgery]>([
    ['for another origin', { origin: 'http://evil.localhost:1' }],
    ['for another domain', { rpId: 'evil.localhost' }],
    ['for another challenge', { challenge: 'A'.repeat(43) }],
    ['without the person’s PIN or fingerprint', { flags: 0x01 }],
    ['for an answer that signs in', { type: 'webauthn.get' }],
  ])('%s', async (_title, forged) => {
    const refused = await add(page, key, forged);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('This passkey couldn’t be verified.');
    expect(await passkeys()).toEqual([]);
  });

  test('for a challenge somebody else was given, or one that signs in', async () => {
    const other = await confirmed(await server.makeUser(shop));
    const stolen = key.register(await optionsFor('register', other));
    await page.post(SECURITY, { action: 'add-passkey', name: 'x', credential: stolen });
    const ofSignIn = key.register(await optionsFor('sign-in', page));
    await page.post(SECURITY, { action: 'add-passkey', name: 'x', credential: ofSignIn });
    expect(await passkeys()).toEqual([]);
  });

  test('for the passkey of somebody else, without a name, and beyond twenty', async () => {
    await add(await confirmed(await server.makeUser(shop)), key);
    expect((await add()).text).toContain('This passkey is already in use.');
    const options = await optionsFor('register', page);
    const credential = softwareAuthenticator(user._id).register(options);
    expect((await page.post(SECURITY, { action: 'add-passkey', name: ' ', credential })).text).toContain('Enter a name for the passkey.');
    for (let count = 0; count < 20; count += 1) await add(page, softwareAuthenticator(user._id));
    expect((await add(page, softwareAuthenticator(user._id))).text).toContain('You can have up to 20 passkeys.');
    expect(await passkeys()).toHaveLength(20);
  });

  test('in a browser nobody is signed in at', async () => {
    const answer = await browser().go('/account/api/passkey-options', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ purpose: 'register' }),
    });
    expect(answer.status).toBe(401);
  });
});

test('a passkey is renamed and removed by its owner alone', async () => {
  await add();
  const [{ _id } = { _id: '' }] = await passkeys();
  const other = await confirmed(await server.makeUser(shop));
  for (const fields of [
    { action: 'rename-passkey', name: 'Mine now' },
    { action: 'remove-passkey', name: '' },
  ])
    expect((await other.post(SECURITY, { ...fields, passkey: _id })).text).toContain('This passkey no longer exists.');
  expect(await passkeys()).toMatchObject([{ name: 'My laptop' }]);
  expect((await page.post(SECURITY, { action: 'rename-passkey', passkey: _id, name: '<b>Phone</b>' })).text).toContain(
    '&lt;b&gt;Phone&lt;/b&gt;',
  );
  expect((await page.post(SECURITY, { action: 'rename-passkey', passkey: _id, name: 'x'.repeat(61) })).text).toContain(
    'Use up to 60 characters',
  );
  await page.post(SECURITY, { action: 'remove-passkey', passkey: _id });
  expect(await passkeys()).toEqual([]);
  expect((await browser().post('/account/login', { email: user.email, password: PASSWORD })).headers.location).toContain('/session?token=');
});

test('no passkeys are offered by a host that is not served, nor at an IP address', async () => {
  for (const host of ['evil.test', '127.0.0.1']) {
    const answer = await server.request('/account/api/passkey-options', {
      host,
      headers: { 'content-type': 'application/json' },
      body: '{"purpose":"sign-in"}',
    });
    expect([host, answer.status]).toEqual([host, 403]);
  }
});

test('only pages with a passkey button run a script, and it is that one', async () => {
  const policyOf = async (path: string, at = browser()) => String((await at.go(path)).headers['content-security-policy']);
  expect(await policyOf('/account/login')).toContain(`script-src ${page.origin}/static/passkey.js;`);
  expect(await policyOf(SECURITY, page)).toContain('/static/passkey.js');
  for (const path of ['/account/register', '/account/forgot']) expect(await policyOf(path)).not.toMatch(/script-src|connect-src/);
  expect(await policyOf('/account/profile/info', page)).not.toMatch(/script-src|connect-src/);
});
