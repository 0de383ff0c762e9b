import { z } from 'zod';
import { roundTo } from '../../../../domain/numbers';
import type { OrderStatus } from '../../../../domain/sales/order-status';
import { parseJson } from '../../answer';
import { earliestOf, money, pictureOf, pieces, secondsOrNull, text, unixSeconds, UNTOLD } from '../fetched';
import { orderListRow, readOrderRows } from '../order-rows';
import type { FetchedOrder, ReadOrders } from '../shop';
import { idOf } from './access';

const ADDRESS = `{ firstName lastName address1 address2 city provinceCode zip countryCodeV2 company phone }`;

/** Of an order's lines. */
export const LINES = `pageInfo { hasNextPage endCursor }
  nodes { id name sku quantity unfulfilledQuantity discountedUnitPriceAfterAllDiscountsSet { shopMoney { amount } } image { url } product { id } variant { id } }`;

export const ORDER = `id name createdAt updatedAt cancelledAt displayFinancialStatus displayFulfillmentStatus
  email phone note customAttributes { key value }
  totalTaxSet { shopMoney { amount } } totalShippingPriceSet { shopMoney { amount } }
  transactions(first: 4) {
    id kind status gateway processedAt receiptJson amountSet { shopMoney { amount } } fees { amount { amount currencyCode } }
  }
  fulfillmentOrders(first: 3) { nodes { fulfillBy } }
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
  company: text,
  phone: text,
});

const lineShape = z.object({
  id: z.string(),
  name: text,
  sku: text,
  quantity: pieces,
  unfulfilledQuantity: z.number().nullish().catch(null),
  discountedUnitPriceAfterAllDiscountsSet: moneyOf,
  image: z.object({ url: text }).nullish().catch(null),
  product: z.object({ id: z.string() }).nullish().catch(null),
  variant: z.object({ id: z.string() }).nullish().catch(null),
});

const feeShape = z.object({ amount: z.object({ amount: money, currencyCode: text }) });

const transactionShape = z.object({
  id: z.string(),
  kind: text,
  status: text,
  gateway: text,
  processedAt: z.string().nullish().catch(null),
  /** What the gateway keeps of it, in words of its own; a text of JSON, or what it says. */
  receiptJson: z.unknown(),
  amountSet: moneyOf,
  fees: z.array(feeShape).catch([]),
});

export const linesShape = z.object({
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  nodes: z.array(lineShape),
});

/** What is missing is left out; an order without its ids, lines or total cannot be read. */
const orderShape = z.object({
  id: z.string(),
  name: text,
  createdAt: text,
  updatedAt: z.string(),
  cancelledAt: z.string().nullish().catch(null),
  displayFinancialStatus: z.string().nullish().catch(null),
  displayFulfillmentStatus: z.string().nullish().catch(null),
  totalPriceSet: z.object({ shopMoney: z.object({ amount: money, currencyCode: text }) }),
  totalRefundedSet: moneyOf,
  totalTaxSet: moneyOf,
  totalShippingPriceSet: moneyOf,
  email: text,
  phone: text,
  note: text,
  customAttributes: z.array(z.object({ key: text, value: text })).catch([]),
  transactions: z.array(transactionShape).catch([]),
  fulfillmentOrders: z.object({ nodes: z.array(z.object({ fulfillBy: z.string().nullish().catch(null) })) }).catch({ nodes: [] }),
  shippingAddress: addressShape.nullish().catch(null),
  billingAddress: addressShape.nullish().catch(null),
  lineItems: linesShape,
});
export type ShopifyOrder = z.infer<typeof orderShape>;

export const orderRowShape = orderListRow(z.object({ updatedAt: z.string().catch('') }), { updatedAt: '' }, orderShape);
export type ShopifyOrderRow = z.infer<typeof orderRowShape>;

export const statusOf = ({
  cancelledAt,
  displayFinancialStatus: paid,
  displayFulfillmentStatus: sent,
}: Pick<ShopifyOrder, 'cancelledAt' | 'displayFinancialStatus' | 'displayFulfillmentStatus'>): OrderStatus => {
  if (cancelledAt || paid === 'VOIDED') return 'Cancelled';
  if (paid === 'REFUNDED') return 'Refunded';
  if (sent === 'FULFILLED') return 'Delivered';
  if (sent === 'ON_HOLD') return 'On Hold';
  return paid === 'PAID' || paid === 'PARTIALLY_REFUNDED' ? 'Processing' : 'Pending';
};

/** Themes ask for it under names of their own. */
const GIFT_MESSAGE = /^_?gift[ _-]?(?:message|note)$/i;

const PAID: readonly string[] = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];

type Transaction = z.infer<typeof transactionShape>;

const isPayment = ({ kind, status }: Transaction): boolean => status === 'SUCCESS' && (kind === 'SALE' || kind === 'CAPTURE');

const receiptShape = z.object({ transaction_id: z.string().min(1) });

/** PayPal's own id of a payment stands in the gateway's receipt alone. */
const paypalIdOf = ({ gateway, receiptJson }: Transaction): string | undefined => {
  if (!/paypal/i.test(gateway)) return undefined;
  const receipt = receiptShape.safeParse(typeof receiptJson === 'string' ? parseJson(receiptJson) : receiptJson);
  return receipt.success ? receipt.data.transaction_id : undefined;
};

const paymentOf = (transaction: Transaction): FetchedOrder['payments'][number] => {
  const paypal = paypalIdOf(transaction);
  return {
    transaction_id: paypal ?? idOf(transaction.id),
    method: transaction.gateway,
    paypal: paypal !== undefined,
    amount: transaction.amountSet.shopMoney.amount,
  };
};

/** Only its own way of paying tells them, and in the currency it pays out. */
const feesOf = (payments: readonly Transaction[], currency: string): number | null => {
  const fees = payments.flatMap((each) => each.fees).filter(({ amount }) => amount.currencyCode === currency);
  return fees.length === 0
    ? null
    : roundTo(
        fees.reduce((sum, { amount }) => sum + amount.amount, 0),
        2,
      );
};

const toOrder = (order: ShopifyOrder): FetchedOrder => {
  const to = order.shippingAddress ?? order.billingAddress ?? addressShape.parse({});
  const total = order.totalPriceSet.shopMoney;
  const payments = order.transactions.filter(isPayment);
  const created = unixSeconds(Date.parse(order.createdAt));
  const paid = Math.max(...payments.map(({ processedAt }) => secondsOrNull(processedAt) ?? 0), 0) || created;
  return {
    ...UNTOLD,
    platform_id: idOf(order.id),
    number: order.name,
    status: statusOf(order),
    // Shopify keeps the shop's own currency beside the buyer's: one for all of an order's amounts.
    currency: total.currencyCode,
    total: total.amount,
    tax: order.totalTaxSet.shopMoney.amount,
    shipping: order.totalShippingPriceSet.shopMoney.amount,
    fees: feesOf(payments, total.currencyCode),
    refunded: order.totalRefundedSet.shopMoney.amount,
    created_at: created,
    paid_at: PAID.includes(order.displayFinancialStatus ?? '') ? paid : null,
    ship_by: earliestOf(order.fulfillmentOrders.nodes.map(({ fulfillBy }) => secondsOrNull(fulfillBy))),
    note: order.note || null,
    gift_message: order.customAttributes.find(({ key, value }) => GIFT_MESSAGE.test(key) && value)?.value ?? null,
    payments: payments.map(paymentOf),
    buyer: {
      first_name: to.firstName,
      last_name: to.lastName,
      address_1: to.address1,
      address_2: to.address2 || null,
      city: to.city,
      state: to.provinceCode || null,
      postcode: to.zip,
      country: to.countryCodeV2,
      company: to.company || null,
      email: order.email || null,
      phone: to.phone || order.phone || null,
    },
    items: order.lineItems.nodes.map((line) => ({
      line_id: idOf(line.id),
      name: line.name,
      sku: line.sku,
      quantity: line.quantity,
      completed: line.quantity - Math.min(line.unfulfilledQuantity ?? line.quantity, line.quantity),
      price: line.discountedUnitPriceAfterAllDiscountsSet.shopMoney.amount,
      image: pictureOf(line.image?.url),
      product_platform_id: line.product ? idOf(line.product.id) : null,
      variant_platform_id: line.variant ? idOf(line.variant.id) : null,
    })),
  };
};

export const readOrders = (rows: readonly ShopifyOrderRow[]): Promise<ReadOrders> =>
  readOrderRows(rows, { toOrder, names: { id: 'id', number: 'name' }, idOf });
