import { applies, isWrongNumber, TRACKING_STATUSES, TRACKING_SUBSTATUSES } from '../../../../src/domain/sales/tracking';

const parcel = { status: 'transit', substatus: '001', last_event_at: 100 } as const;
const event = { status: 'pickup', substatus: '001', at: 101, text: '', place: null } as const;

test('only news that is newer changes a parcel, and what was delivered yields to coming back alone', () => {
  expect(applies(parcel, event)).toBe(true);
  expect(applies(parcel, { ...event, at: 100 })).toBe(false);
  const there = { ...parcel, status: 'delivered' } as const;
  expect(applies(there, event)).toBe(false);
  expect(applies(there, { ...event, status: 'exception', substatus: '010' })).toBe(true);
  expect(applies(there, { ...event, status: 'exception', substatus: '007' })).toBe(false);
});

test('a number the courier does not know is told apart from one it has yet to hear of', () => {
  expect(TRACKING_STATUSES).toHaveLength(9);
  expect(isWrongNumber({ status: 'pending', substatus: '002' })).toBe(true);
  expect(isWrongNumber({ status: 'pending', substatus: '001' })).toBe(false);
  expect(
    Object.values(TRACKING_SUBSTATUSES)
      .flat()
      .every((number) => /^\d{3}$/.test(number)),
  ).toBe(true);
});
