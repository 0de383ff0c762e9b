import { z } from 'zod';
import { ProviderRefusal, type JsonClient } from '../client';
import { shippingInfo } from '../destination';
import { submitOnce } from '../look-first';
import { effectOn } from '../order-effects';
import type { OutgoingOrder, ProviderOrder } from '../provider';
import { idText, wordsOrNone } from '../shapes';
import { answerOf, NAME } from './client';
import { uploadImage } from './images';

const trackingShape = z.object({ order_id: idText, order_id_import: idText, tracking_code: wordsOrNone });
type Tracking = z.infer<typeof trackingShape>;

/** One for an order in the documents; orders have several items. */
const trackingsShape = answerOf(z.union([trackingShape.transform((one) => [one]), z.array(trackingShape)]));

/** Whose number an order is asked for by: Geargag's, or ours. */
const BY_ITS_OWN = '1';
const BY_OURS = '2';

/** Nothing is told of an order but its tracking numbers: as long as there are none, it has been submitted. */
const toProviderOrder = (items: readonly Tracking[], external_id: string, reference: string): ProviderOrder => {
  const numbers = [...new Set(items.map(({ tracking_code }) => tracking_code))].filter((number) => number !== '');
  return {
    external_id,
    reference,
    status: numbers.length > 0 ? 'shipped' : 'submitted',
    reason: null,
    cost: null,
    parcels: numbers.map((tracking_number) => ({
      tracking_number,
      courier: '',
      tracking_url: null,
      lines: [],
      shipped_at: null,
      delivered_at: null,
    })),
  };
};

export const findOrder = async (
  client: JsonClient,
  { reference, external_id }: { readonly reference: string; readonly external_id: string | null },
): Promise<ProviderOrder | null> => {
  const asked = new URLSearchParams({ order_id: external_id ?? reference, type: external_id ? BY_ITS_OWN : BY_OURS });
  try {
    const told = await client.get(`/tracking.json?${asked}`, trackingsShape);
    const ours = told.filter(({ order_id, order_id_import }) => (external_id ? order_id === external_id : order_id_import === reference));
    return ours[0] ? toProviderOrder(ours, ours[0].order_id, reference) : null;
  } catch (error) {
    // It says no of an order it does not know.
    if (error instanceof ProviderRefusal) return null;
    throw error;
  }
};

const createdShape = answerOf(z.object({ order_id: idText }));

/** Geargag wants a name, a price for its statistics, and a word by which it knows the design again: none of an order's is told us. */
const itemsOf = ({ reference, lines }: OutgoingOrder, codes: ReadonlyMap<string, string>): object[] =>
  lines.map(({ line_id, sku, quantity, print_files }) => ({
    name: sku,
    sku_external: `${reference}-${line_id}`,
    sku,
    quantity,
    price: 0,
    currency: 'USD',
    dimensions: print_files.map(({ area, url }) => ({ name: area, image_code: codes.get(url) })),
  }));

const send = async (client: JsonClient, order: OutgoingOrder): Promise<ProviderOrder> => {
  const { reference, to, lines } = order;
  const codes = new Map<string, string>();
  for (const { url } of lines.flatMap(({ print_files }) => print_files))
    if (!codes.has(url)) codes.set(url, await uploadImage(client, reference, url));
  const body = {
    order_id: reference,
    shipping_info: shippingInfo(to),
    items: itemsOf(order, codes),
  };
  const { order_id } = await client.post('/order.json', { shape: createdShape, body, effect: effectOn(order, 'submit') });
  return toProviderOrder([], order_id, reference);
};

export const submitOrder = (client: JsonClient, order: OutgoingOrder): Promise<ProviderOrder> =>
  submitOnce(client.transport, order, {
    provider: NAME,
    look: () => findOrder(client, { reference: order.reference, external_id: null }),
    send: () => send(client, order),
    finish: (held) => held,
  });
