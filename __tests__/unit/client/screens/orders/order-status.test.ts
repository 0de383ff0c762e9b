import { ORDER_STATUSES } from '../../../../../src/domain/sales/order-status';
import { QUICK_LINKS } from '../../../../../src/domain/people/bookmarks';
import { addresses } from '../../../../../src/domain/addresses/addresses';
import { askedFor, ORDER_FILTERS, orderFilters } from '../../../../../src/client/screens/orders/order-status';

test('every status has a tab, in the order of an order’s life', () => {
  expect(orderFilters.map((filter) => ORDER_FILTERS[filter])).toEqual(['', ...ORDER_STATUSES]);
});

test('the quick link to what is in production asks for that status alone', () => {
  const link = QUICK_LINKS.find(({ id }) => id === 'ordersInProduction')?.link ?? '';
  const { status = '', filter } = addresses.orders.parse(link) ?? {};
  expect(askedFor(status, filter)).toEqual({ tab: 'in-production', status: 'In Production' });
});

test.each([
  ['', undefined, { tab: 'all', status: '' }],
  ['', 'on-hold', { tab: 'on-hold', status: 'On Hold' }],
  ['All', 'on-hold', { tab: 'all', status: '' }],
  ['processing', 'all', { tab: 'processing', status: 'Processing' }],
  ['Lost at sea', 'all', { tab: null, status: 'Lost at sea' }],
])('?status=%s under /orders/%s asks for %j', (status, segment, asked) => expect(askedFor(status, segment)).toEqual(asked));
