import type { BulkCode } from '../../domain/lists/bulk';
import { PLATFORMS } from '../../domain/platforms';
import { PROVIDERS, type ProviderId } from '../../domain/providers';
import { isAtProvider, mayMove } from '../../domain/sales/fulfilment-order';
import { updateRows } from '../db/many-rows';
import type { Tx } from '../kernel/context';
import { someIds } from '../kernel/input';
import type { MutationOperations } from '../kernel/operation';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';
import { holdOrders, readFacts, type OrderFacts } from '../sales/facts';
import { changeFos, type FoChange } from '../sales/fulfilment-orders';
import { findOrders } from '../sales/rows';
import { settleOrders } from '../sales/settle';
import { enqueueCancel } from '../sales/fo-cancels';
import type { FulfilmentOrderRow, OrderRow } from '../sales/tables';
import { tell } from '../sales/timeline';
import { followCharge } from '../wallet/fo-money';
import { enqueueShopCancel } from './shop-cancel';
import { readAuditedOrders } from './one-order';
import { takenBack } from './words';

/** Providers by the ids of fulfilments, those that were removed too. */
type Makers = ReadonlyMap<string, ProviderId>;

const readMakers = async (tx: Tx, containerId: string): Promise<Makers> => {
  const rows = await tx.selectFrom('fulfilments').select(['_id', 'type']).where('container_id', '=', containerId).execute();
  return new Map(rows.map(({ _id, type }) => [_id, type]));
};

/** Whether its provider can be told to take an order back: by its interface, or by the person who handed it over. */
const canTakeBack = (makers: Makers, { fulfilment_id }: FulfilmentOrderRow): boolean => {
  const provider = PROVIDERS[makers.get(fulfilment_id) ?? 'private'];
  return provider.orders !== 'api' || provider.can.some((can) => can === 'cancel');
};

/** Why a fulfilment order cannot be given up; undefined: it can. */
const obstacleTo = (fo: FulfilmentOrderRow, makers: Makers): BulkCode | undefined => {
  if (fo.status === 'shipped') return 'orderShipped';
  if (fo.status === 'cancelled') return 'orderOver';
  // What its provider had and has no more is on its way nowhere: a person who knows may give it up.
  if (fo.status === 'unknown' && fo.submitted_at !== null) return undefined;
  if (fo.status === 'submitting' || fo.status === 'unknown') return 'orderInHand';
  return isAtProvider(fo.status) && !canTakeBack(makers, fo) ? 'orderNoWayBack' : undefined;
};

/** What is to be given up: all that is not given up yet, or the one that is named. */
const meant = ({ fos }: OrderFacts, foId: string | undefined): FulfilmentOrderRow[] =>
  foId === undefined ? fos.filter(({ status }) => status !== 'cancelled') : fos.filter(({ _id }) => _id === foId);

const judge = (facts: OrderFacts, foId: string | undefined, makers: Makers): Verdict => {
  const { _id, number, status, cancelled_at } = facts.order;
  const fos = meant(facts, foId);
  if (foId !== undefined && fos.length === 0) return refused(_id, number, 'missing');
  if (facts.trackings.some(({ fo_id }) => foId === undefined || fo_id === foId)) return refused(_id, number, 'orderShipped');
  const over = cancelled_at !== null || status === 'Cancelled' || status === 'Refunded' || status === 'Delivered' || status === 'Returned';
  if (foId === undefined && over && !fos.some((fo) => isAtProvider(fo.status))) return refused(_id, number, 'orderOver');
  const obstacle = fos.map((fo) => obstacleTo(fo, makers)).find((code) => code !== undefined);
  return obstacle ? refused(_id, number, obstacle) : accepted(_id, number);
};

const cancelVerdicts = async (tx: Tx, containerId: string, ids: readonly string[], foId: string | undefined): Promise<Verdict[]> => {
  const makers = await readMakers(tx, containerId);
  const judged = (await readFacts(tx, containerId, ids)).map((facts) => judge(facts, foId, makers));
  return verdictsOn(ids, judged, (verdict) => verdict);
};

/** How one is given up: at once where no provider has it, else whoever has it is asked; undefined: it cannot be any more. */
const givingUp = (fo: FulfilmentOrderRow): FoChange | undefined => {
  if (mayMove(fo.status, 'cancelled', 'person')) return { fo, to: 'cancelled', msg: takenBack() };
  return mayMove(fo.status, 'cancelling', 'person') ? { fo, to: 'cancelling', msg: null } : undefined;
};

/** Gives fulfilment orders up. */
const giveUp = async (tx: Tx, fos: readonly FulfilmentOrderRow[], reason: string, now: number, by: string): Promise<void> => {
  const changes = fos.flatMap((fo) => givingUp(fo) ?? []);
  await changeFos(tx, changes, 'person', now);
  await tell(
    tx,
    changes.map(({ fo, to }) => {
      const code = to === 'cancelled' ? 'fo_cancelled' : 'fo_cancel_asked';
      return { order_id: fo.order_id, code, params: { fo: fo._id, reason } };
    }),
    now,
    by,
  );
  for (const fo of fos) if (fo.status === 'unknown') await followCharge(tx, fo, 0);
  await enqueueCancel(
    tx,
    changes.filter(({ to }) => to === 'cancelling').map(({ fo }) => fo),
  );
};

/** Stores whose platform lets us cancel orders. */
const shopsThatCancel = async (tx: Tx, containerId: string): Promise<string[]> => {
  const stores = await tx
    .selectFrom('stores')
    .select(['_id', 'platform_id'])
    .where('container_id', '=', containerId)
    .where('trashed_at', 'is', null)
    .execute();
  return stores.filter(({ platform_id }) => PLATFORMS[platform_id].can.some((each) => each === 'cancelOrder')).map(({ _id }) => _id);
};

interface Cancelling {
  readonly reason: string;
  /** Stores that are asked to cancel theirs, too. */
  readonly shops: readonly string[];
  readonly now: number;
  readonly by: string;
}

const cancelOrders = async (
  tx: Tx,
  containerId: string,
  orders: readonly OrderRow[],
  { reason, shops, now, by }: Cancelling,
): Promise<void> => {
  const also = orders.filter((order) => shops.includes(order.store_id) && order.platform_status !== 'Cancelled' && order.removed === null);
  await enqueueShopCancel(
    tx,
    also.map(({ _id: order_id, store_id }) => ({ order_id, store_id, reason })),
  );
  await updateRows(
    tx,
    'orders',
    containerId,
    orders.map((order) => ({
      _id: order._id,
      cancelled_at: now,
      updated_at: now,
      ...(also.includes(order) && { shop_cancel: 'waiting' as const }),
    })),
  );
  await tell(
    tx,
    orders.map(({ _id: order_id }) => ({ order_id, code: 'cancelled', params: { reason } })),
    now,
    by,
  );
};

const foIdOf = (id: string | null | undefined): string | undefined => id?.trim() || undefined;

export const orderCancel: MutationOperations['orderCancel'] = {
  rule: { module: 'order', access: 'update' },
  audit: {
    action: 'order.canceled',
    ids: ({ ids }) => ids,
    read: readAuditedOrders,
    // What a person writes may name the buyer, who can be erased; the log cannot.
    details: ({ fo_id, at_shop }) => ({ fulfilment_order: fo_id, at_store: at_shop }),
  },
  prepare: (_args, { services }) => services.marketNow(),
  verdicts: (tx, { ids, fo_id }, { container }) => cancelVerdicts(tx, container._id, someIds(ids, 'ids'), foIdOf(fo_id)),
  run: async (tx, { fo_id, reason: why, at_shop }, { container, user }, now: number, ids) => {
    const foId = foIdOf(fo_id);
    const reason = why?.trim() ?? '';
    const wanted = ids.toSorted();
    const held = await holdOrders(tx, container._id, wanted);
    if (foId === undefined) {
      const orders = held.map(({ order }) => order);
      const shops = at_shop ? await shopsThatCancel(tx, container._id) : [];
      await cancelOrders(tx, container._id, orders, { reason, shops, now, by: user._id });
    }
    const fos = held.flatMap((facts) => meant(facts, foId));
    await giveUp(tx, fos, reason, now, user._id);
    await settleOrders(tx, container._id, wanted, now);
    return findOrders(tx, container._id, ids, now);
  },
};
