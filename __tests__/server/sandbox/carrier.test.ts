import { printAccess } from '../../../src/server/sandbox';
import { carrierAccess } from '../../../src/server/sandbox/carrier/pages';
import { journeyOf } from '../../../src/server/sandbox/journey';
import { isRejected, makingOf } from '../../../src/server/sandbox/print/fate';
import type { PrintOrder } from '../../../src/server/sandbox/print/orders';
import { startTestServer, type TestServer } from '../harness';
import { httpRequest } from '../http-client';
import { BUYER, carrierClient, printClient, type CatalogueVariant, type PrintOrderView } from './print-client';

const DAY = 86_400;

interface TrackingView {
  readonly id: string;
  readonly delivery_status: string;
  readonly substatus: string;
  readonly origin_info: { readonly trackinfo: readonly { readonly checkpoint_date: string }[] };
}

let server: TestServer;
let carrier: ReturnType<typeof carrierClient>;
let print: ReturnType<typeof printClient>;

const advance = (days: number) =>
  httpRequest(server.origin, '/sandbox/clock', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ speed: 0, seed: 'tests', advance: Math.round(days * DAY) }),
  });
const refusal = async (method: string, path: string, body?: unknown) => {
  const answer = await carrier(method, path, body);
  return [answer.status, answer.json<{ meta: { code: number } }>().meta.code];
};
const look = async (number: string) =>
  (await carrier('GET', `/trackings/get?tracking_numbers=${number}`)).json<{ data: TrackingView[] }>().data[0]!;
const follow = (tracking_number: string, courier_code = 'usps') => carrier('POST', '/trackings/create', { tracking_number, courier_code });
const effects = async (key: string) =>
  (await httpRequest(server.origin, `/sandbox/carrier/ledger?key=${key}`)).json<{ what: string }[]>().map(({ what }) => what);

/** A parcel of this end, sent by the workshop; its number and how its order is told. */
const send = async (end: string) => {
  const made = (external_id: string) =>
    makingOf('tests', { external_id, number: 1, lines: [{ quantity: 1 }], address: { country: 'US' } } as PrintOrder, 0);
  const reference = Array.from({ length: 2000 }, (_, n) => `${end}-${n}`).find(
    (each) => made(each).starts_at === 0 && made(each).parcels[0]?.journey.end === end && !isRejected('tests', each),
  )!;
  const [blueprint] = (await print('GET', '/catalog/blueprints.json')).json<{ id: number }[]>();
  const { variants } = (await print('GET', `/catalog/blueprints/${blueprint!.id}/print_providers/29/variants.json`)).json<{
    variants: CatalogueVariant[];
  }>();
  const line = {
    blueprint_id: blueprint!.id,
    print_provider_id: 29,
    variant_id: variants[0]!.id,
    quantity: 1,
    print_areas: { [variants[0]!.placeholders[0]!.position]: `${server.origin}/static/garments/tee/front-530x630.png` },
  };
  const order = { external_id: reference, line_items: [line], address_to: BUYER };
  const { id } = (await print('POST', '/shops/5101/orders.json', order)).json<{ id: string }>();
  await print('POST', `/shops/5101/orders/${id}/send_to_production.json`);
  await advance(7);
  const { shipments } = (await print('GET', `/shops/5101/orders/${id}.json`)).json<PrintOrderView>();
  return { ...shipments[0]!, id };
};

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  await advance(0);
  carrier = carrierClient(server.origin, (await carrierAccess(server.services, server.origin)).key);
  print = printClient(server.origin, (await printAccess(server.services))[0]!.token);
});
afterAll(() => server.stop());

test.each([
  ['delivered', 'delivered001'],
  ['lost', 'exception007'],
  ['returned', 'exception011'],
])('a parcel that is %s ends at %s, and its events are told by the clock, newest first', async (end, substatus) => {
  const { number, carrier: courier, id } = await send(end);
  expect((await follow(number, courier)).status).toBe(200);
  const early = await look(number);
  await advance(40);
  const late = await look(number);
  expect(late).toMatchObject({ substatus, delivery_status: substatus.slice(0, -3) });
  const times = late.origin_info.trackinfo.map(({ checkpoint_date }) => checkpoint_date);
  expect(times).toEqual([...times].sort().reverse());
  expect(late.origin_info.trackinfo.slice(-early.origin_info.trackinfo.length)).toEqual(early.origin_info.trackinfo);
  const { shipments } = (await print('GET', `/shops/5101/orders/${id}.json`)).json<PrintOrderView>();
  expect(shipments[0]!.delivered_at === null).toBe(end !== 'delivered');
});

test('the parcels of a thousand references need 2 to 9 days', () => {
  const transits = Array.from({ length: 1000 }, (_, n) => journeyOf('tests', `order-${n}`, 1, 0))
    .filter(({ end }) => end === 'delivered')
    .map(({ events }) => Math.round(events.at(-1)!.at / DAY));
  expect([Math.min(...transits), Math.max(...transits)]).toEqual([2, 9]);
});

test.each([
  ['9400100000000000000001', 'usps', 'pending001', 'notfound002'],
  ['12345', 'usps', 'pending002', 'pending002'],
  ['1ZAAAAAA0300000001', 'usps', 'pending003', 'pending003'],
])('%s, which %s never had, is told as %s at first and as %s after two days', async (number, courier, first, later) => {
  await follow(number, courier);
  expect((await look(number)).substatus).toBe(first);
  await advance(2);
  expect((await look(number)).substatus).toBe(later);
});

test('a number is followed once, found, changed and forgotten', async () => {
  const number = '9400100000000000000402';
  const { id } = (await follow(number)).json<{ data: TrackingView }>().data;
  expect(await refusal('POST', '/trackings/create', { tracking_number: number, courier_code: 'usps' })).toEqual([400, 4101]);
  expect((await carrier('PUT', `/trackings/update/${id}`, { note: 'Left at the door' })).json()).toMatchObject({
    data: { note: 'Left at the door' },
  });
  expect(
    (await carrier('GET', `/trackings/get?delivery_status=pending&tracking_numbers=${number}`)).json<{ data: object[] }>().data,
  ).toHaveLength(1);
  expect(
    (await carrier('GET', `/trackings/get?delivery_status=delivered&tracking_numbers=${number}`)).json<{ data: object[] }>().data,
  ).toEqual([]);
  expect((await carrier('DELETE', `/trackings/delete/${id}`)).status).toBe(200);
  expect(await refusal('DELETE', `/trackings/delete/${id}`)).toEqual([404, 4102]);
  expect(await effects(number)).toEqual(['tracking created']);
});

test('in a batch of forty the bad ones alone fail; forty-one are refused', async () => {
  const entries = Array.from({ length: 40 }, (_, n) => ({ tracking_number: `94001000000000000010${10 + n}`, courier_code: 'usps' }));
  const batch = entries.map((entry, n) => (n === 3 ? { ...entry, courier_code: 'pigeon' } : entry));
  const { data } = (await carrier('POST', '/trackings/batch', batch)).json<{ data: { success: object[]; error: object[] } }>();
  expect(data.success).toHaveLength(39);
  expect(data.error).toMatchObject([{ errorCode: 4121, tracking_number: entries[3]!.tracking_number }]);
  expect(await refusal('POST', '/trackings/batch', [...entries, entries[0]])).toEqual([400, 4130]);
});

test('killed in the middle of a batch, what was done before is done, once', async () => {
  const fault = { method: 'POST', path: '/trackings/batch', stops_after: 2 };
  const headers = { 'content-type': 'application/json' };
  await httpRequest(server.origin, '/sandbox/carrier/faults', { headers, body: JSON.stringify(fault) });
  const entries = [1, 2, 3].map((n) => ({ tracking_number: `940010000000000000200${n}`, courier_code: 'usps' }));
  await expect(carrier('POST', '/trackings/batch', entries)).rejects.toThrow();
  const { data } = (await carrier('POST', '/trackings/batch', entries)).json<{ data: { success: object[]; error: object[] } }>();
  expect([data.success.length, data.error.length]).toEqual([1, 2]);
  for (const { tracking_number } of entries) expect(await effects(tracking_number)).toEqual(['tracking created']);
});

test.each([
  [{ courier_code: 'usps' }, 4111],
  [{ tracking_number: '??', courier_code: 'usps' }, 4110],
  [{ tracking_number: '12345678' }, 4120],
  [{ tracking_number: '12345678', courier_code: 'pigeon' }, 4121],
  [{ tracking_number: '12345678', courier_code: 'usps', note: 5 }, 4130],
])('%j is refused with %i', async (body, code) => {
  expect(await refusal('POST', '/trackings/create', body)).toEqual([400, code]);
});

test('several couriers may have such a number; a wrong key opens nothing', async () => {
  const { data } = (await carrier('POST', '/couriers/detect', { tracking_number: '123456789012' })).json<{
    data: { courier_code: string }[];
  }>();
  expect(data.map(({ courier_code }) => courier_code)).toEqual(['fedex', 'dhl-germany']);
  expect((await carrier('GET', '/couriers/all')).json<{ data: object[] }>().data.length).toBeGreaterThan(5);
  const wrong = await carrierClient(server.origin, 'wrong')('GET', '/couriers/all');
  expect([wrong.status, wrong.json()]).toMatchObject([401, { meta: { code: 4001 } }]);
  expect(await refusal('GET', '/nothing')).toEqual([404, 404]);
  const made = (await httpRequest(server.origin, '/sandbox/carrier/keys', { method: 'POST' })).text;
  expect((await carrierClient(server.origin, /<code id="key">([^<]+)/.exec(made)![1]!)('GET', '/couriers/all')).status).toBe(200);
  expect((await httpRequest(server.origin, '/sandbox/carrier')).text).toContain('delivered 001');
});
