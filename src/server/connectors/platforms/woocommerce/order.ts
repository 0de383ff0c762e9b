import { z } from 'zod';
import { roundTo } from '../../../../domain/numbers';
import type { OrderStatus } from '../../../../domain/sales/order-status';
import { earliestOf, money, pictureOf, pieces, secondsOrNull, text, unixSeconds, UNTOLD } from '../fetched';
import { htmlWords } from '../html-words';
import { onlyOrders, orderListRow, readOrderRows } from '../order-rows';
import type { FetchedOrder, ReadOrders } from '../shop';
import { atGmt, gmt, placeShape } from './changes';

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

/** What a checkout somebody still fills in is kept as: no order yet. */
const DRAFTS: readonly string[] = ['checkout-draft', 'auto-draft', 'draft'];

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
  payment_method: text,
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
  refunds: z.array(z.object({ total: money })).catch([]),
  meta_data: z.array(z.object({ key: text, value: htmlWords })).catch([]),
});
type WooOrder = z.infer<typeof orderShape>;

export const orderRowShape = orderListRow(placeShape, { id: 0, date_modified_gmt: null }, orderShape);

/** Where the goods go: the shipping address when the buyer gave one, else the billing address. */
const recipient = ({ shipping, billing }: WooOrder): WooOrder['billing'] => (shipping?.address_1 ? shipping : billing);

/** Where plugins keep what WooCommerce itself does not know. */
const SHIP_BY = '_ship_by_date';
const GIFT_MESSAGES: readonly string[] = ['gift_message', '_gift_message'];

/** PayPal's own ways of paying; by Braintree's the transaction is Braintree's. */
const PAYPAL = /^(?:paypal|ppcp|ppec)/;

const paymentsOf = ({ transaction_id, payment_method, total }: WooOrder): FetchedOrder['payments'] =>
  transaction_id === '' ? [] : [{ transaction_id, method: payment_method, paypal: PAYPAL.test(payment_method), amount: total }];

const isOrder = ({ status }: WooOrder): boolean => !DRAFTS.includes(status);

const toOrder = (order: WooOrder): FetchedOrder => {
  const to = recipient(order);
  const created = order.date_created_gmt ?? order.date_modified_gmt;
  return {
    ...UNTOLD,
    platform_id: String(order.id),
    number: order.number,
    status: STATUSES[order.status] ?? 'Pending',
    currency: order.currency,
    total: order.total,
    tax: order.total_tax,
    shipping: order.shipping_total,
    refunded: roundTo(
      order.refunds.reduce((sum, { total }) => sum + Math.abs(total), 0),
      2,
    ),
    created_at: unixSeconds(created ? atGmt(created) : NaN),
    paid_at: order.date_paid_gmt ? unixSeconds(atGmt(order.date_paid_gmt)) : null,
    ship_by: earliestOf(order.meta_data.filter(({ key }) => key === SHIP_BY).map(({ value }) => secondsOrNull(value))),
    note: order.customer_note || null,
    gift_message: order.meta_data.find(({ key, value }) => GIFT_MESSAGES.includes(key) && value)?.value ?? null,
    payments: paymentsOf(order),
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
      completed: order.status === 'completed' ? line.quantity : 0,
      price: line.price,
      image: pictureOf(line.image?.src),
      // A shop that deleted the product tells 0.
      product_platform_id: line.product_id > 0 ? String(line.product_id) : null,
      variant_platform_id: line.variation_id > 0 ? String(line.variation_id) : null,
    })),
  };
};

type WooOrderRow = z.infer<typeof orderRowShape>;

export const readOrders = (rows: readonly WooOrderRow[]): Promise<ReadOrders> =>
  readOrderRows(onlyOrders(rows, isOrder), { toOrder, names: { id: 'id', number: 'number' } });
