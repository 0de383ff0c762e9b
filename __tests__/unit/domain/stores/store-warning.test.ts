import { warningLevel, warningReason } from '../../../../src/domain/stores/store-warning';

const FINE = {
  ...{ sto_status: 'Valid', sto_auto: true, sto_auto_order: true, dead_state: false },
  ...{ item_per_day: 0, item_per_week: 0, item_per_month: 0, last_total_product: 10 },
  ...{ max_per_day: 0, max_per_week: 0, max_per_month: 0, limit: 0 },
  schedule_fetch: 15,
};
const DAY = 24 * 60 * 60;

test.each([
  [{}, null, 0],
  [{ sto_status: 'Invalid', limit: 10 }, 'connection', 2],
  [{ item_per_week: 5, max_per_week: 5 }, 'limitReached', 2],
  [{ item_per_day: 4, max_per_day: 5 }, 'limitNear', 1],
  [{ sto_auto: false, item_per_day: 4, max_per_day: 5 }, 'automationOff', 1],
  [{ dead_state: true, sto_status: 'Invalid' }, 'closed', 2],
  // What it holds in all counts as what is new in a span does.
  [{ limit: 10 }, 'limitReached', 2],
  [{ limit: 12 }, 'limitNear', 1],
  [{ limit: 13 }, null, 0],
])('a store with %j wants looking at because of %s', (changes, reason, level) => {
  const store = { ...FINE, ...changes };
  expect(warningReason(store, false)).toBe(reason);
  expect(warningLevel(store, 60)).toBe(level);
});

test('orders that were not read for a day are overdue where looks are scheduled', () => {
  expect(warningLevel(FINE, DAY + 1)).toBe(1);
  expect(warningLevel(FINE, null)).toBe(0);
  expect(warningLevel({ ...FINE, schedule_fetch: 0 }, DAY + 1)).toBe(0);
  expect(warningLevel({ ...FINE, sto_auto_order: false }, DAY + 1)).toBe(0);
});
