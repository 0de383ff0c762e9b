import { piecesInParcel, whereaboutsOf, type PlacedFo } from '../../../../src/domain/sales/whereabouts';
import type { FoStatus } from '../../../../src/domain/sales/fulfilment-order';
import type { ParcelState } from '../../../../src/domain/sales/tracking';

const line = (_id: string, quantity: number, more = {}) => ({ _id, quantity, cancelled: 0, completed: 0, ...more });
const pieces = (line_id: string, quantity: number) => [{ line_id, quantity }];
const fo = (status: FoStatus, some: PlacedFo['pieces'], parcels: PlacedFo['parcels'] = [], more = {}): PlacedFo => ({
  _id: 'fo',
  status,
  pieces: some,
  reprint_of: null,
  parcels,
  ...more,
});
const TRANSIT: ParcelState = { status: 'transit', substatus: null };
const DELIVERED: ParcelState = { status: 'delivered', substatus: null };
const LOST: ParcelState = { status: 'exception', substatus: '007' };
const RETURNED: ParcelState = { status: 'exception', substatus: '010' };

test('what no fulfilment order has is unplaced; a refused or cancelled one has nothing', () => {
  expect(whereaboutsOf([line('a', 3)], [fo('production', pieces('a', 2))]).unplaced).toEqual(pieces('a', 1));
  for (const status of ['cancelled', 'rejected'] as const)
    expect(whereaboutsOf([line('a', 3)], [fo(status, pieces('a', 2))]).unplaced).toEqual(pieces('a', 3));
});

test('pieces in parcels are counted by what became of the parcels', () => {
  const parcels = [
    { ...TRANSIT, pieces: pieces('a', 1) },
    { ...DELIVERED, pieces: pieces('a', 2) },
    { ...RETURNED, pieces: pieces('a', 1) },
  ];
  expect(whereaboutsOf([line('a', 5)], [fo('production', pieces('a', 5), parcels)])).toMatchObject({
    live: 5,
    shipped: 4,
    delivered: 2,
    returned: 1,
    unplaced: [],
  });
});

test('what the shop sent without us has arrived, and is not made again', () => {
  expect(whereaboutsOf([line('a', 2, { completed: 2 })], [])).toMatchObject({ live: 2, shipped: 2, delivered: 2, unplaced: [] });
});

test('a reprint takes the place of what was lost: it is shipped when the reprint is', () => {
  const first = fo('shipped', pieces('a', 1), [{ ...LOST, pieces: pieces('a', 1) }]);
  const again = { ...fo('submitted', pieces('a', 1)), _id: 'again', reprint_of: 'fo' };
  expect(whereaboutsOf([line('a', 1)], [first, again])).toMatchObject({ live: 1, shipped: 0, delivered: 0, unplaced: [] });
  const arrived = { ...again, status: 'shipped' as const, parcels: [{ ...DELIVERED, pieces: pieces('a', 1) }] };
  expect(whereaboutsOf([line('a', 1)], [first, arrived])).toMatchObject({ shipped: 1, delivered: 1 });
  expect(whereaboutsOf([line('a', 1)], [first, { ...again, status: 'cancelled' }])).toMatchObject({ shipped: 1, delivered: 0 });
});

test('a parcel of which nobody says what is in it has all that is left when it is the last, else nothing', () => {
  const open = { pieces: [...pieces('a', 2), ...pieces('b', 1)], parcels: [{ ...TRANSIT, pieces: pieces('a', 1) }] };
  expect(piecesInParcel(open, [], true)).toEqual([...pieces('a', 1), ...pieces('b', 1)]);
  expect(piecesInParcel(open, [], false)).toEqual([]);
  expect(piecesInParcel(open, pieces('a', 5), false)).toEqual(pieces('a', 1));
});
