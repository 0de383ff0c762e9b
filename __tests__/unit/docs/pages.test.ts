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

test('no requirement of the security standard stands twice, and each is met, the operator’s, or open with a reason and a date', () => {
  const rows = [...read('docs/security-asvs.md').matchAll(/^\| (\d.*?) *\|.*?\| (\w+) *\| *(.*?) *\|$/gm)];
  expect(rows.length).toBeGreaterThan(150);
  const numbers = rows.flatMap(([, first = '']) => first.match(/\d+\.\d+\.\d+(?= \([123]\))/g) ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const [row, , met = '', why = ''] of rows)
    expect([row, /^(yes|operator)$/.test(met) || (met === 'no' && /\w.*; \d{4}-\d{2}-\d{2}$/.test(why))]).toEqual([row, true]);
});
