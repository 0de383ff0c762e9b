import type { Container } from '../../../src/server/kernel/context';
import { buildHttp } from '../../../src/server/http';
import { PASSWORD, helpersFor, startTestServer, type TestServer, type TestUser } from '../harness';
import type { HttpAnswer } from '../http-client';

let server: TestServer;
let shop: Container;
let user: TestUser;
/** The same server behind a proxy it trusts, which says whence a request comes. */
let proxied: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  shop = await server.makeContainer();
  user = await server.makeUser(shop);
  const { services } = server;
  const app = await buildHttp({ ...services, config: { ...services.config, trustProxy: ['loopback'] } });
  const origin = await app.listen({ port: 0, host: 'localhost' });
  proxied = { ...server, ...helpersFor(origin, services), origin, stop: () => app.close() };
});
afterAll(async () => {
  await proxied.stop();
  await server.stop();
});

const signIn = (network: number): Promise<HttpAnswer> =>
  proxied.request('/account/api/login', {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${network}.1` },
    body: JSON.stringify({ email: user.email, password: PASSWORD }),
  });

/** Sends many at once; says how many of those that were let in are still waited for, and what came of all. */
const flood = (count: number) => {
  const answers: HttpAnswer[] = [];
  const sent = Array.from({ length: count }, async () => {
    answers.push(await signIn(1));
  });
  const served = (): number => answers.filter(({ status }) => status === 200).length;
  return { answers, served, over: Promise.all(sent) };
};

test('many sign-ins at once keep nobody else waiting, and who cannot be let in is told so', async () => {
  const { answers, served, over } = flood(150);
  // One after the other, as a person does.
  const seen: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await server.graphql('{ cUser { _id } }', {}, { token: user.token })).status).toBe(200);
    expect((await server.request('/healthz')).status).toBe(200);
    seen.push(served());
  }
  const neighbour = await signIn(2);
  const before = served();
  await over;
  // Others were answered while most were still waiting for their turn.
  expect(seen[0]).toBeLessThan(served() / 2);
  expect([neighbour.status, before < served() / 2]).toEqual([200, true]);
  const { rows } = await server.services.pool.query<{ outcome: string }>('select distinct outcome from login_events');
  // Who was not let in was no guess.
  expect(rows).toEqual([{ outcome: 'ok' }]);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(served()).toBeGreaterThan(20);
  expect(served() + refused.length).toBe(150);
  expect(new Set(refused.map(({ status, text }) => `${status} ${text.includes('Sign-in is busy right now')}`))).toEqual(
    new Set(['429 true']),
  );
});
