import { scalableStandIn } from '../../../support/stand-ins/scalable';
import { makeProviderRig, type ProviderRig } from '../contract/provider-rig';

let place: ReturnType<typeof scalableStandIn>;
let rig: ProviderRig;
beforeEach(async () => {
  place = scalableStandIn();
  rig = await makeProviderRig(() => place);
});
afterEach(() => rig.close());

const find = () => rig.open().find({ reference: 'FO-1', external_id: null });

const printOn = (area: string, width?: number) => {
  const [line] = rig.order().lines;
  const file = { area, url: `https://files.example/${area}.png`, ...(width && { inches: { width, height: width } }) };
  return rig.order({ lines: [{ ...line!, print_files: [file] }] });
};

test('a print is as wide as its area and begins where that does; lines that print the same share a design', async () => {
  expect(await rig.submit()).toMatchObject({ status: 'submitted', cost: { value: 26.98, currency: 'USD' } });
  expect(place.designs).toEqual([
    {
      type: 'dtg',
      sides: {
        front: {
          artwork: 'https://files.example/a.png',
          dimensions: { width: 12 },
          position: { horizontal: 'C', offset: { top: 0 } },
        },
      },
    },
  ]);
  expect(place.kept[0]!.sent.items).toMatchObject([
    { name: 'FO-1/l1', products: [{ id: 'gildan-t-shirt', color: 'Ash/Navy', size: 'med', quantity: 2 }] },
    { name: 'FO-1/l2', address: { name: 'Ada Byron', company: 'Engines Ltd', address2: 'Flat 2' } },
  ]);
});

test('what is no side, what has no size and what is no SKU of theirs is told before anything is sent; a sleeve is a side', async () => {
  const account = rig.open();
  const [line] = rig.order().lines;
  await expect(account.submit(printOn('hood', 3))).rejects.toMatchObject({ refusal: 'provider.printArea' });
  await expect(account.submit(printOn('back'))).rejects.toMatchObject({ refusal: 'provider.printSize', retry: false });
  await expect(account.submit(rig.order({ lines: [{ ...line!, sku: 'TEE' }] }))).rejects.toMatchObject({ refusal: 'provider.notListed' });
  expect({ designs: place.designs, orders: place.kept }).toEqual({ designs: [], orders: [] });
  await account.submit(printOn('left_sleeve', 3));
  expect(Object.keys(place.designs[0]!.sides)).toEqual(['left']);
});

test('a quote of which no order can be made is a refusal in its words', async () => {
  const order = rig.order({ to: { ...rig.order().to, state: null } });
  expect(await rig.submit(order)).toMatchObject({ status: 'rejected', reason: 'items.0.address.state: is required' });
  expect(place.kept).toEqual([]);
});

test.each([
  ['validated', { status: 'submitted', reason: null }],
  ['unpaid', { status: 'held', reason: 'The order is now unpaid.' }],
  ['address-changed', { status: 'production', reason: null }],
  ['cancelled', { status: 'cancelled' }],
  ['expired', { status: 'shipped' }],
  ['something-new', { status: 'production' }],
])('an order of which it was said that it is printing, and then that it is %s', async (word, told) => {
  await rig.submit();
  if (word !== 'validated') place.begin('FO-1');
  place.tell(place.kept[0]!, word);
  expect(await find()).toMatchObject(told);
});

test('an item that is on hold holds the order', async () => {
  await rig.submit();
  place.kept[0]!.held = true;
  expect(await find()).toMatchObject({ status: 'held', reason: 'hold' });
});

test('a parcel tells which lines are in it, who carries it, and when it left', async () => {
  await rig.submit();
  place.ship('FO-1', { number: '9400', courier: 'USPS', url: '' });
  expect(await find()).toMatchObject({
    parcels: [
      {
        tracking_number: '9400',
        courier: 'USPS',
        lines: [
          { line_id: 'l1', quantity: 2 },
          { line_id: 'l2', quantity: 1 },
        ],
        shipped_at: Date.parse('2026-11-20T10:01:00Z') / 1000,
      },
    ],
  });
});

test('what is searched for on many pages is found; one that was cancelled is not made anew', async () => {
  const first = await rig.submit();
  const order = place.kept[0]!;
  const others = Array.from({ length: 120 }, (_each, index) => ({
    ...order,
    orderId: `other${index}`,
    sent: { ...order.sent, items: order.sent.items.map((item) => ({ ...item, name: `FX-${index}/l1` })) },
  }));
  place.kept.unshift(...others);
  expect(await rig.submit()).toEqual(first);
  place.tell(order, 'cancelled');
  expect(await rig.submit()).toMatchObject({ external_id: first.external_id, status: 'cancelled' });
  expect(place.effects).toEqual(['made FO-1']);
});
