import type { Container } from '../../../src/server/kernel/context';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../harness';
import type { HttpAnswer } from '../http-client';
import { accountBrowser, handedTo, type AccountBrowser } from './browser';

let server: TestServer;
let port: string;
let mine: Container;
let theirs: Container;
let seller: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  port = new URL(server.origin).port;
  await server.makeContainer('plain');
  mine = await server.makeContainer('mine');
  theirs = await server.makeContainer('theirs');
  seller = await server.makeUser(mine);
  await server.makeUser(theirs);
});

afterAll(() => server.stop());

const browser = (host = 'mine.localhost') => accountBrowser(server, host);

const login = (ref?: string): string => `/account/login${ref === undefined ? '' : `?ref=${encodeURIComponent(ref)}`}`;
const credentials = (user: TestUser = seller) => ({ email: user.email, password: PASSWORD });

test('from the sign-in form back to the very page one came from, with a token that works', async () => {
  const visitor = browser();
  const ref = `http://mine.localhost:${port}/orders/all?status=In%20Production&page=2`;
  const form = await visitor.go(login(ref));
  expect(form.status).toBe(200);
  const { url, code, page } = await handedTo(visitor, await visitor.post('/account/login', { ...credentials(), ref }));
  expect(url.origin + url.pathname).toBe(`http://mine.localhost:${port}/session`);
  expect(url.searchParams.get('extras')).toBe('/orders/all?status=In%20Production&page=2');

  const answer = await page.exchange(code);
  expect(answer.status).toBe(200);
  const { token, user_id } = answer.json<{ token: string; user_id: string }>();
  expect(user_id).toBe(seller._id);
  const { data } = await server.graphql('{ cUser { _id } }', {}, { token, host: 'mine.localhost' });
  expect(data.cUser._id).toBe(seller._id);
});

/** Somebody who has just signed in, with the code their page was handed. */
const arrive = async (visitor: AccountBrowser = browser()) => handedTo(visitor, await visitor.post('/account/login', credentials()));
const messageOf = (answer: HttpAnswer): string => answer.json<{ message: string }>().message;

test('a code works once, even when two ask at the same moment', async () => {
  const { code, page } = await arrive();
  const answers = await Promise.all([page.exchange(code), page.exchange(code), page.exchange(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test('a code works only at the host it was made for, and is gone after a wrong try', async () => {
  const { code, page } = await arrive();
  expect((await page.at('theirs.localhost').exchange(code)).status).toBe(401);
  expect((await page.exchange(code)).status).toBe(401);
});

test('a code works only in the browser that signed in: a link to it signs nobody in as somebody else', async () => {
  const stranger = await server.makeUser(mine);
  const attacker = browser();
  const { url, code } = await handedTo(attacker, await attacker.post('/account/login', credentials(stranger)));
  expect(url.href).toContain(`/session?token=${code}&extras=`);
  const victim = await arrive();
  const answer = await victim.page.exchange(code);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined]);
  expect(messageOf(answer)).toBe('You started signing in with a different browser. Sign in again in this one to continue.');
  expect((await browser().exchange((await arrive(attacker)).code)).status).toBe(401);
  expect((await victim.page.exchange(victim.code)).json<{ user_id: string }>().user_id).toBe(seller._id);
});

test('nor does a page at another host: it is asked which browser waits there, and only that one gets in', async () => {
  await server.makeUser(await server.makeContainer('other'), { email: seller.email });
  const attacker = browser();
  const { url, code, page } = await handedTo(
    attacker,
    await attacker.post('/account/login', { ...credentials(), ref: `http://other.localhost:${port}/jobs` }),
  );
  expect([url.host, url.searchParams.get('extras')]).toEqual([`other.localhost:${port}`, '/jobs']);
  expect((await browser('other.localhost').exchange(code)).status).toBe(401);
  expect((await page.exchange(code)).status).toBe(401);
  const again = await handedTo(attacker, await attacker.go(`/account/oauth2?origin=${encodeURIComponent(url.origin)}&extras=/`));
  expect((await again.page.exchange(again.code)).json<{ user_id: string }>().user_id).toBe(seller._id);
});

test('a code is dead after a minute, and a made-up one never lived', async () => {
  const { code, page } = await arrive();
  await server.services.db
    .updateTable('handover_codes')
    .set({ expires_at: Math.floor(Date.now() / 1000) - 1 })
    .execute();
  const refused = await page.exchange(code);
  expect(refused.status).toBe(401);
  expect(messageOf(refused)).toMatch(/Sign in again/);
  expect((await page.exchange('made-up')).status).toBe(401);
});

test('the secrets of the way are told to no page after it, and kept in no cache', async () => {
  const visitor = browser();
  const device = expect.stringMatching(/^device=[\w-]{43}; Max-Age=31536000; Path=\/account; HttpOnly; SameSite=Lax$/) as unknown;
  for (const handed of [await visitor.post('/account/login', credentials()), await visitor.go('/account/oauth2')]) {
    expect(handed.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(handed.headers['set-cookie']).toContainEqual(device);
  }
});

test('whoever is signed in already is handed over at once', async () => {
  const { page } = await arrive();
  const { url } = await handedTo(page, await page.go(login(`http://mine.localhost:${port}/jobs`)));
  expect(url.searchParams.get('extras')).toBe('/jobs');
});

test.each([
  ['another site', 'http://evil.test/'],
  ['another site on our port', () => `http://evil.test:${port}/`],
  ['another container', () => `http://theirs.localhost:${port}/`],
  ['the first container, which is not theirs', () => `http://localhost:${port}/`],
  ['another port', () => `http://mine.localhost:${Number(port) + 1}/`],
  ['another scheme', () => `https://mine.localhost:${port}/`],
  ['no scheme', () => `//mine.localhost:${port}/`],
  ['only a path', '/orders'],
  ['two slashes', '//evil.test'],
  ['backslashes', () => `http://mine.localhost:${port}\\@evil.test/`],
  ['a backslash for a slash', 'http:\\\\evil.test'],
  ['backslash in the path', () => `http://mine.localhost:${port}/\\evil.test`],
  ['user-info', () => `http://mine.localhost:${port}@evil.test/`],
  ['user-info of ours', () => `http://evil@mine.localhost:${port}/`],
  ['a look-alike below', () => `http://mine.localhost.evil.test:${port}/`],
  ['a look-alike beside', () => `http://notmine.localhost:${port}/`],
  ['other letters', () => `http://mіne.localhost:${port}/`],
  ['the same in punycode', () => `http://xn--mne-2lc.localhost:${port}/`],
  ['another site in mixed case', () => `HTTP://Mine.LocalHost.EVIL.test:${port}/`],
  ['an escaped host', () => `http://%6dine.localhost:${port}/`],
  ['line breaks', () => `http://mine.localhost:${port}/\r\nSet-Cookie: a=b`],
  ['a tab', () => `http://mine\t.localhost:${port}/`],
  ['a path that leads out', () => `http://mine.localhost:${port}//evil.test`],
  ['dots that lead out', () => `http://mine.localhost:${port}/.//evil.test`],
  ['script', 'javascript:alert(1)'],
  ['data', 'data:text/html,hello'],
  ['no address', 'nonsense'],
])('a ref with %s leads nowhere but to a sentence and one’s own shop', async (_name, given) => {
  const ref = typeof given === 'function' ? given() : given;
  const visitor = browser();
  const answer = await visitor.post('/account/login', { ...credentials(), ref });
  expect(answer.status).toBe(403);
  expect(answer.headers.location).toBeUndefined();
  expect(answer.text).toContain('one of your workspaces');
  expect(answer.text).toContain(`/account/oauth2?origin=${encodeURIComponent(`http://mine.localhost:${port}`)}&amp;extras=%2F`);
});

test('the hand-over itself checks origin and path again', async () => {
  const { page } = await arrive();
  const at = (origin: string, extras: string): Promise<HttpAnswer> =>
    page.go(`/account/oauth2?origin=${encodeURIComponent(origin)}&extras=${encodeURIComponent(extras)}`);
  const own = `http://mine.localhost:${port}`;
  expect((await at(own, '/stores')).headers.location).toMatch(`${own}/session?token=`);
  for (const [origin, extras] of [
    ['http://evil.test', '/'],
    [`http://theirs.localhost:${port}`, '/'],
    [`${own}/`, '/'],
    [own, '//evil.test'],
    [own, 'evil'],
    [own, '/\\evil.test'],
    [own, '/a\r\nb'],
  ] as const) {
    expect((await at(origin, extras)).status).toBe(403);
  }
});

test('no token of a session is taken from an address', async () => {
  const own = encodeURIComponent(`http://mine.localhost:${port}`);
  const answer = await browser().go(`/account/oauth2?token=${seller.token}&origin=${own}&extras=%2Fstores`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.headers.location).toMatch(/^\/account\/login\?ref=/);
});

test('a host that has nothing to do with us is not asked who waits there', async () => {
  const arrival = (from: string): Promise<HttpAnswer> => browser().go(`/account/arrive?from=${encodeURIComponent(from)}&extras=/jobs`);
  expect((await arrival(`http://theirs.localhost:${port}`)).headers.location).toMatch(
    new RegExp(`^http://theirs\\.localhost:${port}/account/oauth2\\?origin=[^&]+&extras=%2Fjobs&challenge=[0-9a-f]{64}$`),
  );
  for (const from of [
    'http://evil.test',
    `http://evil.test:${port}`,
    `https://theirs.localhost:${port}`,
    'http://theirs.localhost',
    '//x',
  ]) {
    const answer = await arrival(from);
    expect([answer.status, answer.headers.location]).toEqual([403, undefined]);
  }
});

test('signing out ends the session, and the tokens that came from it', async () => {
  const { page, code } = await arrive();
  const { token } = (await page.exchange(code)).json<{ token: string }>();
  const out = await page.signOut(`http://mine.localhost:${port}/jobs`);
  expect(out.headers.location).toBe(`http://mine.localhost:${port}/jobs`);
  expect((await server.graphql('{ cUser { _id } }', {}, { token, host: 'mine.localhost' })).status).toBe(400);
  expect((await page.go(login())).text).toContain('<form');
});

test.each([
  ['a link on another site', { 'sec-fetch-site': 'cross-site' }],
  ['a link in a letter', { 'sec-fetch-site': 'none' }],
  ['a link on another site, in an old browser', { referer: 'http://evil.test/' }],
  ['a link nobody knows the source of', {}],
])('%s signs nobody out; its page has a button that does', async (_what, headers) => {
  const { page } = await arrive();
  const asked = await page.go(`/account/logout?ref=${encodeURIComponent(`${page.origin}/jobs`)}`, { headers });
  expect([asked.status, asked.headers['set-cookie']]).toEqual([200, undefined]);
  expect(asked.text).toContain('Sign out?');
  expect(asked.text).toContain('action="/account/logout"');
  expect((await page.go('/account/profile/info')).status).toBe(200);
  expect((await page.post('/account/logout', { ref: `${page.origin}/jobs` })).headers.location).toBe(`${page.origin}/jobs`);
  expect((await page.go('/account/profile/info')).status).toBe(303);
});

test('a page of ours that names itself signs out where the browser says no more', async () => {
  const { page } = await arrive();
  await page.go('/account/logout', { headers: { referer: `${page.origin}/jobs` } });
  expect((await page.go('/account/profile/info')).status).toBe(303);
});

test('signing out returns to this host only', async () => {
  const out = await browser().signOut('http://evil.test/');
  expect(out.headers.location).toBeUndefined();
  expect(out.text).toContain('Signed out');
});

test('the session cookie is out of reach of scripts and of other sites’ forms', async () => {
  const answer = await browser().post('/account/login', credentials());
  expect(answer.headers['set-cookie']?.[0]).toMatch(/Path=\/account; HttpOnly; SameSite=Lax/);
});

test('a form sent from another site does nothing', async () => {
  for (const headers of [{ origin: 'http://evil.test' }, { origin: 'null' }, { origin: `http://theirs.localhost:${port}` }]) {
    const answer = await browser().post('/account/login', credentials(), headers);
    expect(answer.status).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('pages echo what was typed as text, never as markup', async () => {
  const evil = '"><script>alert(1)</script>';
  const visitor = browser();
  const answer = await visitor.post('/account/login', { email: evil, password: 'x', ref: evil });
  expect(answer.status).toBe(401);
  const own = '<script src="/static/passkey.js" defer></script>';
  expect(answer.text.replace(own, '')).not.toContain('<script');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

test('registering makes a user with a shop of their own, and lands there', async () => {
  const visitor = browser('localhost');
  const fields = { name: 'Ada', email: 'Ada@Example.test', password: 'long enough', shop: 'Ada’s Tees & Mugs' };
  const landed = await handedTo(visitor, await visitor.post('/account/register', { ...fields, ref: `http://localhost:${port}/stores` }));
  expect(landed.url.origin).toBe(`http://ada-s-tees-mugs.localhost:${port}`);
  const { token } = (await landed.page.exchange(landed.code)).json<{ token: string }>();
  const { data } = await server.graphql('{ cUser { email role } }', {}, { token, host: landed.url.hostname });
  expect(data.cUser).toEqual({ email: 'ada@example.test', role: 'root' });

  const again = await browser('localhost').post('/account/register', { ...fields, email: 'ADA@example.test' });
  expect(again.status).toBe(422);
  expect(again.text).toContain('already exists');
  const second = browser('localhost');
  const other = await handedTo(second, await second.post('/account/register', { ...fields, email: 'other@example.test' }));
  expect(other.url.hostname).toBe('ada-s-tees-mugs-2.localhost');
});

test.each([
  [{ name: ' ' }, 'Enter a name.'],
  [{ email: 'nobody' }, 'Enter a valid email'],
  [{ password: 'short' }, 'at least 8 characters'],
  [{ shop: '!!!' }, 'Enter a workspace name'],
])('registering with %j is refused in one sentence and makes nothing', async (bad, sentence) => {
  const before = await server.services.db.selectFrom('users').select('_id').execute();
  const answer = await browser('localhost').post('/account/register', {
    name: 'Bo',
    email: 'bo@example.test',
    password: 'long enough',
    shop: 'Bo',
    ...bad,
  });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain(sentence);
  expect(await server.services.db.selectFrom('users').select('_id').execute()).toEqual(before);
});

test('profile pages ask for sign-in first, then save name and password', async () => {
  const user = await server.makeUser(mine, { name: 'Old Name' });
  const visitor = browser();
  const asked = await visitor.go('/account/profile/info');
  expect(asked.headers.location).toMatch(/^\/account\/login\?ref=/);
  await visitor.post('/account/login', credentials(user));
  expect((await visitor.go('/account/profile/info')).text).toContain('Old Name');
  expect((await visitor.post('/account/profile/info', { name: 'New Name' })).text).toContain('Profile saved.');
  const { data } = await server.graphql('{ cUser { name } }', {}, { token: user.token, host: 'mine.localhost' });
  expect(data.cUser.name).toBe('New Name');

  const change = (fields: Record<string, string>): Promise<HttpAnswer> => visitor.post('/account/profile/password', fields);
  expect((await change({ password: PASSWORD, new_password: 'new password', repeat: 'other' })).text).toContain('match');
  expect((await change({ password: 'wrong', new_password: 'new password', repeat: 'new password' })).text).toContain('incorrect');
  expect((await change({ password: PASSWORD, new_password: 'new password', repeat: 'new password' })).text).toContain('Password changed');
  expect((await visitor.go('/account/profile/info')).status).toBe(200);
  expect((await server.graphql('{ cUser { name } }', {}, { token: user.token, host: 'mine.localhost' })).status).toBe(400);
  await server.signIn(user.email, 'new password');
});
