import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestServer, type TestServer } from '../harness';
import { makeStaff, type Staff } from '../staff';

let server: TestServer;
let staff: Staff;

beforeAll(async () => {
  server = await startTestServer();
  staff = await makeStaff(server);
});
afterAll(() => server.stop());

describe('the credit of a workspace', () => {
  const QUERIES: Readonly<Record<string, string>> = {
    cUser: '{ cUser { total_credit } }',
    users: '{ users { total_credit } }',
    usersByName: '{ usersByName(name: "S") { total_credit } }',
    getUserById: 'query ($id: ID!) { getUserById(_id: $id) { total_credit } }',
  };
  const creditIn = (answer: unknown): unknown[] =>
    [...JSON.stringify(answer).matchAll(/"total_credit":([^,}]+)/g)].map(([, credit]) => JSON.parse(credit ?? '') as unknown);

  test.each(Object.keys(QUERIES))('is told by %s to whoever may view billing, and to nobody else', async (name) => {
    await server.services.pool.query('select adjust_wallet($1, 25, $2)', [staff.container._id, 'a test']);
    const without = await staff.member(await staff.group(`Without ${name}`, { user: 'vau', store: 'vaud' }));
    const viewer = await staff.member(await staff.group(`Viewers ${name}`, { user: 'v', billing: 'v' }));
    for (const [who, told] of [
      [without, false],
      [viewer, true],
      [staff.owner, true],
    ] as const) {
      const { data, errors } = await staff.ask(who, QUERIES[name]!, { id: staff.owner._id });
      expect(errors).toBeUndefined();
      const credits = creditIn(data);
      expect(credits.length).toBeGreaterThan(0);
      for (const credit of credits) expect(credit).toEqual(told ? expect.any(Number) : null);
      if (told) expect(credits).not.toContain(0);
    }
  });

  test('is told to nobody by an invitation or a change of a member', async () => {
    const inviter = await staff.member(await staff.group('Inviters', { user: 'vau' }));
    const packers = await staff.group('Packers', {});
    const MADE = 'mutation ($id: ID, $params: UserInput!) { makeUser(id: $id, params: $params) { user { _id total_credit } } }';
    const made = await staff.ask(staff.owner, MADE, { params: { email: 'new@example.test', groups: [packers] } });
    expect(creditIn(made.data)).toEqual([expect.any(Number)]);
    const changed = await staff.ask(inviter, MADE, { id: inviter._id, params: { phone_number: '1' } });
    expect(changed.errors).toBeUndefined();
    expect(creditIn(changed.data)).toEqual([null]);
  });
});

describe('what is refused', () => {
  const json = { 'content-type': 'application/json' };
  test.each([
    ['a missing page', '/nothing', {}, 404],
    ['a missing file of ours', '/static/nothing.png', {}, 404],
    ['a missing script', '/assets/nothing.js', {}, 404],
    ['a missing picture', '/files/aaaa/original.png', {}, 404],
    ['a call without a token', '/graphql', { headers: json, body: '{}' }, 400],
    ['a stream without a token', '/live', {}, 400],
    ['an invoice without a token', `/invoices/${'a'.repeat(24)}.pdf`, {}, 400],
    ['product types without a token', '/product-presets.json', {}, 400],
    ['a sign-in', '/account/api/login', { headers: json, body: '{}' }, 401],
    ['another site’s form', '/account/api/logout', { method: 'POST', headers: { origin: 'https://evil.example' } }, 403],
    ['a body that is too large', '/account/api/login', { headers: json, body: 'x'.repeat(20_000) }, 413],
    ['a body that is no JSON', '/account/api/login', { headers: json, body: '{' }, 422],
    ['a path that is none', '/%zz', {}, 422],
    ['an upload without a link', '/uploads/a', { method: 'PUT', body: 'a' }, 403],
  ] as const)('%s is kept by no cache', async (_what, path, request, status) => {
    const answer = await server.request(path, request);
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  test.each(['GIVE ME\r\n\r\n', `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'a'.repeat(100_000)}\r\n\r\n`])(
    'nor is what is no request: %#',
    async (bytes) => {
      const socket = connect(Number(new URL(server.origin).port), 'localhost');
      socket.on('error', () => undefined);
      socket.write(bytes);
      expect(await text(socket).catch(() => '')).toMatch(/^HTTP\/1\.1 4\d\d [^]*cache-control: no-store/i);
    },
  );

  test('nor is the news of a page, however it is asked for', async () => {
    const host = `${staff.container.domain}.localhost`;
    const headers = { authorization: `Bearer ${staff.owner.token}`, accept: 'application/json' };
    const answer = await server.request('/live', { host, headers });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  test('what is found is kept as before', async () => {
    expect((await server.request('/static/account.css')).headers['cache-control']).toBe('public, max-age=3600');
  });
});
