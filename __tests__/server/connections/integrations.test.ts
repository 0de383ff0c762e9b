import { keepRates } from '../../../src/server/rates/keep';
import { ratesIn } from '../../../src/server/rates/feed';
import { accountBrowser } from '../account/browser';
import { PASSWORD, startTestServer, type TestServer } from '../harness';

const FIELDS = '_id code kind status used_by updated_at last_success_at config { key url } last_error { refusal values }';
const LIST = `query ($filter: String) { appConfigs(filter: $filter) { ${FIELDS} } }`;
const SAVE = `mutation ($_id: ID!, $updated_at: Int, $params: AppConfigInput!) { makeAppConfig(_id: $_id, updated_at: $updated_at, params: $params) { ${FIELDS} } }`;
const TEST = `mutation ($_id: ID!) { appConfigTest(_id: $_id) { ${FIELDS} } }`;

let server: TestServer;
let token: string;
let shop: string;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  token = await server.signIn();
  shop = (await server.services.db.selectFrom('containers').select('_id').where('domain', '=', 'demo').executeTakeFirstOrThrow())._id;
});
afterAll(() => server.stop());

const ask = (document: string, variables: object = {}) => server.graphql(document, variables, { token, host: 'demo.localhost' });
const list = async (filter?: string) => (await ask(LIST, { filter })).data.appConfigs;
const one = async (code: string) => (await list()).find((each: { code: string }) => each.code === code);
const change = async (_id: string, params: object, updated_at?: number) => {
  const { data, errors } = await ask(SAVE, { _id, params, updated_at });
  if (errors) throw new Error(errors[0]?.extensions?.refusal);
  return data.makeAppConfig;
};
const test_ = async (_id: string) => (await ask(TEST, { _id })).data.appConfigTest;

test('the demo shop has eight, by their kinds; whoever may not view them is refused, and a kind there is not', async () => {
  expect((await list()).map(({ code, kind }: { code: string; kind: string }) => [code, kind])).toEqual([
    ['practice', 'payment'],
    ['paypal', 'payment'],
    ['trackingmore', 'carrier'],
    ['mailboxes', 'mail'],
    ['issuu', 'documents'],
    ['rates', 'rates'],
    ['trends', 'trend'],
    ['cautions', 'trend'],
  ]);
  expect((await list('trend')).map(({ code }: { code: string }) => code)).toEqual(['trends', 'cautions']);
  expect((await ask(LIST, { filter: 'weather' })).errors?.[0]?.extensions?.refusal).toBe('integration.kind');
  const support = await server.signIn('support@demo.test');
  const refused = await server.graphql(LIST, {}, { token: support, host: 'demo.localhost' });
  expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});

test('without its payment service nobody can top up, and what was begun still counts', async () => {
  const visitor = accountBrowser(server, 'demo.localhost');
  await visitor.post('/account/login', { email: 'seller@demo.test', password: PASSWORD });
  const page = async () => (await visitor.go('/account/billing/topup')).text;
  expect(await page()).toContain('Practice pay');
  await change('practice', { on: false });
  expect((await one('practice')).status).toBe('off');
  expect(await page()).not.toContain('Practice pay');
  await change('practice', { on: true });
  expect(await test_('practice')).toMatchObject({ status: 'ok', last_error: null, last_success_at: expect.any(Number) });
});

test('a key of one’s own is kept sealed and shown as a mask, tried as it is typed, and can be forgotten', async () => {
  const before = await one('trackingmore');
  const typed = await change('trackingmore', { config: { key: 'wrong-key-of-somebody-9876' } }, before.updated_at || undefined);
  expect(typed).toMatchObject({ status: 'failing', config: { key: '••••9876' }, last_error: { refusal: 'provider.tokenRefused' } });
  const { credentials } = await server.services.db
    .selectFrom('app_configs')
    .select('credentials')
    .where('container_id', '=', shop)
    .where('code', '=', 'trackingmore')
    .executeTakeFirstOrThrow();
  expect(credentials).toMatch(/^v2:[0-9a-f]{8}:/);
  expect(JSON.stringify(await list())).not.toContain('wrong-key');
  await expect(change('trackingmore', { forget: true }, typed.updated_at - 1)).rejects.toThrow('request.savedMeanwhile');
  expect(await change('trackingmore', { forget: true }, typed.updated_at)).toMatchObject({ config: { key: null }, last_error: null });
  expect(await test_('trackingmore')).toMatchObject({ status: 'ok' });
  await expect(change('paypal', { config: { key: 'x' } })).rejects.toThrow('integration.nothingTyped');
  await expect(change('weather', { on: true })).rejects.toThrow('integration.missing');
});

test('without TrackingMore no parcel is asked for anew', async () => {
  const CHECK = 'mutation ($ids: [ID!]!) { trackingCheck(ids: $ids) { _id } }';
  const parcel = 'e'.repeat(24);
  await server.services.pool.query(
    `insert into stores (container_id, _id, platform_id, sto_name, sto_status, sto_auto, default_quantity, max_per_day,
      max_per_week, max_per_month, schedule_fetch, website, config, credentials, fetch_every, next_fetch_at, created_at, updated_at)
    select $1, $2, 'woocommerce', 'x', 'Valid', false, 10, 0, 0, 0, 0, 'https://shop.example.com', '{}', '', 0, 0, 1, 1`,
    [shop, parcel],
  );
  await server.services.pool.query(
    `insert into orders (container_id, _id, store_id, platform_id, number, status, currency, total, buyer, created_at, updated_at)
     values ($1, $2, $2, 'x', 'x', 'Shipped', 'USD', 1, '{}', 1, 1)`,
    [shop, parcel],
  );
  await server.services.pool.query(
    `insert into trackings (container_id, _id, order_id, store_id, tracking_number, courier_code, status, events, pieces, created_at, updated_at)
     values ($1, $2, $2, $2, '9400111899223197428490', 'usps', 'transit', '[]', '[]', 1, 1)`,
    [shop, parcel],
  );
  await change('trackingmore', { on: false });
  expect((await ask(CHECK, { ids: [parcel] })).errors?.[0]?.extensions?.refusal).toBe('bulk.row.parcelNoTracker');
  await change('trackingmore', { on: true });
  expect((await ask(CHECK, { ids: [parcel] })).errors).toBeUndefined();
});

test('PayPal that is off is not asked, and says so', async () => {
  await change('paypal', { on: false });
  const { errors } = await ask('mutation { paypalFetch { _id } }');
  expect(errors?.[0]?.extensions?.refusal).toBe('integration.off');
  expect(await test_('paypal')).toMatchObject({ status: 'off', last_error: { refusal: 'integration.noAccount' } });
  await change('paypal', { on: true });
});

test('trend items come and go with their integration', async () => {
  const setting = async () => (await ask('{ cUser { auth_docker { current docker { setting { trend } } } } }')).data.cUser.auth_docker;
  const off = await change('trends', { on: false });
  expect(off).toMatchObject({ status: 'off' });
  expect((await setting()).find(({ current }: { current: boolean }) => current).docker.setting.trend).toBeNull();
  expect((await ask('{ itemsTrend(kind: "listing") { _id } }')).errors?.[0]?.extensions?.refusal).toBe('trend.off');
  await change('trends', { on: true });
  expect((await ask('{ itemsTrend(kind: "listing") { _id } }')).errors).toBeUndefined();
  expect((await ask(TEST, { _id: 'trends' })).errors?.[0]?.extensions?.refusal).toBe('integration.nobody');
});

test('a feed that is none is failing by a sentence; one that is none of the public’s is refused', async () => {
  const address = `${server.origin}/sandbox/rates/moved.xml`;
  expect(await change('rates', { on: true, config: { url: address } })).toMatchObject({
    status: 'failing',
    last_error: { refusal: 'integration.noFeed' },
  });
  expect(await change('rates', { config: { url: `${server.origin}/sandbox/rates/daily.xml` } })).toMatchObject({ status: 'ok' });
  await expect(change('rates', { config: { url: 'http://10.0.0.1/rates.xml' } })).rejects.toThrow('store.websitePrivate');
});

test('rates of a feed stand beside those a person has said, which stay', async () => {
  const rates = ratesIn('<Cube currency="USD" rate="1.1"/><Cube currency="GBP" rate="0.88"/>')!;
  expect([...rates]).toEqual([
    ['EUR', 1.1],
    ['GBP', 1.25],
  ]);
  expect(ratesIn('<html></html>')).toBeNull();
  await server.services.pool.query(
    `insert into currency_rates (container_id, currency, rate, updated_at) values ($1, 'EUR', 2, 1)
     on conflict (container_id, currency) do update set rate = 2, source = null`,
    [shop],
  );
  for (const rate of [1.25, 1.5])
    await server.services.inContainer(shop, (tx) => keepRates(tx, shop, new Map([...rates, ['GBP', rate]]), 1));
  const kept = await server.services.db
    .selectFrom('currency_rates')
    .select(['currency', 'rate'])
    .where('container_id', '=', shop)
    .where('currency', 'in', ['EUR', 'GBP'])
    .orderBy('currency')
    .execute();
  expect(kept.map(({ currency, rate }) => [currency, Number(rate)])).toEqual([
    ['EUR', 2],
    ['GBP', 1.5],
  ]);
});
