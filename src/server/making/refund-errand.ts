import type { Selectable } from 'kysely';
import { z } from 'zod';
import { plainMoney } from '../../domain/currency';
import { SEND_AGAIN } from '../../domain/sales/fulfilment-order';
import { ConnectorError } from '../connectors/connector';
import type { OutgoingRefund } from '../connectors/platforms/shop';
import type { Database } from '../db/schema';
import { notify } from '../inbox/notify';
import type { Errand } from '../jobs/kind';
import { messageOf } from '../jobs/message';
import { enqueue } from '../jobs/queue';
import type { Services, Tx } from '../kernel/context';
import { holdOrders, type OrderFacts } from '../sales/facts';
import { settleOrders } from '../sales/settle';
import { tell } from '../sales/timeline';
import { findJobStore, openStore } from '../stores/connection';
import { storeQueue } from '../stores/status';

const REFUND_ORDER = 'refund_order';

type RefundRow = Selectable<Database['order_refunds']>;

/** Has the shop give money back; calls to one shop are made one after the other. */
export const enqueueRefund = (tx: Tx, { _id, store_id }: { readonly _id: string; readonly store_id: string }, delay = 0): Promise<void> =>
  enqueue(
    tx,
    [{ task: REFUND_ORDER, queue: storeQueue({ store_id }), priority: -10, key: `refund:${_id}`, payload: { refund_id: _id } }],
    delay,
  );

interface Held {
  readonly facts: OrderFacts;
  readonly refund: RefundRow;
}

/** A refund that is still to be made, with its order held; undefined: it is over. */
const hold = async (tx: Tx, containerId: string, id: string): Promise<Held | undefined> => {
  const refund = await tx
    .selectFrom('order_refunds')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('_id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  const [facts] = refund ? await holdOrders(tx, containerId, [refund.order_id]) : [];
  return facts && refund && { facts, refund };
};

const set = async (tx: Tx, { container_id, _id }: RefundRow, columns: Partial<Pick<RefundRow, 'state' | 'given_before' | 'failures'>>) => {
  await tx.updateTable('order_refunds').set(columns).where('container_id', '=', container_id).where('_id', '=', _id).execute();
};

/** Takes it in hand, and writes down what had been given back before it, once: whoever looks at the shop meanwhile may see it already. */
const begin = async (tx: Tx, containerId: string, id: string): Promise<Held | undefined> => {
  const held = await hold(tx, containerId, id);
  if (held && held.refund.given_before === null) await set(tx, held.refund, { given_before: held.facts.order.platform_refunded });
  return held;
};

const outgoing = ({ facts: { order, lines }, refund }: Held): OutgoingRefund => ({
  key: refund._id,
  order_platform_id: order.platform_id,
  amount: refund.amount,
  currency: order.currency,
  lines: refund.pieces.flatMap(({ line_id, quantity }) => {
    const line = lines.find(({ _id }) => _id === line_id);
    return line ? [{ line_id: line.line_id, quantity }] : [];
  }),
  reason: refund.reason,
});

const done = async (tx: Tx, { facts: { order }, refund }: Held, now: number): Promise<void> => {
  const { container_id, _id } = order;
  await set(tx, refund, { state: 'done' });
  const platform_refunded = Math.max(order.platform_refunded, (refund.given_before ?? order.platform_refunded) + refund.amount);
  await tx
    .updateTable('orders')
    .set({ platform_refunded, updated_at: now })
    .where('container_id', '=', container_id)
    .where('_id', '=', _id)
    .execute();
  const params = { amount: refund.amount, currency: order.currency };
  await tell(tx, [{ order_id: _id, code: 'refund_given', params }], now, refund.user_id);
  await settleOrders(tx, container_id, [_id], now);
};

const failed = async (tx: Tx, { facts: { order }, refund }: Held, failure: ConnectorError, now: number): Promise<void> => {
  const pause = failure.retry ? SEND_AGAIN[refund.failures] : undefined;
  await set(tx, refund, { failures: refund.failures + 1, ...(pause === undefined && { state: 'failed' as const }) });
  if (pause !== undefined)
    return enqueueRefund(tx, { _id: refund._id, store_id: order.store_id }, Math.max(pause, failure.retryAfter ?? 0));
  const params = { amount: refund.amount, currency: order.currency, reason: failure.message };
  await tell(tx, [{ order_id: order._id, code: 'refund_failed', params }], now, refund.user_id);
  // The buyer may have been told of it.
  await notify(tx, {
    type: 'Order',
    code: 'order-refund-failed',
    module: 'order',
    params: {
      number: order.number,
      amount: `${plainMoney(refund.amount, order.currency)} ${order.currency}`,
      reason: [messageOf(failure)],
    },
    referent: order._id,
  });
  await settleOrders(tx, order.container_id, [order._id], now);
};

const refundOne = async (services: Services, containerId: string, id: string, signal: AbortSignal): Promise<void> => {
  const inContainer = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => services.inContainer(containerId, work);
  const begun = await inContainer((tx) => begin(tx, containerId, id));
  if (!begun) return;
  const { store_id } = begun.facts.order;
  let outcome: ConnectorError | undefined;
  try {
    const store = await inContainer((tx) => findJobStore(tx, { container_id: containerId, store_id }));
    const { shop } = await openStore(services, store, signal);
    // It reads back first, by our key.
    await shop.refund?.(outgoing(begun));
  } catch (error) {
    if (signal.aborted || !(error instanceof ConnectorError)) throw error;
    outcome = error;
  }
  const now = await services.marketNow();
  await inContainer(async (tx) => {
    const held = await hold(tx, containerId, id);
    if (held) await (outcome ? failed(tx, held, outcome, now) : done(tx, held, now));
  });
};

const payloadShape = z.object({ container_id: z.string(), refund_id: z.string() });

/** Gives a buyer money back through the shop, once. */
export const refundOrder: Errand = {
  name: REFUND_ORDER,
  priority: -10,
  perform: (services, payload, signal) => {
    const { container_id, refund_id } = payloadShape.parse(payload);
    return refundOne(services, container_id, refund_id, signal);
  },
};
