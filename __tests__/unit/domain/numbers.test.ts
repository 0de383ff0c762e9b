import fc from 'fast-check';
import { roundTo } from '../../../src/domain/numbers';

test('rounding moves a number by half a step at most, and twice is once', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.integer({ min: 0, max: 4 }), (value, digits) => {
      const rounded = roundTo(value, digits);
      expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 * 10 ** -digits * (1 + 1e-6));
      expect(roundTo(rounded, digits)).toBe(rounded);
    }),
  );
});
