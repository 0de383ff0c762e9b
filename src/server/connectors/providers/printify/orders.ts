import { z } from 'zod';
import { endless } from '../../connector';
import { notThereYet } from '../client';
import { effectOn, lookBack, rejected } from '../order-effects';
import type { CancelAnswer, OutgoingOrder, ProviderOrder, Quote } from '../provider';
import { PrintifyRefusal, type PrintifyClient } from './client';
import { addressOf, isWaiting, linesOf, orderShape, referenceOf, toProviderOrder, type PrintifyOrder } from './order';

const STANDARD = 1;
const DUPLICATE = 8503;
/** Printify's most. */
const PAGE = 10;
/** Pages that are read of orders at most, in search of one. */
const MOST_PAGES = 2000;

const pageShape = z.object({ data: z.array(orderShape), last_page: z.number() });

type Known = Pick<OutgoingOrder, 'reference'>;

const readOrder = (client: PrintifyClient, id: string): Promise<PrintifyOrder | null> =>
  client.find(client.ofStore(`/orders/${encodeURIComponent(id)}.json`), orderShape);

/**
 * Nothing searches orders by our reference, so they are read page by page, the newest first: one that comes meanwhile moves others to a later page,
 * where they are met again.
 */
const searchOrder = async (client: PrintifyClient, reference: string): Promise<PrintifyOrder | null> => {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data, last_page } = await client.get(client.ofStore(`/orders.json?limit=${PAGE}&page=${page}`), pageShape);
    const found = data.find((order) => referenceOf(order) === reference);
    if (found) return found;
    if (data.length === 0 || page >= last_page) return null;
  }
  throw endless(client.origin);
};

export const findOrder = async (
  client: PrintifyClient,
  { reference, external_id }: { readonly reference: string; readonly external_id: string | null },
): Promise<ProviderOrder | null> => {
  const order = external_id ? await readOrder(client, external_id) : await searchOrder(client, reference);
  return order && toProviderOrder(order, reference);
};

/** Says that an order may be made, unless that has been said. One that is refused that stays, held. */
const release = async (client: PrintifyClient, order: PrintifyOrder, known: Known): Promise<ProviderOrder> => {
  if (!isWaiting(order)) return toProviderOrder(order, known.reference);
  try {
    const path = client.ofStore(`/orders/${encodeURIComponent(order.id)}/send_to_production.json`);
    const sent = await client.post(path, { shape: orderShape, effect: effectOn(known, 'send to production') });
    return toProviderOrder(sent, known.reference);
  } catch (error) {
    if (!(error instanceof PrintifyRefusal)) throw error;
    return toProviderOrder((await readOrder(client, order.id)) ?? order, known.reference, error.answer);
  }
};

/** Makes the order; gives its id, also that of the one that has the reference already. */
const create = async (client: PrintifyClient, order: OutgoingOrder): Promise<string> => {
  const body = {
    external_id: order.reference,
    label: order.reference,
    line_items: linesOf(order),
    shipping_method: Number(order.shipping_method ?? STANDARD) || STANDARD,
    send_shipping_notification: false,
    address_to: addressOf(order.to),
  };
  try {
    const { id } = await client.post(client.ofStore('/orders.json'), {
      shape: z.object({ id: z.string() }).loose(),
      body,
      effect: effectOn(order, 'submit'),
    });
    return id;
  } catch (error) {
    const taken = error instanceof PrintifyRefusal && (error.status === 409 || error.apiCode === DUPLICATE);
    if (!taken) throw error;
    const id = error.orderId ?? (await searchOrder(client, order.reference))?.id;
    if (id === undefined) throw error;
    return id;
  }
};

export const submitOrder = async (client: PrintifyClient, order: OutgoingOrder): Promise<ProviderOrder> => {
  const earlier = await lookBack(client.transport, order, () => searchOrder(client, order.reference));
  if (earlier) return release(client, earlier, order);
  try {
    const id = await create(client, order);
    const made = await readOrder(client, id);
    if (made) return await release(client, made, order);
  } catch (error) {
    if (error instanceof PrintifyRefusal && (error.status === 400 || error.status === 422)) return rejected(order, error.answer);
    throw error;
  }
  throw notThereYet('Printify');
};

/** Printify takes back what is not paid yet. */
export const cancelOrder = async (
  client: PrintifyClient,
  order: { readonly reference: string; readonly external_id: string },
): Promise<CancelAnswer> => {
  const isCancelled = async (): Promise<boolean> => (await readOrder(client, order.external_id))?.status === 'canceled';
  await lookBack(client.transport, order, isCancelled);
  try {
    const path = client.ofStore(`/orders/${encodeURIComponent(order.external_id)}/cancel.json`);
    await client.post(path, { shape: orderShape, effect: effectOn(order, 'cancel') });
    return { cancelled: true };
  } catch (error) {
    if (!(error instanceof PrintifyRefusal)) throw error;
    // An earlier call may have done it.
    return (await isCancelled()) ? { cancelled: true } : { cancelled: false, reason: error.answer };
  }
};

const METHODS = { standard: STANDARD, priority: 2, express: 3, economy: 4 } as const;

const dollars = (cents: number) => ({ value: cents / 100, currency: 'USD' });

/** What sending an order costs; what its pieces cost Printify tells with the order itself. */
export const quoteOrder = async (client: PrintifyClient, order: OutgoingOrder): Promise<Quote> => {
  const costs = await client.post(client.ofStore('/orders/shipping.json'), {
    shape: z.record(z.string(), z.number()),
    body: { line_items: linesOf(order), address_to: addressOf(order.to) },
  });
  const methods = Object.entries(METHODS).flatMap(([name, id]) => {
    const cost = costs[name];
    return cost === undefined ? [] : [{ id: String(id), name, cost: dollars(cost) }];
  });
  const chosen = methods.find(({ id }) => id === (order.shipping_method ?? String(STANDARD))) ?? methods[0];
  return { items: null, shipping: chosen?.cost ?? dollars(0), tax: null, methods };
};
