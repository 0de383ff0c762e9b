import { actBy, riskOf, shipBy, workingDaysFrom } from '../../../../src/domain/sales/deadlines';

const at = (text: string): number => Date.parse(text) / 1000;
const BERLIN = 'Europe/Berlin';

test('an order has to leave so many working days after the day it was paid, by the calendar of its zone', () => {
  // Friday evening in Berlin, still Friday; three working days end on Wednesday.
  expect(shipBy({ platform_ship_by: null, paid_at: at('2026-03-06T22:30:00Z') }, 3, BERLIN)).toBe(at('2026-03-11T22:59:59Z'));
  // The same moment is Saturday in Tokyo: the days begin on Monday.
  expect(shipBy({ platform_ship_by: null, paid_at: at('2026-03-06T22:30:00Z') }, 3, 'Asia/Tokyo')).toBe(at('2026-03-11T14:59:59Z'));
});

test('a night without an hour shifts no day', () => {
  expect(workingDaysFrom(at('2026-03-27T11:00:00Z'), 1, BERLIN)).toBe(at('2026-03-30T10:00:00Z'));
});

test('what the platform says wins; what is not paid has no day', () => {
  expect(shipBy({ platform_ship_by: 77, paid_at: 1 }, 3, 'UTC')).toBe(77);
  expect(shipBy({ platform_ship_by: null, paid_at: null }, 3, 'UTC')).toBeNull();
});

test('somebody has to act so much before as the provider takes, and after submitting only when it will be late', () => {
  const ship_by = at('2026-03-11T23:59:59Z');
  const act = (submitted_at: number | null) => actBy(ship_by, { submitted_at, productionDays: 3 }, 'UTC');
  expect(act(null)).toBe(at('2026-03-06T23:59:59Z'));
  expect(act(at('2026-03-06T09:00:00Z'))).toBe(ship_by);
  expect(act(at('2026-03-10T09:00:00Z'))).toBe(at('2026-03-10T09:00:00Z'));
});

test.each([
  [4, '2026-03-12T00:00:01Z'],
  [3, '2026-03-07T00:00:01Z'],
  [2, '2026-03-06T10:00:00Z'],
  [1, '2026-03-05T10:00:00Z'],
  [0, '2026-03-03T10:00:00Z'],
] as const)('risk %d at %s', (risk, now) => {
  const order = { ship_by: at('2026-03-11T23:59:59Z'), act_by: at('2026-03-06T23:59:59Z') };
  expect(riskOf(order, at(now), 'UTC')).toBe(risk);
});
