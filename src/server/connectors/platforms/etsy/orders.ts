import { z } from 'zod';
import { roundMoney } from '../../../../domain/currency';
import type { ToldQuestion } from '../../../../domain/sales/order-questions';
import type { OrderStatus } from '../../../../domain/sales/order-status';
import { OVERLAP_MS, readByTime } from '../by-time';
import { earliestOf, money as amount, nameParts, pieces, shippingServiceOf, text, unixSeconds, UNTOLD, UNTOLD_BUYER } from '../fetched';
import { addFates } from '../order-fates';
import { NO_ORDERS, orderListRow, readOrderRows } from '../order-rows';
import type { FetchedOrder, FetchedOrders, OrderFate, ReadOrders } from '../shop';
import type { Connection } from './access';
import { EtsyClient, isGone, ORIGIN } from './client';

const PAGE = 100;
const SECOND = 1000;

/** The first time Etsy takes in a question. */
const EARLIEST = 946_684_800 * SECOND;

/** Orders asked for one by one, at most: Etsy has no other way, and an allowance for a day. */
const MOST_ASKED = 20;

const STATUSES: Readonly<Record<string, OrderStatus>> = {
  open: 'Pending',
  'payment processing': 'Pending',
  paid: 'Processing',
  completed: 'Delivered',
  canceled: 'Cancelled',
  'fully refunded': 'Refunded',
};

const moneyShape = z.object({ amount, divisor: z.number().positive().catch(100), currency_code: text });
const NO_MONEY = { amount: 0, divisor: 100, currency_code: '' };
type EtsyMoney = z.infer<typeof moneyShape>;
const money = moneyShape.nullish().transform((told) => told ?? NO_MONEY);

const time = z
  .number()
  .transform((seconds) => unixSeconds(seconds * SECOND))
  .catch(0);

const timeOrNull = z
  .number()
  .transform((seconds) => (seconds > 0 ? unixSeconds(seconds * SECOND) : null))
  .nullish()
  .transform((told) => told ?? null)
  .catch(null);

const receiptShape = z.object({
  receipt_id: z.number().int(),
  status: text,
  is_paid: z.boolean().catch(false),
  is_shipped: z.boolean().catch(false),
  name: text,
  first_line: text,
  second_line: text,
  city: text,
  state: text,
  zip: text,
  country_iso: text,
  created_timestamp: time,
  updated_timestamp: time,
  buyer_email: text,
  message_from_buyer: text,
  gift_message: text,
  grandtotal: money,
  total_tax_cost: money.catch(NO_MONEY),
  total_vat_cost: money.catch(NO_MONEY),
  total_shipping_cost: money.catch(NO_MONEY),
  refunds: z.array(z.object({ amount: money })).catch([]),
  transactions: z.array(
    z.object({
      transaction_id: z.number().int().catch(0),
      title: text,
      sku: text,
      quantity: pieces,
      product_id: z.number().nullish().catch(null),
      paid_timestamp: timeOrNull,
      shipped_timestamp: timeOrNull,
      expected_ship_date: timeOrNull,
      listing_id: z.number().nullish().catch(null),
      is_digital: z.boolean().catch(false),
      shipping_method: text,
      shipping_upgrade: text,
      price: money,
    }),
  ),
});
type Receipt = z.infer<typeof receiptShape>;

export const orderRowShape = orderListRow(
  z.object({ receipt_id: z.number().int().catch(0), updated_timestamp: time }),
  { receipt_id: 0, updated_timestamp: 0 },
  receiptShape,
);
type ReceiptRow = z.infer<typeof orderRowShape>;

const valueOf = ({ amount: parts, divisor, currency_code }: EtsyMoney): number => roundMoney(parts / divisor, currency_code);

/** What was given back in part leaves an order where it was. */
export const statusOf = ({ status, is_paid, is_shipped }: Pick<Receipt, 'status' | 'is_paid' | 'is_shipped'>): OrderStatus => {
  const known = STATUSES[status.toLowerCase()];
  if (known) return known;
  if (is_shipped) return 'Delivered';
  return is_paid ? 'Processing' : 'Pending';
};

/** What was given back in part stands beside how far an order is. */
const PARTIALLY_REFUNDED = 'partially refunded';

const questionsOf = (receipt: Receipt): ToldQuestion[] => {
  const { status, is_shipped, transactions, refunds } = receipt;
  const word = status.toLowerCase();
  const isKnown = word === '' || Object.hasOwn(STATUSES, word) || (word === PARTIALLY_REFUNDED && refunds.length > 0);
  const goods = transactions.filter(({ is_digital }) => !is_digital);
  const unsent = word === 'completed' && !is_shipped && goods.some(({ shipped_timestamp }) => shipped_timestamp === null);
  return [
    ...(isKnown ? [] : [{ code: 'status', said: status } as const]),
    ...(unsent ? [{ code: 'completed_unsent', said: '' } as const] : []),
    ...transactions
      .filter(({ is_digital }) => is_digital)
      .map(({ transaction_id, title }) => ({ code: 'not_shipped', said: title, line_id: String(transaction_id) }) as const),
  ];
};

const paidAt = ({ is_paid, transactions, created_timestamp }: Receipt): number | null =>
  is_paid ? Math.max(...transactions.map(({ paid_timestamp }) => paid_timestamp ?? 0), 0) || created_timestamp : null;

const toOrder = (receipt: Receipt): FetchedOrder => ({
  ...UNTOLD,
  platform_id: String(receipt.receipt_id),
  number: String(receipt.receipt_id),
  status: statusOf(receipt),
  currency: receipt.grandtotal.currency_code,
  total: valueOf(receipt.grandtotal),
  tax: roundMoney(valueOf(receipt.total_tax_cost) + valueOf(receipt.total_vat_cost), receipt.grandtotal.currency_code),
  shipping: valueOf(receipt.total_shipping_cost),
  refunded: roundMoney(
    receipt.refunds.reduce((sum, refund) => sum + valueOf(refund.amount), 0),
    receipt.grandtotal.currency_code,
  ),
  created_at: receipt.created_timestamp,
  paid_at: paidAt(receipt),
  ship_by: earliestOf(receipt.transactions.map(({ expected_ship_date }) => expected_ship_date)),
  note: receipt.message_from_buyer || null,
  questions: questionsOf(receipt),
  shipping_service: shippingServiceOf(
    receipt.transactions.map(({ shipping_upgrade, shipping_method }) => shipping_upgrade || shipping_method),
  ),
  is_shipping_upgrade: receipt.transactions.some(({ shipping_upgrade }) => shipping_upgrade !== ''),
  gift_message: receipt.gift_message || null,
  buyer: {
    ...UNTOLD_BUYER,
    ...nameParts(receipt.name),
    address_1: receipt.first_line,
    address_2: receipt.second_line || null,
    city: receipt.city,
    state: receipt.state || null,
    postcode: receipt.zip,
    country: receipt.country_iso,
    email: receipt.buyer_email || null,
  },
  items: receipt.transactions.map((line) => ({
    line_id: String(line.transaction_id),
    name: line.title,
    sku: line.sku,
    quantity: line.quantity,
    completed: receipt.is_shipped || line.shipped_timestamp !== null ? line.quantity : 0,
    to_ship: !line.is_digital,
    price: valueOf(line.price),
    // Etsy tells the picture's id; its address would be a call of its own.
    image: null,
    product_platform_id: line.listing_id ? String(line.listing_id) : null,
    variant_platform_id: line.product_id ? String(line.product_id) : null,
  })),
});

const listShape = z.object({ count: z.number().int(), results: z.array(orderRowShape) });

export const readOrders = (rows: readonly ReceiptRow[]): Promise<ReadOrders> =>
  readOrderRows(rows, { toOrder, names: { id: 'receipt_id', number: 'receipt_id' } });

/** What changed since the cursor, which is the latest change Etsy reported. */
export async function* fetchOrders(connection: Connection, cursor: string | null): AsyncIterable<FetchedOrders> {
  const client = new EtsyClient(connection);
  const list = {
    size: PAGE,
    unit: SECOND,
    website: ORIGIN,
    idOf: ({ receipt_id }: ReceiptRow) => String(receipt_id),
    changedAt: ({ updated_timestamp }: ReceiptRow) => updated_timestamp * SECOND,
    ask: async ({ from, to }: { readonly from: number; readonly to: number | null }, offset: number, size: number) => {
      const query = {
        min_last_modified: String(Math.floor(from / SECOND)),
        // Whether the latest time is in it, Etsy does not say.
        ...(to !== null && { max_last_modified: String(Math.floor(to / SECOND) + 1) }),
        sort_on: 'updated',
        sort_order: 'asc',
        limit: String(size),
        offset: String(offset),
      };
      const { data, at } = await client.getAt(client.shop('/receipts'), query, listShape);
      return { rows: data.results, total: data.count, at };
    },
  };
  const since = cursor === null ? EARLIEST : Math.max(EARLIEST, Date.parse(cursor) - OVERLAP_MS);
  for await (const { rows, reached } of readByTime(list, since))
    yield { ...(await readOrders(rows)), trashed: [], cursor: reached === null ? cursor : new Date(reached).toISOString() };
}

export const readOrder = async (connection: Connection, id: string): Promise<ReadOrders> => {
  const client = new EtsyClient(connection);
  try {
    return await readOrders([await client.get(client.shop(`/receipts/${encodeURIComponent(id)}`), {}, orderRowShape)]);
  } catch (error) {
    if (isGone(error)) return NO_ORDERS;
    throw error;
  }
};

/** What became of orders. Of those behind the first few it tells nothing this time. */
export const findFates = async (connection: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, OrderFate>> => {
  const client = new EtsyClient(connection);
  return addFates(new Map(), ids.slice(0, MOST_ASKED), connection.outside.signal, async (id) => {
    try {
      await client.get(client.shop(`/receipts/${encodeURIComponent(id)}`), {}, z.object({ receipt_id: z.number().int() }));
      return 'there';
    } catch (error) {
      if (!isGone(error)) throw error;
      return 'deleted';
    }
  });
};
