import { buildHttp } from '../../../src/server/http';
import { planEnd } from '../../../src/domain/people/plan';
import { hashSecret } from '../../../src/server/kernel/secrets';
import { newId } from '../../../src/server/db/ids';
import { makeEmailChange } from '../../../src/server/sign-in/email-change';
import { makeReset } from '../../../src/server/sign-in/password-reset';
import { startMailStandIn } from '../../support/mail-stand-in';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../harness';
import type { HttpAnswer } from '../http-client';
import { makeManyOrders } from '../many-orders';
import { MAKE_USER } from '../staff';
import { accountBrowser, handedTo, type AccountBrowser } from './browser';
import { giveAuthenticator } from './second-factors';
import { routesOf, type Route } from './routes';
import { isLongRun } from '../../support/long-runs';

const HOST = 'mine.localhost';
/** The secret in the links that a buyer has. */
const BUYER_LINK = 'a-buyer’s-link';

let server: TestServer;
let own: string;
let routes: readonly Route[];
let victim: TestUser;
let stranger: TestUser;
let member: TestUser;
let mail: Awaited<ReturnType<typeof startMailStandIn>>;
let page: AccountBrowser;
let invitation: string;

beforeAll(async () => {
  mail = await startMailStandIn();
  server = await startTestServer({ mail: { url: mail.url, from: 'shop@example.test' } });
  const app = await buildHttp(server.services);
  await app.ready();
  routes = routesOf(app);
  await app.close();
  const mine = await server.makeContainer('mine');
  const theirs = await server.makeContainer('theirs');
  victim = await server.makeUser(mine, { role: 'super_root' });
  await server.makeUser(await server.makeContainer('second'), { email: victim.email });
  stranger = await server.makeUser(theirs);
  member = await server.makeUser(mine);
  const params = { email: stranger.email, groups: [(await makeGroup()).data.makeUserGroup._id] };
  const invited = await server.graphql(MAKE_USER, { params }, { token: victim.token, host: HOST });
  await makeManyOrders(server.services.pool, mine._id, 1);
  const [order] = await server.services.db.selectFrom('orders').select(['_id', 'store_id']).execute();
  await server.services.db
    .insertInto('address_links')
    .values({
      container_id: mine._id,
      order_id: order!._id,
      hash: hashSecret(BUYER_LINK),
      made_by: victim._id,
      created_at: 0,
      expires_at: 2 ** 31 - 1,
      tries: 0,
    })
    .execute();
  const [store_id, support_id] = [order!.store_id, newId()];
  await server.services.inContainer(mine._id, async (tx) => {
    await tx
      .insertInto('supports')
      .values({
        _id: support_id,
        store_id,
        subject: 'Hi',
        buyer_email: 'ann@example.test',
        last_message_at: 1,
        created_at: 1,
        updated_at: 1,
      })
      .execute();
    const link = { hash: hashSecret(BUYER_LINK), asked_at: 1, expires_at: 2 ** 31 - 1 };
    await tx
      .insertInto('support_ratings')
      .values({ _id: newId(), support_id, ...link })
      .execute();
  });
  invitation = new URL(invited.data.makeUser.invite_url).searchParams.get('token') ?? '';
});
afterAll(async () => {
  await server.stop();
  mail.stop();
});

beforeEach(async () => {
  page = accountBrowser(server, HOST);
  own = page.origin;
  await page.post('/account/login', { email: victim.email, password: PASSWORD });
});

const makeGroup = () =>
  server.graphql('mutation { makeUserGroup(params: { name: "Any" }) { _id } }', {}, { token: victim.token, host: HOST });

test('the routes are those of the server', () => {
  expect(routes).toContainEqual({ method: 'POST', path: '/account/profile/password' });
  expect(routes).toContainEqual({ method: 'GET', path: '/account/oauth2' });
  expect(routes).toContainEqual({ method: 'PUT', path: '/uploads/:id' });
});

describe('what another site sends', () => {
  /** Every row of every table, so that whatever changes is seen. */
  const everything = async (): Promise<string> => {
    const { rows } = await server.services.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const sums = rows.map(({ name }) => `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t`);
    return JSON.stringify((await server.services.pool.query(`${sums.join(' union all ')} order by name`)).rows);
  };

  const FIELDS = {
    name: 'Evil',
    shop: 'Evil shop',
    email: '',
    password: PASSWORD,
    new_password: 'another-password',
    repeat: 'another-password',
    language: 'fr',
    back: '/account/login',
  };
  /** What a route wants that the fields do not have. */
  const special = async (path: string): Promise<{ query?: string; fields?: Record<string, string>; token?: string }> => {
    if (path === '/account/register') return { fields: { email: `new-${routes.length}@example.test` } };
    if (path === '/account/address') return { query: `?token=${encodeURIComponent(BUYER_LINK)}` };
    if (path === '/account/rating') return { query: `?token=${encodeURIComponent(BUYER_LINK)}`, fields: { score: 'good' } };
    if (path === '/account/invite') return { query: `?token=${invitation}&as=known` };
    if (path === '/account/api/token') return { fields: { code: (await handedTo(page, await page.go('/account/login'))).code } };
    if (path === '/account/api/hand-over') return { fields: { origin: own, extras: '/' }, token: victim.token };
    if (path === '/account/reset') return { query: `?token=${await makeReset(server.services.db, member._id, null)}` };
    if (path === '/account/email') {
      const { _id } = await server.makeUser(await server.makeContainer('emails'));
      return { query: `?token=${await makeEmailChange(server.services.db, { user_id: _id, email: 'another@example.test' })}` };
    }
    if (path === '/account/reset-link') return { query: `?user=${member._id}` };
    if (path === '/account/billing/renew') return { fields: { end: String(await planEnds()) } };
    if (path === '/account/api/logout') return { token: await server.signIn(victim.email) };
    if (path === '/account/two-step-reset') {
      await server.services.db.deleteFrom('authenticators').where('user_id', '=', member._id).execute();
      await giveAuthenticator(server, member._id);
      return { query: `?user=${member._id}` };
    }
    if (path === '/account/profile/security') return { fields: { action: 'confirm' } };
    if (path === '/account/login/verify') {
      await server.services.db.deleteFrom('authenticators').where('user_id', '=', member._id).execute();
      const { code } = await giveAuthenticator(server, member._id);
      await page.post('/account/login', { email: member.email, password: PASSWORD });
      return { fields: { code: code() } };
    }
    if (path === '/account/profile/devices') {
      await server.signIn(victim.email);
      return { fields: { session: 'others' } };
    }
    return {};
  };

  /** When the plan of the shop ends; its wallet can pay for another term. */
  const planEnds = async (): Promise<number> => {
    const row = await server.services.db.selectFrom('containers').selectAll().where('domain', '=', 'mine').executeTakeFirstOrThrow();
    await server.services.pool.query('select adjust_wallet($1, 100, $2)', [row._id, 'For the plan']);
    return planEnd(row) ?? 0;
  };

  const asForm = (fields: object) => ({
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(fields as Record<string, string>).toString(),
  });
  const asJson = (fields: object) => ({ type: 'application/json', body: JSON.stringify(fields) });
  const asText = (fields: object) => ({ type: 'text/plain', body: JSON.stringify(fields) });

  const SENDERS: readonly Record<string, string>[] = [
    { origin: 'http://evil.test' },
    { origin: 'null' },
    { origin: 'http://theirs.localhost' },
    { origin: `http://${HOST}` },
    { origin: 'http://evil.test', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  test('changes nothing at any route, with the cookies of whoever is signed in', async () => {
    const writing = routes.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
    expect(writing.length).toBeGreaterThan(10);
    for (const { method, path } of writing) {
      const { query = '', fields } = await special(path);
      const all = { ...FIELDS, email: stranger.email, ...fields };
      const before = await everything();
      for (const sender of SENDERS) {
        for (const { type, body } of [asForm(all), asJson(all), asText(all)]) {
          const answer = await page.go(path.replace(':id', 'a') + query, { method, headers: { 'content-type': type, ...sender }, body });
          const said = `${method} ${path} as ${type} from ${JSON.stringify(sender)}`;
          expect([said, answer.headers['set-cookie'], answer.status >= 400]).toEqual([said, undefined, true]);
        }
      }
      expect([path, await everything()]).toEqual([path, before]);
    }
  });

  /** Nobody can pay here, so these change nothing; what they do where somebody can is `topup.test.ts`'s. */
  const OF_PAYMENTS = ['/account/billing/topup', '/account/billing/webhook/:method'];

  test('would have changed something, had our own page sent it', async () => {
    const writing = routes.filter(({ method, path }) => method === 'POST' && path.startsWith('/account') && !OF_PAYMENTS.includes(path));
    for (const { path } of writing) {
      page = accountBrowser(server, HOST);
      await page.post('/account/login', { email: victim.email, password: PASSWORD });
      const { query = '', fields, token } = await special(path);
      const { type, body } = (path.startsWith('/account/api/') ? asJson : asForm)({ ...FIELDS, email: stranger.email, ...fields });
      const headers = { 'content-type': type, origin: own, ...(token && { authorization: `Bearer ${token}` }) };
      const before = await everything();
      const answer = await page.go(path + query, { method: 'POST', headers, body });
      const changed = answer.headers['set-cookie'] !== undefined || (await everything()) !== before;
      // A new route that wants more than these fields is taught to `special`.
      expect([path, changed]).toEqual([path, true]);
      await server.services.db
        .updateTable('users')
        .set(({ selectFrom }) => ({ password_hash: selectFrom('users as u').select('u.password_hash').where('u._id', '=', stranger._id) }))
        .where('_id', '=', victim._id)
        .execute();
    }
  });
});

describe('no redirect leads anywhere foreign', () => {
  const variants = (port: string): readonly string[] => {
    const mine = `http://${HOST}:${port}`;
    const hosts = [
      'evil.test',
      `evil.test:${port}`,
      `${HOST}.evil.test:${port}`,
      `xn--mne-2lc.localhost:${port}`,
      `mіne.localhost:${port}`,
      `evil.localhost:${port}`,
      `0x7f000002:${port}`,
      '[::ffff:6.6.6.6]',
      `mine。localhost.evil.test`,
    ];
    const tricks: readonly ((host: string) => string)[] = [
      (host) => `http://${host}/`,
      (host) => `HTTPS://${host}`,
      (host) => `//${host}/`,
      (host) => `///${host}/`,
      (host) => `/\\${host}`,
      (host) => `\\\\${host}`,
      (host) => `/\t/${host}`,
      (host) => `http:${host}`,
      (host) => `http:/\\${host}`,
      (host) => `${mine}@${host}/`,
      (host) => `${mine}:x@${host}/`,
      (host) => `http://${host}\\@${HOST}:${port}/`,
      (host) => `http://${host}#@${HOST}:${port}/`,
      (host) => `http://${host}?${mine}/`,
      (host) => `${mine}.${host}/`,
      (host) => `${mine}%2f@${host}/`,
      (host) => ` http://${host}`,
      (host) => `http://${host}%00.${HOST}/`,
      (host) => `${mine}//${host}`,
      (host) => `${mine}/.//${host}`,
      (host) => `${mine}/a/..//${host}`,
      (host) => `${mine}/\\${host}`,
      (host) => `${mine}/\r\nLocation: http://${host}`,
      (host) => `/./\\${host}`,
      (host) => `/%5c${host}/../..//${host}`,
    ];
    const schemes = ['javascript:alert(1)', 'data:text/html,x', `blob:${mine}/x`, 'file:///etc/passwd', `ws://${HOST}:${port}/`];
    const near = [`https://${HOST}:${port}/`, `http://${HOST}:1/`, `http://${HOST}/`, `http://theirs.localhost:${port}/`, `${mine}:1/`];
    // Each host meets a quarter of the tricks and each trick a quarter of the hosts; the long run has all of them.
    const met = (host: number, trick: number): boolean => isLongRun || (host + trick) % 4 === 0;
    const tricked = hosts.flatMap((host, h) => tricks.filter((_, t) => met(h, t)).map((trick) => trick(host)));
    return [...tricked, ...schemes, ...near];
  };

  const second = (): string => own.replace('mine.', 'second.');

  /** Throws unless an address, read on a page of ours, stays at the hosts of the person's two shops. */
  const staysHere = (address: string, told: string): void => {
    const url = new URL(address, own);
    const extras = url.pathname === '/session' || url.pathname === '/account/oauth2' ? (url.searchParams.get('extras') ?? '/') : '/';
    const inside = new URL(extras, own);
    const plain = !/[\\\s]/.test(address) && !url.pathname.startsWith('//') && !inside.pathname.startsWith('//');
    // Where `/account/oauth2` is asked for something foreign, it is the next one to say no.
    const stays = [own, second()].includes(url.origin) && (inside.origin === own || url.pathname === '/account/oauth2');
    if (!plain || !stays) throw new Error(`${told} leads to ${address}`);
  };

  const checkAnswer = async (answer: HttpAnswer, told: string): Promise<void> => {
    for (const [, address = ''] of answer.text.matchAll(/(?:href|action)="([^"]*)"/g)) staysHere(address.replaceAll('&amp;', '&'), told);
    const { location } = answer.headers;
    if (location === undefined) return;
    staysHere(location, told);
    const { pathname, search } = new URL(location, own);
    if (pathname.startsWith('/account/')) await checkAnswer(await page.go(pathname + search), told);
  };

  /** What an address of the account site may be told. */
  const QUERIES: readonly ((value: string) => Record<string, string>)[] = [
    (ref) => ({ ref }),
    (from) => ({ from }),
    (origin) => ({ origin }),
    (extras) => ({ origin: own, extras }),
  ];

  test('from any page, by any part of its address', async () => {
    const { port } = new URL(own);
    const all = variants(port);
    expect(all.length).toBeGreaterThanOrEqual(isLongRun ? 220 : 60);
    const ask = (path: string, query: Record<string, string>): Promise<HttpAnswer> =>
      page.go(`${path}?${new URLSearchParams(query).toString()}`, { headers: { 'sec-fetch-site': 'cross-site' } });
    const leadsTo = async (path: string, query: Record<string, string>): Promise<string | undefined> =>
      (await ask(path, query)).headers.location?.replaceAll(/(token|challenge)=[^&]+/g, '$1');
    const heeded: string[] = [];
    for (const { path } of routes.filter(({ method, path: at }) => method === 'GET' && at.startsWith('/account'))) {
      const usual = await leadsTo(path, {});
      for (const [index, query] of QUERIES.entries()) {
        const ours = [`${own}/jobs`, `http://theirs.localhost:${port}`, second(), '/jobs'][index] ?? '';
        const heeds = (await leadsTo(path, query(ours))) !== usual;
        if (heeds) heeded.push(`${path} ${Object.keys(query('')).at(-1)}`);
        // Where it does not matter, some of them are enough.
        for (const value of heeds ? all : all.slice(0, 5)) {
          await checkAnswer(await ask(path, query(value)), `${path} ${JSON.stringify(query(value))}`);
        }
      }
    }
    expect(heeded).toEqual([
      '/account/arrive from',
      '/account/arrive extras',
      '/account/login ref',
      '/account/login/verify ref',
      '/account/oauth2 origin',
      '/account/oauth2 extras',
    ]);
  });

  test('from any form, by what it carries along', async () => {
    for (const [index, ref] of variants(new URL(own).port).entries()) {
      for (const [path, fields] of [
        ['/account/language', { language: 'de' }],
        ['/account/logout', {}],
        ['/account/login', { email: victim.email, password: PASSWORD }],
      ] as const) {
        // It takes a password's time, and reads what the page above does.
        if (path === '/account/login' && index % 6 > 0) continue;
        const { location } = (await page.post(path, { ...fields, ref, back: ref })).headers;
        if (location !== undefined) staysHere(location, `${path} ${ref}`);
      }
    }
  });
});
