import { notify } from '../../../src/server/inbox/notify';
import { issue } from '../../../src/server/invoices/issue';
import { draftInvoices } from '../../../src/server/invoices/draft';
import { holdInvoices } from '../../../src/server/invoices/rows';
import { keepRates } from '../../../src/server/rates/keep';
import { readDesk } from '../../../src/server/sales/desk';
import { firstDeadline } from '../../../src/domain/tasks/sla';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import { addFo, addOrder, makeShop, type ReportShop } from '../reports/shop';
import { makeStaff, type Staff } from '../staff';

const FIELDS = `_id label time_zone invoice_company invoice_tax_id invoice_prefix invoice_year invoice_next feed updated_at
  opening { weekday from to } rates { currency rate typed by feed_rate waiting }`;
const READ = `{ containerSetting { ${FIELDS} } }`;
const SAVE = `mutation ($_id: ID!, $updated_at: Int, $params: ContainerSettingInput!) {
  makeContainerSetting(_id: $_id, updated_at: $updated_at, params: $params) { ${FIELDS} } }`;
const ALERT = 'mutation ($_id: ID!, $on: Boolean!) { makeAlert(_id: $_id, on: $on) { _id on } }';

let server: TestServer;
let staff: Staff;
let owner: TestUser;
let reader: TestUser;
let shop: ReportShop;

beforeAll(async () => {
  server = await startTestServer();
  staff = await makeStaff(server);
  owner = await staff.member(await staff.group('Owners', { app_config: 'vu', order: 'v', billing: 'v' }));
  reader = await staff.member(await staff.group('Readers', { app_config: 'v' }));
  shop = await makeShop(server, staff.container._id, 'UTC');
});
afterAll(() => server.stop());

const within = <T>(work: Parameters<typeof server.services.inContainer<T>>[1]) => server.services.inContainer(staff.container._id, work);
const read = async (who = owner) => (await staff.ask(who, READ)).data.containerSetting[0];
const save = async (params: object, { who = owner, updated_at = undefined as number | undefined, _id = staff.container._id } = {}) => {
  const { data, errors } = await staff.ask(who, SAVE, { _id, updated_at, params });
  if (errors) throw new Error(errors[0]?.extensions?.refusal);
  return data.makeContainerSetting;
};

test('who may view them reads them and changes nothing; whoever may not sees nothing', async () => {
  expect(await read(reader)).toMatchObject({
    _id: staff.container._id,
    time_zone: 'UTC',
    invoice_prefix: '',
    invoice_next: 1,
    feed: false,
  });
  expect((await read(reader)).opening).toHaveLength(5);
  await expect(save({ label: 'Mine' }, { who: reader })).rejects.toThrow('permission');
  const stranger = await staff.member(await staff.group('Others', { order: 'v' }));
  expect((await staff.ask(stranger, READ)).errors?.[0]?.extensions?.refusal).toMatch(/^permission/);
  await expect(save({ label: 'Mine' }, { _id: 'f'.repeat(24) })).rejects.toThrow('setting.missing');
});

test('of two who save at once, the later one is told', async () => {
  const { updated_at } = await read();
  const [first, second] = await Promise.allSettled([save({ label: 'One' }, { updated_at }), save({ label: 'Two' }, { updated_at })]);
  const kept = [first, second].filter((each) => each.status === 'fulfilled');
  expect(kept).toHaveLength(1);
  const [refused] = [first, second].flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(String(refused)).toContain('request.savedMeanwhile');
  expect(['One', 'Two']).toContain((await read()).label);
});

test.each([
  [{ label: ' ' }, 'setting.labelMissing'],
  [{ label: 'x'.repeat(61) }, 'setting.labelLong'],
  [{ time_zone: 'Europe/Nowhere' }, 'setting.zone'],
  [{ invoice_prefix: '../x' }, 'setting.prefix'],
  [{ opening: [{ weekday: 1, from: 600, to: 500 }] }, 'setting.spanShort'],
  [{ rates: [{ currency: 'EUR', rate: -1 }] }, 'setting.rate'],
  [{ rates: [{ currency: "';--", rate: 1 }] }, 'setting.currency'],
])('%j is refused, and nothing of it kept', async (params, refusal) => {
  const before = await read();
  await expect(save({ invoice_company: 'Lost Ltd', ...params })).rejects.toThrow(refusal);
  expect(await read()).toEqual(before);
});

test('an invoice has the prefix and the letterhead that were typed, and the count goes on', async () => {
  const at = Math.floor(Date.now() / 1000) - 60 * 24 * 3600;
  const order = await addOrder(server, shop, { store: shop.stores[0]!, at });
  await addFo(server, shop, { order, maker: shop.makers[0]!, cost: 500, submitted_at: at });
  const saved = await save({ invoice_prefix: 'blue-7', invoice_company: 'Blue <b>Ltd</b>', invoice_tax_id: 'DE 123' });
  expect(saved).toMatchObject({ invoice_prefix: 'BLUE-7', invoice_company: 'Blue <b>Ltd</b>' });
  const now = Math.floor(Date.now() / 1000);
  const made = await within(async (tx) => {
    await draftInvoices(tx, staff.container._id, 'UTC', now);
    const { _id } = await tx.selectFrom('invoices').select('_id').where('status', '=', 'draft').executeTakeFirstOrThrow();
    const [draft] = await holdInvoices(tx, staff.container._id, [_id]);
    await issue(tx, staff.container._id, draft!, { now, zone: 'UTC', language: 'en' });
    return tx.selectFrom('invoices').select(['number', 'frozen']).where('_id', '=', _id).executeTakeFirstOrThrow();
  });
  expect(made.number).toBe(`BLUE-7-${saved.invoice_year}-00001`);
  expect(made.frozen?.from).toEqual(['Blue <b>Ltd</b>', 'DE 123']);
  expect(await read()).toMatchObject({ invoice_next: 2 });
});

test('another zone moves the days of reports', async () => {
  const REPORT = `query { orderReport(start: "01-05-2026", end: "31-05-2026", group: "day") { rows { key figures { orders } } } }`;
  await addOrder(server, shop, { store: shop.stores[0]!, at: Date.parse('2026-05-05T23:30:00Z') / 1000 });
  const days = async () =>
    (await staff.ask(owner, REPORT)).data.orderReport.rows.flatMap((row: { key: string; figures: { orders: number } }) =>
      row.figures.orders > 0 ? [row.key] : [],
    );
  expect(await days()).toEqual(['2026-05-05']);
  await save({ time_zone: 'Europe/Berlin' });
  expect(await days()).toEqual(['2026-05-06']);
  await save({ time_zone: 'UTC' });
});

test('deadlines run in the hours that were typed', async () => {
  const monday = Date.parse('2026-11-23T10:00:00Z') / 1000;
  const due = async () => firstDeadline('urgent', monday, (await within((tx) => readDesk(tx, staff.container._id))).hours).due_at;
  expect(await due()).toBe(Date.parse('2026-11-23T18:00:00Z') / 1000);
  const spans = [
    { weekday: 1, from: 13 * 60, to: 15 * 60 },
    { weekday: 1, from: 9 * 60, to: 11 * 60 },
    { weekday: 2, from: 9 * 60, to: 18 * 60 },
  ];
  expect((await save({ opening: spans })).opening).toEqual([spans[1], spans[0], spans[2]]);
  expect(await due()).toBe(Date.parse('2026-11-24T14:00:00Z') / 1000);
});

test('a typed rate goes to the orders that wait and is not written over by the feed, until the feed is followed again', async () => {
  await addOrder(server, shop, {
    store: shop.stores[0]!,
    at: Math.floor(Date.now() / 1000) - 3600,
    currency: 'PLN',
    rate: null,
    total: 100,
  });
  const pln = async () => (await read()).rates.find(({ currency }: { currency: string }) => currency === 'PLN');
  expect(await pln()).toMatchObject({ rate: null, typed: false, waiting: 1 });
  await save({ rates: [{ currency: 'pln', rate: 0.25 }] });
  expect(await pln()).toMatchObject({ rate: 0.25, typed: true, by: expect.any(String), feed_rate: null, waiting: 0 });
  await within((tx) => keepRates(tx, staff.container._id, new Map([['PLN', 0.27]]), 1));
  expect(await pln()).toMatchObject({ rate: 0.25, typed: true, feed_rate: 0.27 });
  await save({ rates: [{ currency: 'PLN', rate: null }] });
  expect(await pln()).toMatchObject({ rate: 0.27, typed: false, by: null, feed_rate: 0.27 });
  await within((tx) => keepRates(tx, staff.container._id, new Map([['PLN', 0.28]]), 1));
  expect(await pln()).toMatchObject({ rate: 0.28, typed: false });
});

test('what somebody turned off is neither listed nor counted to them alone, and comes back', async () => {
  await within((tx) => notify(tx, { type: 'Order', code: 'orders-failed', params: { store: 'X', reason: 'y' } }));
  const unread = async (who: TestUser) => (await staff.ask(who, '{ notificationsCount }')).data.notificationsCount;
  const listed = async (who: TestUser) => (await staff.ask(who, '{ notifications { code } }')).data.notifications.length;
  const [before, ofReader] = [await unread(owner), await unread(reader)];
  expect((await staff.ask(owner, ALERT, { _id: 'shops', on: false })).data.makeAlert).toEqual({ _id: 'shops', on: false });
  expect([await unread(owner), await unread(reader)]).toEqual([before - 1, ofReader]);
  expect(await listed(owner)).toBe(before - 1);
  expect((await staff.ask(owner, '{ alerts { _id on } }')).data.alerts).toContainEqual({ _id: 'shops', on: false });
  await staff.ask(owner, ALERT, { _id: 'shops', on: true });
  expect(await unread(owner)).toBe(before);
  expect((await staff.ask(owner, ALERT, { _id: 'login-new-place', on: false })).errors?.[0]?.extensions?.refusal).toBe(
    'notification.alert',
  );
});
