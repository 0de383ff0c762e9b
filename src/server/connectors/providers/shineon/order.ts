import { z } from 'zod';
import { fullName } from '../destination';
import type { OutgoingOrder, ProviderOrder, ProviderStatus } from '../provider';
import { idText, wordsOrNone } from '../shapes';

const lineShape = z.object({
  store_line_item_id: idText.nullish().transform((id) => id ?? ''),
  quantity: z.number(),
  tracking_company: wordsOrNone,
  tracking_number: wordsOrNone,
});

/** An order as ShineOn shows it. What it costs is told nowhere. */
export const orderShape = z.object({
  id: idText,
  source_id: idText.nullish(),
  status: z.string(),
  on_hold_reason: wordsOrNone,
  line_items: z.array(lineShape).catch([]),
});
export type ShineonOrder = z.infer<typeof orderShape>;

const STATUSES: Readonly<Record<string, ProviderStatus>> = {
  on_hold: 'held',
  // It is charged and made by itself.
  awaiting_payment: 'submitted',
  in_production: 'production',
  shipped: 'shipped',
  cancelled: 'cancelled',
};

/** Each line names its own parcel: those of one number are one. */
const parcelsOf = (lines: ShineonOrder['line_items']): ProviderOrder['parcels'] =>
  [...new Set(lines.map(({ tracking_number }) => tracking_number))]
    .filter((number) => number !== '')
    .map((number) => {
      const inside = lines.filter(({ tracking_number }) => tracking_number === number);
      return {
        tracking_number: number,
        courier: inside[0]?.tracking_company ?? '',
        tracking_url: null,
        lines: inside.map(({ store_line_item_id, quantity }) => ({ line_id: store_line_item_id, quantity })),
        shipped_at: null,
        delivered_at: null,
      };
    });

/** The order in our words. */
export const toProviderOrder = (order: ShineonOrder, reference: string): ProviderOrder => {
  const status = STATUSES[order.status] ?? 'submitted';
  return {
    external_id: order.id,
    reference,
    status,
    reason: status === 'held' || status === 'cancelled' ? order.on_hold_reason || order.status : null,
    cost: null,
    parcels: parcelsOf(order.line_items),
  };
};

/**
 * What is sent of an order. ShineOn wants an address to tell parcels to; they are read with the order, so it is given none. A print area is the name
 * of a line's property, such as `print_url`. There is no field for a gift message.
 */
export const bodyOf = ({ reference, to, shipping_method, lines }: OutgoingOrder): object => ({
  order: {
    source_id: reference,
    shipment_notification_url: '',
    ...(shipping_method !== null && { shipping_method }),
    ...(to.email !== null && { email: to.email }),
    shipping_address: {
      name: fullName(to),
      company: to.company ?? '',
      address1: to.address_1,
      address2: to.address_2 ?? '',
      city: to.city,
      province: to.state ?? '',
      zip: to.postcode,
      country_code: to.country,
      phone: to.phone ?? '',
    },
    line_items: lines.map(({ line_id, sku, quantity, print_files }) => ({
      store_line_item_id: line_id,
      sku,
      quantity,
      properties: Object.fromEntries(print_files.map(({ area, url }) => [area, url])),
    })),
  },
});
