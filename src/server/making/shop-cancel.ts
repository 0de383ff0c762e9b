import { z } from 'zod';
import { SEND_AGAIN } from '../../domain/sales/fulfilment-order';
import { ConnectorError } from '../connectors/connector';
import type { Errand } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import type { Services, Tx } from '../kernel/context';
import { holdOrders } from '../sales/facts';
import { settleOrders } from '../sales/settle';
import type { OrderRow } from '../sales/tables';
import { tell } from '../sales/timeline';
import { findJobStore, openStore } from '../stores/connection';
import { storeQueue } from '../stores/status';

const CANCEL_AT_SHOP = 'cancel_at_shop';

interface Asked {
  readonly order_id: string;
  readonly store_id: string;
  /** In a person's words. */
  readonly reason: string;
}

/** Has shops cancel orders; calls to one shop are made one after the other. `tries`: how often in a row that failed. */
export const enqueueShopCancel = (tx: Tx, asked: readonly Asked[], delay = 0, tries = 0): Promise<void> =>
  enqueue(
    tx,
    asked.map((each) => ({
      task: CANCEL_AT_SHOP,
      queue: storeQueue(each),
      priority: -10,
      key: `cancel_at_shop:${each.order_id}`,
      payload: { ...each, tries: String(tries) },
    })),
    delay,
  );

/** The order, held, while its shop is still to be asked. */
const waiting = async (tx: Tx, containerId: string, id: string): Promise<OrderRow | undefined> => {
  const [facts] = await holdOrders(tx, containerId, [id]);
  return facts?.order.shop_cancel === 'waiting' ? facts.order : undefined;
};

const end = async (tx: Tx, { container_id, _id }: OrderRow, store: string, failure: ConnectorError | undefined, now: number) => {
  await tx
    .updateTable('orders')
    .set({ shop_cancel: failure ? 'failed' : 'done', updated_at: now })
    .where('container_id', '=', container_id)
    .where('_id', '=', _id)
    .execute();
  const params = { name: store, ...(failure && { reason: failure.message }) };
  await tell(tx, [{ order_id: _id, code: failure ? 'shop_cancel_failed' : 'shop_cancelled', params }], now);
  await settleOrders(tx, container_id, [_id], now);
};

const payloadShape = z.object({
  container_id: z.string(),
  order_id: z.string(),
  store_id: z.string(),
  reason: z.string(),
  tries: z.coerce.number().int().min(0).catch(0),
});

const cancelAt = async (services: Services, payload: z.infer<typeof payloadShape>, signal: AbortSignal): Promise<void> => {
  const { container_id: containerId, order_id, store_id, reason, tries } = payload;
  const inContainer = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => services.inContainer(containerId, work);
  const order = await inContainer((tx) => waiting(tx, containerId, order_id));
  if (!order) return;
  let [failure, name]: [ConnectorError | undefined, string] = [undefined, ''];
  try {
    const store = await inContainer((tx) => findJobStore(tx, { container_id: containerId, store_id }));
    name = store.sto_name;
    const { shop } = await openStore(services, store, signal);
    // It looks first; one that is cancelled is as it should be.
    await shop.cancelOrder?.(order.platform_id, reason);
  } catch (error) {
    if (signal.aborted || !(error instanceof ConnectorError)) throw error;
    failure = error;
  }
  const now = await services.marketNow();
  await inContainer(async (tx) => {
    const held = await waiting(tx, containerId, order_id);
    if (!held) return;
    const pause = failure?.retry ? SEND_AGAIN[tries] : undefined;
    if (pause === undefined) return end(tx, held, name, failure, now);
    await enqueueShopCancel(tx, [{ order_id, store_id, reason }], Math.max(pause, failure?.retryAfter ?? 0), tries + 1);
  });
};

/** Cancels at its shop an order that was cancelled here. Whatever becomes of it, ours is cancelled already. */
export const cancelAtShop: Errand = {
  name: CANCEL_AT_SHOP,
  priority: -10,
  perform: (services, payload, signal) => cancelAt(services, payloadShape.parse(payload), signal),
};
