import { z } from 'zod';
import type { OrderStatus } from '../../../../domain/sales/order-status';
import { money, pieces, text, unixSeconds, UNTOLD, UNTOLD_BUYER, UNTOLD_LINE } from '../fetched';
import type { FetchedOrder } from '../shop';

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
});

const lineShape = z.object({
  id: z.number().int(),
  product_id: z.number().int().catch(0),
  name: text,
  sku: text,
  quantity: pieces,
  price_inc_tax: money,
});

/** Unix milliseconds of a time as V2 writes it (RFC 2822). */
const time = z
  .string()
  .transform((words) => Date.parse(words))
  .refine((ms) => !Number.isNaN(ms));

/** Nothing but the id and its time must be as it should: one odd order must not keep back all others. */
export const orderShape = z.object({
  id: z.number().int(),
  date_modified: time,
  date_created: time.catch(NaN),
  status_id: z.number().catch(1),
  is_deleted: z.boolean().catch(false),
  currency_code: text,
  total_inc_tax: money,
  refunded_amount: money,
  billing_address: addressShape.nullish().catch(null),
  consignments: z
    .object({ shipping: z.array(addressShape.extend({ line_items: z.array(lineShape).catch([]) })).catch([]) })
    .catch({ shipping: [] }),
});
export type BigOrder = z.infer<typeof orderShape>;

export const isOrder = ({ status_id, is_deleted }: BigOrder): boolean => status_id !== INCOMPLETE && !is_deleted;

export const toOrder = (order: BigOrder): FetchedOrder => {
  const { shipping } = order.consignments;
  const to = shipping[0] ?? order.billing_address ?? addressShape.parse({});
  return {
    ...UNTOLD,
    platform_id: String(order.id),
    number: String(order.id),
    status: STATUSES[order.status_id] ?? 'Pending',
    currency: order.currency_code,
    total: order.total_inc_tax,
    refunded: order.refunded_amount,
    created_at: unixSeconds(order.date_created),
    buyer: {
      ...UNTOLD_BUYER,
      first_name: to.first_name,
      last_name: to.last_name,
      address_1: to.street_1,
      address_2: to.street_2 || null,
      city: to.city,
      state: to.state || null,
      postcode: to.zip,
      country: to.country_iso2,
    },
    items: shipping
      .flatMap(({ line_items }) => line_items)
      .map((line) => ({
        ...UNTOLD_LINE,
        line_id: String(line.id),
        name: line.name,
        sku: line.sku,
        quantity: line.quantity,
        price: line.price_inc_tax,
        image: null,
        product_platform_id: line.product_id > 0 ? String(line.product_id) : null,
      })),
  };
};
