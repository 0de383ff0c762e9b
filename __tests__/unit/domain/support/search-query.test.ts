import fc from 'fast-check';
import {
  piecewise,
  readSupportSearch,
  SEARCH_LIMIT,
  SEARCH_OPERATORS,
  type SupportSearch,
} from '../../../../src/domain/support/search-query';

const NOTHING: SupportSearch = { words: [], phrases: [], fields: [], tags: [], has: [], before: null, after: null };

const read = (typed: string): SupportSearch => {
  const outcome = readSupportSearch(typed);
  if (!outcome.ok) throw new Error(outcome.fault.refusal);
  return outcome.value;
};

test.each<[string, Partial<SupportSearch>]>([
  ['', {}],
  ['  !!! - " ', {}],
  ['refund  Müller', { words: ['refund', 'Müller'] }],
  ['"blue shirt" size', { words: ['size'], phrases: ['blue shirt'] }],
  ['“blue shirt„ «too big', { phrases: ['blue shirt', 'too big'] }],
  ['never "closed quote', { words: ['never'], phrases: ['closed quote'] }],
  ['5"x7"', { words: ['5'], phrases: ['x7'] }],
  ['from:robin', { fields: [{ field: 'from', value: 'robin' }] }],
  ['FROM:"Robin Baker" x', { fields: [{ field: 'from', value: 'Robin Baker' }], words: ['x'] }],
  ['order:#1003', { fields: [{ field: 'order', value: '#1003' }] }],
  [
    'tag:vip subject:size to:a@b.de',
    {
      tags: ['vip'],
      fields: [
        { field: 'subject', value: 'size' },
        { field: 'to', value: 'a@b.de' },
      ],
    },
  ],
  ['has:file HAS:Notes', { has: ['file', 'note'] }],
  ['before:2026-05-31 after:2026-05', { before: '2026-05-31', after: '2026-05-01' }],
  ['after:2025 after:2024', { after: '2025-01-01' }],
  ['https://shop.test is:open', { words: ['https://shop.test', 'is:open'] }],
  ['"from:robin" afrom:x', { phrases: ['from:robin'], words: ['afrom:x'] }],
  ['a\u0000b', { words: ['a', 'b'] }],
  ['退货 👍', { words: ['退货', '👍'] }],
])('%j is read as its words, phrases and operators', (typed, search) => {
  expect(read(typed)).toEqual({ ...NOTHING, ...search });
});

test.each([
  ['from:', 'support.searchValue'],
  ['order:# 5', 'support.searchValue'],
  ['from: robin', 'support.searchValue'],
  ['tag:""', 'support.searchValue'],
  ['has:wings', 'support.searchHas'],
  ['before:yesterday', 'support.searchDate'],
  ['before:2026-02-30', 'support.searchDate'],
  ['after:2026-13', 'support.searchDate'],
  ['after:0000', 'support.searchDate'],
  ['before:2026-05-01 after:2026-05-01', 'support.searchDates'],
  ['a '.repeat(21), 'support.searchParts'],
  ['a'.repeat(SEARCH_LIMIT + 1), 'support.searchLong'],
])('%j is refused in one sentence: %s', (typed, refusal) => {
  expect(readSupportSearch(typed)).toMatchObject({ ok: false, fault: { refusal, field: 'search' } });
});

test('every operator is read with the value that shows its use', () => {
  for (const [operator, value] of Object.entries(SEARCH_OPERATORS))
    expect(read(`${operator}:${value}`)).not.toEqual({ ...NOTHING, words: [expect.anything()] });
});

const word = fc.stringMatching(/^[\p{L}\p{N}]{1,12}$/u).filter((text) => /^[\p{L}\p{N}]+$/u.test(text));

test('whatever is printed of words, phrases and operators is read as they were, in any order', () => {
  const field = fc.record({ field: fc.constantFrom('from', 'to', 'order', 'subject'), value: word });
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 4 }),
      fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
      fc.array(field, { maxLength: 4 }),
      fc.array(word, { maxLength: 2 }),
      fc.boolean(),
      (words, phrases, fields, tags, last) => {
        const printed = [
          ...fields.map((each) => `${each.field}:${each.value}`),
          ...tags.map((tag) => `tag:"${tag}"`),
          ...phrases.map((phrase) => `"${phrase.join(' ')}"`),
        ];
        const typed = last ? [...printed, ...words] : [...words, ...printed];
        fc.pre(typed.join(' ').length <= SEARCH_LIMIT);
        expect(read(typed.join(' '))).toEqual({ ...NOTHING, words, phrases: phrases.map((phrase) => phrase.join(' ')), fields, tags });
      },
    ),
  );
});

test('any text at all is read or refused, and no word that holds a letter is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
      const outcome = readSupportSearch(typed);
      if (!outcome.ok) return expect(outcome.fault.field).toBe('search');
      const { words, phrases, fields, tags, has, before, after } = outcome.value;
      const kept = [...words, ...phrases, ...tags, ...fields.map(({ value }) => value)].join(' ');
      if (has.length === 0 && before === null && after === null && fields.length === 0 && tags.length === 0)
        for (const letters of typed.match(/\p{L}+/gu) ?? []) expect(kept).toContain(letters);
      return undefined;
    }),
  );
});

test('texts are looked at for phrases, and for long words of scripts without spaces', () => {
  expect(piecewise(read('refund 我想退货 退货 ขอคืนเงิน "blue shirt" from:"Robin Baker"'))).toEqual({
    words: ['我想退货', 'ขอคืนเงิน'],
    phrases: ['blue shirt'],
  });
});
