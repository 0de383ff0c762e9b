import fc from 'fast-check';
import { isRefundedInFull, unexplainedRefund } from '../../../../src/domain/sales/refunds';

test.each([
  ['USD', 40, 40, true],
  ['USD', 40, 39.99, false],
  ['USD', 125.614, 125.61, true],
  ['USD', 0, 0, false],
  ['JPY', 1000.4, 1000, true],
  ['JPY', 1000, 999, false],
  ['KWD', 10.005, 10, false],
  ['KWD', 10.005, 10.005, true],
  ['', 40, 40, true],
])('of %s %d, %d given back is all of it: %s', (currency, total, refunded, all) => {
  expect(isRefundedInFull({ currency, total, refunded })).toBe(all);
});

const order = { currency: 'USD', total: 65, refunded: 0, tax: 0, shipping: 5, items: [{ price: 20, dropped: 0 }] };

test.each([
  ['nothing given back', {}, null],
  ['all of it', { refunded: 65 }, null],
  ['one piece', { refunded: 20, items: [{ price: 20, dropped: 1 }] }, null],
  ['one piece and its shipping', { refunded: 25, items: [{ price: 20, dropped: 1 }] }, null],
  ['an amount for no piece', { refunded: 10 }, 10],
  ['one piece and an amount beyond it', { refunded: 40, items: [{ price: 20, dropped: 1 }] }, 14.99],
  ['nine pieces rounded by line', { total: 200, shipping: 0, refunded: 125.64, items: [{ price: 13.9563, dropped: 9 }] }, null],
])('%s', (_what, change, unexplained) => {
  expect(unexplainedRefund({ ...order, ...change }, 0)).toBe(unexplained);
});

test('what is given back for no piece is never explained in part', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6499 }), (cents) => {
      expect(unexplainedRefund({ ...order, refunded: cents / 100 }, 0)).toBe(cents / 100);
    }),
  );
});

test('what was given back from here is explained, and does not explain what the shop gave back besides', () => {
  expect(unexplainedRefund({ ...order, refunded: 5 }, 5)).toBeNull();
  expect(unexplainedRefund({ ...order, refunded: 8 }, 5)).toBe(3);
});
