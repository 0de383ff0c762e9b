import { orderFault, orderFaultOf } from '../connectors/platforms/order-fault';
import type { FetchedOrder, FetchedOrders, OrderFault, UnreadableOrder } from '../connectors/platforms/shop';
import { trySavepoint } from '../db/savepoint';
import { findErased, marksOfOrder, withoutBuyer } from '../erasures/erased-marks';
import { unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { logFault } from '../kernel/log';
import type { StoreRow } from '../stores/connection';
import { keepOrders, type ToldOrder } from './keep-orders';
import { resolveSetAside, setAsideOrders } from './set-aside';

interface ToldPage extends Pick<FetchedOrders, 'unreadable'> {
  readonly orders: readonly ToldOrder[];
}

/**
 * Takes the buyer out of the orders of a page whose buyer was erased after buying: a store that is connected again sends them as if they were
 * new. Of an order that can't be read, its id alone tells.
 */
const withoutErasedBuyers = async (
  tx: Tx,
  services: Services,
  { container_id, website }: Pick<StoreRow, 'container_id' | 'website'>,
  { orders, unreadable }: Pick<FetchedOrders, 'orders' | 'unreadable'>,
  now: number,
): Promise<ToldPage> => {
  const erased = await findErased(tx, services, container_id, [
    ...orders.map((order) => ({ marks: marksOfOrder(website, order), at: order.created_at })),
    ...unreadable.map(({ platform_id, order }) => ({
      marks: platform_id === null ? [] : [{ by: 'order', website, platform_id } as const],
      at: order?.created_at ?? 0,
    })),
  ]);
  return {
    orders: orders.map((order, place) => (erased[place] ? { ...withoutBuyer(order), sent: undefined, erased_at: now } : order)),
    unreadable: unreadable.map((order, place) => (erased[orders.length + place] ? { ...order, order: null, sent: null } : order)),
  };
};

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
export const takeInOrders = async (
  tx: Tx,
  services: Services,
  store: StoreRow,
  page: Pick<FetchedOrders, 'orders' | 'unreadable'>,
  now: number,
): Promise<number> => {
  const { orders, unreadable } = await withoutErasedBuyers(tx, services, store, page, now);
  const latest = Math.max(now, unixNow());
  const judged = orders.map((order) => ({ order, fault: orderFault(order, latest) }));
  const sound = judged.filter(({ fault }) => fault === null).map(({ order }) => order);
  const odd = judged.flatMap(({ order, fault }) => (fault ? [withFault(order, fault)] : []));
  const left = [...unreadable, ...odd, ...(sound.length > 0 ? await keepEach(tx, store, sound, now) : [])];
  await setAsideOrders(tx, store, left);
  return left.length;
};
