import { z } from 'zod';
import { roundMoney } from '../../../../domain/currency';
import type { ToldQuestion } from '../../../../domain/sales/order-questions';
import type { OrderStatus } from '../../../../domain/sales/order-status';
import { parseJson } from '../../answer';
import { earliestOf, money, pictureOf, pieces, secondsOrNull, shippingServiceOf, text, unixSeconds, UNTOLD } from '../fetched';
import { orderListRow, readOrderRows } from '../order-rows';
import type { FetchedOrder, ReadOrders } from '../shop';
import { isCompletedAtOnce, isPaidOnDelivery, unknownWord } from '../store-words';
import { idOf } from './access';

const ADDRESS = `{ firstName lastName address1 address2 city provinceCode zip countryCodeV2 company phone }`;

/** Of an order's lines. */
export const LINES = `pageInfo { hasNextPage endCursor }
  nodes { id name sku quantity currentQuantity unfulfilledQuantity nonFulfillableQuantity requiresShipping discountedUnitPriceAfterAllDiscountsSet { shopMoney { amount } } image { url } product { id } variant { id } }`;

export const ORDER = `id name createdAt updatedAt cancelledAt displayFinancialStatus displayFulfillmentStatus
  paymentGatewayNames
  email phone note customAttributes { key value }
  totalTaxSet { shopMoney { amount } } totalShippingPriceSet { shopMoney { amount } }
  transactions(first: 4) {
    id kind status gateway processedAt receiptJson amountSet { shopMoney { amount } } fees { amount { amount currencyCode } }
  }
  shippingLine { title code }
  fulfillmentOrders(first: 3) { nodes { status fulfillBy deliveryMethod { methodType presentedName } } }
  fulfillments(first: 3) { status createdAt trackingInfo(first: 1) { number } }
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
  currentQuantity: z.number().nullish().catch(null),
  unfulfilledQuantity: z.number().nullish().catch(null),
  nonFulfillableQuantity: z.number().catch(0),
  requiresShipping: z.boolean().catch(true),
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
  paymentGatewayNames: z.array(text).catch([]),
  shippingLine: z.object({ title: text, code: text }).nullish().catch(null),
  fulfillmentOrders: z
    .object({
      nodes: z.array(
        z.object({
          status: text,
          fulfillBy: z.string().nullish().catch(null),
          deliveryMethod: z.object({ methodType: text, presentedName: text }).nullish().catch(null),
        }),
      ),
    })
    .catch({ nodes: [] }),
  fulfillments: z
    .array(
      z.object({
        status: text,
        createdAt: text,
        trackingInfo: z.array(z.object({ number: text })).catch([]),
      }),
    )
    .catch([]),
  shippingAddress: addressShape.nullish().catch(null),
  billingAddress: addressShape.nullish().catch(null),
  lineItems: linesShape,
});
export type ShopifyOrder = z.infer<typeof orderShape>;

export const orderRowShape = orderListRow(z.object({ updatedAt: z.string().catch('') }), { updatedAt: '' }, orderShape);
export type ShopifyOrderRow = z.infer<typeof orderRowShape>;

type Line = ShopifyOrder['lineItems']['nodes'][number];

/** Pieces of a line that have left, and those that are still to leave; the rest was taken out of the order or given back. */
const piecesOf = ({ quantity, currentQuantity, unfulfilledQuantity, nonFulfillableQuantity }: Line) => {
  const open = Math.max(0, Math.min(unfulfilledQuantity ?? quantity, quantity));
  const sent = Math.max(0, quantity - open - nonFulfillableQuantity);
  return { sent, left: Math.min(open, Math.max(0, (currentQuantity ?? quantity) - sent)) };
};

/** How an order ended that nobody waits for any more; undefined while somebody may. */
export const endedStatusOf = ({
  cancelledAt,
  displayFinancialStatus: paid,
}: Pick<ShopifyOrder, 'cancelledAt' | 'displayFinancialStatus'>): 'Cancelled' | 'Refunded' | undefined => {
  if (cancelledAt || paid === 'VOIDED') return 'Cancelled';
  return paid === 'REFUNDED' ? 'Refunded' : undefined;
};

const statusOf = (order: ShopifyOrder): OrderStatus => {
  const { displayFinancialStatus: paid, displayFulfillmentStatus: sent, lineItems } = order;
  const ended = endedStatusOf(order);
  if (ended) return ended;
  // Also an order is fulfilled of which everything was given back before it left.
  if (sent === 'FULFILLED' && lineItems.nodes.some((line) => piecesOf(line).sent > 0)) return 'Delivered';
  if (sent === 'ON_HOLD') return 'On Hold';
  return paid === 'PAID' || paid === 'PARTIALLY_REFUNDED' ? 'Processing' : 'Pending';
};

/** Themes ask for it under names of their own. */
const GIFT_MESSAGE = /^_?gift[ _-]?(?:message|note)$/i;

const PAID: readonly string[] = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** States of sending in which the goods are the seller's to make. In the others somebody else was asked to, or they are to wait. */
const OURS_TO_SEND: readonly string[] = ['UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'ON_HOLD', 'OPEN', 'FULFILLMENT_NOT_REQUIRED'];

/** States of paying that say whether the money has come. */
const CLEARLY_PAID_OR_NOT: readonly string[] = [...PAID, 'PENDING', 'VOIDED'];

const questionsOf = (order: ShopifyOrder, paid: number): ToldQuestion[] => {
  const { displayFinancialStatus, displayFulfillmentStatus, paymentGatewayNames, fulfillmentOrders, fulfillments } = order;
  const [money, sent] = [displayFinancialStatus ?? '', displayFulfillmentStatus ?? ''];
  const cash = money === 'PENDING' ? paymentGatewayNames.find((name) => isPaidOnDelivery(name)) : undefined;
  const ways = fulfillmentOrders.nodes.filter(({ status }) => status !== 'CANCELLED').flatMap(({ deliveryMethod }) => deliveryMethod ?? []);
  const made = fulfillments.filter(({ status }) => status === 'SUCCESS');
  const isUnsent =
    sent === 'FULFILLED' &&
    made.length > 0 &&
    made.every(
      ({ createdAt, trackingInfo }) =>
        trackingInfo.every(({ number }) => number === '') && isCompletedAtOnce(paid, secondsOrNull(createdAt)),
    );
  return [
    ...unknownWord('status', sent, OURS_TO_SEND),
    ...unknownWord('payment', money, CLEARLY_PAID_OR_NOT),
    ...(cash === undefined ? [] : [{ code: 'payment', said: cash } as const]),
    ...ways.flatMap(({ methodType, presentedName }): readonly ToldQuestion[] =>
      methodType === 'PICK_UP'
        ? [{ code: 'pickup', said: presentedName || methodType }]
        : unknownWord('delivery', methodType, ['SHIPPING', 'NONE']).map(({ code }) => ({ code, said: presentedName || methodType })),
    ),
    ...(isUnsent ? [{ code: 'completed_unsent', said: '' } as const] : []),
    ...order.lineItems.nodes
      .filter(({ requiresShipping }) => !requiresShipping)
      .map(({ id, name }) => ({ code: 'not_shipped', said: name, line_id: idOf(id) }) as const),
  ];
};

/** Goods that are sent never go to the address of the bill: an order without a shipping address is fetched, or lacks one. */
const recipientOf = ({ shippingAddress, billingAddress, lineItems }: ShopifyOrder): z.infer<typeof addressShape> => {
  if (shippingAddress) return shippingAddress;
  if (billingAddress && lineItems.nodes.every(({ requiresShipping }) => !requiresShipping)) return billingAddress;
  return addressShape.parse({ firstName: billingAddress?.firstName, lastName: billingAddress?.lastName });
};

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
    : roundMoney(
        fees.reduce((sum, { amount }) => sum + amount.amount, 0),
        currency,
      );
};

const toOrder = (order: ShopifyOrder): FetchedOrder => {
  const to = recipientOf(order);
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
    shipping_service: shippingServiceOf([order.shippingLine?.title || order.shippingLine?.code]),
    gift_message: order.customAttributes.find(({ key, value }) => GIFT_MESSAGE.test(key) && value)?.value ?? null,
    payments: payments.map(paymentOf),
    questions: questionsOf(order, paid),
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
    items: order.lineItems.nodes.map((line) => {
      const { sent, left } = piecesOf(line);
      return {
        line_id: idOf(line.id),
        name: line.name,
        sku: line.sku,
        quantity: line.quantity,
        completed: sent,
        dropped: line.requiresShipping ? line.quantity - sent - left : Math.max(0, line.quantity - (line.currentQuantity ?? line.quantity)),
        to_ship: line.requiresShipping,
        price: line.discountedUnitPriceAfterAllDiscountsSet.shopMoney.amount,
        image: pictureOf(line.image?.url),
        product_platform_id: line.product ? idOf(line.product.id) : null,
        variant_platform_id: line.variant ? idOf(line.variant.id) : null,
      };
    }),
  };
};

export const readOrders = (rows: readonly ShopifyOrderRow[]): Promise<ReadOrders> =>
  readOrderRows(rows, { toOrder, names: { id: 'id', number: 'name' }, idOf });
