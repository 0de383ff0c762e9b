import fc from 'fast-check';
import {
  BOOKMARK_LIMIT,
  checkBookmarks,
  mergeBookmarks,
  QUICK_LINKS,
  splitBookmarks,
  STARRED_LIMIT,
  toggleBookmark,
  type Bookmark,
} from '../../../../src/domain/people/bookmarks';
import { refusalOf } from '../english';
import { isInternalLink, normalLink } from '../../../../src/domain/people/internal-link';

const place = (n: number): Omit<Bookmark, 'starred'> => ({
  id: `b${n}`,
  target: 'orders',
  title: `Place ${n}`,
  link: `/orders/all?n=${n}`,
  icon: 'orders',
});

const starring = (...numbers: number[]): readonly Bookmark[] =>
  numbers.reduce<readonly Bookmark[]>((list, n) => toggleBookmark(list, place(n)), []);

const ids = (bookmarks: readonly Bookmark[]): string[] => bookmarks.map(({ id }) => id);

test('the quick links are those of the specification, all starred', () => {
  expect(QUICK_LINKS.map(({ link }) => link)).toEqual([
    '/dashboard',
    '/orders/all?status=All',
    '/orders/all?status=Processing',
    '/orders/all?status=In Production',
    '/items/internal',
    '/support/order?status=Inprocess',
    '/jobs',
    '/stores',
    '/fulfilments/all',
  ]);
  expect(checkBookmarks(QUICK_LINKS)).toEqual({ ok: true, value: QUICK_LINKS });
});

test('the eleventh overflows into the extra list; when a starred one goes, the first extra is promoted', () => {
  const list = starring(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
  expect(ids(splitBookmarks(list).extra)).toEqual(['b11', 'b12']);
  const less = toggleBookmark(list, place(3));
  expect(ids(splitBookmarks(less).starred)).toEqual(['b1', 'b2', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9', 'b10', 'b11']);
  expect(ids(splitBookmarks(less).extra)).toEqual(['b12']);
});

test('an extra one can go too, and promotes nobody', () => {
  const { starred, extra } = splitBookmarks(toggleBookmark(starring(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), place(11)));
  expect(starred).toHaveLength(10);
  expect(ids(extra)).toEqual(['b12']);
});

test('the same place by another spelling loses its star, and is not added twice', () => {
  const list = toggleBookmark([], { ...place(1), link: '/orders/all?status=In Production' });
  expect(toggleBookmark(list, { ...place(2), link: '/orders/all?status=In%20Production' })).toEqual([]);
});

test('a full list stays as it is', () => {
  const full = starring(...Array.from({ length: BOOKMARK_LIMIT }, (_, n) => n));
  expect(toggleBookmark(full, place(BOOKMARK_LIMIT))).toBe(full);
});

test('whatever is toggled: at most 10 starred, extra ones only beside 10, each place once, the server takes it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 25 }), { maxLength: 80 }), (toggles) => {
      const list = starring(...toggles);
      const { starred, extra } = splitBookmarks(list);
      expect(starred.length).toBeLessThanOrEqual(STARRED_LIMIT);
      if (extra.length > 0) expect(starred).toHaveLength(STARRED_LIMIT);
      expect(list).toEqual([...starred, ...extra]);
      const odd = [...new Set(toggles)].filter((n) => toggles.filter((other) => other === n).length % 2 === 1);
      expect(new Set(ids(list))).toEqual(new Set(odd.map((n) => `b${n}`)));
      expect(checkBookmarks(list).ok).toBe(true);
    }),
  );
});

const withOne = (change: Partial<Bookmark>): readonly Bookmark[] => [{ ...place(1), starred: true, ...change }];

test.each([
  ['a title of white space', withOne({ title: ' \n ' }), 'bookmarks.0.title'],
  ['a title too long', withOne({ title: 'x'.repeat(121) }), 'bookmarks.0.title'],
  ['another site', withOne({ link: 'https://evil.test/' }), 'bookmarks.0.link'],
  ['another host', withOne({ link: '//evil.test/' }), 'bookmarks.0.link'],
  ['a script', withOne({ link: 'javascript:alert(1)' }), 'bookmarks.0.link'],
  ['a link too long', withOne({ link: `/${'x'.repeat(500)}` }), 'bookmarks.0.link'],
  ['an id too long', withOne({ id: 'x'.repeat(65) }), 'bookmarks.0.id'],
  ['no id', withOne({ id: '' }), 'bookmarks.0.id'],
  ['an icon too long', withOne({ icon: 'x'.repeat(65) }), 'bookmarks.0.icon'],
  ['the same place twice', [...withOne({}), ...withOne({ id: 'other' })], 'bookmarks.1'],
  ['the same id twice', [...withOne({}), ...withOne({ link: '/jobs' })], 'bookmarks.1'],
  ['eleven starred', Array.from({ length: 11 }, (_, n) => ({ ...place(n), starred: true })), 'bookmarks'],
  ['more than a hundred', Array.from({ length: 101 }, (_, n) => ({ ...place(n), starred: false })), 'bookmarks'],
])('a list with %s is refused in one sentence', (_name, list, field) => {
  const outcome = checkBookmarks(list);
  expect(refusalOf(outcome)).toEqual({ sentence: expect.stringMatching(/^[A-Z/].*\.$/), field });
});

test.each([
  ['/jobs', true],
  ['/orders/all?status=In Production', true],
  ['/a?next=//b', true],
  ['', false],
  ['jobs', false],
  ['//evil.test', false],
  ['/\\evil.test', false],
  ['/\t/evil.test', false],
  ['/\n/evil.test', false],
  ['/.//evil.test', false],
  ['/./\u0000', false],
  ['http://host.invalid/', false],
])('%j is a link of this site: %s', (link, expected) => {
  expect(isInternalLink(link)).toBe(expected);
});

test('an internal link stays on any site, and its normal spelling leads to the same place', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), fc.constantFrom('', '/', '//', '/\\'), (path, query, prefix) => {
      const link = `${prefix}${path}?${query}`;
      fc.pre(isInternalLink(link));
      expect(new URL(link, 'https://shop.test').origin).toBe('https://shop.test');
      expect(normalLink(normalLink(link))).toBe(normalLink(link));
      expect(isInternalLink(normalLink(link))).toBe(true);
    }),
  );
});

test('what two places change at once is all kept, whichever is first, and the result is a list that may be kept', () => {
  const some = fc.uniqueArray(fc.nat({ max: 30 }), { maxLength: 14 });
  fc.assert(
    fc.property(some, some, some, (before, one, other) => {
      const base = starring(...before);
      const change = (toggled: readonly number[]) => toggled.reduce<readonly Bookmark[]>((list, n) => toggleBookmark(list, place(n)), base);
      const links = base.map(({ link }) => link);
      const merged = mergeBookmarks(change(one), change(other), links);
      const sorted = (list: readonly Bookmark[]) => ids(list).sort();
      const expected = Array.from({ length: 31 }, (_, n) => n).filter((n) =>
        before.includes(n) ? !one.includes(n) && !other.includes(n) : one.includes(n) || other.includes(n),
      );
      expect(sorted(merged)).toEqual(expected.map((n) => `b${n}`).sort());
      expect(sorted(mergeBookmarks(change(other), change(one), links))).toEqual(sorted(merged));
      expect(splitBookmarks(merged).starred).toHaveLength(Math.min(merged.length, STARRED_LIMIT));
      expect(checkBookmarks(merged).ok).toBe(true);
    }),
  );
});
