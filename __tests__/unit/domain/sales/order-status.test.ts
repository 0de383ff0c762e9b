import fc from 'fast-check';
import { FO_STATUSES } from '../../../../src/domain/sales/fulfilment-order';
import { ORDER_STATUSES, rollUp } from '../../../../src/domain/sales/order-status';

const order = {
  currency: 'USD',
  hasGoods: true,
  completed: false,
  givenUp: false,
  total: 40,
  refunded: 0,
  paid: true,
  held: false,
  pieces: { live: 3, shipped: 0, delivered: 0, returned: 0 },
  fulfilmentOrders: [],
  anyParcel: false,
} as const;

test.each([
  ['Processing', {}],
  ['Pending', { paid: false }],
  ['On Hold', { held: true }],
  ['In Production', { fulfilmentOrders: ['held'] }],
  ['In Production', { held: true, fulfilmentOrders: ['submitted'] }],
  ['Processing', { fulfilmentOrders: ['scheduled'] }],
  ['Partially Shipped', { pieces: { ...order.pieces, shipped: 2 } }],
  ['Partially Shipped', { anyParcel: true, fulfilmentOrders: ['production'] }],
  ['Shipped', { pieces: { ...order.pieces, shipped: 3, delivered: 2 } }],
  ['Delivered', { pieces: { ...order.pieces, shipped: 3, delivered: 3 } }],
  ['Returned', { pieces: { ...order.pieces, shipped: 3, returned: 3 } }],
  ['Cancelled', { pieces: { ...order.pieces, live: 0 } }],
  ['Refunded', { refunded: 35, pieces: { ...order.pieces, live: 0 } }],
  ['Cancelled', { refunded: 35, givenUp: true, pieces: { ...order.pieces, live: 0 } }],
  ['Processing', { hasGoods: false, pieces: { ...order.pieces, live: 0 } }],
  ['Delivered', { hasGoods: false, completed: true, pieces: { ...order.pieces, live: 0 } }],
  ['Cancelled', { hasGoods: false, givenUp: true, pieces: { ...order.pieces, live: 0 } }],
  ['Refunded', { total: 125.6067, refunded: 125.61 }],
  ['Refunded', { total: 125.614, refunded: 125.61 }],
  ['Refunded', { currency: 'JPY', total: 1000.4, refunded: 1000 }],
  ['Processing', { currency: 'KWD', total: 10.005, refunded: 10 }],
  ['Refunded', { refunded: 40, pieces: { ...order.pieces, live: 0 } }],
  ['Processing', { refunded: 39.99 }],
  ['Processing', { total: 0 }],
] as const)('%s: %j', (status, change) => {
  expect(rollUp({ ...order, ...change })).toBe(status);
});

test('an order always has one of the statuses, and one that is paid is never Pending', () => {
  const count = fc.nat(4);
  fc.assert(
    fc.property(
      fc.record({
        currency: fc.constantFrom('USD', 'JPY', 'KWD', ''),
        hasGoods: fc.boolean(),
        completed: fc.boolean(),
        givenUp: fc.boolean(),
        total: count,
        refunded: count,
        paid: fc.boolean(),
        held: fc.boolean(),
        anyParcel: fc.boolean(),
        pieces: fc.record({ live: count, shipped: count, delivered: count, returned: count }),
        fulfilmentOrders: fc.array(fc.constantFrom(...FO_STATUSES), { maxLength: 3 }),
      }),
      (facts) => {
        const status = rollUp(facts);
        expect(ORDER_STATUSES).toContain(status);
        if (facts.paid) expect(status).not.toBe('Pending');
      },
    ),
  );
});
