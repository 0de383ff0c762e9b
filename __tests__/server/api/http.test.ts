import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { addClientFiles } from '../../../src/server/http/client-files';
import { readPageScripts } from '../../../src/server/http/page-scripts';
import { addSecurityHeaders } from '../../../src/server/http/headers';
import { httpRequest } from '../http-client';
import { ROOT, startTestServer, type TestServer } from '../harness';

describe('the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test('is healthy when its database answers', async () => {
    const answer = await server.request('/healthz');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok' });
  });

  test('answers bodies that are no JSON, or too large, with one sentence', async () => {
    const headers = { 'content-type': 'application/json' };
    const broken = await server.request('/account/api/login', { headers, body: '{"email":' });
    expect(broken.status).toBe(422);
    const large = await server.request('/account/api/login', { headers, body: JSON.stringify({ email: 'x'.repeat(20_000) }) });
    expect(large.status).toBe(413);
    for (const answer of [broken, large]) expect(answer.json<{ errors: unknown[] }>().errors).toHaveLength(1);
  });

  test('refuses queries that nest, rename or weigh more than the app’s own', async () => {
    const user = await server.makeUser(await server.makeContainer());
    const bombs = [
      `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: notificationsCount`).join(' ')} }`,
      `{ notifications { ${'_id '.repeat(5000)} } }`,
      `{ ${'itemsInfo { items { store { '.repeat(8)} _id ${'} } }'.repeat(8)} }`,
    ];
    for (const query of bombs) {
      const { status, errors, data } = await server.graphql(query, {}, { token: user.token });
      expect(status).toBe(200);
      expect(errors?.length).toBeGreaterThan(0);
      expect(data ?? null).toBeNull();
    }
  });

  test('what goes wrong inside is told with an id, and without its words', async () => {
    const shop = await server.makeContainer();
    const user = await server.makeUser(shop);
    const complaint = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await server.services.pool.query('alter table notifications rename to hidden');
    const { status, errors } = await server.graphql('{ notificationsCount }', {}, { token: user.token, host: `${shop.domain}.localhost` });
    await server.services.pool.query('alter table hidden rename to notifications');
    const logged = complaint.mock.calls.map(([line]) => String(line)).join('');
    complaint.mockRestore();
    expect(status).toBe(200);
    const id = /^Something went wrong on our end\. Try again in a moment\. \((\w+)\)$/.exec(errors?.[0]?.message ?? '')?.[1];
    expect(logged).toContain(`fault ${id} notificationsCount`);
    expect(logged).not.toContain(user.token);
  });

  test.each(['/healthz', '/graphql', '/account/login', '/static/brand/favicon.svg', '/assets/gone.js', '/%zz'])(
    '%s is never taken for a file of another type, and is shown in no frame',
    async (url) => {
      const { headers } = await server.request(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-type']).toMatch(/charset=utf-8$/);
    },
  );
});

describe('the built page', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'back-office-root-'));
  let app: FastifyInstance;
  let origin: string;

  beforeAll(async () => {
    mkdirSync(path.join(root, 'dist/client/assets'), { recursive: true });
    writeFileSync(path.join(root, 'dist/client/index.html'), '<!doctype html><html><head><title>App</title></head><body></body></html>');
    writeFileSync(path.join(root, 'dist/client/assets/main.abc123.js'), 'let plain');
    writeFileSync(path.join(root, 'dist/client/assets/main.abc123.js.br'), 'as if compressed');
    symlinkSync(path.join(ROOT, 'static'), path.join(root, 'static'));
    app = Fastify();
    addSecurityHeaders(app);
    const lazy = {
      'src/client/shell/SignedIn.tsx': ['assets/shell.js'],
      'src/client/screens/orders/OrdersScreen.tsx': ['assets/shell.js', 'assets/kit.js', 'assets/orders.js', 'assets/orders.css'],
      'i18n/de/common.json': ['assets/de-shell.js'],
      'i18n/de/lists.json': ['assets/de-screens.js'],
      'i18n/en/lists.json': ['assets/en-screens.js'],
    };
    writeFileSync(path.join(root, 'dist/chunks.json'), JSON.stringify({ initial: ['assets/main.abc123.js'], lazy }));
    await addClientFiles(app, { root }, readPageScripts(root));
    origin = await app.listen({ port: 0, host: 'localhost' });
  });
  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });

  const page = (url: string, accept = 'text/html') => httpRequest(origin, url, { headers: { accept } });

  test.each(['/', '/orders/all?status=Processing', '/files/all', '/mockup/1/editor/2', '/session?token=x'])(
    '%s is the app',
    async (url) => {
      const answer = await page(url);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('<title>App</title>');
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  const aheadOf = async (url: string, headers: Record<string, string> = {}): Promise<(string | undefined)[]> => {
    const { text } = await httpRequest(origin, url, { headers: { accept: 'text/html', ...headers } });
    return [...text.matchAll(/<link rel="preload" as="script"[^>]*href="\/assets\/([^"]+)">/g)].map(([, file]) => file);
  };

  test('a page asks for the scripts of its screen with the first ones, and for the texts of whoever reads it', async () => {
    const orders = ['shell.js', 'kit.js', 'orders.js'];
    expect(await aheadOf('/orders/all?status=Processing')).toEqual([...orders, 'en-screens.js']);
    expect(await aheadOf('/session?token=x&extras=%2Forders%2Fall')).toEqual([...orders, 'en-screens.js']);
    expect(await aheadOf('/orders', { 'accept-language': 'de' })).toEqual(['de-shell.js', ...orders, 'de-screens.js']);
    expect(await aheadOf('/orders', { cookie: 'language=de' })).toEqual(['de-shell.js', ...orders, 'de-screens.js']);
    expect(await aheadOf('/policy')).toEqual([]);
  });

  test('each page has a nonce of its own, the same in the page and in its policy', async () => {
    const nonces = [];
    for (const answer of [await page('/'), await page('/')]) {
      const nonce = /<meta property="csp-nonce" content="([^"]+)">/.exec(answer.text)?.[1];
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/unsafe/);
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('what the host configures is handed to the page as data, whatever it is', async () => {
    const other = Fastify();
    await addClientFiles(other, { root, hub: '{"help":"</script><script>alert(1)</script>"} $& not JSON' }, readPageScripts(ROOT));
    const answer = await httpRequest(await other.listen({ port: 0, host: 'localhost' }), '/', { headers: { accept: 'text/html' } });
    await other.close();
    expect(answer.text.match(/<script/g)).toHaveLength(1);
    const data = /<script type="application\/json" id="hub">(.*?)<\/script>/.exec(answer.text)?.[1];
    expect(data?.replaceAll('\\u003c', '<')).toBe('{"help":"</script><script>alert(1)</script>"} $& not JSON');
  });

  test.each(['/assets/gone.js', '/static/gone.png', '/graphql', '/account/nothing', '/files/x/y.png'])(
    '%s is missing, not the app',
    async (url) => {
      expect((await page(url)).status).toBe(404);
    },
  );

  test('a program that asks for JSON never gets the page', async () => {
    expect((await page('/anything', 'application/json')).status).toBe(404);
  });

  test('assets are kept for ever and sent compressed to who takes it', async () => {
    const plain = await httpRequest(origin, '/assets/main.abc123.js');
    expect(plain.text).toBe('let plain');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await httpRequest(origin, '/assets/main.abc123.js', { headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['x-content-type-options']).toBe('nosniff');
  });

  test('nothing outside the folders can be reached', async () => {
    for (const url of ['/static/../package.json', '/static/%2e%2e/package.json', '/assets/..%2findex.html']) {
      expect((await page(url)).text).not.toContain('"dependencies"');
    }
  });
});
