import { z } from 'zod';
import { secondLine } from '../destination';
import { secondsOf } from '../order-effects';
import type { Destination, OutgoingOrder, ProviderOrder, ProviderStatus } from '../provider';
import { readSku } from './catalogue';

const text = z.union([z.string(), z.number()]).transform(String);
const moment = z.string().nullish().catch(null);

/** An order as Printify shows it; money in cents. */
export const orderShape = z.object({
  id: z.string(),
  external_id: text.nullish(),
  metadata: z.object({ shop_order_id: text.nullish() }).loose().nullish(),
  status: z.string(),
  line_items: z.array(z.object({ quantity: z.number(), cost: z.number().catch(0) }).loose()).catch([]),
  total_shipping: z.number().catch(0),
  total_tax: z.number().catch(0),
  shipments: z
    .array(
      z.object({ carrier: z.string().catch(''), number: z.string(), url: z.string().nullish().catch(null), delivered_at: moment }).loose(),
    )
    .catch([]),
  fulfilled_at: moment,
});
export type PrintifyOrder = z.infer<typeof orderShape>;

const STATUSES: Readonly<Record<string, ProviderStatus>> = {
  'on-hold': 'held',
  'payment-not-received': 'held',
  'quality-declined': 'held',
  'has-issues': 'held',
  'in-production': 'production',
  // The last piece has no parcel yet.
  'partially-fulfilled': 'production',
  fulfilled: 'shipped',
  canceled: 'cancelled',
};

/** Ours, as the order carries it. */
export const referenceOf = ({ external_id, metadata }: PrintifyOrder): string => external_id ?? metadata?.shop_order_id ?? '';

/** Whether it waits for a word that it may be made. */
export const isWaiting = ({ status }: PrintifyOrder): boolean => status === 'on-hold' || status === 'pending';

/** The order in our words. `reason`: why it is held, where that is known better than by its status. */
export const toProviderOrder = (order: PrintifyOrder, reference: string, reason?: string): ProviderOrder => {
  const status = STATUSES[order.status] ?? 'submitted';
  const items = order.line_items.reduce((sum, { cost, quantity }) => sum + cost * quantity, 0);
  return {
    external_id: order.id,
    reference,
    status,
    reason: status === 'held' || status === 'cancelled' ? (reason ?? order.status) : null,
    cost: { value: (items + order.total_shipping + order.total_tax) / 100, currency: 'USD' },
    parcels: order.shipments.map(({ carrier, number, url, delivered_at }) => ({
      tracking_number: number,
      courier: carrier,
      tracking_url: url ?? null,
      lines: [],
      // When a parcel left is told of the order as a whole.
      shipped_at: order.shipments.length === 1 ? secondsOf(order.fulfilled_at) : null,
      delivered_at: secondsOf(delivered_at),
    })),
  };
};

export const addressOf = (to: Destination): object => ({
  first_name: to.first_name,
  last_name: to.last_name,
  email: to.email ?? '',
  phone: to.phone ?? '',
  country: to.country,
  region: to.state ?? '',
  address1: to.address_1,
  address2: secondLine(to),
  city: to.city,
  zip: to.postcode,
});

export const linesOf = ({ lines }: OutgoingOrder): object[] =>
  lines.map(({ sku, quantity, print_files }) => {
    const numbers = readSku(sku);
    return numbers
      ? { ...numbers, quantity, print_areas: Object.fromEntries(print_files.map(({ area, url }) => [area, url])) }
      : { sku, quantity };
  });
