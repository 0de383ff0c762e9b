import { z } from 'zod';
import { plainMoney, roundMoney } from '../../../../domain/currency';
import { ConnectorError } from '../../connector';
import { money, text } from '../fetched';
import type { OutgoingRefund } from '../shop';
import { gid, idOf, type Connection } from './access';
import { ShopifyClient } from './client';

const PAID = `query Paid($id: ID!) {
  order(id: $id) {
    cancelledAt
    displayFulfillmentStatus
    presentmentCurrencyCode
    refunds(first: 50) { id note }
    transactions(first: 50) {
      id kind status gateway parentTransaction { id }
      amountSet { shopMoney { amount } presentmentMoney { amount } }
    }
  }
}`;
const transactionShape = z.object({
  id: z.string(),
  kind: z.string(),
  status: z.string(),
  gateway: text,
  parentTransaction: z.object({ id: z.string() }).nullish(),
  amountSet: z.object({ shopMoney: z.object({ amount: money }), presentmentMoney: z.object({ amount: money }) }),
});
const paidShape = z.object({
  order: z
    .object({
      cancelledAt: z.string().nullish(),
      displayFulfillmentStatus: z.string().nullish(),
      presentmentCurrencyCode: z.string(),
      refunds: z.array(z.object({ id: z.string(), note: z.string().nullish() })),
      transactions: z.array(transactionShape),
    })
    .nullable(),
});
type Paid = NonNullable<z.infer<typeof paidShape>['order']>;

// The key makes Shopify itself do it once, however often it is asked.
const REFUND = `mutation Refund($input: RefundInput!, $key: String!) {
  refundCreate(input: $input) @idempotent(key: $key) { refund { id } userErrors { field message } }
}`;
const refundShape = z.object({ refund: z.object({ id: z.string() }) });

const CANCEL = `mutation Cancel($id: ID!, $note: String) {
  orderCancel(orderId: $id, reason: OTHER, restock: false, refundMethod: { originalPaymentMethodsRefund: false }, staffNote: $note) {
    orderCancelUserErrors { field message }
    userErrors { field message }
  }
}`;

const paidOf = async (client: ShopifyClient, id: string): Promise<Paid> => {
  const { order } = await client.query(PAID, { id: gid('Order', id) }, paidShape, 310);
  if (!order) throw new ConnectorError('order_gone', 'shop.orderGone');
  return order;
};

/** Stands behind the reason, for staff to read. */
const markOf = (key: string): string => `[${key}]`;

/** What is paid back of each payment, in the currency the buyer paid in. */
const sharesOf = ({ transactions, presentmentCurrencyCode: paidIn }: Paid, amount: number, currency: string) => {
  const done = transactions.filter(({ status }) => status === 'SUCCESS' || status === 'PENDING');
  let open = amount;
  const shares = done
    .filter(({ kind }) => kind === 'SALE' || kind === 'CAPTURE')
    .flatMap(({ id, gateway, amountSet: { shopMoney, presentmentMoney } }) => {
      const back = done.filter((each) => each.kind === 'REFUND' && each.parentTransaction?.id === id);
      const left = back.reduce((sum, each) => sum - each.amountSet.shopMoney.amount, shopMoney.amount);
      const share = roundMoney(Math.min(Math.max(left, 0), open), currency);
      open = roundMoney(open - share, currency);
      const rate = shopMoney.amount > 0 ? presentmentMoney.amount / shopMoney.amount : 1;
      return share > 0 ? [{ parentId: id, gateway, kind: 'REFUND', amount: plainMoney(share * rate, paidIn) }] : [];
    });
  if (open > 0) throw new ConnectorError('refund_too_large', 'shop.refundTooLarge');
  return shares;
};

/** See `Capabilities.refund`. */
export const refund = async (
  { outside, ...access }: Connection,
  { key, order_platform_id, amount, currency, lines, reason }: OutgoingRefund,
): Promise<{ readonly platform_id: string }> => {
  const client = new ShopifyClient({ ...access, outside });
  await client.transport.quiet(key);
  const order = await paidOf(client, order_platform_id);
  const held = order.refunds.find(({ note }) => note?.includes(markOf(key)));
  if (held) return { platform_id: idOf(held.id) };
  const orderId = gid('Order', order_platform_id);
  const shares = sharesOf(order, amount, currency);
  const input = {
    orderId,
    currency: order.presentmentCurrencyCode,
    note: [reason, markOf(key)].filter(Boolean).join(' '),
    refundLineItems: lines.map(({ line_id, quantity }) => ({
      lineItemId: gid('LineItem', line_id),
      quantity,
      restockType: 'NO_RESTOCK',
    })),
    transactions: shares.map((share) => ({ ...share, orderId })),
  };
  const made = await client.change('refundCreate', REFUND, { input, key }, refundShape, key);
  return { platform_id: idOf(made.refund.id) };
};

/** What may be cancelled: none of it has been sent. A state Shopify adds is nobody's to leave. */
const CANCELLED_FROM: readonly string[] = [
  'UNFULFILLED',
  'ON_HOLD',
  'SCHEDULED',
  'PENDING_FULFILLMENT',
  'OPEN',
  'IN_PROGRESS',
  'REQUEST_DECLINED',
];

/** Shopify works on it for a while. See `Capabilities.cancelOrder`. */
export const cancelOrder = async ({ outside, ...access }: Connection, id: string, reason: string): Promise<void> => {
  const client = new ShopifyClient({ ...access, outside });
  await client.transport.quiet(`cancel:${id}`);
  const { cancelledAt, displayFulfillmentStatus: state } = await paidOf(client, id);
  if (cancelledAt) return;
  if (!state || !CANCELLED_FROM.includes(state))
    throw new ConnectorError('order_closed', 'shop.orderClosed', { values: { status: state ?? '' } });
  // Staff notes are of 255 characters at most.
  const note = reason.slice(0, 255);
  await client.change('orderCancel', CANCEL, { id: gid('Order', id), note }, z.object({}), `cancel:${id}`);
};
