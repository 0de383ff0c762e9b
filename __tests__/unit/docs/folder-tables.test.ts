/** @covers src __tests__ */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Folders whose tables are being written anew: each line goes with its table. */
const NOT_YET = ['src/server/render'];

/** Made by tools, or told of by the table's own page. */
const UNTOLD = new Set(['README.md', 'dist', 'node_modules']);

const readmesUnder = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return UNTOLD.has(entry.name) ? [] : readmesUnder(`${folder}/${entry.name}`);
    return entry.name === 'README.md' ? [folder] : [];
  });

/** What stands in backticks in the first column of a page's tables of files: `a.ts`, `folder/`, `folder/a.ts`, `*.test.ts`. */
const namedIn = (page: string): string[] | undefined => {
  const tables = page.split(/\n(?!\|)/).filter((block) => /^\n?\| (file|file or folder|folder|log) +\|/.test(block));
  if (tables.length === 0) return undefined;
  const rows = tables.flatMap((table) => table.trim().split('\n').slice(2));
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
};

const withTables = ['src', '__tests__'].flatMap(readmesUnder).flatMap((folder) => {
  const named = namedIn(readFileSync(path.join(root, folder, 'README.md'), 'utf8'));
  return named && !NOT_YET.some((part) => folder === part || folder.startsWith(`${part}/`)) ? [[folder, named] as const] : [];
});

/** Files and folders of a folder, folders with a slash behind. */
const contentsOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !UNTOLD.has(name) && !name.startsWith('.'))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));

const patternOf = (name: string): RegExp => new RegExp(`^${name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`);

test('most folders that have a page have a table', () => {
  expect(withTables.length).toBeGreaterThan(20);
});

test.each(withTables)('the table of %s names every file and folder there', (folder, named) => {
  const patterns = named.map(patternOf);
  const isNamed = (name: string) =>
    patterns.some((pattern) => pattern.test(name)) || named.some((each) => name.endsWith('/') && each.startsWith(name));
  expect(contentsOf(folder).filter((name) => !isNamed(name))).toEqual([]);
});

test.each(withTables)('the table of %s names nothing that is not there, and nothing twice', (folder, named) => {
  const missing = named.filter((name) =>
    name.includes('*') ? !contentsOf(folder).some((each) => patternOf(name).test(each)) : !existsSync(path.join(root, folder, name)),
  );
  expect(missing).toEqual([]);
  expect(named.filter((name, i) => named.indexOf(name) !== i)).toEqual([]);
});
