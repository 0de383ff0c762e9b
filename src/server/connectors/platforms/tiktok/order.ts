import { z } from 'zod';
import type { ToldQuestion } from '../../../../domain/sales/order-questions';
import type { OrderStatus } from '../../../../domain/sales/order-status';
import { money as amount, pictureOf, text, UNTOLD, UNTOLD_BUYER } from '../fetched';
import { orderListRow, readOrderRows } from '../order-rows';
import type { FetchedOrder, ReadOrders } from '../shop';
import { unknownWord } from '../store-words';

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

export const statusOf = (status: string): OrderStatus => STATUSES[status] ?? 'Pending';

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
  display_status: text,
  sku_type: text,
});

const addressShape = z.object({
  name: text,
  phone_number: text,
  first_name: text,
  last_name: text,
  postal_code: text,
  region_code: text,
  address_line1: text,
  address_line2: text,
  address_detail: text,
  district_info: z.array(z.object({ address_level: text, address_level_name: text, address_name: text })).catch([]),
});

const paymentShape = z.object({ currency: text, total_amount: amount, tax: amount, shipping_fee: amount });

const orderShape = z.object({
  id: z.string(),
  update_time: time,
  create_time: time.catch(0),
  status: text,
  shipping_type: text,
  delivery_option_id: text,
  delivery_option_name: text,
  delivery_type: text,
  fulfillment_type: text,
  is_cod: z.boolean().catch(false),
  payment_method_name: text,
  payment: paymentShape.catch(paymentShape.parse({})),
  paid_time: time.catch(0),
  rts_sla_time: time.catch(0),
  is_buyer_request_cancel: z.boolean().catch(false),
  buyer_message: text,
  buyer_email: text,
  recipient_address: addressShape.nullish().catch(null),
  line_items: z.array(lineShape),
});
export type TikTokOrder = z.infer<typeof orderShape>;

export const orderRowShape = orderListRow(z.object({ id: text, update_time: time.catch(0) }), { id: '', update_time: 0 }, orderShape);
export type TikTokOrderRow = z.infer<typeof orderRowShape>;
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

const buyerOf = ({ recipient_address, buyer_email }: TikTokOrder): FetchedOrder['buyer'] => {
  const address = recipient_address ?? addressShape.parse({});
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
    email: buyer_email || null,
    phone: address.phone_number || null,
  };
};

/** Statuses of a piece that somebody need not send any more. */
const DONE: readonly string[] = ['AWAITING_COLLECTION', 'IN_TRANSIT', 'DELIVERED', 'COMPLETED'];

const CANCELLED = 'CANCELLED';

/** Statuses of a piece that is still to be sent, or is not paid yet. */
const OPEN: readonly string[] = ['UNPAID', 'ON_HOLD', 'AWAITING_SHIPMENT', 'PARTIALLY_SHIPPING'];

const questionsOf = (order: TikTokOrder): ToldQuestion[] => [
  ...unknownWord('status', order.status, Object.keys(STATUSES)),
  ...(order.is_cod ? [{ code: 'payment', said: order.payment_method_name || 'COD' } as const] : []),
  ...unknownWord('delivery', order.delivery_type, ['HOME_DELIVERY']),
  ...unknownWord('delivery', order.fulfillment_type, ['FULFILLMENT_BY_SELLER']),
  ...unknownWord('delivery', order.shipping_type, ['TIKTOK', 'SELLER']),
  ...order.line_items.flatMap(({ display_status, sku_type }) => [
    ...unknownWord('status', display_status, [...OPEN, ...DONE, CANCELLED]),
    ...unknownWord('line_kind', sku_type, ['NORMAL', 'PRE_ORDER']),
  ]),
];

/** Of an order that is paid for at the door, TikTok tells no time, and lets it be sent all the same. */
const paidAt = (order: TikTokOrder): number | null => {
  if (order.paid_time > 0) return order.paid_time;
  const open = ['', 'UNPAID', 'ON_HOLD', 'CANCELLED'].includes(order.status);
  return open ? null : order.create_time || order.update_time;
};

const toOrder = (order: TikTokOrder): FetchedOrder => ({
  ...UNTOLD,
  platform_id: order.id,
  number: order.id,
  status: statusOf(order.status),
  currency: order.payment.currency,
  total: order.payment.total_amount,
  tax: order.payment.tax,
  shipping: order.payment.shipping_fee,
  // What was given back stands with the returns, which are not read.
  refunded: 0,
  created_at: order.create_time || order.update_time,
  paid_at: paidAt(order),
  ship_by: order.rts_sla_time || null,
  cancel_requested: order.is_buyer_request_cancel,
  note: order.buyer_message || null,
  shipping_service: order.delivery_option_name || null,
  questions: questionsOf(order),
  buyer: buyerOf(order),
  items: groupsOf(order).map((group) => {
    const [line] = group;
    return {
      line_id: line.id,
      name: line.product_name,
      sku: line.seller_sku,
      quantity: group.length,
      completed: group.filter(({ display_status }) => DONE.includes(display_status)).length,
      dropped: group.filter(({ display_status }) => display_status === CANCELLED).length,
      price: line.sale_price,
      image: pictureOf(line.sku_image),
      product_platform_id: line.product_id || null,
      variant_platform_id: line.sku_id || null,
    };
  }),
});

export const readOrders = (rows: readonly TikTokOrderRow[]): Promise<ReadOrders> =>
  readOrderRows(rows, { toOrder, names: { id: 'id', number: 'id' } });
