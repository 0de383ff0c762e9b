import type { BulkCode } from '../../domain/lists/bulk';
import { PLATFORMS } from '../../domain/platforms';
import { PROVIDERS, type ProviderId } from '../../domain/providers';
import { isAtProvider, mayMove } from '../../domain/sales/fulfilment-order';
import type { Tx } from '../kernel/context';
import { someIds } from '../kernel/input';
import type { MutationOperations } from '../kernel/operation';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';
import { holdOrders, readFacts, type OrderFacts } from '../sales/facts';
import { changeFos } from '../sales/fulfilment-orders';
import { findOrders } from '../sales/rows';
import { settleOrders } from '../sales/settle';
import type { FulfilmentOrderRow } from '../sales/tables';
import { tell } from '../sales/timeline';
import { enqueueCancel } from './cancel';
import { enqueueShopCancel } from './shop-cancel';
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

/** Gives one up: at once where no provider has it, else whoever has it is asked. */
const giveUp = async (tx: Tx, fo: FulfilmentOrderRow, reason: string, now: number, by: string): Promise<void> => {
  const params = { fo: fo._id, reason };
  if (mayMove(fo.status, 'cancelled', 'person')) {
    await changeFos(tx, [{ fo, to: 'cancelled', msg: takenBack() }], 'person', now);
    await tell(tx, [{ order_id: fo.order_id, code: 'fo_cancelled', params }], now, by);
  } else if (mayMove(fo.status, 'cancelling', 'person')) {
    await changeFos(tx, [{ fo, to: 'cancelling', msg: null }], 'person', now);
    await tell(tx, [{ order_id: fo.order_id, code: 'fo_cancel_asked', params }], now, by);
    await enqueueCancel(tx, fo);
  }
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

const foIdOf = (id: string | null | undefined): string | undefined => id?.trim() || undefined;

export const orderCancel: MutationOperations['orderCancel'] = {
  rule: { module: 'order', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  verdicts: (tx, { ids, fo_id }, { container }) => cancelVerdicts(tx, container._id, someIds(ids, 'ids'), foIdOf(fo_id)),
  run: async (tx, { fo_id, reason, at_shop }, { container, user }, now: number, ids) => {
    const foId = foIdOf(fo_id);
    const wanted = ids.toSorted();
    const shops = at_shop ? await shopsThatCancel(tx, container._id) : [];
    for (const facts of await holdOrders(tx, container._id, wanted)) {
      if (foId === undefined) {
        const { order } = facts;
        const also = shops.includes(order.store_id) && order.platform_status !== 'Cancelled' && order.removed === null;
        if (also) await enqueueShopCancel(tx, { order_id: order._id, store_id: order.store_id, reason: reason?.trim() ?? '' });
        await tx
          .updateTable('orders')
          .set({ cancelled_at: now, updated_at: now, ...(also && { shop_cancel: 'waiting' }) })
          .where('container_id', '=', container._id)
          .where('_id', '=', facts.order._id)
          .execute();
        const event = { order_id: facts.order._id, code: 'cancelled', params: { reason: reason?.trim() ?? '' } } as const;
        await tell(tx, [event], now, user._id);
      }
      for (const fo of meant(facts, foId)) await giveUp(tx, fo, reason?.trim() ?? '', now, user._id);
    }
    await settleOrders(tx, container._id, wanted, now);
    return findOrders(tx, container._id, ids, now);
  },
};
