import fc from 'fast-check';
import { changeAddress, matchKey, nextSort, readAddress, type ListAbilities } from '../../../../../src/client/ui/list/address';
import { isDay, turnDay } from '../../../../../src/client/ui/list/filters';

const abilities: ListAbilities = {
  sorts: ['name', 'total'],
  searches: true,
  filters: [
    { kind: 'choice', name: 'platform', label: 'Platform', options: [{ value: 'woocommerce', label: 'WooCommerce' }] },
    { kind: 'choice', name: 'store', label: 'Store', options: undefined },
    { kind: 'text', name: 'collection', label: 'Collection' },
    { kind: 'dates', name: 'date', label: 'Date' },
  ],
};
const read = (query: string) => readAddress(new URLSearchParams(query), abilities);

test('what a list shows is read from the address', () => {
  const query = 'page=3&perpage=50&search=mug&sort=-total&platform=woocommerce&collection=2026&date_from=01-02-2026&date_to=28-02-2026';
  expect(read(query)).toEqual({
    page: 3,
    perpage: 50,
    search: 'mug',
    sort: '-total',
    view: '',
    filters: { platform: 'woocommerce', store: '', collection: '2026', date_from: '01-02-2026', date_to: '28-02-2026' },
  });
});

test.each([
  'page=0&perpage=7&sort=price',
  'page=abc&perpage=-1&sort=--name',
  'page=1.5&perpage=1000000&platform=ebay',
  'page=1e3&date_from=31-02-2026&view=../../etc',
  'page=99999999999&date_to=2026-02-01&sort=__proto__',
  '',
])('an address with %j falls back to the first page in the list’s own order', (query) => {
  expect(read(query)).toEqual({
    page: 1,
    perpage: 20,
    search: '',
    sort: '',
    view: '',
    filters: { platform: '', store: '', collection: '', date_from: '', date_to: '' },
  });
});

test('a choice whose options are still on their way is believed', () => {
  expect(read('store=abc').filters.store).toBe('abc');
});

test('no address whatever breaks a list', () => {
  const names = fc.constantFrom('page', 'perpage', 'search', 'sort', 'view', 'platform', 'collection', 'date_from', 'date_to');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (pairs) => {
      const address = readAddress(new URLSearchParams(pairs), abilities);
      expect(address.page).toBeGreaterThanOrEqual(1);
      expect([20, 50, 100]).toContain(address.perpage);
      expect(['', 'name', '-name', 'total', '-total']).toContain(address.sort);
      expect(address.search.length).toBeLessThanOrEqual(200);
      for (const day of [address.filters.date_from, address.filters.date_to]) expect(day === '' || isDay(day ?? '')).toBe(true);
    }),
  );
});

test('what is put into the address is read from it again, and keeps the rest', () => {
  const changes = fc.record({
    search: fc.string({ maxLength: 50 }).map((text) => text.trim()),
    sort: fc.constantFrom('', 'name', '-total'),
    collection: fc.string({ maxLength: 50 }).map((text) => text.trim()),
  });
  fc.assert(
    fc.property(changes, ({ search, sort, collection }) => {
      const next = changeAddress(new URLSearchParams('page=4&push=1'), { search, sort, collection });
      expect(next.get('push')).toBe('1');
      expect(readAddress(next, abilities)).toMatchObject({ page: 1, search, sort, filters: { collection } });
    }),
  );
});

test('another filter goes back to page 1; another page keeps the filters; an empty value leaves the address', () => {
  const start = new URLSearchParams('page=3&status=Processing');
  expect(changeAddress(start, { search: 'mug' }).toString()).toBe('status=Processing&search=mug');
  expect(changeAddress(start, { page: '4' }).toString()).toBe('page=4&status=Processing');
  expect(changeAddress(start, { status: '' }).toString()).toBe('');
});

test('a head sorts upwards, then downwards, then as the list is', () => {
  expect(nextSort('', 'name')).toBe('name');
  expect(nextSort('name', 'name')).toBe('-name');
  expect(nextSort('-name', 'name')).toBe('');
  expect(nextSort('-total', 'name')).toBe('name');
});

test('another page or order shows the same rows; another filter or status does not', () => {
  const key = (query: string, tab = 'all') => matchKey(read(query), tab);
  expect(key('page=2&sort=name&perpage=50')).toBe(key(''));
  expect(key('search=mug')).not.toBe(key(''));
  expect(key('', 'valid')).not.toBe(key(''));
});

test('a day is one of the calendar, and turns into what a date input takes and back', () => {
  for (const day of ['29-02-2024', '31-12-2026']) expect(isDay(day)).toBe(true);
  for (const day of ['29-02-2026', '00-01-2026', '1-1-2026', '32-01-2026', '01-13-2026', '01-01-0000', '']) expect(isDay(day)).toBe(false);
  expect(turnDay('21-11-2026')).toBe('2026-11-21');
  expect(turnDay('2026-11-21')).toBe('21-11-2026');
  expect(turnDay('')).toBe('');
});

test('a list may have a page size of its own, which the address need not say', () => {
  const ofFiles = (query: string) => readAddress(new URLSearchParams(query), { ...abilities, pageSize: 32 });
  expect(ofFiles('').perpage).toBe(32);
  expect(ofFiles('perpage=50').perpage).toBe(50);
  expect(ofFiles('perpage=20').perpage).toBe(32);
});
