import { changeCredit } from '../../../src/server/wallet/wallet';
import type { Container } from '../../../src/server/kernel/context';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../harness';
import { accountBrowser } from './browser';

let server: TestServer;
let mine: Container;
let theirs: Container;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestServer({ workers: true });
  mine = await server.makeContainer('mine');
  theirs = await server.makeContainer('theirs');
  owner = await server.makeUser(mine);
});

afterAll(() => server.stop());

const signedIn = async (user: TestUser, host = 'mine.localhost') => {
  const visitor = accountBrowser(server, host);
  await visitor.post('/account/login', { email: user.email, password: PASSWORD });
  return visitor;
};

const BILLING = ['/account/billing/topup', '/account/billing/history'];

describe('billing', () => {
  test.each([...BILLING, '/account/test-job'])('%s asks to sign in first and comes back', async (path) => {
    const answer = await accountBrowser(server, 'mine.localhost').go(path);
    expect(answer.status).toBe(303);
    const { port } = new URL(server.origin);
    expect(answer.headers.location).toBe(`/account/login?ref=${encodeURIComponent(`http://mine.localhost:${port}${path}`)}`);
  });

  test('shows the credit and its history, newest first, of this shop alone', async () => {
    const change = (shop: Container, amount: number, note: string) =>
      server.services.inContainer(shop._id, (tx) =>
        changeCredit(tx, shop._id, {
          kind: 'adjustment',
          key: note,
          from: amount < 0 ? 'wallet' : 'adjustment',
          to: amount < 0 ? 'adjustment' : 'wallet',
          cents: Math.abs(amount * 100),
          note,
        }),
      );
    await change(mine, 40.5, 'Welcome <gift>');
    await change(mine, -7.25, 'Order 1001');
    await change(theirs, 99, 'Somebody else’s money');
    const visitor = await signedIn(owner);
    const topup = await visitor.go('/account/billing/topup');
    expect(topup.text).toContain('$33.25');
    expect(topup.text).toContain('No payment service is connected');
    const history = await visitor.go('/account/billing/history');
    expect(history.text.indexOf('Order 1001')).toBeGreaterThan(0);
    expect(history.text.indexOf('Order 1001')).toBeLessThan(history.text.indexOf('Welcome &lt;gift&gt;'));
    expect(history.text).toContain('-$7.25');
    expect(history.text).not.toContain('Someone else');
    const { data } = await server.graphql('{ cUser { total_credit } }', {}, { token: owner.token, host: 'mine.localhost' });
    expect(data.cUser.total_credit).toBe(33.25);
  });

  test.each(BILLING)('%s is for whoever may view billing', async (path) => {
    const helper = await server.makeUser(mine, { role: 'support' });
    const refused = await (await signedIn(helper)).go(path);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('You need the “billing: view” permission');
    const stranger = await (await signedIn(owner, 'theirs.localhost')).go(path);
    expect(stranger.status).toBe(403);
    expect(stranger.text).not.toContain('$');
  });
});

describe('the test job', () => {
  test('runs for super_root and says when and where', async () => {
    const admin = await server.makeUser(mine, { role: 'super_root' });
    const visitor = await signedIn(admin);
    const sent = await visitor.post('/account/test-job', {});
    expect([sent.status, sent.headers.location]).toEqual([303, '/account/test-job']);
    for (let tries = 0; tries < 100; tries++) {
      const page = await visitor.go('/account/test-job');
      if (page.text.includes('Done after')) {
        expect(page.text).toMatch(/Done after \d+ ms, by \S+ \d+/);
        expect(page.text).not.toContain('http-equiv="refresh"');
        return;
      }
      expect(page.text).toContain('http-equiv="refresh"');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The test job was never done.');
  });

  test('is refused to everybody else', async () => {
    const page = await (await signedIn(owner)).post('/account/test-job', {});
    expect(page.status).toBe(403);
    expect(page.text).toContain('Only super_root can run test jobs.');
  });
});

test('a fault of ours is told on a page, in the reader’s language', async () => {
  const visitor = await signedIn(owner);
  const { pool } = server.services;
  await pool.query('alter table wallet_entries rename to mislaid');
  try {
    const answer = await visitor.go('/account/billing/history', { headers: { 'accept-language': 'de' } });
    expect([answer.status, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(answer.text).toMatch(/<h1>Etwas ist schiefgelaufen<\/h1>\s*<p class="lead">[^<]*\([0-9a-f]{8}\)/u);
    expect(answer.text).not.toContain('wallet_entries');
  } finally {
    await pool.query('alter table mislaid rename to wallet_entries');
  }
});
