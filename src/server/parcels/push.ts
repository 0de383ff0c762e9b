import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { courierName, courierOf, guessCourier, parcelPage } from '../../domain/sales/couriers';
import { ConnectorError } from '../connectors/connector';
import type { OutgoingTracking } from '../connectors/platforms/shop';
import type { AnyShop } from '../connectors/platforms/registry';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import type { Errand } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import type { JobMessage } from '../jobs/tables';
import { MINUTE } from '../kernel/clock';
import type { Services, StoreRef, Tx } from '../kernel/context';
import { hasServerKey } from '../outside/tracker';
import { holdOrders, readFacts, type OrderFacts } from '../sales/facts';
import { settleOrders } from '../sales/settle';
import { countsOf, isFulfilledElsewhere, placesOf } from '../sales/standing';
import type { TrackingRow } from '../sales/tables';
import { tell, type OrderEvent } from '../sales/timeline';
import { chooseCourier } from '../sales/parcel-words';
import { findJobStore, openStore } from '../stores/connection';
import { noteStoreStatus, storeQueue } from '../stores/status';
import { messageOf } from '../jobs/message';

const PUSH = 'push_parcels';

/** Parcels one errand tells a shop of; the rest are the next one's. */
const AT_ONCE = 50;
/** Seconds, by the clock orders go by, after which a shop that was away is told again. */
const RETRY = 10 * MINUTE;
/** Where a tracker is asked, a new number waits so long for its word: one nobody knows is not told to a buyer. */
const GRACE = 5 * MINUTE;

/** Before when a parcel must have come to be told of. */
export const knownBefore = (services: Pick<Services, 'config'>, now: number): number => (hasServerKey(services) ? now - GRACE : now);

/**
 * Whether the tracker had its chance to say that a parcel's number is no number, for `sql`: it said something, or nothing for a while after the number
 * became what it is. `alias`: of `trackings`.
 */
export const hasBeenLookedAt = (alias: string, before: number): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`(${column('created_at')} <= ${before}
    and (${column('status')} <> 'pending' or ${column('substatus')} is not null or ${column('updated_at')} <= ${before}))`;
};

export const enqueueParcelPush = (tx: Tx, store_id: string): Promise<void> =>
  enqueue(tx, [{ task: PUSH, queue: storeQueue({ store_id }), priority: -2, key: `parcels:${store_id}`, payload: { store_id } }]);

const readDue = (services: Services, { container_id, store_id }: StoreRef, now: number): Promise<TrackingRow[]> =>
  services.inContainer(container_id, (tx) =>
    tx
      .selectFrom('trackings')
      .selectAll()
      .where('container_id', '=', container_id)
      .where('store_id', '=', store_id)
      .where('store_push', '=', 'waiting')
      .where('store_push_at', '<=', now)
      .where(hasBeenLookedAt('trackings', knownBefore(services, now)))
      .orderBy('store_push_at')
      .orderBy('_id')
      .limit(AT_ONCE)
      .execute(),
  );

/** Whether with this parcel the shop has been told of everything there is to send. */
const isLast = (facts: OrderFacts, { _id }: TrackingRow): boolean => {
  const { live, shipped } = placesOf(facts, countsOf(facts));
  // The shop would take what others fulfill for sent too.
  if (facts.lines.some(isFulfilledElsewhere)) return false;
  return shipped >= live && facts.trackings.every((each) => each._id === _id || each.store_push === 'pushed' || each.store_push === 'off');
};

const outgoing = (facts: OrderFacts, row: TrackingRow, now: number): OutgoingTracking => {
  const courier = courierOf(row.courier_code) ?? guessCourier(row.courier_code, row.tracking_number);
  const courier_code = courier?.code ?? row.courier_code;
  return {
    tracking_id: row._id,
    order_platform_id: facts.order.platform_id,
    lines: row.pieces.flatMap(({ line_id, quantity }) => {
      const line = facts.lines.find(({ _id }) => _id === line_id);
      return line ? [{ line_id: line.line_id, quantity }] : [];
    }),
    tracking_number: row.tracking_number,
    courier_code,
    courier_name: courierName(courier_code),
    tracking_url: parcelPage({ ...row, courier_code }),
    shipped_at: row.shipped_at ?? now,
    last: isLast(facts, row),
    replaces: row.store_number !== null && row.store_number !== row.tracking_number ? row.store_number : null,
  };
};

/** How a push ended. */
type End =
  | { readonly state: 'pushed' | 'off' }
  | { readonly state: 'failed'; readonly msg: JobMessage }
  | { readonly state: 'waiting'; readonly until: number; readonly msg: JobMessage };

const EVENTS = { pushed: 'told_shop', failed: 'told_shop_failed' } as const;

/** Writes down how telling the shop of a parcel ended, in one transaction with what follows for its order. */
const keepEnd = (services: Services, row: TrackingRow, end: End, now: number): Promise<void> =>
  services.inContainer(row.container_id, async (tx) => {
    const [facts] = await holdOrders(tx, row.container_id, [row.order_id]);
    const current = facts?.trackings.find(({ _id }) => _id === row._id);
    if (!current) return;
    const told = end.state === 'pushed' ? { store_number: row.tracking_number } : {};
    const msg = 'msg' in end ? jsonb(end.msg) : null;
    // Of a number that was corrected meanwhile only that the shop knows it holds: the right one waits.
    const same = current.tracking_number === row.tracking_number && current.store_push === 'waiting';
    await tx
      .updateTable('trackings')
      .set({
        ...told,
        ...(same && {
          store_push: end.state,
          store_push_at: end.state === 'waiting' ? end.until : now,
          store_push_msg: msg,
          updated_at: now,
        }),
      })
      .where('container_id', '=', row.container_id)
      .where('_id', '=', row._id)
      // Nothing to write is no update.
      .$if(!same && end.state !== 'pushed', (update) => update.where('_id', '=', ''))
      .execute();
    const code = end.state === 'pushed' || end.state === 'failed' ? EVENTS[end.state] : undefined;
    const events: OrderEvent[] = code
      ? [{ order_id: row.order_id, code, params: { number: row.tracking_number, ...('msg' in end && { reason: end.msg.msg }) } }]
      : [];
    await tell(tx, events, now);
    await settleOrders(tx, row.container_id, [row.order_id], now);
    await tellChanged(tx, row.container_id, ['trackings', 'orders']);
  });

/** Tells the shop of one parcel. Throws what says that the shop is away. */
const pushOne = async (services: Services, shop: AnyShop, row: TrackingRow, now: number): Promise<End> => {
  const [facts] = await services.inContainer(row.container_id, (tx) => readFacts(tx, row.container_id, [row.order_id]));
  if (!facts || facts.order.removed !== null) return { state: 'off' };
  if (row.courier_code === '' && !guessCourier('', row.tracking_number))
    return { state: 'failed', msg: chooseCourier(row.tracking_number) };
  try {
    await shop.pushTracking(outgoing(facts, row, now));
    return { state: 'pushed' };
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.retry || error.storeStatus) throw error;
    return { state: 'failed', msg: messageOf(error) };
  }
};

const pushDue = async (services: Services, ref: StoreRef, signal: AbortSignal): Promise<void> => {
  const now = await services.marketNow();
  const due = await readDue(services, ref, now);
  if (due.length === 0) return;
  const store = await services.inContainer(ref.container_id, (tx) => findJobStore(tx, ref));
  const { shop } = await openStore(services, store, signal);
  for (const row of due) {
    try {
      await keepEnd(services, row, await pushOne(services, shop, row, now), now);
    } catch (error) {
      if (!(error instanceof ConnectorError) || error.code === 'interrupted') throw error;
      await keepEnd(services, row, { state: 'waiting', until: now + RETRY, msg: messageOf(error) }, now);
      await services.inContainer(ref.container_id, (tx) => noteStoreStatus(tx, ref, error));
      // The shop itself is away: the others wait as well.
      return;
    }
  }
  if (due.length === AT_ONCE) await services.inContainer(ref.container_id, (tx) => enqueueParcelPush(tx, ref.store_id));
};

const storeRef = z.object({ container_id: z.string(), store_id: z.string() });

/** Tells a shop of the parcels that are due, each once, however often it runs: the shop is read first. */
export const pushParcels: Errand = {
  name: PUSH,
  priority: -2,
  perform: async (services, payload, signal) => {
    const ref = storeRef.parse(payload);
    try {
      await pushDue(services, ref, signal);
    } catch (error) {
      if (signal.aborted) return;
      // It was removed: there is nobody to tell.
      if (!(error instanceof ConnectorError && error.code === 'store_gone')) throw error;
    }
  },
};
