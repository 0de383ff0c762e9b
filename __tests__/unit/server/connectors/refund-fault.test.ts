import { UNTOLD, UNTOLD_BUYER } from '../../../../src/server/connectors/platforms/fetched';
import { orderFault } from '../../../../src/server/connectors/platforms/order-fault';
import type { FetchedOrder } from '../../../../src/server/connectors/platforms/shop';

const anOrder = (changes: Partial<FetchedOrder>): FetchedOrder => ({
  ...UNTOLD,
  ...{ platform_id: '1', number: '1', status: 'Processing', currency: 'USD', total: 20, created_at: 1_790_000_000, refunded: 0 },
  ...{
    buyer: {
      ...UNTOLD_BUYER,
      first_name: 'Ada',
      last_name: 'L',
      address_1: '1 Mill Lane',
      address_2: null,
      city: 'London',
      state: null,
      postcode: 'N1',
      country: 'GB',
    },
  },
  paid_at: null,
  items: [],
  ...changes,
});

test.each([
  [0, null],
  [20, null],
  [20.01, null],
  [20.02, 'order.unreadable.refund'],
  [2000, 'order.unreadable.refund'],
])('of an order of 20.00 a refund of %s is held back: %s', (refunded, refusal) => {
  expect(orderFault(anOrder({ refunded }), 1_790_000_100)?.refusal ?? null).toBe(refusal);
});
