import { z } from 'zod';
import { roundMoney } from '../../../../domain/currency';
import type { OrderStatus } from '../../../../domain/sales/order-status';
import { money as amount, pictureOf, pieces, text, UNTOLD, UNTOLD_BUYER } from '../fetched';
import { orderListRow, readOrderRows } from '../order-rows';
import type { FetchedOrder, ReadOrders } from '../shop';
import { unknownWord } from '../store-words';

/** Wish's order states in this product's words. */
const STATUSES: Readonly<Record<string, OrderStatus>> = {
  APPROVED: 'Processing',
  SHIPPED: 'Shipped',
  REFUNDED: 'Refunded',
  REQUIRE_REVIEW: 'On Hold',
  DECLINED: 'Cancelled',
};

const time = z.iso.datetime({ offset: true }).transform((told) => Date.parse(told));

const money = z.object({ amount, currency_code: text }).nullish();

export const orderShape = z.object({
  id: z.string(),
  updated_at: time,
  released_at: time.nullish().catch(null),
  state: text,
  fulfillment_records: z.array(z.object({ event_type: text })).catch([]),
  fulfillment_order_types: z.array(z.string()).catch([]),
  processing_source: text,
  processing_status: text,
  fulfillment_requirements: z.object({ expected_ship_time: time }).nullish().catch(null),
  product_information: z.object({ id: text, variation_id: text, sku: text, name: text, variation_image_url: text }).catch({
    id: '',
    variation_id: '',
    sku: '',
    name: '',
    variation_image_url: '',
  }),
  order_payment: z
    .object({
      general_payment_details: z.object({
        product_quantity: pieces,
        product_price: money,
        product_shipping_price: money,
      }),
    })
    .nullish(),
  refunds: z.array(z.object({ refund_amount: money })).catch([]),
  full_address: z
    .object({
      shipping_detail: z.object({
        name: text,
        street_address1: text,
        street_address2: text,
        city: text,
        state: text,
        zipcode: text,
        country_code: text,
        phone_number: z.object({ number: text }).nullish().catch(null),
      }),
    })
    .nullish()
    .catch(null),
  tracking_information: z.array(z.object({ tracking_number: text })).catch([]),
});
export type WishOrder = z.infer<typeof orderShape>;

export const orderRowShape = orderListRow(z.object({ updated_at: time.catch(0) }), { updated_at: 0 }, orderShape);
export type WishOrderRow = z.infer<typeof orderRowShape>;

export const statusOf = ({ state, fulfillment_records }: WishOrder): OrderStatus => {
  const delivered = fulfillment_records.some(({ event_type }) => event_type === 'ORDER_DELIVERED');
  return state === 'SHIPPED' && delivered ? 'Delivered' : (STATUSES[state] ?? 'Pending');
};

const buyerOf = ({ full_address }: WishOrder): FetchedOrder['buyer'] => {
  const to = full_address?.shipping_detail;
  const words = (to?.name ?? '').trim().split(/\s+/);
  return {
    ...UNTOLD_BUYER,
    first_name: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    last_name: words.length > 1 ? (words.at(-1) ?? '') : '',
    address_1: to?.street_address1 ?? '',
    address_2: to?.street_address2 || null,
    city: to?.city ?? '',
    state: to?.state || null,
    postcode: to?.zipcode ?? '',
    country: to?.country_code ?? '',
    phone: to?.phone_number?.number || null,
  };
};

/** At Wish an order is one line: pieces of one variation. */
const toOrder = (order: WishOrder): FetchedOrder => {
  const paid = order.order_payment?.general_payment_details;
  const quantity = paid?.product_quantity ?? 1;
  const currency = paid?.product_price?.currency_code ?? '';
  const inDigits = (value: number): number => roundMoney(value, currency);
  const price = inDigits(paid?.product_price?.amount ?? 0);
  const shipping = inDigits((paid?.product_shipping_price?.amount ?? 0) * quantity);
  const { id, variation_id, sku, name, variation_image_url } = order.product_information;
  return {
    ...UNTOLD,
    platform_id: order.id,
    number: order.id,
    status: statusOf(order),
    currency,
    total: inDigits(price * quantity + shipping),
    shipping,
    refunded: inDigits(order.refunds.reduce((sum, { refund_amount }) => sum + (refund_amount?.amount ?? 0), 0)),
    created_at: Math.floor((order.released_at ?? order.updated_at) / 1000),
    // Wish releases an order to the seller when it has the money.
    paid_at: order.released_at ? Math.floor(order.released_at / 1000) : null,
    ship_by: order.fulfillment_requirements ? Math.floor(order.fulfillment_requirements.expected_ship_time / 1000) : null,
    questions: unknownWord('status', order.state, Object.keys(STATUSES)),
    buyer: buyerOf(order),
    items: [
      {
        line_id: order.id,
        name,
        sku,
        quantity,
        completed: order.state === 'SHIPPED' ? quantity : 0,
        price,
        image: pictureOf(variation_image_url),
        product_platform_id: id || null,
        variant_platform_id: variation_id || null,
      },
    ],
  };
};

export const readOrders = (rows: readonly WishOrderRow[]): Promise<ReadOrders> =>
  readOrderRows(rows, { toOrder, names: { id: 'id', number: 'id' } });
