import fc from 'fast-check';
import {
  applies,
  follow,
  isSilent,
  isWrongNumber,
  MOST_EVENTS,
  parcelState,
  TRACKING_STATUSES,
  TRACKING_SUBSTATUSES,
  type ParcelEvent,
} from '../../../../src/domain/sales/tracking';

const parcel = { status: 'transit', substatus: '001', last_event_at: 100 } as const;
const event = { status: 'pickup', substatus: '001', at: 101, text: '', place: null } as const;

const NEW = { status: 'pending', substatus: null, events: [], last_event_at: null, shipped_at: null, delivered_at: null } as const;
const told = (at: number, status: ParcelEvent['status'], substatus: string): ParcelEvent => ({
  at,
  status,
  substatus,
  text: `${at}`,
  place: null,
});

test('only news that is newer changes a parcel, and what was delivered yields to coming back alone', () => {
  expect(applies(parcel, event)).toBe(true);
  expect(applies(parcel, { ...event, at: 100 })).toBe(false);
  const there = { ...parcel, status: 'delivered' } as const;
  expect(applies(there, event)).toBe(false);
  expect(applies(there, { ...event, status: 'exception', substatus: '010' })).toBe(true);
  expect(applies(there, { ...event, status: 'exception', substatus: '007' })).toBe(false);
});

test('newer news take a parcel from any state to any other, but from delivered only on its way back; older ones nowhere', () => {
  const states = TRACKING_STATUSES.flatMap((status) => TRACKING_SUBSTATUSES[status].map((substatus) => ({ status, substatus })));
  for (const from of states)
    for (const to of states) {
      const stands = { ...NEW, ...from, last_event_at: 100 };
      const comesBack = to.status === 'exception' && ['010', '011'].includes(to.substatus);
      const moved = from.status !== 'delivered' || comesBack;
      expect(follow(stands, undefined, [told(101, to.status, to.substatus)])).toMatchObject(moved ? to : from);
      expect(follow(stands, undefined, [told(100, to.status, to.substatus)])).toMatchObject(from);
    }
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

test('whatever comes in whatever order and however often leaves the same parcel', () => {
  const journey = [told(1, 'inforeceived', '001'), told(2, 'transit', '001'), told(3, 'transit', '002'), told(4, 'delivered', '001')];
  const whole = follow(NEW, undefined, journey);
  expect(whole).toMatchObject({ status: 'delivered', last_event_at: 4, shipped_at: 2, delivered_at: 4, events: journey });
  fc.assert(
    fc.property(fc.shuffledSubarray(journey, { minLength: 4 }), (mixed) => {
      expect(follow(NEW, undefined, mixed)).toEqual(whole);
      expect(follow(whole, undefined, mixed)).toEqual(whole);
    }),
  );
  const late = follow(follow(NEW, undefined, journey.slice(2)), undefined, journey);
  expect(late).toMatchObject({ status: 'delivered', events: journey });
  expect(follow(whole, undefined, [told(5, 'transit', '003')])).toMatchObject({ status: 'delivered', last_event_at: 4 });
  expect(follow(whole, undefined, [told(5, 'exception', '010')])).toMatchObject({ status: 'exception', substatus: '010', delivered_at: 4 });
});

test('without an event the tracker’s own word holds; after one only that it gave up', () => {
  expect(follow(NEW, parcelState('pending', 'pending003'), [])).toMatchObject({ status: 'pending', substatus: '003', last_event_at: null });
  expect(follow(NEW, parcelState('notfound', 'notfound001'), [])).toMatchObject({ status: 'notfound', substatus: null });
  const moving = follow(NEW, undefined, [told(2, 'transit', '001')]);
  expect(follow(moving, parcelState('pending', 'pending001'), [])).toEqual(moving);
  expect(follow(moving, parcelState('expired', 'expired001'), [])).toMatchObject({ status: 'expired', substatus: '001', last_event_at: 2 });
  expect(parcelState('lost at sea', '')).toBeUndefined();
});

test('the newest fifty events are kept', () => {
  const many = Array.from({ length: 70 }, (_, at) => told(at, 'transit', '001'));
  const kept = follow(NEW, undefined, many).events;
  expect([kept.length, kept[0]?.at, kept.at(-1)?.at]).toEqual([MOST_EVENTS, 20, 69]);
});

test('what is on its way and was not heard of since is silent; what arrived or failed is not', () => {
  const parcel = { status: 'transit', last_event_at: 10, shipped_at: 5, created_at: 1 } as const;
  expect(isSilent(parcel, 11)).toBe(true);
  expect(isSilent(parcel, 10)).toBe(false);
  expect(isSilent({ ...parcel, last_event_at: null }, 6)).toBe(true);
  expect(isSilent({ ...parcel, status: 'delivered' }, 11)).toBe(false);
});
