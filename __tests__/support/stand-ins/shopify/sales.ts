import type { GraphQLResolveInfo } from 'graphql';
import type { WholeOrder } from '../shop-stand-in';
import { changes, type AskedChanges } from './changes';

interface Line {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly product: { readonly id: string } | null;
}
interface Fulfillment {
  readonly id: string;
  status: string;
  readonly createdAt: string;
  trackingInfo: readonly { company: string | null; number: string | null; url: string | null }[];
  readonly lines: readonly { readonly line: string; readonly quantity: number }[];
  readonly notified: string[];
}
export interface Order {
  readonly id: string;
  readonly placed: WholeOrder;
  readonly lines: readonly Line[];
  readonly createdAt: string;
  updatedAt: string;
  cancelledAt: string | null;
  isRefunded?: boolean;
  /** Somebody stopped what is left of it to be sent. */
  isOnHold?: boolean;
  fulfillments: Fulfillment[];
  readonly refunds: Refund[];
}

interface RefundInput {
  readonly orderId: string;
  readonly currency: string;
  readonly note: string;
  readonly transactions: readonly { readonly parentId: string; readonly amount: string; readonly gateway: string; readonly kind: string }[];
}
interface Refund {
  readonly id: string;
  readonly key: string;
  readonly note: string;
  readonly amount: number;
  readonly parent: string;
}

interface TrackingInput {
  readonly company?: string;
  readonly number?: string;
  readonly numbers?: readonly string[];
  readonly url?: string;
  readonly urls?: readonly string[];
}

const PRICE = '19.99';
const money = (amount: string) => ({ amount, currencyCode: 'USD' });
const bag = (amount: string) => ({ shopMoney: money(amount), presentmentMoney: money(amount) });

const rowsOf = ({ company, number, numbers, url, urls }: TrackingInput) =>
  (numbers ?? [number ?? null]).map((each, index) => ({ company: company ?? null, number: each, url: urls?.[index] ?? url ?? null }));

const failed = (message: string) => ({ fulfillment: null, userErrors: [{ field: null, message }] });

const backOf = ({ id, amount, parent }: Refund) => ({
  ...{
    id: id.replace('Refund', 'OrderTransaction'),
    kind: 'REFUND',
    status: 'SUCCESS',
    gateway: 'paypal',
    amountSet: bag(amount.toFixed(2)),
  },
  ...{ parentTransaction: { id: parent }, processedAt: null, receiptJson: null, fees: [] },
});

/** The shop's orders, by the names of Shopify's fields. `now` is the shop's clock. */
export const makeSales = (next: (kind: string) => string, now: () => string) => {
  const orders = new Map<string, Order>();
  const byLine = (order: Order, line: string): number =>
    order.fulfillments
      .filter(({ status }) => status === 'SUCCESS')
      .flatMap(({ lines }) => lines)
      .filter((each) => each.line === line)
      .reduce((sum, { quantity }) => sum + quantity, 0);

  const view = (order: Order) => {
    const { placed } = order;
    const [firstName, ...lastName] = placed.buyer.split(' ');
    const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const open = order.lines.some(({ id, quantity }) => placed.sent + byLine(order, id) < quantity);
    const total = (pieces * Number(PRICE) + placed.tax + placed.shipping).toFixed(2);
    const sale = {
      ...{ id: order.id.replace('Order', 'OrderTransaction'), kind: 'SALE', status: 'SUCCESS', processedAt: order.createdAt },
      gateway: placed.paypal ? 'paypal' : 'shopify_payments',
      receiptJson: JSON.stringify(placed.paypal ? { transaction_id: placed.paypal } : { object: 'charge' }),
      amountSet: bag(total),
      fees: placed.fees ? [{ amount: { amount: placed.fees.toFixed(2), currencyCode: 'USD' } }] : [],
    };
    const asked = { ...sale, id: `${sale.id}0`, kind: 'AUTHORIZATION' };
    const lines = order.lines.map((line) => ({
      ...line,
      name: 'Tee with a heron',
      unfulfilledQuantity: line.quantity - placed.sent - byLine(order, line.id),
      ...{ currentQuantity: line.quantity, nonFulfillableQuantity: 0, requiresShipping: true },
      variant: { id: 'gid://shopify/ProductVariant/8' },
      discountedUnitPriceAfterAllDiscountsSet: bag(PRICE),
      image: { url: 'https://cdn.shopify.com/heron.png' },
    }));
    return {
      ...order,
      __typename: 'Order',
      paymentGatewayNames: [placed.paypal ? 'paypal' : 'shopify_payments'],
      name: `#${order.id.slice(order.id.lastIndexOf('/') + 1)}`,
      displayFinancialStatus: order.isRefunded ? 'REFUNDED' : placed.paid ? 'PAID' : 'PENDING',
      displayFulfillmentStatus: open ? 'UNFULFILLED' : 'FULFILLED',
      totalPriceSet: bag(total),
      totalTaxSet: bag(placed.tax.toFixed(2)),
      totalShippingPriceSet: bag(placed.shipping.toFixed(2)),
      email: placed.email || null,
      note: placed.note || null,
      shippingLine: placed.service ? { title: placed.service, code: placed.service } : null,
      customAttributes: placed.gift ? [{ key: 'Gift message', value: placed.gift }] : [],
      transactions: [asked, ...(placed.paid ? [sale] : []), ...order.refunds.map(backOf)],
      refunds: order.refunds,
      presentmentCurrencyCode: 'USD',
      totalRefundedSet: bag('0.00'),
      shippingAddress: {
        ...{ firstName, lastName: lastName.join(' '), address1: '1 Mill Lane', city: 'London', zip: 'N1', countryCodeV2: 'GB' },
        ...{ company: placed.company || null, phone: placed.phone || null },
      },
      billingAddress: null,
      lineItems: ({ first, after }: { first: number; after?: string | null }) => {
        const from = after ? Number(after) : 0;
        return {
          nodes: lines.slice(from, from + first),
          pageInfo: { hasNextPage: from + first < lines.length, endCursor: String(from + first) },
        };
      },
      fulfillmentOrders: () => ({
        pageInfo: { hasNextPage: false, endCursor: null },
        nodes: [
          {
            id: order.id.replace('Order', 'FulfillmentOrder'),
            status: order.isOnHold ? 'ON_HOLD' : open ? 'OPEN' : 'CLOSED',
            fulfillBy: placed.shipBy === null ? null : new Date(placed.shipBy * 1000).toISOString(),
            assignedLocation: { location: { id: 'gid://shopify/Location/1' } },
            lineItems: {
              nodes: order.lines.map((line) => ({
                id: line.id.replace('LineItem', 'FulfillmentOrderLineItem'),
                remainingQuantity: line.quantity - byLine(order, line.id),
                lineItem: { id: line.id },
              })),
            },
          },
        ],
      }),
    };
  };

  const paidFor = ({ lines, placed }: Order): number =>
    lines.reduce((sum, { quantity }) => sum + quantity * Number(PRICE), placed.tax + placed.shipping);

  const root = {
    order: ({ id }: { id: string }) => {
      const order = orders.get(id);
      return order ? view(order) : null;
    },
    orders: (asked: AskedChanges) => changes([...orders.values()], view, asked),
    fulfillment: ({ id }: { id: string }) => {
      const held = [...orders.values()].flatMap(({ fulfillments }) => fulfillments).find((each) => each.id === id);
      return held
        ? { fulfillmentLineItems: { nodes: held.lines.map(({ line, quantity }) => ({ quantity, lineItem: { id: line } })) } }
        : null;
    },
    refundCreate: ({ input }: { input: RefundInput }, _context: unknown, info: GraphQLResolveInfo) => {
      const refused = (message: string) => ({ refund: null, userErrors: [{ field: ['transactions'], message }] });
      const asked = info.fieldNodes[0]?.directives?.find(({ name }) => name.value === 'idempotent');
      if (!asked) throw new Error('The @idempotent directive is required.');
      const key = String(info.variableValues.key);
      const order = orders.get(input.orderId);
      const [share] = input.transactions;
      if (!order || !share || share.kind !== 'REFUND' || input.currency !== 'USD') return refused('Invalid refund.');
      const made = order.refunds.find((each) => each.key === key);
      if (made) return { refund: made, userErrors: [] };
      const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0);
      if (back + Number(share.amount) > paidFor(order) + 0.001) return refused('Refund amount is more than what can be refunded.');
      const refund = { id: next('Refund'), key, note: input.note, amount: Number(share.amount), parent: share.parentId };
      order.refunds.push(refund);
      order.updatedAt = now();
      return { refund, userErrors: [] };
    },
    orderCancel: ({ orderId }: { orderId: string }) => {
      const order = orders.get(orderId);
      const errors =
        order && !order.cancelledAt ? [] : [{ field: ['orderId'], message: 'Cannot cancel an order that has already been canceled.' }];
      if (order) order.cancelledAt ??= now();
      return { orderCancelUserErrors: errors, userErrors: errors };
    },
    fulfillmentCreate: ({
      fulfillment: { lineItemsByFulfillmentOrder, trackingInfo = {}, notifyCustomer = false },
    }: {
      fulfillment: {
        lineItemsByFulfillmentOrder: readonly {
          fulfillmentOrderId: string;
          fulfillmentOrderLineItems: readonly { id: string; quantity: number }[];
        }[];
        trackingInfo?: TrackingInput;
        notifyCustomer?: boolean;
      };
    }) => {
      const [{ fulfillmentOrderId, fulfillmentOrderLineItems } = { fulfillmentOrderId: '', fulfillmentOrderLineItems: [] }] =
        lineItemsByFulfillmentOrder;
      const order = orders.get(fulfillmentOrderId.replace('FulfillmentOrder', 'Order'));
      if (!order) return failed('Fulfillment order does not exist.');
      const lines = fulfillmentOrderLineItems.map(({ id, quantity }) => ({
        line: id.replace('FulfillmentOrderLineItem', 'LineItem'),
        quantity,
      }));
      for (const { line, quantity } of lines) {
        const left = (order.lines.find(({ id }) => id === line)?.quantity ?? 0) - byLine(order, line);
        if (quantity < 1 || quantity > left) return failed('Invalid fulfillment order line item quantity requested.');
      }
      const rows = rowsOf(trackingInfo);
      const made: Fulfillment = {
        id: next('Fulfillment'),
        status: 'SUCCESS',
        createdAt: now(),
        trackingInfo: rows,
        lines,
        notified: notifyCustomer ? rows.flatMap(({ number }) => number ?? []) : [],
      };
      order.fulfillments.push(made);
      order.updatedAt = now();
      return { fulfillment: made, userErrors: [] };
    },
    fulfillmentTrackingInfoUpdate: ({
      fulfillmentId,
      trackingInfoInput,
      notifyCustomer = false,
    }: {
      fulfillmentId: string;
      trackingInfoInput: TrackingInput;
      notifyCustomer?: boolean;
    }) => {
      const held = [...orders.values()].flatMap(({ fulfillments }) => fulfillments).find(({ id }) => id === fulfillmentId);
      if (!held) return failed('Fulfillment does not exist.');
      const before = held.trackingInfo.map(({ number }) => number);
      held.trackingInfo = rowsOf(trackingInfoInput);
      if (notifyCustomer)
        held.notified.push(...held.trackingInfo.flatMap(({ number }) => (number && !before.includes(number) ? number : [])));
      return { fulfillment: held, userErrors: [] };
    },
  };
  return { orders, view, root };
};
