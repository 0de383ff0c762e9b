import { timeOf } from '../../../src/server/sandbox/clock';
import { couriersFor, numberOf, partsOf } from '../../../src/server/sandbox/couriers';
import { isRejected, makingOf } from '../../../src/server/sandbox/print/fate';
import { CallLimit } from '../../../src/server/sandbox/print/limits';
import { MONDAY, order } from './print-client';

const DAY = 86_400;

describe('chance', () => {
  const references = Array.from({ length: 4000 }, (_, index) => `order-${index}`);
  const makings = references.map((reference) => makingOf('seed', order(reference, 2), MONDAY));
  const parcels = makings.flatMap((making) => making.parcels);
  const share = (part: number, of: number) => Math.round((part / of) * 1000) / 10;

  test('the same seed and reference meet the same fate, another seed another', () => {
    expect(makingOf('seed', order('one', 2), MONDAY)).toEqual(makingOf('seed', order('one', 2), MONDAY));
    expect(references.map((reference) => isRejected('seed', reference))).not.toEqual(
      references.map((reference) => isRejected('other', reference)),
    );
  });

  test('as many are rejected, held, in two parcels, lost and returned as is told', () => {
    expect(share(references.filter((reference) => isRejected('seed', reference)).length, 4000)).toBeCloseTo(4, -0.3);
    expect(share(makings.filter(({ starts_at }) => starts_at > MONDAY).length, 4000)).toBeCloseTo(6, -0.3);
    expect(share(makings.filter((making) => making.parcels.length === 2).length, 4000)).toBeCloseTo(8, -0.3);
    const ended = (end: string) => share(parcels.filter(({ journey }) => journey.end === end).length, parcels.length);
    expect(ended('lost')).toBeCloseTo(2, -0.3);
    expect(ended('returned')).toBeCloseTo(2, -0.3);
  });

  test('nothing leaves a workshop on a Saturday or Sunday, and an event never comes before the last', () => {
    expect(new Set(parcels.map(({ shipped_at }) => new Date(shipped_at * 1000).getUTCDay()))).toEqual(new Set([1, 2, 3, 4, 5]));
    const days = makings.map(({ starts_at, parcels: [first] }) => (first!.shipped_at - starts_at) / DAY);
    expect([Math.min(...days), Math.max(...days)]).toEqual([1, 6]);
    for (const { journey } of parcels) {
      const times = journey.events.map(({ at }) => at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });

  test('two parcels share the pieces, and one piece alone is never parted', () => {
    for (const { parcels: each } of makings) expect(each.reduce((sum, { pieces }) => sum + pieces[0]!, 0)).toBe(2);
    expect(references.every((reference) => makingOf('seed', order(reference), MONDAY).parcels.length === 1)).toBe(true);
  });

  test.each(['usps', 'ups', 'dhl'] as const)('a number of %s looks like one, and tells its order and parcel', (courier) => {
    const number = numberOf(courier, 'seed', 'one', 1234567, 2);
    expect(couriersFor(number).map(({ code }) => code)).toContain(courier);
    expect(partsOf(number)).toEqual({ order: 1234567, parcel: 2 });
  });
});

describe('the clock', () => {
  const row = { real_at: 1000, at: 5000, speed: 100, busy_until: 5500 };
  test.each([
    ['hurries while something is on its way', row, 1003, 5300],
    ['keeps the pace of real time after that', row, 1010, 5505],
    ['stands still at speed 0', { ...row, speed: 0 }, 9999, 5000],
    ['never goes back', row, 900, 5000],
  ])('%s', (_what, clock, real, shown) => {
    expect(timeOf(clock, real)).toBe(shown);
  });
});

test('one call too many in a minute is told when the next is taken', () => {
  const limit = new CallLimit(2);
  expect([0, 10, 20].map((now) => limit.count('me', now))).toEqual([undefined, undefined, 40]);
  expect(limit.count('you', 20)).toBeUndefined();
  expect(limit.count('me', 60)).toBeUndefined();
});
