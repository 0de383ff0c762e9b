import { z } from 'zod';
import { toCents } from '../../../../domain/money';
import type { OrderStatus } from '../../../../domain/sales/order-status';
import { UNTOLD, UNTOLD_BUYER, UNTOLD_LINE } from '../fetched';
import type { FetchedOrder } from '../shop';

/** Amazon's words for how far an order is, in this product's. A seller has nothing left to do with one that is shipped. */
const STATUSES: Readonly<Record<string, OrderStatus>> = {
  PENDING_AVAILABILITY: 'Pending',
  PENDING: 'Pending',
  UNSHIPPED: 'Processing',
  PARTIALLY_SHIPPED: 'Processing',
  SHIPPED: 'Delivered',
  CANCELLED: 'Cancelled',
  UNFULFILLABLE: 'On Hold',
};

const text = z.string().catch('');
/** Amounts are decimal texts. */
const money = z.object({ amount: z.coerce.number(), currencyCode: z.string() }).nullish().catch(null);

const addressShape = z.object({
  name: text,
  addressLine1: text,
  addressLine2: text,
  addressLine3: text,
  city: text,
  stateOrRegion: text,
  postalCode: text,
  countryCode: text,
});

/** Nothing but the id and the time must be as it should: one odd order must not keep back all others. */
export const orderShape = z.object({
  orderId: z.string().min(1),
  createdTime: text,
  lastUpdatedTime: z.string(),
  recipient: z
    .object({ deliveryAddress: addressShape.catch(addressShape.parse({})) })
    .nullish()
    .catch(null),
  proceeds: z.object({ grandTotal: money }).nullish().catch(null),
  fulfillment: z.object({ fulfillmentStatus: text }).nullish().catch(null),
  orderItems: z
    .array(
      z.object({
        orderItemId: text,
        quantityOrdered: z.number().int().catch(1),
        product: z.object({
          title: text,
          sellerSku: text,
          price: z.object({ unitPrice: money }).nullish().catch(null),
        }),
      }),
    )
    .catch([]),
});
type AmazonOrder = z.infer<typeof orderShape>;

const namesOf = (name: string): { readonly first_name: string; readonly last_name: string } => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
};

export const toOrder = (order: AmazonOrder, currency: string): FetchedOrder => {
  const to = order.recipient?.deliveryAddress ?? addressShape.parse({});
  const total = order.proceeds?.grandTotal;
  return {
    ...UNTOLD,
    platform_id: order.orderId,
    number: order.orderId,
    status: STATUSES[order.fulfillment?.fulfillmentStatus ?? ''] ?? 'Pending',
    currency: total?.currencyCode ?? order.orderItems[0]?.product.price?.unitPrice?.currencyCode ?? currency,
    total: toCents(total?.amount ?? 0),
    // Refunds stand in Amazon's finances, by days, not with the order.
    refunded: 0,
    created_at: Math.floor((Date.parse(order.createdTime) || Date.parse(order.lastUpdatedTime) || 0) / 1000),
    buyer: {
      ...UNTOLD_BUYER,
      ...namesOf(to.name),
      address_1: to.addressLine1,
      address_2: [to.addressLine2, to.addressLine3].filter(Boolean).join(', ') || null,
      city: to.city,
      state: to.stateOrRegion || null,
      postcode: to.postalCode,
      country: to.countryCode,
    },
    items: order.orderItems.map(({ orderItemId, quantityOrdered, product }) => ({
      ...UNTOLD_LINE,
      line_id: orderItemId,
      name: product.title,
      sku: product.sellerSku,
      quantity: quantityOrdered,
      price: toCents(product.price?.unitPrice?.amount ?? 0),
      image: null,
      // A line names the variant alone, which is known by its SKU.
      product_platform_id: null,
    })),
  };
};
