import { z } from 'zod';
import { roundTo } from '../../../../domain/numbers';
import type { OrderStatus } from '../../../../domain/sales/order-status';
import { money, pieces, text, unixSeconds, UNTOLD } from '../fetched';
import { onlyOrders, orderListRow, readOrderRows } from '../order-rows';
import type { FetchedOrder, ReadOrders } from '../shop';

/** BigCommerce's statuses in this product's words. */
const STATUSES: Readonly<Record<number, OrderStatus>> = {
  1: 'Pending',
  2: 'Delivered',
  3: 'Processing',
  4: 'Refunded',
  5: 'Cancelled',
  6: 'Cancelled',
  7: 'Pending',
  8: 'Processing',
  9: 'Processing',
  10: 'Delivered',
  11: 'Processing',
  12: 'On Hold',
  13: 'On Hold',
  14: 'Processing',
};

export const statusOf = (statusId: number): OrderStatus => STATUSES[statusId] ?? 'Pending';

/** A checkout nobody has finished: no order yet. */
const INCOMPLETE = 0;

const addressShape = z.object({
  first_name: text,
  last_name: text,
  street_1: text,
  street_2: text,
  city: text,
  state: text,
  zip: text,
  country_iso2: text,
  company: text,
  email: text,
  phone: text,
});

const lineShape = z.object({
  id: z.number().int(),
  product_id: z.number().int().catch(0),
  variant_id: z.number().int().catch(0),
  name: text,
  sku: text,
  quantity: pieces,
  quantity_shipped: z.coerce.number().catch(0),
  wrapping_message: text,
  price_inc_tax: money,
});

/** Unix milliseconds of a time as V2 writes it (RFC 2822). */
const time = z
  .string()
  .transform((words) => Date.parse(words))
  .refine((ms) => !Number.isNaN(ms));

const orderShape = z.object({
  id: z.number().int(),
  date_modified: time,
  date_created: time.catch(NaN),
  status_id: z.number().catch(1),
  is_deleted: z.boolean().catch(false),
  currency_code: text,
  total_inc_tax: money,
  total_tax: money,
  shipping_cost_ex_tax: money,
  store_credit_amount: money,
  gift_certificate_amount: money,
  payment_method: text,
  payment_provider_id: z.coerce.string().pipe(text).nullish().catch(null),
  payment_status: text,
  customer_message: text,
  refunded_amount: money,
  billing_address: addressShape.nullish().catch(null),
  consignments: z
    .object({ shipping: z.array(addressShape.extend({ line_items: z.array(lineShape) })) })
    .nullish()
    .transform((told) => told ?? { shipping: [] }),
});
type BigOrder = z.infer<typeof orderShape>;

const NOWHERE = { id: 0, date_modified: 0, is_deleted: false };
export const orderRowShape = orderListRow(
  z.object({ id: z.number().int().catch(0), date_modified: time.catch(0), is_deleted: z.boolean().catch(false) }),
  NOWHERE,
  orderShape,
);
export type BigOrderRow = z.infer<typeof orderRowShape>;

const isOrder = ({ status_id, is_deleted }: BigOrder): boolean => status_id !== INCOMPLETE && !is_deleted;

/** Of the statuses above, those of an order whose payment has come. */
const PAID_STATUSES: readonly number[] = [2, 3, 4, 8, 9, 10, 11, 14];
const PAID = /^(?:captured|paid|partially refunded|refunded)$/i;
const UNPAID = /^(?:declined|held for review|void|void pending)$/i;

/** It tells whether an order was paid, and not when. */
const isPaid = ({ payment_status, status_id }: BigOrder): boolean =>
  PAID.test(payment_status) || (!UNPAID.test(payment_status) && PAID_STATUSES.includes(status_id));

/** What gift certificates and the buyer's credit at the store did not pay. */
const paymentsOf = (order: BigOrder): FetchedOrder['payments'] => {
  const { payment_provider_id: transaction_id, payment_method: method } = order;
  if (!transaction_id) return [];
  const amount = roundTo(order.total_inc_tax - order.store_credit_amount - order.gift_certificate_amount, 2);
  return [{ transaction_id, method, paypal: /^paypal/i.test(method), amount }];
};

const toOrder = (order: BigOrder): FetchedOrder => {
  const { shipping } = order.consignments;
  const lines = shipping.flatMap(({ line_items }) => line_items);
  const created = unixSeconds(order.date_created);
  const to = shipping[0] ?? order.billing_address ?? addressShape.parse({});
  return {
    ...UNTOLD,
    platform_id: String(order.id),
    number: String(order.id),
    status: statusOf(order.status_id),
    currency: order.currency_code,
    total: order.total_inc_tax,
    tax: order.total_tax,
    shipping: order.shipping_cost_ex_tax,
    refunded: order.refunded_amount,
    created_at: created,
    paid_at: isPaid(order) ? created : null,
    note: order.customer_message || null,
    gift_message: lines.flatMap(({ wrapping_message }) => wrapping_message || []).join('\n') || null,
    payments: paymentsOf(order),
    buyer: {
      first_name: to.first_name,
      last_name: to.last_name,
      address_1: to.street_1,
      address_2: to.street_2 || null,
      city: to.city,
      state: to.state || null,
      postcode: to.zip,
      country: to.country_iso2,
      company: to.company || null,
      email: to.email || order.billing_address?.email || null,
      phone: to.phone || order.billing_address?.phone || null,
    },
    items: lines.map((line) => ({
      line_id: String(line.id),
      name: line.name,
      sku: line.sku,
      quantity: line.quantity,
      completed: Math.min(line.quantity_shipped, line.quantity),
      price: line.price_inc_tax,
      image: null,
      product_platform_id: line.product_id > 0 ? String(line.product_id) : null,
      variant_platform_id: line.variant_id > 0 ? String(line.variant_id) : null,
    })),
  };
};

export const readOrders = (rows: readonly BigOrderRow[]): Promise<ReadOrders> =>
  readOrderRows(onlyOrders(rows, isOrder), { toOrder, names: { id: 'id', number: 'id' } });
