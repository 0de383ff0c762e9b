import { z } from 'zod';
import { secondsOf } from '../order-effects';
import type { OutgoingOrder, ProviderOrder, ProviderStatus } from '../provider';
import { amount, dollars, idText, wordsOrNone } from '../shapes';

const trackingShape = z.object({
  carrier: wordsOrNone,
  tracking_number: wordsOrNone,
  tracking_url: z.string().nullish().catch(null),
  created_at: z.string().nullish().catch(null),
});
const sentLineShape = z.object({ reference_id: idText, quantity: z.number() });

/** An order as Dreamship shows it; money as decimal texts, in US dollars. */
export const orderShape = z.object({
  id: idText,
  reference_id: idText.nullish(),
  status: z.string(),
  total_cost: amount,
  fulfillments: z
    .array(z.object({ line_items: z.array(sentLineShape).catch([]), trackings: z.array(trackingShape).catch([]) }))
    .nullish()
    .transform((each) => each ?? [])
    .catch([]),
});
export type DreamshipOrder = z.infer<typeof orderShape>;

const STATUSES: Readonly<Record<string, ProviderStatus>> = {
  // It waits for somebody to send it off there.
  draft: 'held',
  submitted: 'submitted',
  accepted: 'production',
  // The last piece has no parcel yet.
  partially_fulfilled: 'production',
  fulfilled: 'shipped',
  rejected: 'rejected',
  cancelled: 'cancelled',
};

/** The order in our words. */
export const toProviderOrder = (order: DreamshipOrder, reference: string): ProviderOrder => {
  const status = STATUSES[order.status] ?? 'submitted';
  return {
    external_id: order.id,
    reference,
    status,
    // No document names a field for the reason.
    reason: status === 'held' || status === 'rejected' || status === 'cancelled' ? order.status : null,
    cost: dollars(order.total_cost),
    parcels: order.fulfillments.flatMap(({ line_items, trackings }) =>
      trackings
        .filter(({ tracking_number }) => tracking_number !== '')
        .map(({ carrier, tracking_number, tracking_url, created_at }) => ({
          tracking_number,
          courier: carrier,
          tracking_url: tracking_url ?? null,
          // Which piece is in which of several parcels is not told.
          lines: trackings.length === 1 ? line_items.map(({ reference_id, quantity }) => ({ line_id: reference_id, quantity })) : [],
          shipped_at: secondsOf(created_at),
          delivered_at: null,
        })),
    ),
  };
};

/** What is sent of an order: a SKU is the number of an item variant. There is no field for a gift message, nor for an e-mail address. */
export const bodyOf = ({ reference, to, shipping_method, lines }: OutgoingOrder): object => ({
  reference_id: reference,
  shipping_method: shipping_method ?? 'economy',
  address: {
    first_name: to.first_name,
    last_name: to.last_name,
    company: to.company ?? '',
    phone: to.phone ?? '',
    street1: to.address_1,
    street2: to.address_2 ?? '',
    city: to.city,
    state: to.state ?? '',
    zip: to.postcode,
    country: to.country,
    force_verified_delivery: false,
  },
  line_items: lines.map(({ line_id, sku, quantity, print_files }) => ({
    item_variant: Number(sku),
    quantity,
    reference_id: line_id,
    print_areas: print_files.map(({ area, url }) => ({ key: area, url })),
  })),
});
