import { z } from 'zod';
import { roundMoney } from '../../../../domain/currency';
import type { ToldQuestion } from '../../../../domain/sales/order-questions';
import type { OrderStatus } from '../../../../domain/sales/order-status';
import { money as amount, pieces, secondsOrNull, text, UNTOLD } from '../fetched';
import { orderListRow, readOrderRows } from '../order-rows';
import type { FetchedOrder, ReadOrders } from '../shop';
import { isPickup, unknownWord } from '../store-words';

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

export const statusOf = (status: string): OrderStatus => STATUSES[status] ?? 'Pending';

/** Amounts are decimal texts. */
const money = z.object({ amount, currencyCode: text }).nullish();

const addressShape = z.object({
  name: text,
  addressLine1: text,
  addressLine2: text,
  addressLine3: text,
  city: text,
  stateOrRegion: text,
  postalCode: text,
  countryCode: text,
  companyName: text,
  phone: text,
});

const orderShape = z.object({
  orderId: z.string().min(1),
  createdTime: text,
  lastUpdatedTime: z.string(),
  recipient: z
    .object({ deliveryAddress: addressShape.catch(addressShape.parse({})) })
    .nullish()
    .catch(null),
  programs: z.array(text).catch([]),
  buyer: z.object({ buyerEmail: text, buyerCompanyName: text }).nullish().catch(null),
  proceeds: z.object({ grandTotal: money, breakdowns: z.array(z.object({ type: text, subtotal: money })).catch([]) }).nullish(),
  fulfillment: z
    .object({
      fulfillmentStatus: text,
      fulfilledBy: text,
      fulfillmentServiceLevel: text,
      shipByWindow: z.object({ latestDateTime: text }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
  orderItems: z.array(
    z.object({
      orderItemId: text,
      quantityOrdered: pieces,
      cancellation: z
        .object({ cancellationRequest: z.object({}).nullish() })
        .nullish()
        .catch(null),
      fulfillment: z
        .object({
          quantityFulfilled: z.number().int().catch(0),
          quantityUnfulfilled: z.number().int().nullish().catch(null),
          packing: z
            .object({ giftOption: z.object({ giftMessage: text }).nullish() })
            .nullish()
            .catch(null),
        })
        .nullish()
        .catch(null),
      product: z.object({
        asin: text,
        title: text,
        sellerSku: text,
        price: z.object({ unitPrice: money }).nullish(),
      }),
    }),
  ),
});
type AmazonOrder = z.infer<typeof orderShape>;

export const orderRowShape = orderListRow(z.object({ lastUpdatedTime: text }), { lastUpdatedTime: '' }, orderShape);
type AmazonOrderRow = z.infer<typeof orderRowShape>;

const namesOf = (name: string): { readonly first_name: string; readonly last_name: string } => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
};

/** Of one kind, such as TAX. */
const proceedsOf = (order: AmazonOrder, kind: string): number =>
  (order.proceeds?.breakdowns ?? []).reduce((sum, { type, subtotal }) => sum + (type === kind ? (subtotal?.amount ?? 0) : 0), 0);

/** Statuses of orders whose payment has not come, or need not. */
const UNPAID: readonly string[] = ['PENDING_AVAILABILITY', 'PENDING', 'CANCELLED', ''];

type Item = AmazonOrder['orderItems'][number];

/** Pieces that are neither sent nor to be sent any more. */
const droppedOf = ({ quantityOrdered, fulfillment }: Item): number => {
  const { quantityFulfilled = 0, quantityUnfulfilled = null } = fulfillment ?? {};
  if (quantityUnfulfilled === null) return 0;
  return Math.min(quantityOrdered, Math.max(0, quantityOrdered - quantityFulfilled - quantityUnfulfilled));
};

const questionsOf = ({ fulfillment, programs }: AmazonOrder): ToldQuestion[] => [
  ...unknownWord('status', fulfillment?.fulfillmentStatus ?? '', Object.keys(STATUSES)),
  // What lies in Amazon's warehouse is sent from there.
  ...unknownWord('delivery', fulfillment?.fulfilledBy ?? '', ['MERCHANT']),
  ...programs.filter((program) => isPickup(program)).map((said) => ({ code: 'pickup', said }) as const),
];

const toOrder = (order: AmazonOrder, placeCurrency: string): FetchedOrder => {
  const to = order.recipient?.deliveryAddress ?? addressShape.parse({});
  const total = order.proceeds?.grandTotal;
  const currency = total?.currencyCode ?? order.orderItems[0]?.product.price?.unitPrice?.currencyCode ?? placeCurrency;
  const status = order.fulfillment?.fulfillmentStatus ?? '';
  const created = Math.floor((Date.parse(order.createdTime) || Date.parse(order.lastUpdatedTime) || 0) / 1000);
  return {
    ...UNTOLD,
    platform_id: order.orderId,
    number: order.orderId,
    status: statusOf(status),
    currency,
    total: roundMoney(total?.amount ?? 0, currency),
    tax: roundMoney(proceedsOf(order, 'TAX'), currency),
    shipping: roundMoney(proceedsOf(order, 'SHIPPING'), currency),
    // Refunds stand in Amazon's finances, by days, not with the order.
    refunded: 0,
    created_at: created,
    // Amazon lets an order be sent when it has the money, and does not say when that was.
    paid_at: UNPAID.includes(status) ? null : created,
    ship_by: secondsOrNull(order.fulfillment?.shipByWindow?.latestDateTime),
    questions: questionsOf(order),
    shipping_service: order.fulfillment?.fulfillmentServiceLevel || null,
    cancel_requested: status !== 'CANCELLED' && order.orderItems.some(({ cancellation }) => !!cancellation?.cancellationRequest),
    gift_message: order.orderItems.flatMap(({ fulfillment }) => fulfillment?.packing?.giftOption?.giftMessage || []).join('\n') || null,
    buyer: {
      ...namesOf(to.name),
      address_1: to.addressLine1,
      address_2: [to.addressLine2, to.addressLine3].filter(Boolean).join(', ') || null,
      city: to.city,
      state: to.stateOrRegion || null,
      postcode: to.postalCode,
      country: to.countryCode,
      company: to.companyName || order.buyer?.buyerCompanyName || null,
      email: order.buyer?.buyerEmail || null,
      phone: to.phone || null,
    },
    items: order.orderItems.map((item) => {
      const { orderItemId, quantityOrdered, fulfillment, product } = item;
      return {
        line_id: orderItemId,
        name: product.title,
        sku: product.sellerSku,
        quantity: quantityOrdered,
        completed: Math.min(fulfillment?.quantityFulfilled ?? 0, quantityOrdered),
        dropped: status === 'SHIPPED' ? 0 : droppedOf(item),
        price: roundMoney(product.price?.unitPrice?.amount ?? 0, currency),
        image: null,
        // A line names the variant alone, which is known by its SKU.
        product_platform_id: null,
        variant_platform_id: product.asin || null,
      };
    }),
  };
};

/** `currency`: the marketplace's, for orders that name none. */
export const readOrders = (rows: readonly AmazonOrderRow[], currency: string): Promise<ReadOrders> =>
  readOrderRows(rows, { toOrder: (order) => toOrder(order, currency), names: { id: 'orderId', number: 'orderId' } });
