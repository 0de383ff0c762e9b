import { courierOf, guessCourier } from '../../domain/sales/couriers';
import { isWrongNumber } from '../../domain/sales/tracking';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { someIds } from '../kernel/input';
import type { MutationOperations } from '../kernel/operation';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';
import { hasTracker } from '../outside/tracker';
import { settleOrders } from '../sales/settle';
import type { TrackingRow } from '../sales/tables';
import { findTrackings } from './list';
import { enqueueParcelLook } from './look';
import { enqueueParcelPush } from './push';

const readRows = (tx: Tx, containerId: string, ids: readonly string[]): Promise<TrackingRow[]> =>
  tx.selectFrom('trackings').selectAll().where('container_id', '=', containerId).where('_id', 'in', ids).execute();

const hasCourier = ({ courier_code, tracking_number }: TrackingRow): boolean =>
  Boolean(courierOf(courier_code) ?? guessCourier(courier_code, tracking_number));

export const trackingCheck: MutationOperations['trackingCheck'] = {
  rule: { module: 'trackingmore', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  verdicts: async (tx, args, { container, services }) => {
    const ids = someIds(args.ids, 'ids');
    return verdictsOn(ids, await readRows(tx, container._id, ids), (row) => {
      if (!hasTracker(services)) return refused(row._id, row.tracking_number, 'parcelNoTracker');
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

const judgePush = (row: TrackingRow): Verdict => {
  const no = (code: Parameters<typeof refused>[2]): Verdict => refused(row._id, row.tracking_number, code);
  if (row.store_push === 'off') return no('parcelNobodyToTell');
  if (row.store_push === 'pushed' && row.store_number === row.tracking_number) return no('parcelTold');
  if (isWrongNumber(row)) return no('parcelCheckNumber');
  if (row.courier_code === '' && !hasCourier(row)) return no('parcelNoCourier');
  return accepted(row._id, row.tracking_number);
};

export const trackingPush: MutationOperations['trackingPush'] = {
  rule: { module: 'trackingmore', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  verdicts: async (tx, args, { container }) => {
    const ids = someIds(args.ids, 'ids');
    return verdictsOn(ids, await readRows(tx, container._id, ids), judgePush);
  },
  run: async (tx, { to }, { container }, now: number, wanted) => {
    if (to.trim() !== 'store') throw new UserError('tracking.pushTo', { field: 'to', values: { to: to.trim() } });
    const rows = await tx
      .updateTable('trackings')
      .set({ store_push: 'waiting', store_push_at: now, store_push_msg: null, updated_at: now })
      .where('container_id', '=', container._id)
      .where('_id', 'in', wanted)
      .returning(['order_id', 'store_id'])
      .execute();
    await settleOrders(tx, container._id, [...new Set(rows.map(({ order_id }) => order_id))].toSorted(), now);
    for (const store of new Set(rows.map(({ store_id }) => store_id))) await enqueueParcelPush(tx, store);
    return findTrackings(tx, container._id, wanted, now);
  },
};
