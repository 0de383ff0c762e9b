import { Budget } from '../../../src/server/kernel/budget';

test('somebody spends what they have, and what comes back in time', () => {
  const budget = new Budget({ most: 100, perSecond: 10 });
  expect(budget.spend('ada', 60, 0)).toBe(true);
  expect(budget.spend('ada', 60, 0)).toBe(false);
  expect(budget.spend('ada', 40, 0)).toBe(true);
  expect(budget.spend('ada', 1, 0)).toBe(false);
  expect(budget.spend('ada', 20, 1_900)).toBe(false);
  expect(budget.spend('ada', 20, 2_000)).toBe(true);
  expect(budget.spend('ada', 101, 1_000_000)).toBe(false);
  expect(budget.spend('ada', 100, 1_000_000)).toBe(true);
});

test('nobody spends what is another’s, however many there are', () => {
  const budget = new Budget({ most: 100, perSecond: 10 });
  for (let n = 0; n < 20_000; n += 1) expect(budget.spend(`one of many ${n}`, 100, 0)).toBe(true);
  expect(budget.spend('one of many 7', 1, 0)).toBe(false);
});
