import { ConnectorError } from '../connectors/connector';
import { orderFault } from '../connectors/platforms/order-fault';
import type { OrderFate, ReadOrders } from '../connectors/platforms/shop';
import type { JobMessage } from '../jobs/tables';
import { messageOf } from '../jobs/message';
import { unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { refusalIn } from '../kernel/language';
import { takeInOrders } from '../sales/order-intake';
import { keepRemoved } from '../sales/removed-orders';
import type { OrderRow } from '../sales/tables';
import { findJobStore, isClosed, openStore, type StoreRow } from '../stores/connection';
import { noteStoreStatus } from '../stores/status';

/** Why an order does not go to its provider yet. */
export interface StoreWait {
  readonly msg: JobMessage;
  /** Seconds the store asks to be left alone. */
  readonly retryAfter: number;
}

type Order = Pick<OrderRow, '_id' | 'container_id' | 'store_id' | 'platform_id' | 'removed'>;

/** Whether a person typed it in, so that its store knows it by no id or by one we cannot read. */
const isTyped = async (tx: Tx, { container_id, _id }: Order): Promise<boolean> =>
  (await tx
    .selectFrom('set_aside_orders')
    .select('_id')
    .where('container_id', '=', container_id)
    .where('order_id', '=', _id)
    .executeTakeFirst()) !== undefined;

/** The store where the order is to be looked at; null: there is nothing to look at any more. */
const findStore = async (tx: Tx, order: Order): Promise<StoreRow | null> => {
  if (order.removed !== null || (await isTyped(tx, order))) return null;
  try {
    const store = await findJobStore(tx, order);
    // A person decided that it is made all the same.
    return isClosed(store) ? null : store;
  } catch (error) {
    // A store that was taken out of use here tells nothing any more; whoever did that knew of its open orders.
    if (error instanceof ConnectorError && error.code === 'store_gone') return null;
    throw error;
  }
};

/** A store that is known not to answer is asked by its own schedule, and not once more for each order that waits. */
const knownTrouble = ({ sto_status, sto_reason, sto_name }: StoreRow): JobMessage | null => {
  if (sto_status === 'Valid') return null;
  const { refusal, values } = sto_reason ?? ({ refusal: 'job.storeOffline', values: { store: sto_name } } as const);
  return { code: 'store_offline', msg: refusalIn('en', refusal, values), refusal, values };
};

interface Looked {
  readonly read: ReadOrders;
  readonly fate: OrderFate | undefined;
}

const lookAt = async (services: Services, store: StoreRow, { platform_id }: Order, signal: AbortSignal): Promise<Looked> => {
  const { shop } = await openStore(services, store, signal);
  const read = await shop.readOrder(platform_id);
  if (read.orders.length + read.unreadable.length > 0) return { read, fate: 'there' };
  return { read, fate: (await shop.findFates([platform_id])).get(platform_id) };
};

const keep = async (
  tx: Tx,
  services: Services,
  store: StoreRow,
  order: Order,
  { read, fate }: Looked,
  now: number,
): Promise<JobMessage | null> => {
  await takeInOrders(tx, services, store, read, now);
  if (fate === 'trashed' || fate === 'deleted') await keepRemoved(tx, store, [order.platform_id], fate, now);
  const fault =
    read.unreadable[0]?.fault ?? read.orders.map((each) => orderFault(each, Math.max(now, unixNow()))).find((each) => each !== null);
  if (!fault) return null;
  const { refusal, values } = fault;
  return { code: 'unreadable', msg: refusalIn('en', refusal, values), refusal, values };
};

/**
 * Looks at an order once more at its store before its provider gets it, and takes in what the store has changed: a plan that should not go any
 * more is taken back by that. Returns why the order has to wait; null: what is known of it now decides.
 */
export const checkAtStore = async (services: Services, order: Order, signal: AbortSignal): Promise<StoreWait | null> => {
  const inContainer = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => services.inContainer(order.container_id, work);
  const store = await inContainer((tx) => findStore(tx, order));
  if (!store) return null;
  const trouble = knownTrouble(store);
  if (trouble) return { msg: trouble, retryAfter: 0 };
  try {
    const looked = await lookAt(services, store, order, signal);
    const now = await services.marketNow();
    const msg = await inContainer((tx) => keep(tx, services, store, order, looked, now));
    return msg && { msg, retryAfter: 0 };
  } catch (error) {
    if (signal.aborted || !(error instanceof ConnectorError)) throw error;
    await inContainer((tx) => noteStoreStatus(tx, order, error));
    return { msg: messageOf(error), retryAfter: error.retryAfter ?? 0 };
  }
};
