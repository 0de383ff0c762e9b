import { isAboutValues } from '../db/savepoint';
import { doOneByOne } from '../connectors/one-by-one';
import { z } from 'zod';
import { cleanNumber, courierOf, guessCourier } from '../../domain/sales/couriers';
import { follow, isWrongNumber, parcelState, type ParcelRecord, type TrackingStatus } from '../../domain/sales/tracking';
import { ConnectorError } from '../connectors/connector';
import { MOST_AT_ONCE, type ParcelRef, type TrackedParcel, type Tracker } from '../connectors/trackingmore';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import type { Errand } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import { DAY, HOUR, MINUTE } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { noteOutcome } from '../integrations/settings';
import { openTracker } from '../outside/tracker';
import { holdOrders } from '../sales/facts';
import { settleOrders } from '../sales/settle';
import type { TrackingRow } from '../sales/tables';
import { tell, type OrderEvent } from '../sales/timeline';
import { checkNumber } from '../sales/parcel-words';

const LOOK = 'look_at_parcels';

/** Batches one errand asks for; the rest are the next one's. */
const BATCHES = 25;
/** Seconds, by the clock orders go by, after which a tracker that failed is asked again. */
const RETRY = 10 * MINUTE;
/** How long a parcel that arrived is still asked for: it may come back. */
const AFTERWARDS = 7 * DAY;
/** How long a parcel is asked for at all. */
const AT_MOST = 180 * DAY;

/** Seconds between two looks at a parcel, by how it stands. */
const LOOK_EVERY: Readonly<Record<TrackingStatus, number | null>> = {
  pending: 2 * HOUR,
  notfound: 6 * HOUR,
  inforeceived: 4 * HOUR,
  transit: 4 * HOUR,
  pickup: 2 * HOUR,
  delivered: DAY,
  undelivered: 4 * HOUR,
  exception: 12 * HOUR,
  expired: null,
};

/** When it is asked for again; null: never, unless a person wants it. */
export const nextLook = (
  { status, substatus, delivered_at }: ParcelRecord,
  { created_at }: Pick<TrackingRow, 'created_at'>,
  now: number,
): number | null => {
  const every = isWrongNumber({ status, substatus }) ? DAY : LOOK_EVERY[status];
  const over = status === 'exception' && substatus === '011';
  // A tracker that was just told of a number needs some minutes to ask its courier.
  if (status === 'pending' && substatus === '001' && now < created_at + HOUR) return now + 3 * MINUTE;
  if (every === null || over || now > created_at + AT_MOST) return null;
  if (delivered_at !== null && now > delivered_at + AFTERWARDS) return null;
  return now + every;
};

export const enqueueParcelLook = (tx: Tx): Promise<void> =>
  enqueue(tx, [{ task: LOOK, queue: 'parcels', priority: 5, key: 'parcels', payload: {} }]);

const readDue = (tx: Tx, containerId: string, now: number): Promise<TrackingRow[]> =>
  tx
    .selectFrom('trackings')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('next_look_at', '<=', now)
    .orderBy('next_look_at')
    .orderBy('_id')
    .limit(MOST_AT_ONCE)
    .execute();

/** They are looked at again later; those nobody can ask for never. */
const putOff = async (tx: Tx, containerId: string, rows: readonly TrackingRow[], until: number | null): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .updateTable('trackings')
    .set({ next_look_at: until })
    .where('container_id', '=', containerId)
    .where(
      '_id',
      'in',
      rows.map(({ _id }) => _id),
    )
    .execute();
};

/** The parcel as the tracker knows it: by the courier's own code. Undefined: nobody knows whose it is. */
const refOf = ({ courier_code, tracking_number }: TrackingRow): ParcelRef | undefined => {
  const courier = courierOf(courier_code) ?? guessCourier(courier_code, tracking_number);
  return courier && { courier_code: courier.code, tracking_number };
};

const isSame = (a: ParcelRef, b: ParcelRef): boolean =>
  a.courier_code === b.courier_code && cleanNumber(a.tracking_number) === cleanNumber(b.tracking_number);

/** What the tracker tells of each; what it does not follow yet it is told to, after which it is asked once more. */
const askTracker = async (
  tracker: Tracker,
  parcels: readonly (ParcelRef & { readonly order_number: string })[],
): Promise<TrackedParcel[]> => {
  const known = await tracker.find(parcels);
  const fresh = parcels.filter((parcel) => !known.some((each) => isSame(each, parcel)));
  if (fresh.length === 0) return known;
  const { wrong } = await tracker.register(fresh);
  const now = await tracker.find(fresh);
  return [...known, ...now, ...wrong.map((parcel) => ({ ...parcel, status: 'pending', substatus: 'pending002', events: [] }))];
};

export const eventsOf = ({ events }: Pick<TrackedParcel, 'events'>) =>
  events.flatMap(({ at, status, substatus, text, place }) => {
    const state = parcelState(status, substatus);
    return state ? [{ ...state, at, text, place }] : [];
  });

/** Writes down what was told of a parcel. Returns what its order's timeline tells of it; null: nothing changed. */
const keepTold = async (tx: Tx, row: TrackingRow, ref: ParcelRef, told: TrackedParcel, now: number): Promise<OrderEvent[] | null> => {
  const next = follow(row, parcelState(told.status, told.substatus), eventsOf(told));
  const moved = next.status !== row.status || next.substatus !== row.substatus;
  const changed = moved || next.events.length !== row.events.length || ref.courier_code !== row.courier_code;
  const wrong = isWrongNumber(next);
  const held = wrong && row.store_push === 'waiting';
  // The courier knows it after all.
  const freed = !wrong && row.store_push_msg?.code === 'check_number';
  await tx
    .updateTable('trackings')
    .set({
      ...next,
      ...(held && { store_push: 'failed', store_push_msg: jsonb(checkNumber(row.tracking_number)) }),
      ...(freed && { store_push: 'waiting', store_push_at: now, store_push_msg: null }),
      events: jsonb(next.events),
      courier_code: ref.courier_code,
      next_look_at: nextLook(next, row, now),
      ...(changed && { updated_at: now }),
    })
    .where('container_id', '=', row.container_id)
    .where('_id', '=', row._id)
    .execute();
  if (!changed) return null;
  if (!moved) return [];
  const params = { number: row.tracking_number, status: next.status, substatus: next.substatus ?? '' };
  return [{ order_id: row.order_id, code: 'parcel_state', params }];
};

const keepAll = (services: Services, containerId: string, due: readonly TrackingRow[], told: readonly TrackedParcel[], now: number) =>
  services.inContainer(containerId, async (tx) => {
    const held = await holdOrders(tx, containerId, [...new Set(due.map(({ order_id }) => order_id))].toSorted());
    const current = new Map(held.flatMap(({ trackings }) => trackings).map((row) => [row._id, row]));
    const changed = new Set<string>();
    const silent: TrackingRow[] = [];
    for (const { _id, tracking_number, courier_code } of due) {
      const row = current.get(_id);
      const ref = row && refOf(row);
      // Somebody has corrected it meanwhile: what was told is of another parcel.
      if (!row || !ref || !isSame(row, { tracking_number, courier_code })) continue;
      const parcel = told.find((each) => isSame(each, ref));
      if (!parcel) {
        silent.push(row);
        continue;
      }
      const events = await keepTold(tx, row, ref, parcel, now);
      if (!events) continue;
      changed.add(row.order_id);
      await tell(tx, events, now);
    }
    await putOff(tx, containerId, silent, now + 2 * HOUR);
    await settleOrders(tx, containerId, [...changed].toSorted(), now);
    if (changed.size > 0) await tellChanged(tx, containerId, ['trackings', 'orders']);
  });

/** Keeps what was told of parcels, and where it cannot be written of one of them, of each by itself; that one is looked at later. */
const keepTogether = async (
  services: Services,
  containerId: string,
  due: readonly TrackingRow[],
  told: readonly TrackedParcel[],
  now: number,
) => {
  try {
    await keepAll(services, containerId, due, told, now);
  } catch (error) {
    if (!isAboutValues(error)) throw error;
    const { failed } = await doOneByOne(LOOK, due, undefined, (row) => keepAll(services, containerId, [row], told, now));
    await services.inContainer(containerId, (tx) => putOff(tx, containerId, failed, now + RETRY));
  }
};

/** Looks at those that are due longest. Returns whether there may be more. */
const lookOnce = async (services: Services, containerId: string, tracker: Tracker): Promise<boolean> => {
  const now = await services.marketNow();
  const due = await services.inContainer(containerId, async (tx) => {
    const rows = await readDue(tx, containerId, now);
    await putOff(
      tx,
      containerId,
      rows.filter((row) => !refOf(row)),
      null,
    );
    return rows;
  });
  const known = due.filter((row) => refOf(row));
  if (known.length > 0) {
    try {
      const parcels = known.flatMap((row) => {
        const ref = refOf(row);
        return ref ? [{ ...ref, order_number: row.order_id }] : [];
      });
      const told = await askTracker(tracker, parcels);
      await keepTogether(services, containerId, known, told, now);
      await services.inContainer(containerId, (tx) => noteOutcome(tx, containerId, 'trackingmore', null));
    } catch (error) {
      if (!(error instanceof ConnectorError) || error.code === 'interrupted') throw error;
      await services.inContainer(containerId, async (tx) => {
        await putOff(tx, containerId, known, now + RETRY);
        await noteOutcome(tx, containerId, 'trackingmore', error);
      });
      return false;
    }
  }
  return due.length === MOST_AT_ONCE;
};

const payloadShape = z.object({ container_id: z.string() });

/** Asks how a container's parcels stand that are due. */
export const lookAtParcels: Errand = {
  name: LOOK,
  priority: 5,
  perform: async (services, payload, signal) => {
    const { container_id } = payloadShape.parse(payload);
    const tracker = await openTracker(services, container_id, signal);
    if (!tracker) return;
    for (let batch = 0; batch < BATCHES && !signal.aborted; batch += 1) if (!(await lookOnce(services, container_id, tracker))) return;
  },
};
