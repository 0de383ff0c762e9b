import { render } from '@testing-library/react';
import i18next from 'i18next';
import type { Order } from '../../../../../src/client/entities/orders';
import { orderColumns } from '../../../../../src/client/screens/orders/order-columns';
import { createFormat } from '../../../../../src/client/ui/format';
import texts from '../../../../../i18n/en/orders.json';

/** The 4th of November 2026 is a Wednesday. */
const day = (date: number): number => new Date(2026, 10, date, 12).getTime() / 1000;

const waitedColumn = async () => {
  await i18next.init({ lng: 'en', resources: { en: { orders: texts } }, showSupportNotice: false });
  const column = orderColumns(i18next.getFixedT('en', 'orders'), createFormat('en'), day(9)).find(({ id }) => id === 'waited');
  if (!column?.csv) throw new Error('no such column');
  return column;
};

test.each([
  ['Pending', 4, '3 working days', 3],
  ['Processing', 6, '1 working day', 1],
  ['On Hold', 9, '0 working days', 0],
  ['Delivered', 4, '', null],
  ['Cancelled', 4, '', null],
  ['Refunded', 4, '', null],
])('tells how many working days an open order has waited: %s since the %ith', async (status, since, words, exported) => {
  const { cell, csv } = await waitedColumn();
  const order = { status, created_at: day(since) } as Order;
  expect(render(<>{cell(order)}</>).container.textContent).toBe(words);
  expect(csv?.(order)).toBe(exported);
});
