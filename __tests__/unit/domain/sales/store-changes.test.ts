import { isCalledOff, storeChangesOf } from '../../../../src/domain/sales/store-changes';
import { FO_STATUSES, isBeyondRecall } from '../../../../src/domain/sales/fulfilment-order';

type Order = Parameters<typeof storeChangesOf>[0];
type Fo = Order['fos'][number];

const HOME = {
  ...{ first_name: 'Robin', last_name: 'Baker', company: null, address_1: '12 Harbour Street', address_2: null },
  ...{ city: 'Portland', state: 'OR', postcode: '97201', country: 'US' },
};
const aFo = (changes: Partial<Fo> = {}): Fo => ({
  ...{ status: 'submitted', pieces: [{ line_id: 'a', quantity: 2 }], reprint_of: null, to: HOME, wanted: HOME, parcels: [] },
  ...changes,
});
const anOrder = (changes: Partial<Order> = {}): Order => ({
  ...{ platform_status: 'Processing', isRemoved: false, isCancelledHere: false, total: 50, platform_refunded: 0, refundedHere: 0 },
  ...{ lines: [{ _id: 'a', quantity: 2 }], fos: [aFo()] },
  ...changes,
});

test.each([
  ['nothing', {}, []],
  ['a cancellation', { platform_status: 'Cancelled' }, ['cancelled']],
  ['a refund of all', { platform_refunded: 50 }, ['refunded']],
  ['a refund without an amount', { platform_status: 'Refunded' }, ['refunded']],
  ['a refund of part', { platform_refunded: 10 }, ['part_refunded']],
  ['an order that was deleted', { isRemoved: true }, ['removed']],
  ['another address', { fos: [aFo({ wanted: { ...HOME, address_1: '99 Other Street' } })] }, ['address']],
  ['the same address in other letters', { fos: [aFo({ wanted: { ...HOME, city: ' PORTLAND', address_2: '' } })] }, []],
  ['fewer pieces', { lines: [{ _id: 'a', quantity: 1 }] }, ['pieces']],
  ['a line taken out', { lines: [{ _id: 'a', quantity: 0 }] }, ['pieces']],
  ['more pieces', { lines: [{ _id: 'a', quantity: 3 }] }, []],
  ['a cancellation made here', { platform_status: 'Cancelled', isCancelledHere: true }, []],
  ['a deletion after a cancellation made here', { isRemoved: true, isCancelledHere: true }, []],
  ['a refund given here', { platform_refunded: 50, refundedHere: 50 }, []],
  ['a refund of part given here', { platform_refunded: 10, refundedHere: 10 }, []],
  ['an erased buyer', { fos: [aFo({ wanted: null })] }, []],
] satisfies [string, Partial<Order>, string[]][])('%s at the store is told of an order its provider has', (_what, changes, told) => {
  expect(storeChangesOf(anOrder(changes))).toEqual(told);
});

test('a cancellation is told exactly while a provider has the order, in whatever state', () => {
  for (const status of FO_STATUSES)
    expect([status, storeChangesOf(anOrder({ platform_status: 'Cancelled', fos: [aFo({ status })] }))]).toEqual([
      status,
      isBeyondRecall(status) ? ['cancelled'] : [],
    ]);
});

test.each([
  ['transit', null, ['cancelled']],
  ['delivered', null, []],
  ['exception', '007', []],
  ['exception', '011', []],
] as const)('of a parcel that is %s %s a cancellation is told while it is on its way', (status, substatus, told) => {
  const fo = aFo({ status: 'shipped', parcels: [{ status, substatus }] });
  expect(storeChangesOf(anOrder({ platform_status: 'Cancelled', fos: [fo] }))).toEqual(told);
});

test('providers are asked to cancel by themselves only what the store has given up', () => {
  expect(
    [['cancelled'], ['refunded'], ['removed'], ['part_refunded'], ['address', 'pieces']].map((each) => isCalledOff(each as never)),
  ).toEqual([true, true, false, false, false]);
});
