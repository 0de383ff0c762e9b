import { z } from 'zod';
import type { OrderStatus } from '../../../../domain/sales/order-status';
import { money, pictureOf, pieces, text, unixSeconds, UNTOLD, UNTOLD_BUYER, UNTOLD_LINE } from '../fetched';
import type { FetchedOrder } from '../shop';
import { idOf } from './access';

const ADDRESS = `{ firstName lastName address1 address2 city provinceCode zip countryCodeV2 }`;

/** Of an order's lines. */
export const LINES = `pageInfo { hasNextPage endCursor }
  nodes { id name sku quantity discountedUnitPriceAfterAllDiscountsSet { shopMoney { amount } } image { url } product { id } }`;

export const ORDER = `id name createdAt updatedAt cancelledAt displayFinancialStatus displayFulfillmentStatus
  totalPriceSet { shopMoney { amount currencyCode } } totalRefundedSet { shopMoney { amount } }
  shippingAddress ${ADDRESS} billingAddress ${ADDRESS}
  lineItems(first: 10) { ${LINES} }`;

const moneyOf = z.object({ shopMoney: z.object({ amount: money }) }).catch({ shopMoney: { amount: 0 } });

const addressShape = z.object({
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  city: text,
  provinceCode: text,
  zip: text,
  countryCodeV2: text,
});

const lineShape = z.object({
  id: z.string(),
  name: text,
  sku: text,
  quantity: pieces,
  discountedUnitPriceAfterAllDiscountsSet: moneyOf,
  image: z.object({ url: text }).nullish().catch(null),
  product: z.object({ id: z.string() }).nullish().catch(null),
});

export const linesShape = z.object({
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  nodes: z.array(lineShape),
});

/** Nothing but ids and times must be as it should: one odd order must not keep back all others. */
export const orderShape = z.object({
  id: z.string(),
  name: text,
  createdAt: text,
  updatedAt: z.string(),
  cancelledAt: z.string().nullish().catch(null),
  displayFinancialStatus: z.string().nullish().catch(null),
  displayFulfillmentStatus: z.string().nullish().catch(null),
  totalPriceSet: z.object({ shopMoney: z.object({ amount: money, currencyCode: text }) }),
  totalRefundedSet: moneyOf,
  shippingAddress: addressShape.nullish().catch(null),
  billingAddress: addressShape.nullish().catch(null),
  lineItems: linesShape,
});
export type ShopifyOrder = z.infer<typeof orderShape>;

const statusOf = ({ cancelledAt, displayFinancialStatus: paid, displayFulfillmentStatus: sent }: ShopifyOrder): OrderStatus => {
  if (cancelledAt || paid === 'VOIDED') return 'Cancelled';
  if (paid === 'REFUNDED') return 'Refunded';
  if (sent === 'FULFILLED') return 'Delivered';
  if (sent === 'ON_HOLD') return 'On Hold';
  return paid === 'PAID' || paid === 'PARTIALLY_REFUNDED' ? 'Processing' : 'Pending';
};

export const toOrder = (order: ShopifyOrder): FetchedOrder => {
  const to = order.shippingAddress ?? order.billingAddress ?? addressShape.parse({});
  const total = order.totalPriceSet.shopMoney;
  return {
    ...UNTOLD,
    platform_id: idOf(order.id),
    number: order.name,
    status: statusOf(order),
    // Shopify keeps the shop's own currency beside the buyer's: one for all of an order's amounts.
    currency: total.currencyCode,
    total: total.amount,
    refunded: order.totalRefundedSet.shopMoney.amount,
    created_at: unixSeconds(Date.parse(order.createdAt)),
    buyer: {
      ...UNTOLD_BUYER,
      first_name: to.firstName,
      last_name: to.lastName,
      address_1: to.address1,
      address_2: to.address2 || null,
      city: to.city,
      state: to.provinceCode || null,
      postcode: to.zip,
      country: to.countryCodeV2,
    },
    items: order.lineItems.nodes.map((line) => ({
      ...UNTOLD_LINE,
      line_id: idOf(line.id),
      name: line.name,
      sku: line.sku,
      quantity: line.quantity,
      price: line.discountedUnitPriceAfterAllDiscountsSet.shopMoney.amount,
      image: pictureOf(line.image?.url),
      product_platform_id: line.product ? idOf(line.product.id) : null,
    })),
  };
};
