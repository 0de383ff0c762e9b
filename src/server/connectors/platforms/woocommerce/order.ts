import { z } from 'zod';
import { roundMoney } from '../../../../domain/currency';
import type { ToldQuestion } from '../../../../domain/sales/order-questions';
import type { OrderStatus } from '../../../../domain/sales/order-status';
import { earliestOf, money, pictureOf, pieces, secondsOrNull, shippingServiceOf, text, unixSeconds, UNTOLD } from '../fetched';
import { htmlWords } from '../html-words';
import { onlyOrders, orderListRow, readOrderRows } from '../order-rows';
import type { FetchedOrder, ReadOrders, ShopOrderStatus } from '../shop';
import { isCompletedAtOnce, isPickup } from '../store-words';
import { atGmt, gmt, placeShape } from './changes';
import type { WooClient } from './client';

/** WooCommerce's order statuses in this product's words. */
const STATUSES: Readonly<Record<string, OrderStatus>> = {
  pending: 'Pending',
  processing: 'Processing',
  'on-hold': 'On Hold',
  completed: 'Delivered',
  cancelled: 'Cancelled',
  failed: 'Cancelled',
  refunded: 'Refunded',
};

/** A status of a plug-in says nothing of where the order stands, but whether it is paid. */
export const statusOf = (status: string, isPaid: boolean): OrderStatus => STATUSES[status] ?? (isPaid ? 'Processing' : 'Pending');

/** What a checkout somebody still fills in is kept as: no order yet. */
const DRAFTS: readonly string[] = ['checkout-draft', 'auto-draft', 'draft'];

const statusesShape = z.array(z.object({ slug: z.string().transform((slug) => slug.replace(/^wc-/, '')), name: htmlWords }));

/** The statuses the shop and its plug-ins know. */
export const readStatuses = async (client: WooClient): Promise<readonly ShopOrderStatus[]> => {
  const { data } = await client.get('/reports/orders/totals', {}, statusesShape);
  return data
    .filter(({ slug }) => !DRAFTS.includes(slug) && slug !== 'trash')
    .map(({ slug, name }) => ({ word: slug, label: name || slug, status: STATUSES[slug] ?? null }));
};

/** WordPress keeps what people type as HTML. */
const addressShape = z.object({
  first_name: htmlWords,
  last_name: htmlWords,
  address_1: htmlWords,
  address_2: htmlWords,
  city: htmlWords,
  state: text,
  postcode: text,
  country: text,
  company: htmlWords,
  email: text,
  phone: text,
});

/** Plugins make odd orders: what is missing is left out, and `orderFault` refuses what an order cannot do without. */
const orderShape = placeShape.extend({
  number: z.coerce.string().pipe(text),
  status: text,
  currency: text,
  total: money,
  total_tax: money,
  shipping_total: money,
  date_created_gmt: gmt,
  date_paid_gmt: gmt,
  date_completed_gmt: gmt,
  payment_method: text,
  payment_method_title: text,
  transaction_id: text,
  customer_note: htmlWords,
  billing: addressShape.catch(addressShape.parse({})),
  shipping: addressShape.nullish().catch(null),
  line_items: z.array(
    z.object({
      id: z.number().int().catch(0),
      name: htmlWords,
      sku: text,
      quantity: pieces,
      price: money,
      product_id: z.number().int().catch(0),
      variation_id: z.number().int().catch(0),
      image: z.object({ src: text }).nullish().catch(null),
    }),
  ),
  shipping_lines: z.array(z.object({ method_id: text, method_title: htmlWords })).catch([]),
  refunds: z.array(z.object({ total: money })).catch([]),
  meta_data: z.array(z.object({ key: text, value: htmlWords })).catch([]),
});
type WooOrder = z.infer<typeof orderShape>;

export const orderRowShape = orderListRow(placeShape, { id: 0, date_modified_gmt: null }, orderShape);

/** The first way of sending by which the buyer fetches the goods, as the shop calls it. */
const pickupOf = ({ shipping_lines }: WooOrder): string | undefined => {
  const line = shipping_lines.find(({ method_id, method_title }) => isPickup(method_id, method_title));
  return line && (line.method_title || line.method_id);
};

/**
 * Where the goods go: the shipping address when the buyer gave one, be it in part, else the billing address. Nothing that is fetched goes to the billing
 * address.
 */
const recipient = (order: WooOrder): WooOrder['billing'] => {
  const { shipping, billing } = order;
  if (shipping && [shipping.address_1, shipping.address_2, shipping.city, shipping.postcode].some(Boolean)) return shipping;
  return pickupOf(order) === undefined
    ? billing
    : { ...addressShape.parse({}), first_name: billing.first_name, last_name: billing.last_name };
};

/** Where plugins keep what WooCommerce itself does not know. */
const SHIP_BY = '_ship_by_date';
const GIFT_MESSAGES: readonly string[] = ['gift_message', '_gift_message'];

/** PayPal's own ways of paying; by Braintree's the transaction is Braintree's. */
const PAYPAL = /^(?:paypal|ppcp|ppec)/;

const paymentsOf = ({ transaction_id, payment_method, total }: WooOrder): FetchedOrder['payments'] =>
  transaction_id === '' ? [] : [{ transaction_id, method: payment_method, paypal: PAYPAL.test(payment_method), amount: total }];

/** By these a plug-in says that an order goes to several addresses. */
const SEVERAL_ADDRESSES: readonly string[] = ['_multiple_shipping', '_wcms_packages'];

const secondsOf = (time: WooOrder['date_paid_gmt']): number | null => (time ? unixSeconds(atGmt(time)) : null);

/** WooCommerce itself knows no parcels; plug-ins keep them with the order. */
const hasParcel = ({ meta_data }: WooOrder): boolean => meta_data.some(({ key }) => /track|shipment/i.test(key));

const questionsOf = (order: WooOrder): ToldQuestion[] => {
  const { status, date_paid_gmt, date_completed_gmt, payment_method, payment_method_title, meta_data, shipping_lines } = order;
  const pickup = pickupOf(order);
  const unsent = status === 'completed' && !hasParcel(order) && isCompletedAtOnce(secondsOf(date_paid_gmt), secondsOf(date_completed_gmt));
  return [
    ...(Object.hasOwn(STATUSES, status) ? [] : [{ code: 'status', said: status } as const]),
    ...(unsent ? [{ code: 'completed_unsent', said: '' } as const] : []),
    // A shop asks for goods to be sent whose payment it does not know, such as those paid on delivery.
    ...(status === 'processing' && !date_paid_gmt ? [{ code: 'payment', said: payment_method_title || payment_method } as const] : []),
    ...(pickup === undefined ? [] : [{ code: 'pickup', said: pickup } as const]),
    ...(meta_data.some(({ key }) => SEVERAL_ADDRESSES.includes(key))
      ? [{ code: 'addresses', said: String(Math.max(2, shipping_lines.length)) } as const]
      : []),
  ];
};

/** Pieces of each line that were given back, by the ids of the lines. */
export type PiecesGivenBack = ReadonlyMap<string, number>;

const isOrder = ({ status }: WooOrder): boolean => !DRAFTS.includes(status);

const toOrder = (order: WooOrder, givenBack: PiecesGivenBack): FetchedOrder => {
  const to = recipient(order);
  const created = order.date_created_gmt ?? order.date_modified_gmt;
  return {
    ...UNTOLD,
    platform_id: String(order.id),
    number: order.number,
    status: statusOf(order.status, Boolean(order.date_paid_gmt)),
    status_word: order.status,
    currency: order.currency,
    total: order.total,
    tax: order.total_tax,
    shipping: order.shipping_total,
    refunded: roundMoney(
      order.refunds.reduce((sum, { total }) => sum + Math.abs(total), 0),
      order.currency,
    ),
    created_at: unixSeconds(created ? atGmt(created) : NaN),
    paid_at: secondsOf(order.date_paid_gmt),
    ship_by: earliestOf(order.meta_data.filter(({ key }) => key === SHIP_BY).map(({ value }) => secondsOrNull(value))),
    note: order.customer_note || null,
    shipping_service: shippingServiceOf(order.shipping_lines.map(({ method_id, method_title }) => method_title || method_id)),
    gift_message: order.meta_data.find(({ key, value }) => GIFT_MESSAGES.includes(key) && value)?.value ?? null,
    payments: paymentsOf(order),
    payment_way: order.payment_method_title || order.payment_method,
    questions: questionsOf(order),
    buyer: {
      ...to,
      company: to.company || null,
      // WooCommerce asks for both beside the billing address.
      email: order.billing.email || null,
      phone: to.phone || order.billing.phone || null,
      address_2: to.address_2 || null,
      state: to.state || null,
    },
    items: order.line_items.map((line) => ({
      line_id: String(line.id),
      name: line.name,
      sku: line.sku,
      quantity: line.quantity,
      // It knows of whole orders alone that they were sent.
      completed: order.status === 'completed' ? Math.max(0, line.quantity - (givenBack.get(String(line.id)) ?? 0)) : 0,
      dropped: Math.max(0, Math.min(line.quantity, givenBack.get(String(line.id)) ?? 0)),
      price: line.price,
      image: pictureOf(line.image?.src),
      // A shop that deleted the product tells 0.
      product_platform_id: line.product_id > 0 ? String(line.product_id) : null,
      variant_platform_id: line.variation_id > 0 ? String(line.variation_id) : null,
    })),
  };
};

type WooOrderRow = z.infer<typeof orderRowShape>;

/** Orders of which nothing is made any more, whatever was given back. */
const OVER: readonly string[] = ['cancelled', 'failed', 'refunded'];

const NOTHING_BACK: PiecesGivenBack = new Map();

/** `givenBackOf` asks the shop for the pieces of an order's refunds, since an order tells their sums alone. */
export const readOrders = (
  rows: readonly WooOrderRow[],
  givenBackOf: (orderId: number) => Promise<PiecesGivenBack> = () => Promise.resolve(NOTHING_BACK),
): Promise<ReadOrders> =>
  readOrderRows(onlyOrders(rows, isOrder), {
    toOrder: async (order) =>
      toOrder(order, order.refunds.length === 0 || OVER.includes(order.status) ? NOTHING_BACK : await givenBackOf(order.id)),
    names: { id: 'id', number: 'number' },
  });
