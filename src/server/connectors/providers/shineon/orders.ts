import { z } from 'zod';
import type { JsonClient } from '../client';
import { heldOrders, livingOf } from '../held-orders';
import { NAME } from './client';
import { bodyOf, orderShape, toProviderOrder, type ShineonOrder } from './order';

const oneShape = z.object({ order: orderShape }).transform(({ order }) => order);
const listShape = z.object({ orders: z.array(orderShape) });

/** ShineOn's most. */
const PAGE = 250;

const isCancelled = ({ status }: ShineonOrder): boolean => status === 'cancelled';

const pathOf = (id: string): string => `/orders/${encodeURIComponent(id)}`;

export const ordersOf = (client: JsonClient) =>
  heldOrders<ShineonOrder>(client.transport, {
    provider: NAME,
    read: (id) => client.find(pathOf(id), oneShape),
    // Whether a reference is taken twice no document tells.
    search: async (reference) => {
      const { orders } = await client.get(`/orders?${new URLSearchParams({ source_ids: reference, limit: String(PAGE) })}`, listShape);
      return livingOf(
        orders.filter(({ source_id }) => source_id === reference),
        isCancelled,
      );
    },
    send: (order, effect) => client.post('/orders', { shape: oneShape, body: bodyOf(order), effect }),
    // Accepted (202) without a word.
    takeBack: (id, effect) => client.post(`${pathOf(id)}/cancel`, { shape: z.unknown(), effect }),
    isCancelled,
    tell: toProviderOrder,
  });
