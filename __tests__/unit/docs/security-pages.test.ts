import { expectFile, expectTest, readPage } from './named-tests';

const pages = ['security', 'security-asvs'].map(readPage);

/** What a page names: files of the repository, or below `__tests__`, some with the title of one test. */
const named = [
  ...new Set(pages.flatMap((page) => page.match(/`(?:src|i18n|server|unit|sagas|e2e)\/[\w./-]+\.\w+(?:: "[^`]+")?`/g) ?? [])),
].map((name) => name.slice(1, -1));

test.each(named)('%s is there', (name) => {
  const [, file = '', title] = /^([\w./-]+)(?:: "(.+)")?$/.exec(name) ?? [];
  if (title !== undefined) return expectTest(file, title);
  return expectFile(/^(src|i18n)\//.test(file) ? file : `__tests__/${file}`);
});

test('the pages name the tests that hold them', () => {
  expect(named.filter((name) => name.includes('.test.')).length).toBeGreaterThan(80);
});

test('no requirement stands twice, and each is met, not met with a reason, or the operator’s', () => {
  const rows = [...pages[1]!.matchAll(/^\| (\d.*?) *\|.*?\| (\w+) *\| *(.*?) *\|$/gm)];
  expect(rows.length).toBeGreaterThan(150);
  const numbers = rows.flatMap(([, first = '']) => first.match(/\d+\.\d+\.\d+(?= \([123]\))/g) ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const [row, , met = '', why = ''] of rows)
    expect([row, /^(yes|operator)$/.test(met) || (met === 'no' && why !== '')]).toEqual([row, true]);
});
