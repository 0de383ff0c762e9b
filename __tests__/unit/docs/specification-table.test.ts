/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const tests = path.resolve(__dirname, '../..');

/** The pages that hold the specification, and how many sentences each has at least. */
const pages = [
  ['specification-shell', 150],
  ['specification-editor', 80],
] as const;

const read = (page: string): string => readFileSync(path.resolve(tests, `../docs/${page}.md`), 'utf8');

/** The rows of the page's tables: a sentence, and the tests that hold it. */
const rowsOf = (table: string) =>
  [...table.matchAll(/^\| (?!Sentence|-)(.*?) +\| (.*?) +\|$/gm)].map(([, sentence = '', held = '']) => ({ sentence, held }));

const holders = [...new Set(pages.flatMap(([page]) => rowsOf(read(page)).flatMap(({ held }) => held.split('<br>'))))];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a file calls something that runs with this title first, such as `test`, or has it first in a row of a table of tests. */
const hasTest = (source: string, title: string): boolean =>
  new RegExp(`(?<!\\.(?:skip|todo))[([]\\s*(['"\`])${escaped(title)}\\1\\s*,`).test(source);

test.each(pages)('every sentence of %s is there once and is held by something', (page, least) => {
  const table = read(page);
  const rows = rowsOf(table);
  const heads = [...table.matchAll(/^\| Sentence \| Held by \|$/gm)].length;
  expect(rows).toHaveLength([...table.matchAll(/^\|/gm)].length - 2 * heads);
  expect(rows.length).toBeGreaterThan(least);
  expect(rows.filter(({ held }) => held === '')).toEqual([]);
  const sections = table.split(/^## /m).slice(1);
  for (const section of sections) {
    const sentences = [...section.matchAll(/^\| (?!Sentence|-)(.*?) +\|/gm)].map(([, sentence]) => sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

test.each(holders)('%s is there', (holder) => {
  const [, file = '', title = ''] = /^`([\w./-]+): "(.+)"`$/.exec(holder) ?? [];
  expect(title).not.toBe('');
  expect([file, existsSync(path.join(tests, file))]).toEqual([file, true]);
  expect([title, hasTest(readFileSync(path.join(tests, file), 'utf8'), title)]).toEqual([title, true]);
});
