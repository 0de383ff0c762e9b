import { z } from 'zod';
import { endless } from '../../connector';
import type { JsonClient } from '../client';
import { heldOrders, livingOf } from '../held-orders';
import { NAME } from './client';
import { isCancelled, isOf, orderShape, toProviderOrder, type ScalableOrder } from './order';
import { readyToken } from './quote';

const PAGE = 50;
/** Pages that are read of orders at most, in search of one. */
const MOST_PAGES = 2000;

/** Nothing searches orders by a name of ours, so they are read page by page. A page that begins as the one before is the end. */
const searchOrder = async (client: JsonClient, reference: string): Promise<ScalableOrder | null> => {
  const ours: ScalableOrder[] = [];
  let before: string | undefined;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const orders = await client.get(`/order?page=${page}&limit=${PAGE}`, z.array(orderShape));
    const [first] = orders;
    ours.push(...orders.filter((order) => isOf(order, reference)));
    const found = livingOf(ours, isCancelled);
    if (found && !isCancelled(found)) return found;
    if (!first || first.orderId === before || orders.length < PAGE) return found;
    before = first.orderId;
  }
  throw endless(client.origin);
};

const pathOf = (id: string): string => `/order/${encodeURIComponent(id)}`;

export const ordersOf = (client: JsonClient) =>
  heldOrders<ScalableOrder>(client.transport, {
    provider: NAME,
    seldom: true,
    read: (id) => client.find(pathOf(id), orderShape),
    search: (reference) => searchOrder(client, reference),
    send: async (order, effect) => {
      const orderToken = await readyToken(client, order);
      return client.post('/order', { shape: orderShape, body: { orderToken }, effect });
    },
    takeBack: (id, effect) => client.call('DELETE', pathOf(id), { shape: z.unknown(), effect }),
    isCancelled,
    tell: toProviderOrder,
  });
