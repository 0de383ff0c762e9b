import type { BulkCode } from '../../domain/lists/bulk';
import { courierOf, guessCourier } from '../../domain/sales/couriers';
import { isWrongNumber } from '../../domain/sales/tracking';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { someIds } from '../kernel/input';
import type { MutationOperations } from '../kernel/operation';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';
import { hasTracker } from '../outside/tracker';
import { holdOrders } from '../sales/facts';
import { settleOrders } from '../sales/settle';
import type { TrackingRow } from '../sales/tables';
import { findTrackings } from './list';
import { enqueueParcelLook } from './look';
import { enqueueParcelPush } from './push';

/** Parcels by id, those that are there. */
export const readRows = (tx: Tx, containerId: string, ids: readonly string[]): Promise<TrackingRow[]> =>
  tx.selectFrom('trackings').selectAll().where('container_id', '=', containerId).where('_id', 'in', ids).execute();

const hasCourier = ({ courier_code, tracking_number }: TrackingRow): boolean =>
  Boolean(courierOf(courier_code) ?? guessCourier(courier_code, tracking_number));

export const trackingCheck: MutationOperations['trackingCheck'] = {
  rule: { module: 'trackingmore', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  verdicts: async (tx, args, { container, services }) => {
    const ids = someIds(args.ids, 'ids');
    const followed = await hasTracker(tx, services, container._id);
    return verdictsOn(ids, await readRows(tx, container._id, ids), (row) => {
      if (!followed) return refused(row._id, row.tracking_number, 'parcelNoTracker');
      return hasCourier(row) ? accepted(row._id, row.tracking_number) : refused(row._id, row.tracking_number, 'parcelNoCourier');
    });
  },
  run: async (tx, _args, { container }, now: number, wanted) => {
    await tx
      .updateTable('trackings')
      .set({ next_look_at: now })
      .where('container_id', '=', container._id)
      .where('_id', 'in', wanted)
      .execute();
    await enqueueParcelLook(tx);
    return findTrackings(tx, container._id, wanted, now);
  },
};

/** Whom people have told of parcels. */
const TOLD = ['store', 'paypal'] as const;

type Told = (typeof TOLD)[number];

const toldOf = (to: string): Told => {
  const told = TOLD.find((each) => each === to.trim());
  if (!told) throw new UserError('tracking.pushTo', { field: 'to', values: { to: to.trim().slice(0, 40) } });
  return told;
};

/** How telling each of a parcel stands, and what it is refused with where they know it. */
const STANDS = {
  store: ({ store_push, store_number, tracking_number }) =>
    store_push === 'pushed' && store_number === tracking_number ? 'parcelTold' : store_push === 'off' ? 'parcelNobodyToTell' : null,
  paypal: ({ paypal_push }) => (paypal_push === 'pushed' ? 'parcelToldPaypal' : paypal_push === 'off' ? 'parcelNobodyToTell' : null),
} as const satisfies Record<Told, (row: TrackingRow) => BulkCode | null>;

const judgePush =
  (to: Told) =>
  (row: TrackingRow): Verdict => {
    const no = (code: BulkCode): Verdict => refused(row._id, row.tracking_number, code);
    const stands = STANDS[to](row);
    if (stands) return no(stands);
    if (isWrongNumber(row)) return no('parcelCheckNumber');
    if (row.courier_code === '' && !hasCourier(row)) return no('parcelNoCourier');
    return accepted(row._id, row.tracking_number);
  };

/** The orders of some parcels, in the order in which they are held. */
export const ordersOf = (rows: readonly Pick<TrackingRow, 'order_id'>[]): string[] =>
  [...new Set(rows.map(({ order_id }) => order_id))].toSorted();

/** Has the shops told now. */
const tellStores = async (tx: Tx, containerId: string, ids: readonly string[], now: number): Promise<void> => {
  const rows = await tx
    .updateTable('trackings')
    .set({ store_push: 'waiting', store_push_at: now, store_push_msg: null, store_push_failures: 0, updated_at: now })
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .returning(['order_id', 'store_id'])
    .execute();
  await settleOrders(tx, containerId, ordersOf(rows), now);
  for (const store of new Set(rows.map(({ store_id }) => store_id))) await enqueueParcelPush(tx, store);
};

/** Has PayPal told in its next round. */
const tellPaypal = async (tx: Tx, containerId: string, ids: readonly string[], now: number): Promise<void> => {
  const orders = ordersOf(await readRows(tx, containerId, ids));
  await holdOrders(tx, containerId, orders);
  await tx
    .updateTable('paypal_trackers')
    .set({ push: 'waiting', push_at: now, push_msg: null })
    .where('container_id', '=', containerId)
    .where('tracking_id', 'in', ids)
    .where('push', '<>', 'pushed')
    .execute();
  await settleOrders(tx, containerId, orders, now);
};

export const trackingPush: MutationOperations['trackingPush'] = {
  rule: { module: 'trackingmore', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  verdicts: async (tx, args, { container }) => {
    const ids = someIds(args.ids, 'ids');
    return verdictsOn(ids, await readRows(tx, container._id, ids), judgePush(toldOf(args.to)));
  },
  run: async (tx, { to }, { container }, now: number, wanted) => {
    await (toldOf(to) === 'store' ? tellStores : tellPaypal)(tx, container._id, wanted, now);
    return findTrackings(tx, container._id, wanted, now);
  },
};
