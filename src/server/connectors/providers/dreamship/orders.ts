import { z } from 'zod';
import { ProviderRefusal, type JsonClient } from '../client';
import { cancelOnce, submitOnce } from '../look-first';
import { effectOn } from '../order-effects';
import type { CancelAnswer, OutgoingOrder, ProviderOrder } from '../provider';
import { NAME } from './client';
import { bodyOf, orderShape, toProviderOrder, type DreamshipOrder } from './order';

const listShape = z.object({ data: z.array(orderShape) });

const CANCELLED = 'cancelled';

const readOrder = async (client: JsonClient, id: string): Promise<DreamshipOrder | null> => {
  try {
    return await client.get(`/orders/${encodeURIComponent(id)}/`, orderShape);
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 404) return null;
    throw error;
  }
};

/** Dreamship takes a reference again after it has cancelled an order: the one that lives is it. */
const searchOrder = async (client: JsonClient, reference: string): Promise<DreamshipOrder | null> => {
  const { data } = await client.get(`/orders/?${new URLSearchParams({ reference_id: reference })}`, listShape);
  const ours = data.filter(({ reference_id }) => reference_id === reference);
  return ours.find(({ status }) => status !== CANCELLED) ?? ours[0] ?? null;
};

export const findOrder = async (
  client: JsonClient,
  { reference, external_id }: { readonly reference: string; readonly external_id: string | null },
): Promise<ProviderOrder | null> => {
  const order = external_id ? await readOrder(client, external_id) : await searchOrder(client, reference);
  return order && toProviderOrder(order, reference);
};

export const submitOrder = (client: JsonClient, order: OutgoingOrder): Promise<ProviderOrder> =>
  submitOnce(client.transport, order, {
    provider: NAME,
    look: () => searchOrder(client, order.reference),
    send: () => client.post('/orders/', { shape: orderShape, body: bodyOf(order), effect: effectOn(order, 'submit') }),
    finish: (held) => toProviderOrder(held, order.reference),
  });

export const cancelOrder = (
  client: JsonClient,
  order: { readonly reference: string; readonly external_id: string },
): Promise<CancelAnswer> =>
  cancelOnce(client.transport, order, {
    provider: NAME,
    isCancelled: async () => (await readOrder(client, order.external_id))?.status === CANCELLED,
    send: (effect) => client.post(`/orders/${encodeURIComponent(order.external_id)}/cancel/`, { shape: z.unknown(), effect }),
  });
