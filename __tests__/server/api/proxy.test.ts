import { readConfig } from '../../../src/server/kernel/config';
import { buildHttp } from '../../../src/server/http';
import { ROOT, startTestServer, type TestServer } from '../harness';
import { httpRequest } from '../http-client';

const trusted = (TRUST_PROXY: string | undefined) => readConfig({ TRUST_PROXY }, ROOT).trustProxy;

test.each([
  [undefined, false],
  ['', false],
  ['off', false],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, 192.168.1.5,fd00::/8', ['10.0.0.0/8', '192.168.1.5', 'fd00::/8']],
])('TRUST_PROXY=%s trusts %j', (text, proxies) => {
  expect(trusted(text)).toEqual(proxies);
});

test.each(['on', 'true', '1', '*', '10.0.0.0/33', '10.0.0.0/8/1', 'loopback,', 'proxy.example.com', '0x7f.1'])(
  'TRUST_PROXY=%s is refused in one sentence',
  (text) => {
    expect(() => trusted(text)).toThrow(/^TRUST_PROXY must be "off" or addresses/);
  },
);

describe('what a request is taken for', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const FORWARDED = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9', 'user-agent': 'A browser' };
  /** One failed sign-in that comes over loopback, and how it was recorded. */
  const recorded = async (trustProxy: false | readonly string[]) => {
    const { services } = server;
    await services.db.deleteFrom('login_events').execute();
    const app = await buildHttp({ ...services, config: { ...services.config, trustProxy } });
    const answer = await httpRequest(await app.listen({ port: 0, host: 'localhost' }), '/account/api/login', {
      headers: { ...FORWARDED, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.test', password: 'wrong' }),
    });
    await app.close();
    const event = await services.db.selectFrom('login_events').select(['address', 'user_agent', 'outcome']).executeTakeFirstOrThrow();
    return { ...event, hsts: answer.headers['strict-transport-security'] };
  };
  const LOOPBACK: unknown = expect.stringMatching(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);

  test('without the setting nobody can say they come from elsewhere, which would get them past the limits', async () => {
    expect(await recorded(false)).toEqual({ address: LOOPBACK, user_agent: 'A browser', outcome: 'refused', hsts: undefined });
  });

  test('a trusted proxy is believed, and browsers are told to stay with https', async () => {
    const event = await recorded(['loopback']);
    expect(event).toMatchObject({ address: '203.0.113.9', hsts: expect.stringMatching(/^max-age=\d+/) });
  });

  test('anybody else is not', async () => {
    expect(await recorded(['10.0.0.0/8'])).toMatchObject({ address: LOOPBACK, hsts: undefined });
  });
});
