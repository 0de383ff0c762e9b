import { notificationTarget } from '../../../../src/client/shell/notifications/notification-target';
import { notificationTime } from '../../../../src/client/shell/notifications/notification-time';

const NOW = 1_800_000_000;

test.each([
  [0, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [18 * 3_600 - 1, '17 hours ago'],
])('a notification of %i seconds ago came %s', (age, words) => {
  expect(notificationTime(NOW - age, NOW, 'en')).toBe(words);
});

test('from 18 hours on it tells the exact time', () => {
  expect(notificationTime(NOW - 18 * 3_600, NOW, 'en')).toMatch(/^\d{1,2}:\d\d:\d\d \d\d\/\d\d\/\d{4}$/);
});

test.each([
  ['Order', 'o1', '/orders/all?status=All&id=o1'],
  ['Item', 'i/1', '/items/internal?_id=i%2F1'],
  ['Support', 's1', null],
  ['Order', null, null],
])('a click on %s %s leads to %s', (type, referent, target) => {
  expect(notificationTarget({ type, referent })).toBe(target);
});
