import { z } from 'zod';
import { endless } from '../../connector';
import { ProviderRefusal, type JsonClient } from '../client';
import { cancelOnce, submitOnce } from '../look-first';
import { effectOn } from '../order-effects';
import type { CancelAnswer, OutgoingOrder, ProviderOrder } from '../provider';
import { NAME } from './client';
import { bodyOf, isCancelled, isUnpaid, orderShape, toProviderOrder, type PrintwayOrder } from './order';

const pageShape = z.object({ success: z.literal(true), totalPage: z.number().catch(1), data: z.array(orderShape) });
const doneShape = z.object({ success: z.literal(true) });

interface Known {
  readonly reference: string;
  readonly external_id?: string | null;
}

const PAGE = 100;
const MOST_PAGES = 1000;
/** How far back orders are looked for, and how far ahead: nothing says in what time zone the list's times are. */
const BACK_MS = 2 * 366 * 24 * 3600 * 1000;
const AHEAD_MS = 2 * 24 * 3600 * 1000;

const timeText = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/**
 * The list finds orders by Printway's id and by ours; what it finds is looked at once more, page by page. Whether a reference is taken twice no document
 * tells: of several orders the one that lives is it.
 */
const search = async (client: JsonClient, { reference, external_id }: Known): Promise<PrintwayOrder | null> => {
  let gone: PrintwayOrder | null = null;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const asked = {
      created_at_min: timeText(Date.now() - BACK_MS),
      created_at_max: timeText(Date.now() + AHEAD_MS),
      search: external_id ?? reference,
      limit: String(PAGE),
      page: String(page),
    };
    const { data, totalPage } = await client.get(`/order/list?${new URLSearchParams(asked)}`, pageShape);
    const ours = data.filter(({ pw_order_id, order_name }) => (external_id ? pw_order_id === external_id : order_name === reference));
    const alive = ours.find((order) => !isCancelled(order));
    if (alive) return alive;
    gone ??= ours[0] ?? null;
    if (data.length === 0 || page >= totalPage) return gone;
  }
  throw endless(client.origin);
};

export const findOrder = async (client: JsonClient, known: Known): Promise<ProviderOrder | null> => {
  const order = await search(client, known);
  return order && toProviderOrder(order, known.reference);
};

/** Pays for an order that waits for it. Refused that, as for want of money, it stays and is held. */
const pay = async (client: JsonClient, order: PrintwayOrder, { reference }: Known): Promise<ProviderOrder> => {
  if (!isUnpaid(order)) return toProviderOrder(order, reference);
  const { pw_order_id: external_id } = order;
  try {
    await client.post('/order/paid', { shape: doneShape, body: { order_id: external_id }, effect: effectOn({ reference }, 'pay') });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return toProviderOrder((await search(client, { reference, external_id })) ?? order, reference, error.answer);
  }
  return toProviderOrder((await search(client, { reference, external_id })) ?? order, reference);
};

export const submitOrder = (client: JsonClient, order: OutgoingOrder): Promise<ProviderOrder> =>
  submitOnce(client.transport, order, {
    provider: NAME,
    look: () => search(client, order),
    send: async () => {
      await client.post('/order/create-new-order', { shape: doneShape, body: bodyOf(order), effect: effectOn(order, 'submit') });
      return null;
    },
    finish: (held) => pay(client, held, order),
  });

export const cancelOrder = (
  client: JsonClient,
  order: { readonly reference: string; readonly external_id: string },
): Promise<CancelAnswer> =>
  cancelOnce(client.transport, order, {
    provider: NAME,
    isCancelled: async () => {
      const found = await search(client, order);
      return found !== null && isCancelled(found);
    },
    send: (effect) => client.post('/order/cancel-order-api', { shape: doneShape, body: { pw_order_id: order.external_id }, effect }),
  });
