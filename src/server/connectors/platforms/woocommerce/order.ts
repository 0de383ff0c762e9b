import { z } from 'zod';
import { roundTo } from '../../../../domain/numbers';
import type { OrderStatus } from '../../../../domain/sales/order-status';
import { money, pictureOf, pieces, text, unixSeconds, UNTOLD, UNTOLD_BUYER, UNTOLD_LINE } from '../fetched';
import type { FetchedOrder } from '../shop';

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

const gmt = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/)
  .transform((time) => time.slice(0, 19))
  .nullish()
  .catch(null);

/** Where an order stands in a list: by its id, or by the second in which it was changed last. */
export const placeShape = z.object({ id: z.number().int(), date_modified_gmt: gmt });
export type Placed = z.infer<typeof placeShape>;

const addressShape = z.object({
  first_name: text,
  last_name: text,
  address_1: text,
  address_2: text,
  city: text,
  state: text,
  postcode: text,
  country: text,
});

/** Nothing but the id must be as it should: one odd order, as a plugin may make it, must not keep back all others. */
export const orderShape = placeShape.extend({
  number: z.coerce.string().pipe(text),
  status: text,
  currency: text,
  total: money,
  date_created_gmt: gmt,
  billing: addressShape.catch(addressShape.parse({})),
  shipping: addressShape.nullish().catch(null),
  line_items: z
    .array(
      z.object({
        id: z.number().int().catch(0),
        name: text,
        sku: text,
        quantity: pieces,
        price: money,
        product_id: z.number().int().catch(0),
        image: z.object({ src: text }).nullish().catch(null),
      }),
    )
    .catch([]),
  refunds: z.array(z.object({ total: money })).catch([]),
});
type WooOrder = z.infer<typeof orderShape>;

/** Unix milliseconds of a time the shop told in GMT. */
export const atGmt = (time: string): number => Date.parse(`${time.slice(0, 19)}Z`);

/** Where the goods go: the shipping address when the buyer gave one, else the billing address. */
const recipient = ({ shipping, billing }: WooOrder): WooOrder['billing'] => (shipping?.address_1 ? shipping : billing);

export const isOrder = ({ status }: WooOrder): boolean => !DRAFTS.includes(status);

export const toOrder = (order: WooOrder): FetchedOrder => {
  const to = recipient(order);
  const created = order.date_created_gmt ?? order.date_modified_gmt;
  return {
    ...UNTOLD,
    platform_id: String(order.id),
    number: order.number,
    status: STATUSES[order.status] ?? 'Pending',
    currency: order.currency,
    total: order.total,
    refunded: roundTo(
      order.refunds.reduce((sum, { total }) => sum + Math.abs(total), 0),
      2,
    ),
    created_at: unixSeconds(created ? atGmt(created) : NaN),
    buyer: { ...UNTOLD_BUYER, ...to, address_2: to.address_2 || null, state: to.state || null },
    items: order.line_items.map((line) => ({
      ...UNTOLD_LINE,
      line_id: String(line.id),
      name: line.name,
      sku: line.sku,
      quantity: line.quantity,
      price: line.price,
      image: pictureOf(line.image?.src),
      // A shop that deleted the product tells 0.
      product_platform_id: line.product_id > 0 ? String(line.product_id) : null,
    })),
  };
};
