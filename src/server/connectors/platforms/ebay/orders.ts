import { z } from 'zod';
import { roundMoney } from '../../../../domain/currency';
import type { ToldQuestion } from '../../../../domain/sales/order-questions';
import type { OrderStatus } from '../../../../domain/sales/order-status';
import { chunksOf } from '../../../kernel/group-by';
import { doOneByOne } from '../../one-by-one';
import { OVERLAP_MS, readByTime } from '../by-time';
import { earliestOf, money as amount, nameParts, pieces, secondsOrNull, shippingServiceOf, text, unixSeconds, UNTOLD } from '../fetched';
import { addFates } from '../order-fates';
import { NO_ORDERS, orderListRow, readOrderRows } from '../order-rows';
import type { FetchedOrder, FetchedOrders, OrderFate, ReadOrders } from '../shop';
import { unknownWord } from '../store-words';
import type { Connection } from './access';
import { API, EbayClient, isGone } from './client';
import { productOfSku } from './items';

export const ORDERS = '/sell/fulfillment/v1/order';

const PAGE = 200;

/** Orders eBay takes in one question by their ids. */
const IDS_AT_ONCE = 50;

/** Orders asked for one by one, at most, when a list does not show them. */
const MOST_ASKED = 20;

/** eBay tells of two years; a day less, for clocks differ. */
const MOST_AGE_MS = (2 * 365 - 1) * 24 * 60 * 60 * 1000;

const time = text.transform((told) => Date.parse(told) || 0);
const moneyShape = z.object({ value: amount, currency: text }).nullish();
const valueOf = (money: z.infer<typeof moneyShape>): number => money?.value ?? 0;

const addressShape = z.object({
  addressLine1: text,
  addressLine2: text,
  city: text,
  stateOrProvince: text,
  postalCode: text,
  countryCode: text,
});
const NOWHERE = addressShape.parse({});
const personShape = z.object({
  fullName: text,
  companyName: text,
  email: text,
  primaryPhone: z.object({ phoneNumber: text }).nullish().catch(null),
  contactAddress: addressShape.catch(NOWHERE),
});

const orderShape = z.object({
  orderId: z.string().min(1),
  creationDate: time,
  lastModifiedDate: time,
  orderPaymentStatus: text,
  orderFulfillmentStatus: text,
  cancelStatus: z.object({ cancelState: text }).nullish().catch(null),
  buyerCheckoutNotes: text,
  buyer: z.object({ username: text }).nullish().catch(null),
  pricingSummary: z
    .object({
      total: moneyShape,
      tax: moneyShape.catch(null),
      deliveryCost: moneyShape.catch(null),
      // Below nothing.
      deliveryDiscount: moneyShape.catch(null),
    })
    .nullish()
    .catch(null),
  totalMarketplaceFee: moneyShape.catch(null),
  paymentSummary: z
    .object({
      payments: z.array(z.object({ paymentDate: text, paymentStatus: text })).catch([]),
      refunds: z.array(z.object({ amount: moneyShape, refundStatus: text })).catch([]),
    })
    .nullish()
    .catch(null),
  fulfillmentStartInstructions: z
    .array(
      z.object({
        fulfillmentInstructionsType: text,
        shippingStep: z
          .object({ shipTo: personShape.nullish().catch(null), shippingServiceCode: text })
          .nullish()
          .catch(null),
      }),
    )
    .catch([]),
  lineItems: z.array(
    z.object({
      lineItemId: text,
      legacyItemId: text,
      legacyVariationId: text,
      lineItemFulfillmentStatus: text,
      lineItemFulfillmentInstructions: z.object({ shipByDate: text }).nullish().catch(null),
      title: text,
      sku: text,
      quantity: pieces,
      // Of all the pieces together, before discounts.
      lineItemCost: moneyShape,
      discountedLineItemCost: moneyShape.catch(null),
      refunds: z.array(z.object({ amount: moneyShape })).catch([]),
    }),
  ),
});
type EbayOrder = z.infer<typeof orderShape>;

export const orderRowShape = orderListRow(
  z.object({ orderId: text, lastModifiedDate: time }),
  { orderId: '', lastModifiedDate: 0 },
  orderShape,
);
type EbayOrderRow = z.infer<typeof orderRowShape>;

export const stateShape = orderShape.pick({ cancelStatus: true, orderPaymentStatus: true, orderFulfillmentStatus: true });

export const statusOf = ({
  cancelStatus,
  orderPaymentStatus: paid,
  orderFulfillmentStatus: sent,
}: z.infer<typeof stateShape>): OrderStatus => {
  if (cancelStatus?.cancelState === 'CANCELED') return 'Cancelled';
  if (paid === 'FULLY_REFUNDED') return 'Refunded';
  if (sent === 'FULFILLED') return 'Delivered';
  if (cancelStatus?.cancelState === 'IN_PROGRESS') return 'On Hold';
  return paid === 'PAID' || paid === 'PARTIALLY_REFUNDED' ? 'Processing' : 'Pending';
};

const PAID: readonly string[] = ['PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'];

/** When the last of its payments came. */
const paidAt = ({ orderPaymentStatus, paymentSummary, creationDate }: EbayOrder): number | null => {
  if (!PAID.includes(orderPaymentStatus)) return null;
  const times = (paymentSummary?.payments ?? []).map(({ paymentDate }) => secondsOrNull(paymentDate) ?? 0);
  return Math.max(...times, 0) || unixSeconds(creationDate);
};

type Line = EbayOrder['lineItems'][number];

/** eBay tells the money that was given back for a line, and not for how many of its pieces: all of it is all of them. */
const isGivenBack = ({ refunds, discountedLineItemCost, lineItemCost }: Line, currency: string): boolean => {
  const back = refunds.reduce((sum, { amount: given }) => sum + Math.abs(valueOf(given)), 0);
  return back > 0 && roundMoney(back, currency) >= roundMoney(valueOf(discountedLineItemCost ?? lineItemCost), currency);
};

const questionsOf = (order: EbayOrder): ToldQuestion[] => {
  const instructions = order.fulfillmentStartInstructions;
  const places = new Set(
    instructions.map(({ shippingStep }) => JSON.stringify(shippingStep?.shipTo?.contactAddress ?? null).toLowerCase()),
  );
  return [
    ...unknownWord('status', order.orderFulfillmentStatus, ['NOT_STARTED', 'IN_PROGRESS', 'FULFILLED']),
    ...unknownWord('status', order.cancelStatus?.cancelState ?? '', ['NONE_REQUESTED', 'IN_PROGRESS', 'CANCELED']),
    ...unknownWord('payment', order.orderPaymentStatus, [...PAID, 'PENDING', 'FAILED']),
    ...instructions.flatMap(({ fulfillmentInstructionsType: way }): readonly ToldQuestion[] =>
      way === 'PREPARE_FOR_PICKUP' ? [{ code: 'pickup', said: way }] : unknownWord('delivery', way, ['SHIP_TO']),
    ),
    ...(places.size > 1 ? [{ code: 'addresses', said: String(places.size) } as const] : []),
    // Of a line that was sent in part, eBay does not say how much.
    ...order.lineItems.flatMap(({ lineItemFulfillmentStatus, title, quantity }): readonly ToldQuestion[] =>
      lineItemFulfillmentStatus === 'IN_PROGRESS' && quantity > 1
        ? [{ code: 'status', said: `${title}: ${lineItemFulfillmentStatus}` }]
        : unknownWord('status', lineItemFulfillmentStatus, ['NOT_STARTED', 'IN_PROGRESS', 'FULFILLED']),
    ),
  ];
};

type ProductOf = (sku: string) => Promise<string | null>;

const toOrder = async (order: EbayOrder, productOf: ProductOf): Promise<FetchedOrder> => {
  const shipTo = order.fulfillmentStartInstructions[0]?.shippingStep?.shipTo;
  const to = shipTo?.contactAddress ?? NOWHERE;
  const refunds = (order.paymentSummary?.refunds ?? []).filter(({ refundStatus }) => refundStatus !== 'FAILED');
  const currency = order.pricingSummary?.total?.currency ?? '';
  return {
    ...UNTOLD,
    platform_id: order.orderId,
    number: order.orderId,
    status: statusOf(order),
    currency,
    total: valueOf(order.pricingSummary?.total),
    tax: valueOf(order.pricingSummary?.tax),
    shipping: roundMoney(valueOf(order.pricingSummary?.deliveryCost) + valueOf(order.pricingSummary?.deliveryDiscount), currency),
    fees: order.totalMarketplaceFee?.value ?? null,
    refunded: roundMoney(
      refunds.reduce((sum, refund) => sum + valueOf(refund.amount), 0),
      currency,
    ),
    created_at: unixSeconds(order.creationDate),
    paid_at: paidAt(order),
    ship_by: earliestOf(order.lineItems.map((line) => secondsOrNull(line.lineItemFulfillmentInstructions?.shipByDate))),
    cancel_requested: order.cancelStatus?.cancelState === 'IN_PROGRESS',
    note: order.buyerCheckoutNotes || null,
    shipping_service: shippingServiceOf(order.fulfillmentStartInstructions.map(({ shippingStep }) => shippingStep?.shippingServiceCode)),
    questions: questionsOf(order),
    ...(order.buyer?.username && { buyer_account: order.buyer.username }),
    buyer: {
      ...nameParts(shipTo?.fullName ?? ''),
      address_1: to.addressLine1,
      address_2: to.addressLine2 || null,
      city: to.city,
      state: to.stateOrProvince || null,
      postcode: to.postalCode,
      country: to.countryCode,
      company: shipTo?.companyName || null,
      email: shipTo?.email || null,
      phone: shipTo?.primaryPhone?.phoneNumber || null,
    },
    items: await Promise.all(
      order.lineItems.map(async (line) => ({
        line_id: line.lineItemId,
        name: line.title,
        sku: line.sku,
        quantity: line.quantity,
        completed: line.lineItemFulfillmentStatus === 'FULFILLED' ? line.quantity : 0,
        dropped: line.lineItemFulfillmentStatus !== 'FULFILLED' && isGivenBack(line, currency) ? line.quantity : 0,
        price: roundMoney(valueOf(line.lineItemCost) / Math.max(1, line.quantity), currency),
        image: null,
        product_platform_id: (line.sku ? await productOf(line.sku) : null) ?? (line.legacyItemId || null),
        variant_platform_id: line.legacyVariationId || null,
      })),
    ),
  };
};

const listShape = z.object({ total: z.number().int(), orders: z.array(orderRowShape).catch([]) });

/** Asks once for each SKU. */
const remembered = (client: EbayClient): ProductOf => {
  const known = new Map<string, Promise<string | null>>();
  return (sku) => {
    const asked = known.get(sku) ?? productOfSku(client, sku);
    known.set(sku, asked);
    return asked;
  };
};

/** What changed since the cursor, which is the latest change eBay reported. */
export async function* fetchOrders(connection: Connection, cursor: string | null): AsyncIterable<FetchedOrders> {
  const client = new EbayClient(connection);
  const productOf = remembered(client);
  const list = {
    size: PAGE,
    unit: 1,
    website: API,
    idOf: ({ orderId }: EbayOrderRow) => orderId,
    changedAt: ({ lastModifiedDate }: EbayOrderRow) => lastModifiedDate,
    ask: async ({ from, to }: { readonly from: number; readonly to: number | null }, offset: number, size: number) => {
      const until = to === null ? '' : new Date(to).toISOString();
      const filter = `lastmodifieddate:[${new Date(from).toISOString()}..${until}]`;
      const { data, at } = await client.getAt(ORDERS, { filter, limit: String(size), offset: String(offset) }, listShape);
      return { rows: data.orders, total: data.total, at };
    },
  };
  const since = cursor === null ? Date.now() - MOST_AGE_MS : Date.parse(cursor) - OVERLAP_MS;
  for await (const { rows, reached } of readByTime(list, since)) {
    yield { ...(await readOrders(rows, productOf)), trashed: [], cursor: reached === null ? cursor : new Date(reached).toISOString() };
  }
}

export const readOrders = (rows: readonly EbayOrderRow[], productOf: ProductOf): Promise<ReadOrders> =>
  readOrderRows(rows, { toOrder: (order) => toOrder(order, productOf), names: { id: 'orderId', number: 'orderId' } });

export const readOrder = async (connection: Connection, id: string): Promise<ReadOrders> => {
  const client = new EbayClient(connection);
  try {
    const row = await client.get(`${ORDERS}/${encodeURIComponent(id)}`, {}, orderRowShape);
    return await readOrders([row], remembered(client));
  } catch (error) {
    if (isGone(error)) return NO_ORDERS;
    throw error;
  }
};

const fateOf = async (client: EbayClient, id: string): Promise<OrderFate> => {
  try {
    await client.get(`${ORDERS}/${encodeURIComponent(id)}`, {}, z.object({ orderId: z.string() }));
    return 'there';
  } catch (error) {
    if (isGone(error)) return 'deleted';
    throw error;
  }
};

/** What became of orders: what a list does not show is asked for one by one. */
export const findFates = async (connection: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, OrderFate>> => {
  const client = new EbayClient(connection);
  const fates = new Map<string, OrderFate>();
  // An id eBay does not take makes it refuse a whole list: those of such a list are asked for one by one as well.
  await doOneByOne('order fates', chunksOf(ids, IDS_AT_ONCE), connection.outside.signal, async (some) => {
    for (const { orderId } of (await client.get(ORDERS, { orderIds: some.join(',') }, listShape)).orders) fates.set(orderId, 'there');
  });
  const rest = ids.filter((each) => !fates.has(each)).slice(0, MOST_ASKED);
  return addFates(fates, rest, connection.outside.signal, (id) => fateOf(client, id));
};
