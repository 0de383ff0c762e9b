import { z } from 'zod';
import { ProviderRefusal, type JsonClient } from '../client';
import { cancelOnce, submitOnce } from '../look-first';
import { effectOn } from '../order-effects';
import type { CancelAnswer, OutgoingOrder, ProviderOrder } from '../provider';
import { NAME } from './client';
import { bodyOf, orderShape, toProviderOrder, type ShineonOrder } from './order';

const oneShape = z.object({ order: orderShape }).transform(({ order }) => order);
const listShape = z.object({ orders: z.array(orderShape) });

const CANCELLED = 'cancelled';
/** ShineOn's most. */
const PAGE = 250;

const readOrder = async (client: JsonClient, id: string): Promise<ShineonOrder | null> => {
  try {
    return await client.get(`/orders/${encodeURIComponent(id)}`, oneShape);
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 404) return null;
    throw error;
  }
};

/** Whether a reference is taken twice no document tells: of several orders the one that lives is it. */
const searchOrder = async (client: JsonClient, reference: string): Promise<ShineonOrder | null> => {
  const { orders } = await client.get(`/orders?${new URLSearchParams({ source_ids: reference, limit: String(PAGE) })}`, listShape);
  const ours = orders.filter(({ source_id }) => source_id === reference);
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
    send: () => client.post('/orders', { shape: oneShape, body: bodyOf(order), effect: effectOn(order, 'submit') }),
    finish: (held) => toProviderOrder(held, order.reference),
  });

export const cancelOrder = (
  client: JsonClient,
  order: { readonly reference: string; readonly external_id: string },
): Promise<CancelAnswer> =>
  cancelOnce(client.transport, order, {
    provider: NAME,
    isCancelled: async () => (await readOrder(client, order.external_id))?.status === CANCELLED,
    // Accepted (202) without a word.
    send: (effect) => client.post(`/orders/${encodeURIComponent(order.external_id)}/cancel`, { shape: z.unknown(), effect }),
  });
