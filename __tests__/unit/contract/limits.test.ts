import * as limits from '../../../src/contract/generated/limits';
import { textsOf } from '../i18n/text-files';

interface Said {
  readonly characters?: number;
  readonly entries?: number;
  readonly refusal?: string;
}

const said = Object.entries(limits).flatMap(([owner, fields]) =>
  Object.entries(fields as Readonly<Record<string, Said | number>>).flatMap(([field, limit]): [string, Said][] =>
    typeof limit === 'number' ? [] : [[`${owner}.${field}`, limit]],
  ),
);

test('a limit is refused by a sentence that is filled in with nothing but it', () => {
  const sentences = textsOf('en', 'refusals');
  const wrong = said.filter(([, { refusal }]) => {
    if (refusal === undefined) return false;
    const values = [...(sentences.get(refusal) ?? '{{no sentence}}').matchAll(/\{\{(\w+)/gu)].map(([, name]) => name);
    return values.some((name) => name !== 'most');
  });
  expect(wrong).toEqual([]);
});

test('every limit is a whole number above none', () => {
  expect(said.length).toBeGreaterThan(40);
  for (const [, { characters = 1, entries = 1 }] of said)
    expect([characters, entries].every((most) => Number.isInteger(most) && most > 0)).toBe(true);
});
