import type { Selectable } from 'kysely';
import { cleanNumber, guessCourier } from '../../domain/sales/couriers';
import { paypalStatus } from '../../domain/sales/paypal';
import { isWrongNumber, type PushState } from '../../domain/sales/tracking';
import { tellChanged } from '../db/channel';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { Database } from '../db/schema';
import type { JobMessage } from '../jobs/tables';
import type { Tx } from '../kernel/context';
import { checkNumber, chooseCourier, isHeld } from './parcel-words';
import type { OrderRow, TrackingRow } from './tables';

export type TrackerRow = Selectable<Database['paypal_trackers']>;

/** A payment by PayPal with the numbers PayPal is told of, oldest first. */
export type Payment = Selectable<Database['paypal_items']> & { readonly trackers: readonly TrackerRow[] };

/** Payments of some orders, or of some ids. */
export const readPayments = async (
  tx: Tx,
  containerId: string,
  by: { readonly orderIds: readonly string[] } | { readonly ids: readonly string[] },
): Promise<Payment[]> => {
  const [column, wanted] = 'orderIds' in by ? (['order_id', by.orderIds] as const) : (['_id', by.ids] as const);
  if (wanted.length === 0) return [];
  const items = await tx
    .selectFrom('paypal_items')
    .selectAll()
    .where('container_id', '=', containerId)
    .where(column, 'in', wanted)
    .orderBy('_id')
    .execute();
  if (items.length === 0) return [];
  const trackers = await tx
    .selectFrom('paypal_trackers')
    .selectAll()
    .where('container_id', '=', containerId)
    .where(
      'item_id',
      'in',
      items.map(({ _id }) => _id),
    )
    .orderBy('created_at')
    .orderBy('_id')
    .execute();
  return items.map((item) => ({ ...item, trackers: trackers.filter(({ item_id }) => item_id === item._id) }));
};

/** What a payment's status and its order's money follow from. */
export const paymentFacts = ({ dispute, held, trackers }: Payment) => ({
  dispute: dispute === null ? null : dispute.status === 'RESOLVED' ? ('over' as const) : ('open' as const),
  held,
  pushes: trackers.map(({ push }) => push),
});

/** Of an order's total, what was given back: the shop may know of what PayPal did, and PayPal of what the shop did, so they are not added up. */
export const givenBack = ({ order, payments }: { readonly order: OrderRow; readonly payments: readonly Payment[] }): number => {
  const cents = payments
    .filter(({ currency }) => currency === order.currency)
    .reduce((sum, { refunded }) => sum + Math.round(refunded * 100), 0);
  return Math.max(order.platform_refunded, Math.min(order.total, cents / 100));
};

/** Writes down how payments stand, where that is another way now. Their orders are settled by whoever changed them. */
export const settlePayments = async (tx: Tx, payments: readonly Payment[], now: number): Promise<void> => {
  const changed = new Set<string>();
  for (const payment of payments) {
    const last = payment.trackers.at(-1);
    const next = {
      status: paypalStatus(paymentFacts(payment)),
      tracking_number: last?.tracking_number ?? '',
      carrier: last?.carrier ?? '',
    };
    if (next.status === payment.status && next.tracking_number === payment.tracking_number && next.carrier === payment.carrier) continue;
    await tx
      .updateTable('paypal_items')
      .set({ ...next, updated_at: now })
      .where('container_id', '=', payment.container_id)
      .where('_id', '=', payment._id)
      .execute();
    changed.add(payment.container_id);
  }
  for (const containerId of changed) await tellChanged(tx, containerId, ['paypalItems']);
};

/** What a message's code is where what was typed of a number cannot be. */
export const TYPED_WRONG = 'typed_wrong';

type TrackerState = Pick<TrackerRow, 'tracking_number' | 'carrier' | 'push' | 'push_at' | 'push_msg'>;

/** Why PayPal is not told of a parcel's number; null: nothing speaks against it. */
const obstacle = (parcel: TrackingRow): JobMessage | null => {
  if (isWrongNumber(parcel)) return checkNumber(parcel.tracking_number);
  const courier = parcel.courier_code !== '' || guessCourier('', parcel.tracking_number);
  return courier ? null : chooseCourier(parcel.tracking_number);
};

/** How telling PayPal of a parcel stands, after what became of the parcel: a number that was corrected is told anew, one that is wrong is not told. */
const trackerOf = (parcel: TrackingRow, before: TrackerRow | undefined, now: number): TrackerState => {
  const { tracking_number, courier_code } = parcel;
  // As its number tells it where nobody has: that it is said later is no correction.
  const carrier = guessCourier(courier_code, tracking_number)?.code ?? courier_code;
  // What somebody typed and cannot be is told until something right is typed, or becomes of the parcel.
  if (before?.push_msg?.code === TYPED_WRONG && before.tracking_number === tracking_number && before.carrier === carrier) return before;
  const why = obstacle(parcel);
  const known = before?.told_number === tracking_number && before.told_carrier === carrier;
  const other = !before || before.tracking_number !== tracking_number || before.carrier !== carrier;
  if (known) return { tracking_number, carrier, push: 'pushed', push_at: before.push_at, push_msg: null };
  if (why) return { tracking_number, carrier, push: 'failed', push_at: before?.push_at ?? now, push_msg: why };
  // As long as the shop waits for its hour, PayPal does.
  const at = parcel.store_push === 'waiting' ? (parcel.store_push_at ?? now) : now;
  if (other || isHeld(before.push_msg)) return { tracking_number, carrier, push: 'waiting', push_at: at, push_msg: null };
  const { push, push_at, push_msg } = before;
  return { tracking_number, carrier, push, push_at, push_msg };
};

const isSame = (a: TrackerState, b: TrackerState): boolean =>
  a.tracking_number === b.tracking_number && a.carrier === b.carrier && a.push === b.push && a.push_msg?.code === b.push_msg?.code;

const keepTracker = async (tx: Tx, payment: Payment, parcel: TrackingRow, now: number): Promise<TrackerRow> => {
  const own = payment.trackers.find(({ tracking_id }) => tracking_id === parcel._id);
  // Somebody may have typed its number before it was known as a parcel.
  const typed = payment.trackers.find(
    ({ tracking_id, tracking_number }) => tracking_id === null && cleanNumber(tracking_number) === cleanNumber(parcel.tracking_number),
  );
  const before = own ?? typed;
  const next = trackerOf(parcel, before, now);
  if (before && own && isSame(before, next)) return before;
  const columns = { ...next, push_msg: next.push_msg && jsonb(next.push_msg), tracking_id: parcel._id };
  if (before)
    return tx
      .updateTable('paypal_trackers')
      .set(columns)
      .where('container_id', '=', payment.container_id)
      .where('_id', '=', before._id)
      .returningAll()
      .executeTakeFirstOrThrow();
  return tx
    .insertInto('paypal_trackers')
    .values({ _id: newId(), item_id: payment._id, ...columns, told_number: null, told_carrier: null, sent_at: null, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** How telling PayPal of a parcel stands, by all payments it is told for. */
const pushOf = (trackers: readonly TrackerRow[]): Pick<TrackingRow, 'paypal_push' | 'paypal_push_at' | 'paypal_push_msg'> => {
  const stands = (['failed', 'waiting', 'pushed'] as const).find((push) => trackers.some((each) => each.push === push));
  const said = trackers.find(({ push }) => push === stands);
  const state: PushState = stands ?? 'off';
  return { paypal_push: state, paypal_push_at: said?.push_at ?? null, paypal_push_msg: said?.push_msg ?? null };
};

const noteOnParcel = async (tx: Tx, parcel: TrackingRow, trackers: readonly TrackerRow[], now: number): Promise<TrackingRow> => {
  const next = pushOf(trackers);
  const same =
    parcel.paypal_push === next.paypal_push &&
    parcel.paypal_push_at === next.paypal_push_at &&
    parcel.paypal_push_msg?.code === next.paypal_push_msg?.code;
  if (same) return parcel;
  await tx
    .updateTable('trackings')
    .set({ ...next, paypal_push_msg: next.paypal_push_msg && jsonb(next.paypal_push_msg), updated_at: now })
    .where('container_id', '=', parcel.container_id)
    .where('_id', '=', parcel._id)
    .execute();
  return { ...parcel, ...next };
};

/** What PayPal is told of an order follows its parcels: each is told for each of its payments. Returns the order's facts as they are then. */
export const followParcels = async <Facts extends { readonly payments: readonly Payment[]; readonly trackings: readonly TrackingRow[] }>(
  tx: Tx,
  facts: Facts,
  now: number,
): Promise<Facts> => {
  if (facts.payments.length === 0) return facts;
  const payments: Payment[] = [];
  for (const payment of facts.payments) {
    const kept: TrackerRow[] = [];
    for (const parcel of facts.trackings) kept.push(await keepTracker(tx, payment, parcel, now));
    const others = payment.trackers.filter(({ _id }) => !kept.some((each) => each._id === _id));
    payments.push({
      ...payment,
      trackers: [...others, ...kept].toSorted((a, b) => a.created_at - b.created_at || (a._id < b._id ? -1 : 1)),
    });
  }
  await settlePayments(tx, payments, now);
  const trackings: TrackingRow[] = [];
  for (const parcel of facts.trackings) {
    const own = payments.flatMap(({ trackers }) => trackers.filter(({ tracking_id }) => tracking_id === parcel._id));
    trackings.push(await noteOnParcel(tx, parcel, own, now));
  }
  if (trackings.some((parcel, index) => parcel !== facts.trackings[index])) {
    const [first] = trackings;
    if (first) await tellChanged(tx, first.container_id, ['trackings']);
  }
  return { ...facts, payments, trackings };
};
