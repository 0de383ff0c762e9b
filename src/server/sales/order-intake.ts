import { orderFault, orderFaultOf } from '../connectors/platforms/order-fault';
import type { FetchedOrder, FetchedOrders, OrderFault, UnreadableOrder } from '../connectors/platforms/shop';
import { trySavepoint } from '../db/savepoint';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { logFault } from '../kernel/log';
import type { StoreRow } from '../stores/connection';
import { keepOrders, type ToldOrder } from './keep-orders';
import { resolveSetAside, setAsideOrders } from './set-aside';

/** A page of orders as their shop sent it. */
export interface ToldPage extends Pick<FetchedOrders, 'unreadable'> {
  readonly orders: readonly ToldOrder[];
}

const withFault = (order: FetchedOrder, fault: OrderFault): UnreadableOrder => ({
  platform_id: fault.refusal === 'order.unreadable.noId' ? null : order.platform_id,
  number: order.number || null,
  fault,
  order,
  sent: order.sent ?? order,
});

const notSaved = (order: FetchedOrder, error: unknown): UnreadableOrder =>
  withFault(order, orderFaultOf('order.unreadable.notSaved', { values: { fault: logFault('keep_order', error) } }));

/** Keeps some orders together, or where one of them cannot be written, each by itself. Returns those that cannot. */
const keepEach = async (tx: Tx, store: StoreRow, orders: readonly ToldOrder[], now: number): Promise<UnreadableOrder[]> => {
  const keep = (some: readonly ToldOrder[]) =>
    trySavepoint(tx, async () => {
      await resolveSetAside(tx, store, some);
      await keepOrders(tx, store, some, now);
    });
  const failed = await keep(orders);
  if (failed === null) return [];
  if (orders.length === 1 && orders[0]) return [notSaved(orders[0], failed)];
  const left: UnreadableOrder[] = [];
  for (const order of orders) {
    const error = await keep([order]);
    if (error !== null) left.push(notSaved(order, error));
  }
  return left;
};

/**
 * Keeps the orders of a page that can be kept and sets the others aside with all the shop sent of them, so that one odd order keeps back no other.
 * `now`: by the clock orders go by. Returns how many were set aside.
 */
export const takeInOrders = async (tx: Tx, store: StoreRow, { orders, unreadable }: ToldPage, now: number): Promise<number> => {
  const latest = Math.max(now, unixNow());
  const judged = orders.map((order) => ({ order, fault: orderFault(order, latest) }));
  const sound = judged.filter(({ fault }) => fault === null).map(({ order }) => order);
  const odd = judged.flatMap(({ order, fault }) => (fault ? [withFault(order, fault)] : []));
  const left = [...unreadable, ...odd, ...(sound.length > 0 ? await keepEach(tx, store, sound, now) : [])];
  await setAsideOrders(tx, store, left);
  return left.length;
};
