import fc from 'fast-check';
import PARCELS from '../../../fixtures/world/parcels.json';
import { courierName, courierOf, courierWord } from '../../../../src/domain/sales/couriers';
import { onlyTrackingNumber, readTrackingNumbers } from '../../../../src/domain/sales/tracking-numbers';

interface WorldParcel {
  readonly cell: string;
  /** The courier that was named with it. */
  readonly said?: string;
  /** Numbers with whom they are of: a code, a name nobody here knows, or nobody. */
  readonly parcels: readonly (readonly string[])[];
  readonly refused?: readonly string[];
}

test.each(PARCELS as readonly WorldParcel[])('$cell of "$said" is $parcels', ({ cell, said = '', parcels, refused = [] }) => {
  const read = readTrackingNumbers(cell);
  expect(read.numbers.map((number) => [number, courierWord(said, number)])).toEqual(parcels);
  expect(read.refused.map(({ text, refusal }) => `${text}: ${refusal}`)).toEqual(refused);
});

test('of a cell nothing is lost: each is a number once, or is refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (cell) => {
      const { numbers, refused } = readTrackingNumbers(cell);
      expect(new Set(numbers).size).toBe(numbers.length);
      if (/[\p{L}\p{N}]/u.test(cell.normalize('NFKC'))) expect(numbers.length + refused.length).toBeGreaterThan(0);
      const [only] = numbers;
      expect(onlyTrackingNumber(cell)).toBe(numbers.length === 1 && refused.length === 0 ? only : undefined);
      // Read again, a number is itself.
      for (const number of numbers) expect(readTrackingNumbers(number).numbers).toEqual([number]);
    }),
  );
});

test('a word nobody here knows is kept as it was said, and no code is made of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (said) => {
      const word = courierWord(said, 'LOCAL-2');
      expect(word === '' || word === said.trim() || courierOf(word) !== undefined).toBe(true);
      expect(courierName('bike-messenger')).toBe('Bike Messenger');
    }),
  );
});
