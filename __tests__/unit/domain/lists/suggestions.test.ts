import fc from 'fast-check';
import { markMatches, suggest, SUGGESTIONS_AT_REST, SUGGESTIONS_WHILE_TYPING } from '../../../../src/domain/lists/suggestions';

const itself = (text: string): string => text;

test.each([
  ['ord', ['Orders', 'Order report', 'Records']],
  ['report', ['Order report', 'Fulfillment report']],
  ['rep fulf', ['Fulfillment report']],
  ['ÜBERSICHT', ['Übersicht']],
  ['ubersicht', ['Übersicht']],
  ['e\u0301tat', ['État']],
  ['strasse', ['Straße']],
  ['nothing of it', []],
])('%j suggests %j', (query, expected) => {
  const all = ['Records', 'Orders', 'Order report', 'Fulfillment report', 'Übersicht', 'État', 'Straße'];
  expect(suggest(query, all, itself)).toEqual(expected);
});

test('an empty query gives the first 100 in their order, a typed one the first 6', () => {
  const all = Array.from({ length: 250 }, (_, i) => `Shop ${i}`);
  expect(suggest('', all, itself)).toEqual(all.slice(0, 100));
  expect(suggest('   ', all, itself)).toHaveLength(100);
  expect(suggest('s', all, itself)).toEqual(all.slice(0, 6));
});

const text = fc.string({
  unit: fc.oneof(fc.constantFrom(...'aAbBéÉßİ \u0301ﬁ😀-#1'.split('')), fc.string({ unit: 'grapheme', maxLength: 1 })),
});

test('suggestions are some of what there is, each once, never too many', () => {
  fc.assert(
    fc.property(text, fc.array(text), (query, all) => {
      const items = all.map((name, i) => ({ name, i }));
      const found = suggest(query, items, ({ name }) => name);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((item) => items.includes(item))).toBe(true);
      expect(found.length).toBeLessThanOrEqual(query.trim() === '' ? SUGGESTIONS_AT_REST : SUGGESTIONS_WHILE_TYPING);
    }),
  );
});

test('whatever is there is found by its own name, in any case', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abßéÉIİ ﬁ-#1') }), (name) => {
      expect(suggest(name.toUpperCase().toLowerCase(), [name.toLowerCase()], itself)).toHaveLength(1);
    }),
  );
});

test('marking what was typed changes no letter', () => {
  fc.assert(
    fc.property(text, text, (name, query) => {
      expect(
        markMatches(name, query)
          .map((part) => part.text)
          .join(''),
      ).toBe(name);
    }),
  );
});

test.each([
  ['Orders', 'ord', '[Ord]ers'],
  ['Order report', 'rep ord', '[Ord]er [rep]ort'],
  ['Café au lait', 'cafe', '[Café] au lait'],
  ['Cafe\u0301', 'cafe', '[Cafe\u0301]'],
  ['banana', 'an', 'b[anan]a'],
  ['Orders', '', 'Orders'],
  ['a.b*c', '.b*', 'a[.b*]c'],
])('in %j, %j marks %j', (name, query, marked) => {
  expect(
    markMatches(name, query)
      .map((part) => (part.hit ? `[${part.text}]` : part.text))
      .join(''),
  ).toBe(marked);
});
