import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { preferredLanguage } from '../../../src/client/i18n';
import { taskKinds } from '../../../src/client/tasks';

const root = path.resolve(__dirname, '../../../i18n');
const others = ['de', 'fr', 'pt'];
const namespaces = readdirSync(path.join(root, 'en')).filter((file) => file.endsWith('.json'));

type Texts = { readonly [key: string]: string | Texts };

const read = (language: string, file: string): Texts => JSON.parse(readFileSync(path.join(root, language, file), 'utf8')) as Texts;

/** Every text by its full key. */
const flat = (texts: Texts, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  );

const placeholders = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '').sort();

describe.each(namespaces)('%s', (file) => {
  const english = flat(read('en', file));

  test.each(others)('%s has the keys of English, no more and no fewer', (language) => {
    expect([...flat(read(language, file)).keys()].sort()).toEqual([...english.keys()].sort());
  });

  test.each(others)('%s fills in the same values as English', (language) => {
    const faults = [...flat(read(language, file))].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(english.get(key) ?? '').join(),
    );
    expect(faults).toEqual([]);
  });

  test.each(['en', ...others])('no text of %s is empty', (language) => {
    expect([...flat(read(language, file))].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

test('no language but English has a file of its own', () => {
  for (const language of others)
    expect(readdirSync(path.join(root, language)).filter((file) => file.endsWith('.json'))).toEqual(namespaces);
});

test('every kind of background task has a name', () => {
  const names = [...flat(read('en', 'tasks.json')).keys()].map((key) => key.replace(/_(one|other)$/, ''));
  const payload = { filename: 'a.png', ids: ['a'], storeIds: ['s'] };
  for (const kind of Object.values(taskKinds)) {
    expect(names).toContain((kind.label as (payload: object) => { key: string })(payload).key);
  }
});

test.each([
  [null, ['de-AT', 'en'], 'de'],
  ['fr', ['de-AT'], 'fr'],
  [null, ['ja', 'pt-BR'], 'pt'],
  [null, ['ja'], 'en'],
  ['xx', [], 'en'],
] as const)('remembered %s, browser %j: %s is spoken', (remembered, wanted, language) => {
  expect(preferredLanguage(remembered, wanted)).toBe(language);
});
