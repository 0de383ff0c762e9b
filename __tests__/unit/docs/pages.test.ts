/** @covers README.md docs src __tests__ i18n static */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

const pagesUnder = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : pagesUnder(name);
    return entry.name.endsWith('.md') ? [name] : [];
  });

const pages = ['README.md', ...['docs', 'src', '__tests__', 'static'].flatMap(pagesUnder)];

const read = (page: string): string => readFileSync(path.join(root, page), 'utf8').replace(/^```.*?^```/gms, '');

const isThere = (file: string): boolean => existsSync(path.join(root, file));

/** The fragment by which a heading is linked to. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsIn = (page: string): string[] => [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test.each(pages)('every link of %s leads to a file and a heading that are there', (page) => {
  const links = [...read(page).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? page : path.join(path.dirname(page), file);
    if (!isThere(target)) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).includes(anchor);
  });
  expect(broken).toEqual([]);
});

/** A page on how something is added names files that somebody else will make. */
const tellsOfWhatIs = (page: string): boolean => /^docs\/(?!add-)/.test(page);

test.each(pages.filter(tellsOfWhatIs))('every file of the repository that %s names is there', (page) => {
  const named = [...read(page).matchAll(/`((?:src|i18n|static|docs|__tests__|server|unit|sagas|e2e)\/[\w./-]+\.\w+)(?:`|: ")/g)];
  const missing = named
    .map(([, name = '']) => (/^(server|unit|sagas|e2e)\//.test(name) ? `__tests__/${name}` : name))
    .filter((name) => !isThere(name));
  expect(missing).toEqual([]);
});

/** How many requirements of levels 1 and 2 each section of ASVS 5.0 has; they come first. After `docs_en` of its repository. */
const ASVS_SECTIONS: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1, '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5 },
  ...{ '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4, '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4 },
  ...{ '6.5': 5, '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3 },
  ...{ '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4 },
  ...{ '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
};

test('every requirement of levels 1 and 2 of the security standard is judged, or its section is said not to apply', () => {
  const page = read('docs/security-asvs.md');
  const ranges = [...page.matchAll(/(\d+\.\d+)\.(\d+)–\1\.(\d+)/g)].flatMap(([, section, first, last]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_each, at) => `${section}.${Number(first) + at}`),
  );
  const judged = new Set([...(page.match(/\d+\.\d+(?:\.\d+)?/g) ?? []), ...ranges]);
  const missing = Object.entries(ASVS_SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_each, at) => `${section}.${at + 1}`).filter((number) => !judged.has(number) && !judged.has(section)),
  );
  expect(missing).toEqual([]);
});

test('no requirement of the security standard stands twice, and each is met, the operator’s, or open with a reason and a date', () => {
  const rows = [...read('docs/security-asvs.md').matchAll(/^\| (\d.*?) *\|.*?\| (\w+) *\| *(.*?) *\|$/gm)];
  expect(rows.length).toBeGreaterThan(150);
  const numbers = rows.flatMap(([, first = '']) => first.match(/\d+\.\d+\.\d+(?= \([123]\))/g) ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const [row, , met = '', why = ''] of rows)
    expect([row, /^(yes|operator)$/.test(met) || (met === 'no' && /\w.*; \d{4}-\d{2}-\d{2}$/.test(why))]).toEqual([row, true]);
});
