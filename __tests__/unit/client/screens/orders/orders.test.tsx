import { render } from '@testing-library/react';
import i18next from 'i18next';
import type { Order } from '../../../../../src/client/entities/orders';
import { orderColumns } from '../../../../../src/client/screens/orders/order-columns';
import { askedFor, ORDER_FILTERS, orderFilters } from '../../../../../src/client/shell/orders/order-status';
import { createFormat } from '../../../../../src/client/ui/format';
import texts from '../../../../../i18n/en/orders.json';
import { addresses } from '../../../../../src/domain/addresses/addresses';
import { QUICK_LINKS } from '../../../../../src/domain/people/bookmarks';
import { ORDER_STATUSES } from '../../../../../src/domain/sales/order-status';

test('every status has a tab, in the order of an order’s life', () => {
  expect(orderFilters.map((filter) => ORDER_FILTERS[filter])).toEqual(['', '', ...ORDER_STATUSES]);
});

test('the quick link to what is in production asks for that status alone', () => {
  const link = QUICK_LINKS.find(({ id }) => id === 'ordersInProduction')?.link ?? '';
  const { status = '', filter } = addresses.orders.parse(link) ?? {};
  expect(askedFor(status, filter)).toEqual({ tab: 'in-production', status: 'In Production', attention: false });
});

test.each([
  ['', undefined, { tab: 'all', status: '', attention: false }],
  ['', 'attention', { tab: 'attention', status: '', attention: true }],
  ['', 'on-hold', { tab: 'on-hold', status: 'On Hold', attention: false }],
  ['All', 'on-hold', { tab: 'all', status: '', attention: false }],
  ['processing', 'all', { tab: 'processing', status: 'Processing', attention: false }],
  ['Lost at sea', 'all', { tab: null, status: 'Lost at sea', attention: false }],
])('?status=%s under /orders/%s asks for %j', (status, segment, asked) => expect(askedFor(status, segment)).toEqual(asked));

/** The 4th of November 2026 is a Wednesday. */
const day = (date: number): number => new Date(2026, 10, date, 12).getTime() / 1000;

const waitedColumn = async () => {
  await i18next.init({ lng: 'en', resources: { en: { orders: texts } }, showSupportNotice: false });
  const column = orderColumns(i18next.getFixedT('en', 'orders'), createFormat('en')).find(({ id }) => id === 'waited');
  if (!column?.csv) throw new Error('no such column');
  return column;
};

test.each([
  ['Pending', 4, '3 business days', 3],
  ['Processing', 6, '1 business day', 1],
  ['On Hold', 9, '0 business days', 0],
  ['Delivered', 4, '', null],
  ['Cancelled', 4, '', null],
  ['Refunded', 4, '', null],
])('tells how many working days an open order has waited: %s since the %ith', async (status, since, words, exported) => {
  const { cell, csv } = await waitedColumn();
  const order = { status, created_at: day(since), as_of: day(9) } as Order;
  expect(render(<>{cell(order)}</>).container.textContent).toBe(words);
  expect(csv?.(order)).toBe(exported);
});

const ORDER = { status: 'Cancelled', total: 20, refunded: 4.5, currency: 'USD', removed: 'trashed' } as Order;

test.each([
  ['total', ORDER, '$20.00$4.50 refunded'],
  ['total', { ...ORDER, refunded: 0 }, '$20.00'],
  ['status', ORDER, 'CanceledIn the store’s trash'],
  ['status', { ...ORDER, removed: 'deleted' }, 'CanceledDeleted in store'],
  ['status', { ...ORDER, removed: null }, 'Canceled'],
])('tells in the column %s what was refunded and that the shop has it no more', async (id, order, words) => {
  await i18next.init({ lng: 'en', resources: { en: { orders: texts } }, showSupportNotice: false });
  const column = orderColumns(i18next.getFixedT('en', 'orders'), createFormat('en')).find((each) => each.id === id);
  expect(render(<>{column?.cell(order)}</>).container.textContent).toBe(words);
});
