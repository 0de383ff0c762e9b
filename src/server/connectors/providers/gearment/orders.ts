import { z } from 'zod';
import { ProviderRefusal, type JsonClient } from '../client';
import { effectOn, lookBefore, rejected } from '../order-effects';
import type { OutgoingOrder, ProviderOrder, Quote } from '../provider';
import { amount, readPages } from './client';
import { draftBody, draftShape, draftStatus, fromDraft, fromOrder, orderShape, quoteBody } from './order';

const one = <T>(shape: z.ZodType<T>) => z.object({ data: shape });

/** What the interface made since, on one of the two lists. */
const madeSince = (since: number | null) => ({
  'paging.limit': '100',
  'filter.created_methods': 'VENDOR_CREATED_METHOD_API',
  ...(since === null ? {} : { 'filter.created_at_min': new Date(since * 1000).toISOString() }),
});

/** Nothing finds an order by our reference: orders are read, then what was not checked out yet. One that was taken away counts last. */
const search = async (client: JsonClient, reference: string, since: number | null): Promise<ProviderOrder | null> => {
  const asked = madeSince(since);
  for await (const orders of readPages(client, '/orders', orderShape, asked)) {
    const order = orders.find(({ reference_id }) => reference_id === reference);
    if (order) return fromOrder(order, reference);
  }
  let gone: ProviderOrder | null = null;
  for await (const drafts of readPages(client, '/orders/draft', draftShape, asked)) {
    const found = drafts.filter(({ reference_id }) => reference_id === reference).map((draft) => fromDraft(draft, reference));
    const waiting = found.find(({ status }) => status !== 'cancelled');
    if (waiting) return waiting;
    gone ??= found[0] ?? null;
  }
  return gone;
};

const read = async <T>(client: JsonClient, path: string, shape: z.ZodType<T>): Promise<T | null> =>
  (await client.find(path, one(shape)))?.data ?? null;

/** A draft that was checked out may be an order of another id. */
export const findOrder = async (
  client: JsonClient,
  { reference, external_id }: { readonly reference: string; readonly external_id: string | null },
): Promise<ProviderOrder | null> => {
  if (!external_id) return search(client, reference, null);
  const order = await read(client, `/orders/${encodeURIComponent(external_id)}`, orderShape);
  if (order) return fromOrder(order, reference);
  const draft = await read(client, `/orders/draft/${encodeURIComponent(external_id)}`, draftShape);
  if (!draft) return null;
  const made = draftStatus(draft) === 'submitted' ? await search(client, reference, null) : null;
  return { ...(made ?? fromDraft(draft, reference)), external_id };
};

/** Statuses that say that an order cannot be made as it is: of its fields, of its platform, of its variants. */
const FOR_GOOD: readonly number[] = [400, 404, 412, 422];

export const submitOrder = async (client: JsonClient, order: OutgoingOrder): Promise<ProviderOrder> => {
  const { reference } = order;
  const earlier = await lookBefore(client.transport, order, (since) => search(client, reference, since));
  if (earlier) return earlier;
  try {
    const { data } = await client.post('/orders/draft', {
      shape: one(draftShape),
      body: draftBody(order),
      effect: effectOn(order, 'draft'),
    });
    return fromDraft(data, reference);
  } catch (error) {
    if (error instanceof ProviderRefusal && FOR_GOOD.includes(error.status)) return rejected(order, error.answer);
    throw error;
  }
};

const quoteShape = z.object({ order_shipping_fee: amount, order_sub_total: amount, order_tax: amount.nullish().catch(null) });

export const quoteOrder = async (client: JsonClient, order: OutgoingOrder): Promise<Quote> => {
  const { data } = await client.post('/orders/price', { shape: one(quoteShape), body: quoteBody(order) });
  const { order_shipping_fee: shipping, order_sub_total: items, order_tax: tax } = data;
  const id = order.shipping_method ?? 'standard';
  return { items, shipping, tax: tax ?? null, methods: [{ id, name: id, cost: shipping }] };
};
