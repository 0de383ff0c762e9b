import fc from 'fast-check';
import { DEFAULT_PLAN_LIFE, hidePlanValue, PLAN_WARNING, planBanner, planEnd, timeLeft } from '../../../../src/domain/people/plan';

const NOW = 1_800_000_000;
const HOUR = 3600;
const DAY = 24 * HOUR;
const endingIn = (seconds: number) => ({ created_at: 1, plan_log: { expires_at: NOW + seconds } });
const bannerFor = (seconds: number, hidden?: string) => planBanner(endingIn(seconds), NOW * 1000, hidden);

test('a plan ends when its last payment says, else 30 days after the container was made, or never', () => {
  expect(planEnd({ created_at: 100, plan_log: { expires_at: 5000 } })).toBe(5000);
  expect(planEnd({ created_at: 100, plan_log: { expires_at: null } })).toBe(100 + 2_592_000);
  expect(planEnd({ created_at: 100, plan_log: null })).toBe(100 + DEFAULT_PLAN_LIFE);
  expect(planEnd({ created_at: 100, plan_log: { expires_at: 5000 }, unlimit_lifetime: true })).toBeNull();
});

test.each([
  [3 * DAY, { unit: 'day', count: 3 }],
  [2 * DAY - 1, { unit: 'day', count: 1 }],
  [DAY, { unit: 'day', count: 1 }],
  [DAY - 1, { unit: 'hour', count: 23 }],
  [HOUR, { unit: 'hour', count: 1 }],
  [HOUR - 1, { unit: 'minute', count: 60 }],
  [61, { unit: 'minute', count: 2 }],
  [0, { unit: 'minute', count: 1 }],
  [-1, { unit: 'expired' }],
])('with %d seconds left it says so in one unit', (seconds, left) => {
  expect(timeLeft(NOW + seconds, NOW)).toEqual(left);
});

test('the time left never says nothing is left before the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * DAY }), (seconds) => {
      const left = timeLeft(NOW + seconds, NOW);
      return left.unit !== 'expired' && left.count >= 1;
    }),
  );
});

test('the banner opens within three days of the end, and after it', () => {
  expect(bannerFor(PLAN_WARNING + 1)).toBeNull();
  expect(bannerFor(PLAN_WARNING)).toEqual({ unit: 'day', count: 3 });
  expect(bannerFor(-5 * DAY)).toEqual({ unit: 'expired' });
  expect(planBanner({ created_at: 1, unlimit_lifetime: true }, NOW * 1000, undefined)).toBeNull();
});

test('hidden, it stays closed for that day only, and an expired plan cannot be hidden', () => {
  const today = hidePlanValue(NOW * 1000);
  const yesterday = hidePlanValue((NOW - DAY) * 1000);
  expect(bannerFor(DAY, today)).toBeNull();
  expect(bannerFor(DAY, yesterday)).not.toBeNull();
  expect(bannerFor(DAY, 'not a day')).not.toBeNull();
  expect(bannerFor(-1, today)).toEqual({ unit: 'expired' });
});
