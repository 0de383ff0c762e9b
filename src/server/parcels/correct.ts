import type { Tracking } from '../../contract/generated/resolvers';
import { cleanNumber, courierOf } from '../../domain/sales/couriers';
import { jsonb } from '../db/json';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { someIds } from '../kernel/input';
import type { MutationOperations } from '../kernel/operation';
import { accepted, verdictsOn, type Verdict } from '../kernel/verdict';
import { requireVersion } from '../kernel/version';
import { holdOrders } from '../sales/facts';
import { settleOrders } from '../sales/settle';
import type { TrackingRow } from '../sales/tables';
import { tell } from '../sales/timeline';
import { isHeld } from '../sales/parcel-words';
import { checkedCourier, checkedNumber } from './add';
import { findTrackings } from './list';

/** Parcels, with their orders held: whoever changes one waits for whoever changes another of the same order. */
const holdParcels = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<TrackingRow[]> => {
  const named = await tx
    .selectFrom('trackings')
    .select('order_id')
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .execute();
  const facts = await holdOrders(tx, containerId, [...new Set(named.map(({ order_id }) => order_id))].toSorted());
  return facts.flatMap(({ trackings }) => trackings).filter(({ _id }) => ids.includes(_id));
};

/** It is another parcel to the tracker: what was told of the former does not hold, and the shop is told the new number in its place. */
export const correctParcel = async (tx: Tx, row: TrackingRow, number: string, courier: string, now: number, by: string): Promise<void> => {
  const other = number !== cleanNumber(row.tracking_number);
  if (!other && courier === row.courier_code) return;
  const again = row.store_push !== 'off' && (other ? row.store_number !== number : isHeld(row.store_push_msg));
  // One that waits for its hour goes on waiting for it.
  const push_at = row.store_push === 'waiting' ? row.store_push_at : now;
  await tx
    .updateTable('trackings')
    .set({
      tracking_number: number,
      courier_code: courier,
      tracking_url: null,
      status: 'pending',
      substatus: null,
      events: jsonb([]),
      last_event_at: null,
      delivered_at: null,
      next_look_at: now,
      ...(again && { store_push: 'waiting', store_push_at: push_at, store_push_msg: null }),
      updated_at: now,
    })
    .where('container_id', '=', row.container_id)
    .where('_id', '=', row._id)
    .execute();
  await tell(tx, [{ order_id: row.order_id, code: 'parcel_corrected', params: { from: row.tracking_number, number, courier } }], now, by);
};

export const trackingUpdate: MutationOperations['trackingUpdate'] = {
  rule: { module: 'trackingmore', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { _id, updated_at, tracking_number, courier_code }, { container, user }, now: number): Promise<Tracking> => {
    const id = _id.trim();
    const [row] = await holdParcels(tx, container._id, [id]);
    if (!row) throw new UserError('tracking.missing', { code: 'NOT_FOUND' });
    requireVersion(row, updated_at);
    const others = await tx
      .selectFrom('trackings')
      .select('tracking_number')
      .where('container_id', '=', container._id)
      .where('order_id', '=', row.order_id)
      .where('_id', '!=', id)
      .execute();
    const number = checkedNumber(tracking_number, others);
    // One that is in no table may stay what it is.
    const kept = courier_code?.trim() === row.courier_code && row.courier_code !== '' ? row.courier_code : undefined;
    await correctParcel(tx, row, number, kept ?? checkedCourier(courier_code, number).code, now, user._id);
    await settleOrders(tx, container._id, [row.order_id], now);
    const [changed] = await findTrackings(tx, container._id, [id], now);
    if (!changed) throw new UserError('tracking.missing', { code: 'NOT_FOUND' });
    return changed;
  },
};

const courierVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> => {
  const rows = await tx
    .selectFrom('trackings')
    .select(['_id', 'tracking_number'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .execute();
  return verdictsOn(ids, rows, ({ _id, tracking_number }) => accepted(_id, tracking_number));
};

export const trackingCourier: MutationOperations['trackingCourier'] = {
  rule: { module: 'trackingmore', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  verdicts: (tx, { ids }, { container }) => courierVerdicts(tx, container._id, someIds(ids, 'ids')),
  run: async (tx, { courier_code }, { container, user }, now: number, wanted) => {
    const courier = courierOf(courier_code.trim());
    if (!courier) throw new UserError('tracking.courierUnknown', { field: 'courier_code', values: { courier: courier_code.trim() } });
    const rows = await holdParcels(tx, container._id, wanted);
    for (const row of rows) await correctParcel(tx, row, cleanNumber(row.tracking_number), courier.code, now, user._id);
    await settleOrders(tx, container._id, [...new Set(rows.map(({ order_id }) => order_id))].toSorted(), now);
    return findTrackings(tx, container._id, wanted, now);
  },
};
