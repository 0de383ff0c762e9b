import fc from 'fast-check';
import { areAmong, countPieces, joinPieces, piecesOf, samePieces, withoutPieces } from '../../../../src/domain/sales/pieces';

const some = fc.array(fc.record({ line_id: fc.constantFrom('a', 'b', 'c'), quantity: fc.integer({ min: 1, max: 5 }) }), { maxLength: 6 });

test('what is taken out and what is left are the whole again', () => {
  fc.assert(
    fc.property(some, some, (all, others) => {
      const [left, taken] = [withoutPieces(all, others), samePieces(all, others)];
      for (const line of ['a', 'b', 'c']) expect(piecesOf(left, line) + piecesOf(taken, line)).toBe(piecesOf(all, line));
      expect(areAmong(taken, others)).toBe(true);
    }),
  );
});

test('joined pieces have one entry a line and lose none', () => {
  fc.assert(
    fc.property(some, (all) => {
      const joined = joinPieces(all);
      expect(new Set(joined.map(({ line_id }) => line_id)).size).toBe(joined.length);
      expect(countPieces(joined)).toBe(countPieces(all));
    }),
  );
});
