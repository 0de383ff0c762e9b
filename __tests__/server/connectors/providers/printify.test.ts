import { alone } from '../../../../src/server/connectors/alone';
import type { Access } from '../../../../src/server/connectors/connector';
import { printify } from '../../../../src/server/connectors/providers/printify';
import type { OutgoingOrder } from '../../../../src/server/connectors/providers/provider';
import { printifyStandIn } from '../../../support/stand-ins/printify';
import { LATE_MS, serve, type Fault } from '../../../support/stand-ins/stand-in';

let place: ReturnType<typeof printifyStandIn>;
let running: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  place = printifyStandIn();
  running = await serve(place);
});
afterEach(() => running.close());

/** One account over many calls, as a kept one is: what nobody heard the end of is remembered. */
const account = (access: Access = { store: '5101' }) => {
  const outside = alone({
    allowLoopback: () => true,
    standIns: running.standIns,
    // A pause is as long as it takes the stand-in to be done with a call that was given up on.
    wait: async (ms) => {
      await new Promise((resolve) => setTimeout(resolve, Math.min(ms, LATE_MS + 20)));
    },
  });
  return printify.open({ token: place.token, url: '', ...access }, outside);
};

const order = (reference = 'FO-1', changes: Partial<OutgoingOrder> = {}): OutgoingOrder => ({
  reference,
  to: {
    first_name: 'Ada',
    last_name: 'Byron',
    company: 'Engines Ltd',
    address_1: '1 Main St',
    address_2: 'Flat 2',
    city: 'Austin',
    state: 'TX',
    postcode: '78701',
    country: 'US',
    email: null,
    phone: null,
  },
  shipping_method: null,
  lines: [{ line_id: 'l1', sku: '6-29-12100', quantity: 2, print_files: [{ area: 'front', url: 'https://files.example/a.png' }] }],
  gift_message: null,
  ...changes,
});

const made = () => place.effects.filter((effect) => effect.startsWith('made'));

test('the only store of an account need not be named', async () => {
  expect(await account({}).test()).toEqual({ store: '5101' });
  expect(await account({ store: '5101' }).test()).toEqual({ store: '5101' });
});

test.each<[string, Access, object]>([
  ['another token', { token: 'wrong' }, { refusal: 'provider.tokenRefused', values: { provider: 'Printify' }, storeStatus: 'Invalid' }],
  ['a store of somebody else', { store: '9' }, { refusal: 'provider.otherStores', values: { store: '9', stores: '5101 My store' } }],
])('%s is told by a sentence of its own', async (_what, access, refusal) => {
  await expect(account(access).test()).rejects.toMatchObject(refusal);
});

test('of several stores one has to be named, and without any there is none', async () => {
  place.stores.push({ id: 5102, title: 'Second', sales_channel: 'etsy' });
  await expect(account({ store: '' }).test()).rejects.toMatchObject({ values: { stores: '5101 My store, 5102 Second' } });
  place.stores.length = 0;
  await expect(account({ store: '' }).test()).rejects.toMatchObject({ refusal: 'provider.noStore' });
});

test.each<[Fault, string]>([
  ['redirect', 'shop.redirectsTo'],
  ['html', 'shop.unreadable'],
])('a place that answers by %s is not said to refuse the token', async (fault, refusal) => {
  for (let i = 0; i < 4; i += 1) running.spoil(fault);
  await expect(account().test()).rejects.toMatchObject({ refusal });
});

test('an order is submitted once and may be made at once; submitted again it is the same one', async () => {
  const mine = account();
  const submitted = await mine.submit(order());
  expect(submitted).toMatchObject({ reference: 'FO-1', status: 'production', cost: { value: 19.5, currency: 'USD' }, parcels: [] });
  expect(place.orders[0]?.body).toMatchObject({ shipping_method: 1, address_to: { address2: 'Engines Ltd, Flat 2', region: 'TX' } });
  // By an account that remembers nothing of it: Printify does.
  expect(await account().submit(order())).toEqual(submitted);
  expect(place.effects).toEqual(['made FO-1', 'send_to_production FO-1']);
});

test.each<[Fault, number]>(
  (['lost', 'late', 'failed', 'html', 'error', 'throttled', 'slow'] as const).flatMap((fault) => [
    [fault, 0],
    [fault, 1],
  ]),
)('one whose call goes wrong by %s, so many changes on: %i, is there once in the end', async (fault, after) => {
  running.spoil(fault, after, ({ method }) => method === 'POST');
  const mine = account();
  const submit = async (): Promise<object> => {
    try {
      return await mine.submit(order());
    } catch {
      return mine.submit(order());
    }
  };
  expect(await submit()).toMatchObject({ status: 'production' });
  expect(place.effects).toEqual(['made FO-1', 'send_to_production FO-1']);
});

test('what Printify refuses for good is rejected, in its words', async () => {
  const wrong = order('FO-2', { to: { ...order().to, country: 'usa' } });
  expect(await account().submit(wrong)).toMatchObject({
    status: 'rejected',
    external_id: '',
    reason: expect.stringContaining('address_to.country'),
  });
  expect(made()).toEqual([]);
});

test('one that may not be made yet is held, with the reason, and is released later', async () => {
  place.trouble = 'Your payment method was declined';
  const mine = account();
  expect(await mine.submit(order())).toMatchObject({ status: 'held', reason: place.trouble });
  place.trouble = '';
  expect(await mine.submit(order())).toMatchObject({ status: 'production' });
  expect(made()).toHaveLength(1);
});

test('an order is found by its reference on whatever page it is, and by its id at once', async () => {
  const mine = account();
  const first = await mine.submit(order());
  for (let i = 2; i <= 24; i += 1) await place.answer(asked(order(`FO-${i}`)));
  expect(await mine.find({ reference: 'FO-1', external_id: null })).toEqual(first);
  running.calls.length = 0;
  expect(await mine.find({ reference: 'FO-1', external_id: first.external_id })).toEqual(first);
  expect(running.calls).toHaveLength(1);
  expect(await mine.find({ reference: 'FO-none', external_id: null })).toBeNull();
});

const asked = ({ reference, to, lines }: OutgoingOrder) => ({
  method: 'POST',
  origin: '',
  path: '/v1/shops/5101/orders.json',
  query: new URLSearchParams(),
  headers: { authorization: `Bearer ${place.token}`, 'user-agent': 'test' },
  body: Buffer.from(
    JSON.stringify({
      external_id: reference,
      label: reference,
      line_items: lines.map(({ quantity }) => ({ blueprint_id: 6, print_provider_id: 29, variant_id: 12100, quantity, print_areas: {} })),
      shipping_method: 1,
      send_shipping_notification: false,
      address_to: {
        first_name: to.first_name,
        last_name: '',
        email: '',
        phone: '',
        country: 'US',
        region: '',
        address1: '1',
        address2: '',
        city: 'A',
        zip: '1',
      },
    }),
  ),
});

test('parcels, delivery and what stops an order are told as they are', async () => {
  const mine = account();
  const { external_id } = await mine.submit(order());
  const known = place.orders[0]!;
  const now = () => mine.find({ reference: 'FO-1', external_id });
  known.status = 'has-issues';
  expect(await now()).toMatchObject({ status: 'held', reason: 'has-issues' });
  known.status = 'fulfilled';
  known.shipments = [{ carrier: 'usps', number: '9400', url: 'https://track.example/9400', delivered_at: '2026-11-21 08:00:00+00:00' }];
  expect(await now()).toMatchObject({
    status: 'shipped',
    parcels: [
      {
        tracking_number: '9400',
        courier: 'usps',
        shipped_at: Date.parse('2026-11-20T10:00:00Z') / 1000,
        delivered_at: Date.parse('2026-11-21T08:00:00Z') / 1000,
      },
    ],
  });
});

test('an order is taken back while it is not made, once; later the answer is Printify’s no', async () => {
  const mine = account();
  place.trouble = 'Not yet';
  const held = await mine.submit(order());
  running.spoil('lost', 0, ({ method }) => method === 'POST');
  await expect(mine.cancel(held)).rejects.toMatchObject({ mayBeAtWork: true });
  expect(await mine.cancel(held)).toEqual({ cancelled: true });
  expect(place.effects).toEqual(['made FO-1', 'cancel FO-1']);
  place.trouble = '';
  const printing = await mine.submit(order('FO-2'));
  expect(await mine.cancel(printing)).toEqual({ cancelled: false, reason: 'The order is in-production' });
});

test('a quote is what sending costs, by method; the catalogue is what is printed where', async () => {
  const mine = account();
  const dollars = (value: number) => ({ value, currency: 'USD' });
  expect(await mine.quote(order())).toEqual({
    items: null,
    shipping: dollars(4),
    tax: null,
    methods: [
      { id: '1', name: 'standard', cost: dollars(4) },
      { id: '3', name: 'express', cost: dollars(7.99) },
    ],
  });
  const pages = [];
  for await (const page of mine.catalogue()) pages.push(page);
  expect(pages).toMatchObject([
    [{ sku: '6-29-12100', product: 'Unisex Heavy Cotton Tee', areas: [{ area: 'front', width: 4200, height: 4800 }] }],
  ]);
  expect(await mine.balance()).toBeNull();
  expect(place.effects).toEqual([]);
});
