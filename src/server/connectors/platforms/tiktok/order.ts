import { z } from 'zod';
import { parseNumber } from '../../../../domain/numbers';
import type { OrderStatus } from '../../../../domain/sales/order-status';
import { UNTOLD, UNTOLD_BUYER, UNTOLD_LINE } from '../fetched';
import type { FetchedOrder } from '../shop';

/** TikTok's order statuses in this product's words. */
const STATUSES: Readonly<Record<string, OrderStatus>> = {
  UNPAID: 'Pending',
  ON_HOLD: 'On Hold',
  AWAITING_SHIPMENT: 'Processing',
  PARTIALLY_SHIPPING: 'Partially Shipped',
  AWAITING_COLLECTION: 'Shipped',
  IN_TRANSIT: 'Shipped',
  DELIVERED: 'Delivered',
  COMPLETED: 'Delivered',
  CANCELLED: 'Cancelled',
};

/** What no database takes is left out: NUL and halves of characters. */
const text = z
  .string()
  .transform((words) => words.replace(/\0|\p{Surrogate}/gu, ''))
  .catch('');

const amount = z
  .string()
  .transform((told) => parseNumber(told) ?? 0)
  .catch(0);

const time = z.number().int().nonnegative();

const lineShape = z.object({
  id: z.string(),
  sku_id: text,
  product_id: text,
  product_name: text,
  seller_sku: text,
  sku_image: text,
  sale_price: amount,
  tracking_number: text,
  package_id: text,
});

const addressShape = z.object({
  name: text,
  first_name: text,
  last_name: text,
  postal_code: text,
  region_code: text,
  address_line1: text,
  address_line2: text,
  address_detail: text,
  district_info: z.array(z.object({ address_level: text, address_level_name: text, address_name: text })).catch([]),
});

/** Nothing but id and times must be as it should: one odd order must not keep back all others. */
export const orderShape = z.object({
  id: z.string(),
  update_time: time,
  create_time: time.catch(0),
  status: text,
  shipping_type: text,
  delivery_option_id: text,
  payment: z.object({ currency: text, total_amount: amount }).catch({ currency: '', total_amount: 0 }),
  recipient_address: addressShape.nullish().catch(null),
  line_items: z.array(lineShape).catch([]),
});
export type TikTokOrder = z.infer<typeof orderShape>;
type Line = TikTokOrder['line_items'][number];

/** TikTok has a line for each piece; those of one variant at one price are one of ours, known by the first of them. */
export const groupsOf = ({ line_items }: Pick<TikTokOrder, 'line_items'>): readonly (readonly [Line, ...Line[]])[] => {
  const groups = new Map<string, [Line, ...Line[]]>();
  for (const line of line_items.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const key = `${line.sku_id}@${line.sale_price}`;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
};

const nameOf = ({ name, first_name, last_name }: z.infer<typeof addressShape>) => {
  if (first_name || last_name) return { first_name, last_name };
  const words = name.trim().split(/\s+/);
  return { first_name: words.slice(0, -1).join(' ') || (words[0] ?? ''), last_name: words.length > 1 ? (words.at(-1) ?? '') : '' };
};

const buyerOf = (to: TikTokOrder['recipient_address']): FetchedOrder['buyer'] => {
  const address = to ?? addressShape.parse({});
  // The country is level 0, and below it each country has levels of its own.
  const below = address.district_info.filter(({ address_level }) => address_level !== 'L0');
  const city = below.find(({ address_level_name }) => /city|town|district/i.test(address_level_name)) ?? below.at(-1);
  const state = below.find(({ address_level }) => address_level === 'L1');
  return {
    ...UNTOLD_BUYER,
    ...nameOf(address),
    address_1: address.address_line1 || address.address_detail,
    address_2: address.address_line2 || null,
    city: city?.address_name ?? '',
    state: state?.address_name ?? null,
    postcode: address.postal_code,
    country: address.region_code,
  };
};

const pictureOf = (src: string): string | null => (/^https?:\/\//.test(src) ? src : null);

export const toOrder = (order: TikTokOrder): FetchedOrder => ({
  ...UNTOLD,
  platform_id: order.id,
  number: order.id,
  status: STATUSES[order.status] ?? 'Pending',
  currency: order.payment.currency,
  total: order.payment.total_amount,
  // What was given back stands with the returns, which are not read.
  refunded: 0,
  created_at: order.create_time || order.update_time,
  buyer: buyerOf(order.recipient_address),
  items: groupsOf(order).map(([line, ...others]) => ({
    ...UNTOLD_LINE,
    line_id: line.id,
    name: line.product_name,
    sku: line.seller_sku,
    quantity: 1 + others.length,
    price: line.sale_price,
    image: pictureOf(line.sku_image),
    product_platform_id: line.product_id || null,
  })),
});
