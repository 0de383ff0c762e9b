import fc from 'fast-check';
import { cautionFinder, cautionKey } from '../../../../src/domain/trends/caution';

test.each([
  [['Disney'], 'My DISNEY tee', ['Disney']],
  [['Pokémon'], 'pokemon mug', ['Pokémon']],
  [['star wars'], 'A Star-Wars evening', ['star wars']],
  [['star wars'], 'Wars of a star', []],
  [['nasa'], 'Nasal spray', []],
  [['K-Pop', 'pop'], 'k pop fan', ['K-Pop', 'pop']],
  [['…'], 'anything …', []],
] as const)('of %j “%s” holds %j', (phrases, text, found) => {
  expect(cautionFinder(phrases)([text])).toEqual([...found].toSorted());
});

test('a phrase is found in any text it stands in whole, whatever case and whatever stands between its words', () => {
  const word = fc.stringMatching(/^[a-z]{2,6}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 3 }),
      fc.array(word),
      fc.array(word),
      fc.constantFrom(' ', '-', ' & ', '\n'),
      (phrase, before, after, between) => {
        const text = [...before, ...phrase.map((each) => each.toUpperCase()), ...after].join(between);
        expect(cautionFinder([phrase.join(' ')])([text])).toEqual([phrase.join(' ')]);
      },
    ),
  );
});

test('two writings of a phrase are one', () => {
  expect(cautionKey('  Ça—va ')).toBe(cautionKey('ca va'));
});
