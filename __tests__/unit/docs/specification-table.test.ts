import { expectTest, readPage } from './named-tests';

/** The pages that hold the specification, and how many sentences each has at least. */
const pages = [
  ['specification-shell', 150],
  ['specification-editor', 80],
] as const;

/** The rows of the page's tables: a sentence, and the tests that hold it. */
const rowsOf = (table: string) =>
  [...table.matchAll(/^\| (?!Sentence|-)(.*?) +\| (.*?) +\|$/gm)].map(([, sentence = '', held = '']) => ({ sentence, held }));

const holders = [...new Set(pages.flatMap(([page]) => rowsOf(readPage(page)).flatMap(({ held }) => held.split('<br>'))))];

test.each(pages)('every sentence of %s is there once and is held by something', (page, least) => {
  const table = readPage(page);
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
  expectTest(file, title);
});
