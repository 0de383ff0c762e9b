import fc from 'fast-check';
import { CHARGE_KINDS, invoiceNumber, signedCents, sumsOf } from '../../../../src/domain/billing/invoice';

const charge = fc.record({ kind: fc.constantFrom(...CHARGE_KINDS), amount: fc.integer({ min: 1, max: 1_000_000 }) });

test('an invoice comes to what was charged less what was taken off, with its tax apart; its negative lines come to the negative of it', () => {
  fc.assert(
    fc.property(fc.array(charge), (charges) => {
      const lines = charges.map(({ kind, amount }) => ({ kind, cents: signedCents(kind, amount) }));
      const sums = sumsOf(lines);
      const of = (...kinds: readonly string[]): number =>
        charges.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0);
      expect(sums).toEqual({
        subtotal: of('product', 'shipping') - of('discount', 'credit'),
        tax: of('tax'),
        total: of('product', 'shipping', 'tax') - of('discount', 'credit'),
      });
      const back = sumsOf(lines.map(({ kind, cents }) => ({ kind, cents: -cents })));
      // Nothing is nothing, whatever its sign.
      expect([back.subtotal + sums.subtotal, back.tax + sums.tax, back.total + sums.total]).toEqual([0, 0, 0]);
    }),
  );
});

test.each([
  ['PR', 2026, 1, 'PR-2026-00001'],
  ['AB', 2027, 99_999, 'AB-2027-99999'],
  ['AB', 2027, 100_000, 'AB-2027-100000'],
])('the number of %s in %i, the %ith, is %s', (prefix, year, count, number) => expect(invoiceNumber(prefix, year, count)).toBe(number));
