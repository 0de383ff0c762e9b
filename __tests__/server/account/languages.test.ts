import type { Container } from '../../../src/server/kernel/context';
import { notify } from '../../../src/server/inbox/notify';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import { accountBrowser } from './browser';

let server: TestServer;
let shop: Container;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  shop = await server.makeContainer('mine');
  owner = await server.makeUser(shop);
});

afterAll(() => server.stop());

const visitor = () => accountBrowser(server, 'mine.localhost');
const german = { 'accept-language': 'ja, de-AT;q=0.9, en;q=0.4' };

test('a page speaks what the browser wants most of what we speak, and says which it is', async () => {
  const page = await visitor().go('/account/login', { headers: german });
  expect(page.text).toContain('<html lang="de">');
  expect(page.text).toContain('Willkommen zurück.');
  expect(page.headers.vary).toBe('cookie, accept-language');
  expect((await visitor().go('/account/login', { headers: { 'accept-language': 'ja' } })).text).toContain('<html lang="en">');
});

test('a chosen language wins over the browser’s and stays for the page one was on', async () => {
  const browser = visitor();
  const page = await browser.go('/account/login?ref=here', { headers: german });
  expect(page.text).toContain('name="back" value="/account/login?ref=here"');
  const chosen = await browser.post('/account/language', { language: 'fr', back: '/account/login?ref=here' });
  expect([chosen.status, chosen.headers.location]).toEqual([303, '/account/login?ref=here']);
  // The application reads the choice, so its cookie holds for all pages and their scripts.
  expect(chosen.headers['set-cookie']).toEqual([expect.stringMatching(/^language=fr; Max-Age=31536000; Path=\/; SameSite=Lax$/)]);
  expect((await browser.go('/account/register', { headers: german })).text).toContain('<html lang="fr">');
});

test('a language nobody speaks changes nothing', async () => {
  const answer = await visitor().post('/account/language', { language: 'xx', back: '/account/login' });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers.location).toBe('/account/login');
});

test.each(['//evil.test/account/', 'http://evil.test/account/', '/\\evil.test', '/stores', '/account/language', ''])(
  '%j is no place to lead back to',
  async (back) => {
    const answer = await visitor().post('/account/language', { language: 'pt', back });
    expect(answer.headers.location).toBe('/account');
  },
);

test('what is wrong is said in the reader’s language; a program gets the English sentence', async () => {
  const browser = visitor();
  const body = { email: 'nobody@example.test', password: 'wrong-password' };
  const refused = await browser.post('/account/login', body, german);
  expect(refused.text).toContain('E-Mail oder Passwort ist falsch.');
  const short = await browser.post('/account/register', { ...body, name: 'N', shop: 'Shop', password: 'short' }, german);
  expect(short.text).toContain('Verwende mindestens 8 Zeichen für dein Passwort.');
  expect(short.text).toMatch(/id="password"[^>]*aria-invalid/);
  const french = await browser.post('/account/login', body, { 'accept-language': 'fr' });
  expect(french.text).toContain('E-mail ou mot de passe incorrect.');
  const program = await server.request('/account/api/login', {
    headers: { 'content-type': 'application/json', ...german },
    body: JSON.stringify(body),
  });
  expect(program.json<{ message: string }>().message).toBe('Incorrect email or password.');
});

test('a notification is put in the words of whoever reads it; what somebody wrote stays', async () => {
  const unauthorized = { msg: 'As it was told.', refusal: 'shop.unauthorized', values: { host: 'shop.test' } } as const;
  await server.services.inContainer(shop._id, async (tx) => {
    await notify(tx, {
      type: 'Support',
      code: 'pushes-failed',
      params: { failed: 2, total: 5, done: 3, store: 'Chez $t(x) {{y}}', reason: [unauthorized, { msg: 'Told before codes.' }] },
    });
    await notify(tx, { type: 'Support', subject: 'Hello', content: 'Written by hand' });
  });
  const read = async (language?: string) =>
    (await server.graphql('{ notifications { subject content } }', {}, { token: owner.token, host: 'mine.localhost', language })).data
      .notifications;
  const written = { subject: 'Hello', content: 'Written by hand' };
  expect(await read()).toEqual([
    written,
    {
      subject: '2 of 5 items couldn’t be pushed to Chez $t(x) {{y}}',
      content: '3 pushed.\nshop.test rejected the credentials.\nTold before codes.',
    },
  ]);
  expect(await read('fr')).toEqual([
    written,
    {
      subject: '2 articles sur 5 n’ont pas pu être publiés sur Chez $t(x) {{y}}',
      content: 'Publiés\u00A0: 3.\nshop.test a refusé les identifiants.\nTold before codes.',
    },
  ]);
});
