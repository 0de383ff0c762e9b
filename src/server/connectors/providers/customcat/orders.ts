import { z } from 'zod';
import { notThereYet, ProviderRefusal, type JsonClient } from '../client';
import { effectOn, lookBack, rejected } from '../order-effects';
import type { CancelAnswer, OutgoingOrder, ProviderOrder, Quote } from '../provider';
import { NAME } from './client';
import { orderBody, quoteBody, statusOf, statusShape, toProviderOrder, type Told } from './order';

const pathOf = (reference: string): string => `/order/${encodeURIComponent(reference)}`;

/** An order's id is our reference. */
const read = async (client: JsonClient, reference: string): Promise<Told | null> => {
  try {
    return await client.get(`/order/status/${encodeURIComponent(reference)}`, statusShape);
  } catch (error) {
    if (error instanceof ProviderRefusal && (error.status === 404 || /not found/i.test(error.answer))) return null;
    throw error;
  }
};

export const findOrder = async (client: JsonClient, { reference }: { readonly reference: string }): Promise<ProviderOrder | null> => {
  const told = await read(client, reference);
  return told && toProviderOrder(told, reference);
};

/** A card that was declined may be taken the next time. */
const mayComeRight = ({ answer }: ProviderRefusal): boolean => /charge failed/i.test(answer);

export const submitOrder = async (client: JsonClient, order: OutgoingOrder): Promise<ProviderOrder> => {
  const { reference } = order;
  const earlier = await lookBack(client.transport, order, () => findOrder(client, order));
  if (earlier) return earlier;
  try {
    await client.post(pathOf(reference), {
      shape: z.object({ CUSTOMCAT_ORDER_ID: z.string() }),
      body: orderBody(order),
      effect: effectOn(order, 'submit'),
    });
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || mayComeRight(error)) throw error;
    if (!/duplicate order/i.test(error.answer)) return rejected(order, error.answer);
  }
  const found = await findOrder(client, order);
  if (!found) throw notThereYet(NAME);
  return found;
};

/** It is taken back until it is verified. An order that was there and is not any more was taken back by an earlier call. */
export const cancelOrder = async (
  client: JsonClient,
  order: { readonly reference: string; readonly external_id: string },
): Promise<CancelAnswer> => {
  const isCancelled = async (): Promise<true | null> => {
    const told = await read(client, order.reference);
    return !told || statusOf(told) === 'cancelled' ? true : null;
  };
  if (await lookBack(client.transport, order, isCancelled)) return { cancelled: true };
  try {
    await client.call('DELETE', pathOf(order.reference), { shape: z.looseObject({}), effect: effectOn(order, 'cancel') });
    return { cancelled: true };
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return (await isCancelled()) ? { cancelled: true } : { cancelled: false, reason: error.answer };
  }
};

const methodsShape = z.array(z.object({ SHIPPING_ID: z.union([z.string(), z.number()]).transform(String), SHIPPING_NAME: z.string() }));

export const readMethods = (client: JsonClient): Promise<z.infer<typeof methodsShape>> => client.get('/shipping', methodsShape);

/** What sending costs by each method; nothing tells what the pieces cost. Where it has no rate it answers with 0. */
export const quoteOrder = async (client: JsonClient, order: OutgoingOrder): Promise<Quote> => {
  const methods: { readonly id: string; readonly name: string; readonly cost: Quote['shipping'] }[] = [];
  for (const { SHIPPING_ID, SHIPPING_NAME } of await readMethods(client)) {
    const value = await client.post(`/shipping/${encodeURIComponent(SHIPPING_ID)}`, { shape: z.coerce.number(), body: quoteBody(order) });
    if (value > 0) methods.push({ id: SHIPPING_NAME, name: SHIPPING_NAME, cost: { value, currency: 'USD' } });
  }
  const chosen = methods.find(({ id }) => id === (order.shipping_method ?? 'Economy')) ?? methods[0];
  if (!chosen) throw new ProviderRefusal(NAME, 200, '0.00');
  return { items: null, shipping: chosen.cost, tax: null, methods };
};
