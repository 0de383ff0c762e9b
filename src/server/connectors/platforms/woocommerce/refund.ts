import { z } from 'zod';
import { plainMoney } from '../../../../domain/currency';
import { sharesOfLines } from '../../../../domain/sales/refunds';
import { ConnectorError } from '../../connector';
import { money, secondsOrNull, text } from '../fetched';
import type { OutgoingRefund } from '../shop';
import type { Connection } from './access';
import { ANY, WooClient, WooRefusal } from './client';
import type { PiecesGivenBack } from './order';

/** Where a refund says which of ours it is. */
const MARK = '_back_office_refund';

const refundShape = z.object({
  id: z.number().int(),
  amount: money,
  reason: text,
  date_created_gmt: text,
  meta_data: z.array(z.object({ key: text, value: z.unknown() })).catch([]),
});
type Refund = z.infer<typeof refundShape>;

/** Where a line of a refund says which line of the order it is of. */
const LINE_MARK = '_refunded_item_id';

const refundedShape = z.object({
  line_items: z
    .array(z.object({ quantity: z.number().catch(0), meta_data: z.array(z.object({ key: text, value: z.unknown() })).catch([]) }))
    .catch([]),
});

const refundsShape = z.array(refundedShape).catch([]);

/**
 * How many pieces of each line of an order some refunds gave back: WooCommerce counts them below nothing. A line that was given back by an amount alone
 * has none.
 */
export const piecesInRefunds = (refunds: unknown): PiecesGivenBack => {
  const pieces = new Map<string, number>();
  for (const { quantity, meta_data } of refundsShape.parse(refunds).flatMap(({ line_items }) => line_items)) {
    const line = meta_data.find(({ key }) => key === LINE_MARK)?.value;
    if (typeof line !== 'string' && typeof line !== 'number') continue;
    pieces.set(String(line), (pieces.get(String(line)) ?? 0) + Math.abs(quantity));
  }
  return pieces;
};

/** Answers of a shop that keeps its refunds to itself. */
const NOT_SHOWN: readonly number[] = [401, 403, 404];

/** Asks for the pieces that were given back of an order. A shop that does not show its refunds leaves them unknown. */
export const givenBackBy = (connection: Connection) => {
  const client = new WooClient(connection);
  return async (orderId: number): Promise<PiecesGivenBack> => {
    try {
      const { data } = await client.get(`/orders/${orderId}/refunds`, { per_page: '100' }, z.unknown());
      return piecesInRefunds(data);
    } catch (error) {
      if (!(error instanceof WooRefusal && NOT_SHOWN.includes(error.status))) throw error;
      return piecesInRefunds([]);
    }
  };
};

/** What two clocks may differ by while a shop is at work, in milliseconds. */
const SLACK_MS = 60_000;

const markOf = ({ meta_data }: Refund): unknown => meta_data.find(({ key }) => key === MARK)?.value;

/**
 * The shop pays first and writes the mark after it. One that was cut off in between has left a refund without any: it is ours if we tried at that
 * time, and amount and reason are the same.
 */
const heldOf = (refunds: readonly Refund[], wanted: OutgoingRefund, at: number, unknownFor: number | null): Refund | undefined =>
  refunds.find((each) => markOf(each) === wanted.key) ??
  refunds.find((each) => {
    const made = secondsOrNull(`${each.date_created_gmt}Z`);
    if (unknownFor === null || made === null || at - made * 1000 > unknownFor + SLACK_MS) return false;
    return markOf(each) === undefined && each.amount === wanted.amount && each.reason === wanted.reason;
  });

const taxesShape = z.array(z.object({ id: z.union([z.number(), z.string()]), total: money })).catch([]);
const linesShape = z.object({
  line_items: z.array(z.object({ id: z.number(), quantity: z.number(), price: money, total: money, taxes: taxesShape })),
});

/** Lines of a refund with what is given back of each: a line without its money would leave the shop's own sums of refunds wrong. */
const linesOf = async (client: WooClient, { order_platform_id, lines, amount, currency }: OutgoingRefund) => {
  const { data } = await client.get(`/orders/${encodeURIComponent(order_platform_id)}`, { _fields: 'line_items' }, linesShape);
  const wanted = lines.flatMap(({ line_id, quantity }) => {
    const line = data.line_items.find(({ id }) => String(id) === line_id);
    if (!line || line.quantity <= 0) return [];
    const part = quantity / line.quantity;
    const taxes = line.taxes.map(({ id, total }) => ({ id, total: total * part }));
    // Some answers tell a line's price alone.
    const net = (line.total || line.price * line.quantity) * part;
    return [{ id: line.id, quantity, net, tax: taxes.reduce((sum, { total }) => sum + total, 0), taxes }];
  });
  return sharesOfLines(wanted, amount, currency).flatMap(({ line, net, tax }) => {
    if (net + tax <= 0) return [];
    const taxes = line.taxes.map(({ id, total }) => ({ id, net: total, tax: 0 }));
    const refund_tax = sharesOfLines(taxes, tax, currency).map((share) => ({ id: share.line.id, refund_total: share.net }));
    return [{ id: line.id, quantity: line.quantity, refund_total: net, ...(tax > 0 && { refund_tax }) }];
  });
};

/** Pays back through the order's own gateway; one that can't is told in the shop's own words. See `Capabilities.refund`. */
export const refund = async (connection: Connection, wanted: OutgoingRefund): Promise<{ readonly platform_id: string }> => {
  const client = new WooClient(connection, wanted.key);
  await client.quiet();
  const path = `/orders/${encodeURIComponent(wanted.order_platform_id)}/refunds`;
  const { data: known, at } = await client.get(path, { per_page: '100' }, z.array(refundShape));
  const held = heldOf(known, wanted, at, await client.unknownFor());
  if (held) return { platform_id: String(held.id) };
  const body = {
    amount: plainMoney(wanted.amount, wanted.currency),
    reason: wanted.reason,
    api_refund: true,
    // What is printed on demand comes back to no stock.
    api_restock: false,
    line_items: wanted.lines.length > 0 ? await linesOf(client, wanted) : [],
    meta_data: [{ key: MARK, value: wanted.key }],
  };
  return { platform_id: String((await client.write('POST', path, body, refundShape)).id) };
};

/** What may be cancelled: nothing of it is over or has been sent. */
const CANCELLED_FROM: readonly string[] = ['pending', 'processing', 'on-hold', 'failed'];

/** WooCommerce has no place for the reason; it pays nothing back for a status. See `Capabilities.cancelOrder`. */
export const cancelOrder = async (connection: Connection, id: string): Promise<void> => {
  const client = new WooClient(connection, `cancel:${id}`);
  await client.quiet();
  const path = `/orders/${encodeURIComponent(id)}`;
  const { data } = await client.get(path, { _fields: 'status' }, z.object({ status: z.string() }));
  if (data.status === 'cancelled' || data.status === 'refunded') return;
  if (!CANCELLED_FROM.includes(data.status))
    throw new ConnectorError('order_closed', 'shop.orderClosed', { values: { status: data.status } });
  await client.write('PUT', path, { status: 'cancelled' }, ANY);
};
