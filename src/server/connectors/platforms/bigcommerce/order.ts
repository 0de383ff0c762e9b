import { z } from 'zod';
import { roundMoney } from '../../../../domain/currency';
import type { ToldQuestion } from '../../../../domain/sales/order-questions';
import type { OrderStatus } from '../../../../domain/sales/order-status';
import { money, pieces, shippingServiceOf, text, unixSeconds, UNTOLD } from '../fetched';
import { onlyOrders, orderListRow, readOrderRows } from '../order-rows';
import type { FetchedOrder, ReadOrders, ShopOrderStatus } from '../shop';
import type { BigClient } from './client';
import { isCompletedAtOnce, isPaidOnDelivery, unknownWord } from '../store-words';

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

const statusesShape = z.array(z.object({ id: z.number().int(), name: text, system_label: text.optional(), custom_label: text.optional() }));

/** The store's statuses; one the seller has renamed may mean something else there than the platform's own name says. */
export const readStatuses = async (client: BigClient): Promise<readonly ShopOrderStatus[]> => {
  const rows = await client.get('/v2/order_statuses', {}, statusesShape);
  return rows
    .filter(({ id }) => id !== INCOMPLETE)
    .map(({ id, name, system_label, custom_label }) => {
      const own = system_label || name;
      const label = custom_label || own;
      return { word: String(id), label, status: label === own ? (STATUSES[id] ?? null) : null };
    });
};

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
  quantity_refunded: z.coerce.number().catch(0),
  type: text,
  wrapping_message: text,
  price_inc_tax: money,
});

/** Unix milliseconds of a time as V2 writes it (RFC 2822). */
const time = z
  .string()
  .transform((words) => Date.parse(words))
  .refine((ms) => !Number.isNaN(ms));

const linesOf = z.object({ line_items: z.array(lineShape).catch([]) });

/** Kinds of delivery by name; one that a newer BigCommerce has stays beside these. */
const consignmentsShape = z.looseObject({
  shipping: z.array(addressShape.extend({ shipping_method: text, line_items: z.array(lineShape) })),
  pickups: z.array(linesOf.extend({ pickup_method_display_name: text })).catch([]),
  downloads: z.array(linesOf).catch([]),
  email: z.object({ gift_certificates: z.array(linesOf).catch([]) }).catch({ gift_certificates: [] }),
});

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
  consignments: consignmentsShape.nullish().transform((told) => told ?? consignmentsShape.parse({ shipping: [] })),
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

/** It tells whether an order was paid, and not when; of money it did not take itself it has no word, and the status tells. */
const isPaid = ({ payment_status, status_id }: BigOrder): boolean =>
  PAID.test(payment_status) || (payment_status === '' && PAID_STATUSES.includes(status_id));

type Line = z.infer<typeof lineShape>;
type Address = z.infer<typeof addressShape>;

/** Its lines by how they are delivered; those that are not sent are none of ours. */
const linesIn = ({
  consignments: { shipping, pickups, downloads, email },
}: BigOrder): readonly (Line & { readonly to_ship: boolean; readonly consignment: Address | null })[] => [
  ...[...shipping.map((each) => ({ ...each, consignment: each })), ...pickups.map((each) => ({ ...each, consignment: null }))].flatMap(
    ({ line_items, consignment }) =>
      line_items.map((line) => ({ ...line, to_ship: line.type !== 'digital' && line.type !== 'giftcertificate', consignment })),
  ),
  ...[...downloads, ...email.gift_certificates].flatMap(({ line_items }) =>
    line_items.map((line) => ({ ...line, to_ship: false, consignment: null })),
  ),
];

const AWAITING_PICKUP = 8;
const PARTIALLY_SHIPPED = 3;
const DONE_STATUSES: readonly number[] = [2, 10];

/** Whether nothing of it has left by its lines, whatever its status says. */
const isUnsent = (lines: readonly Line[]): boolean => lines.length > 0 && lines.every(({ quantity_shipped }) => quantity_shipped <= 0);

const placeOf = ({ first_name, last_name, company, street_1, street_2, city, state, zip, country_iso2 }: Address): string =>
  [first_name, last_name, company, street_1, street_2, city, state, zip, country_iso2].join('\n').toLowerCase();

const questionsOf = (order: BigOrder): ToldQuestion[] => {
  const { status_id, payment_status, payment_method, consignments, date_created, date_modified } = order;
  const { shipping: _shipping, pickups, downloads: _downloads, email: _email, ...others } = consignments;
  const lines = linesIn(order);
  const goods = lines.filter(({ to_ship }) => to_ship);
  const unsent = DONE_STATUSES.includes(status_id) && isUnsent(goods) && isCompletedAtOnce(date_created / 1000, date_modified / 1000);
  const waits = PAID_STATUSES.includes(status_id) && !isPaid(order);
  return [
    ...(Object.hasOwn(STATUSES, status_id) ? [] : [{ code: 'status', said: String(status_id) } as const]),
    ...(status_id === PARTIALLY_SHIPPED && isUnsent(goods) ? [{ code: 'status', said: 'Partially Shipped' } as const] : []),
    ...(unsent ? [{ code: 'completed_unsent', said: '' } as const] : []),
    ...(waits || (payment_status === '' && isPaidOnDelivery(payment_method))
      ? [{ code: 'payment', said: [payment_method, payment_status].filter(Boolean).join(', ') } as const]
      : []),
    ...pickups.map(({ pickup_method_display_name: said }) => ({ code: 'pickup', said }) as const),
    ...(status_id === AWAITING_PICKUP && pickups.length === 0 ? [{ code: 'pickup', said: 'Awaiting Pickup' } as const] : []),
    ...Object.entries(others).flatMap(([said, kind]) =>
      Array.isArray(kind) && kind.length > 0 ? [{ code: 'delivery', said } as const] : [],
    ),
    ...lines.flatMap(({ type, name }) =>
      unknownWord('line_kind', type, ['physical', 'digital', 'giftcertificate']).map(({ code, said }) => ({
        code,
        said: `${name}: ${said}`,
      })),
    ),
    ...lines.filter(({ to_ship }) => !to_ship).map(({ id, name }) => ({ code: 'not_shipped', said: name, line_id: String(id) }) as const),
  ];
};

/** What is fetched goes to no address, the least to that of the bill. */
const recipientOf = ({ consignments: { shipping, pickups }, billing_address }: BigOrder): z.infer<typeof addressShape> => {
  if (shipping[0]) return shipping[0];
  if (billing_address && pickups.length === 0) return billing_address;
  return addressShape.parse({ first_name: billing_address?.first_name, last_name: billing_address?.last_name });
};

/** What gift certificates and the buyer's credit at the store did not pay. */
const paymentsOf = (order: BigOrder): FetchedOrder['payments'] => {
  const { payment_provider_id: transaction_id, payment_method: method } = order;
  if (!transaction_id) return [];
  const amount = roundMoney(order.total_inc_tax - order.store_credit_amount - order.gift_certificate_amount, order.currency_code);
  return [{ transaction_id, method, paypal: /^paypal/i.test(method), amount }];
};

const buyerAt = (to: Address, { billing_address }: BigOrder): FetchedOrder['buyer'] => ({
  first_name: to.first_name,
  last_name: to.last_name,
  address_1: to.street_1,
  address_2: to.street_2 || null,
  city: to.city,
  state: to.state || null,
  postcode: to.zip,
  country: to.country_iso2,
  company: to.company || null,
  email: to.email || billing_address?.email || null,
  phone: to.phone || billing_address?.phone || null,
});

const toOrder = (order: BigOrder): FetchedOrder => {
  const lines = linesIn(order);
  const created = unixSeconds(order.date_created);
  const to = recipientOf(order);
  return {
    ...UNTOLD,
    platform_id: String(order.id),
    number: String(order.id),
    status: statusOf(order.status_id),
    status_word: String(order.status_id),
    payment_way: order.payment_method,
    currency: order.currency_code,
    total: order.total_inc_tax,
    tax: order.total_tax,
    shipping: order.shipping_cost_ex_tax,
    refunded: order.refunded_amount,
    created_at: created,
    paid_at: isPaid(order) ? created : null,
    note: order.customer_message || null,
    shipping_service: shippingServiceOf(order.consignments.shipping.map(({ shipping_method }) => shipping_method)),
    gift_message: lines.flatMap(({ wrapping_message }) => wrapping_message || []).join('\n') || null,
    payments: paymentsOf(order),
    questions: questionsOf(order),
    buyer: buyerAt(to, order),
    items: lines.map((line) => ({
      line_id: String(line.id),
      name: line.name,
      sku: line.sku,
      quantity: line.quantity,
      completed: Math.min(line.quantity_shipped, line.quantity),
      dropped: Math.max(0, Math.min(line.quantity_refunded, line.quantity)),
      to_ship: line.to_ship,
      ship_to: line.to_ship && line.consignment && placeOf(line.consignment) !== placeOf(to) ? buyerAt(line.consignment, order) : null,
      price: line.price_inc_tax,
      image: null,
      product_platform_id: line.product_id > 0 ? String(line.product_id) : null,
      variant_platform_id: line.variant_id > 0 ? String(line.variant_id) : null,
    })),
  };
};

export const readOrders = (rows: readonly BigOrderRow[]): Promise<ReadOrders> =>
  readOrderRows(onlyOrders(rows, isOrder), { toOrder, names: { id: 'id', number: 'id' } });
