import type { Access } from '../../../../src/server/connectors/connector';
import { printify } from '../../../../src/server/connectors/providers/printify';
import type { OutgoingOrder } from '../../../../src/server/connectors/providers/provider';
import { printifyStandIn } from '../../../support/stand-ins/printify';
import { serve, type Fault } from '../../../support/stand-ins/stand-in';
import { anOrder } from '../contract/provider-rig';
import { outsideTo } from '../contract/workers';

let place: ReturnType<typeof printifyStandIn>;
let running: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  place = printifyStandIn();
  running = await serve(place);
});
afterEach(() => running.close());

/** The account as a process that knows nothing yet opens it. */
const account = (access: Access = { store: '5101' }) => printify.open({ token: place.token, url: '', ...access }, outsideTo(running, []));

const order = (reference = 'FO-1'): OutgoingOrder => anOrder(place, { reference });

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

test('an order is sent to production at once, and tells what it costs', async () => {
  expect(await account().submit(order())).toMatchObject({ status: 'production', cost: { value: 27, currency: 'USD' }, parcels: [] });
  expect(place.kept[0]?.body).toMatchObject({ shipping_method: 1, address_to: { address2: 'Engines Ltd, Flat 2', region: 'TX' } });
  expect(place.effects).toEqual(['made FO-1', 'send_to_production FO-1']);
});

test('one that may not be made yet is held, with the reason, and is released later', async () => {
  place.trouble = 'Your payment method was declined';
  const mine = account();
  expect(await mine.submit(order())).toMatchObject({ status: 'held', reason: place.trouble });
  place.trouble = '';
  expect(await mine.submit(order())).toMatchObject({ status: 'production' });
  expect(place.effects).toEqual(['made FO-1', 'send_to_production FO-1']);
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
  const known = place.kept[0]!;
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

test('an order that is being made is not taken back, and the answer is Printify’s', async () => {
  const mine = account();
  const printing = await mine.submit(order());
  expect(await mine.cancel(printing)).toEqual({ cancelled: false, reason: 'The order is in-production' });
});

test('a quote is what sending costs, by method; the balance is not told', async () => {
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
  expect(await mine.balance()).toBeNull();
});

describe('its shelf', () => {
  const shelf = () => account().shelf();
  const products = async () => {
    const all = [];
    for await (const page of shelf().products()) all.push(...page);
    return all;
  };

  test('a blueprint is a product, and who prints it a maker', async () => {
    expect(await products()).toEqual([
      {
        product: {
          id: '6',
          name: 'Unisex Heavy Cotton Tee',
          description: '<p>Made of <b>cotton</b>.</p>',
          image: 'https://images.example/tee.png',
          brand: 'Gildan',
        },
      },
    ]);
    expect(await shelf().makers('6')).toEqual([{ id: '29', name: 'Harbour Print', country: 'US' }]);
    expect(await shelf().makers('7')).toEqual([]);
    expect(await shelf().makers('../6')).toEqual([]);
  });

  test('what is out of stock is told as such, areas are the largest of their variants, and costs are not made up', async () => {
    place.out.add(12_101);
    const money = (value: number) => ({ value, currency: 'USD' });
    expect(await shelf().made('6', '29')).toEqual({
      variants: [
        {
          sku: '6-29-12100',
          options: [
            { name: 'color', value: 'Navy' },
            { name: 'size', value: 'S' },
          ],
          cost: null,
          available: true,
        },
        {
          sku: '6-29-12101',
          options: [
            { name: 'color', value: 'Navy' },
            { name: 'size', value: 'M' },
          ],
          cost: null,
          available: false,
        },
      ],
      areas: [
        { area: 'front', width: 4500, height: 5100, dpi: null },
        { area: 'back', width: 4500, height: 5100, dpi: null },
      ],
      weight: null,
      shipping: {
        domestic: { cost: money(4.75), additional: money(2.4) },
        international: { cost: money(10.5), additional: money(5) },
      },
    });
    expect(await shelf().made('6', '30')).toBeNull();
  });

  test('a product the seller made there tells what its variants cost and weigh', async () => {
    const variants = [{ id: 12_100, cost: 812, grams: 153 }];
    place.own.push(
      { blueprint_id: 6, print_provider_id: 31, variants: [{ id: 12_100, cost: 1, grams: 1 }] },
      { blueprint_id: 6, print_provider_id: 29, variants },
    );
    const made = await shelf().made('6', '29');
    expect(made).toMatchObject({ weight: 153, variants: [{ cost: { value: 8.12, currency: 'USD' } }, { cost: null }] });
  });
});
