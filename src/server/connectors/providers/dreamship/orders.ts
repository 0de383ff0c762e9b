import { z } from 'zod';
import type { JsonClient } from '../client';
import { heldOrders, livingOf } from '../held-orders';
import { NAME } from './client';
import { bodyOf, orderShape, toProviderOrder, type DreamshipOrder } from './order';

const listShape = z.object({ data: z.array(orderShape) });

const isCancelled = ({ status }: DreamshipOrder): boolean => status === 'cancelled';

const pathOf = (id: string): string => `/orders/${encodeURIComponent(id)}/`;

export const ordersOf = (client: JsonClient) =>
  heldOrders<DreamshipOrder>(client.transport, {
    provider: NAME,
    read: (id) => client.find(pathOf(id), orderShape),
    // A reference is taken again after an order was cancelled.
    search: async (reference) => {
      const { data } = await client.get(`/orders/?${new URLSearchParams({ reference_id: reference })}`, listShape);
      return livingOf(
        data.filter(({ reference_id }) => reference_id === reference),
        isCancelled,
      );
    },
    send: (order, effect) => client.post('/orders/', { shape: orderShape, body: bodyOf(order), effect }),
    takeBack: (id, effect) => client.post(`${pathOf(id)}cancel/`, { shape: z.unknown(), effect }),
    isCancelled,
    tell: toProviderOrder,
  });
