import fc from 'fast-check';
import { notificationTarget, notificationTime, RECENT } from '../../../../src/client/shell/notifications/shown-notification';
import { isInternalLink } from '../../../../src/domain/people/internal-link';

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

test.each([
  ['de', 'vor 2 Stunden'],
  ['fr', 'il y a 2 heures'],
  ['pt', 'há 2 horas'],
])('relative times are told in %s', (language, words) => {
  expect(notificationTime(NOW - 7_200, NOW, language)).toBe(words);
});

test('a clock that is behind the server’s tells no future', () => {
  expect(notificationTime(NOW + 500, NOW, 'en')).toBe('now');
});

test('from 18 hours on it tells the exact time, an hour without a leading zero', () => {
  const morning = Math.floor(new Date(2026, 2, 4, 5, 6, 7).getTime() / 1000);
  expect(notificationTime(morning, morning + RECENT, 'de')).toBe('5:06:07 04/03/2026');
  const evening = Math.floor(new Date(2026, 11, 31, 23, 59, 9).getTime() / 1000);
  expect(notificationTime(evening, evening + 90 * 86_400, 'en')).toBe('23:59:09 31/12/2026');
});

test('below 18 hours never the exact time, from then on always, and in one form', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: 0, max: 400 * 86_400 }), (created, age) => {
      const exact = /^\d{1,2}:\d\d:\d\d \d\d\/\d\d\/\d{4}$/.test(notificationTime(created, created + age, 'en'));
      expect(exact).toBe(age >= 18 * 3_600);
    }),
  );
});

test.each([
  ['Order', 'o1', '/orders/all?status=All&id=o1'],
  ['Item', 'i/1', '/items/internal?_id=i%2F1'],
  ['Support', '/jobs', '/jobs'],
  ['Support', '/account/profile/password', '/account/profile/password'],
  ['Support', 's1', null],
  ['Support', '//evil.test', null],
  ['Order', null, null],
  ['Something new', 'x', null],
])('a click on %s %s leads to %s', (type, referent, target) => {
  expect(notificationTarget({ type, referent })).toBe(target);
});

test('whatever a notification holds, a click stays on this site', () => {
  fc.assert(
    fc.property(fc.constantFrom('Order', 'Item', 'Support', ''), fc.string({ unit: 'binary', maxLength: 20 }), (type, referent) => {
      const target = notificationTarget({ type, referent });
      expect(target === null || isInternalLink(target)).toBe(true);
    }),
  );
});
