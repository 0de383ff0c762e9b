import type { Selectable } from 'kysely';
import { roundMoney } from '../../domain/currency';
import { cleanNumber, guessCourier } from '../../domain/sales/couriers';
import { paypalStatus } from '../../domain/sales/paypal';
import { isWrongNumber, type PushState } from '../../domain/sales/tracking';
import { tellChanged } from '../db/channel';
import { newId } from '../db/ids';
import { insertRows, updateRows } from '../db/many-rows';
import type { Database } from '../db/schema';
import type { JobMessage } from '../jobs/tables';
import type { Tx } from '../kernel/context';
import { groupBy } from '../kernel/group-by';
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
  const ofItem = groupBy(trackers, ({ item_id }) => item_id);
  return items.map((item) => ({ ...item, trackers: ofItem.get(item._id) ?? [] }));
};

/** What a payment's status and its order's money follow from. */
export const paymentFacts = ({ dispute, held, trackers }: Payment) => ({
  dispute: dispute === null ? null : dispute.status === 'RESOLVED' ? ('over' as const) : ('open' as const),
  held,
  pushes: trackers.map(({ push }) => push),
});

/** Of an order's total, what was given back: the shop may know of what PayPal did, and PayPal of what the shop did, so they are not added up. */
export const givenBack = ({ order, payments }: { readonly order: OrderRow; readonly payments: readonly Payment[] }): number => {
  const refunded = payments.filter(({ currency }) => currency === order.currency).reduce((sum, payment) => sum + payment.refunded, 0);
  return Math.max(order.platform_refunded, Math.min(order.total, roundMoney(refunded, order.currency)));
};

/** Writes down how payments of one container stand, where that is another way now. Their orders are settled by whoever changed them. */
export const settlePayments = async (tx: Tx, payments: readonly Payment[], now: number): Promise<void> => {
  const [first] = payments;
  if (!first) return;
  const changed = payments.flatMap((payment) => {
    const last = payment.trackers.at(-1);
    const next = {
      status: paypalStatus(paymentFacts(payment)),
      tracking_number: last?.tracking_number ?? '',
      carrier: last?.carrier ?? '',
    };
    const same = next.status === payment.status && next.tracking_number === payment.tracking_number && next.carrier === payment.carrier;
    return same ? [] : [{ _id: payment._id, ...next, updated_at: now }];
  });
  await updateRows(tx, 'paypal_items', first.container_id, changed);
  if (changed.length > 0) await tellChanged(tx, first.container_id, ['paypalItems']);
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

/** How PayPal is to be told of a parcel for a payment. */
const nextTracker = (
  payment: Payment,
  parcel: TrackingRow,
  now: number,
): { readonly before: TrackerRow | null; readonly after: TrackerRow } => {
  const own = payment.trackers.find(({ tracking_id }) => tracking_id === parcel._id);
  // Somebody may have typed its number before it was known as a parcel.
  const typed = payment.trackers.find(
    ({ tracking_id, tracking_number }) => tracking_id === null && cleanNumber(tracking_number) === cleanNumber(parcel.tracking_number),
  );
  const before = own ?? typed ?? null;
  const next = trackerOf(parcel, before ?? undefined, now);
  if (before && own && isSame(before, next)) return { before, after: before };
  const made = {
    _id: newId(),
    item_id: payment._id,
    told_number: null,
    told_carrier: null,
    sent_at: null,
    push_failures: 0,
    created_at: now,
  };
  return { before, after: { container_id: payment.container_id, ...made, ...before, ...next, tracking_id: parcel._id } };
};

/** How telling PayPal of a parcel stands, by all payments it is told for. */
const pushOf = (trackers: readonly TrackerRow[]): Pick<TrackingRow, 'paypal_push' | 'paypal_push_at' | 'paypal_push_msg'> => {
  const stands = (['failed', 'waiting', 'pushed'] as const).find((push) => trackers.some((each) => each.push === push));
  const said = trackers.find(({ push }) => push === stands);
  const state: PushState = stands ?? 'off';
  return { paypal_push: state, paypal_push_at: said?.push_at ?? null, paypal_push_msg: said?.push_msg ?? null };
};

const noteOnParcel = (parcel: TrackingRow, trackers: readonly TrackerRow[]): TrackingRow => {
  const next = pushOf(trackers);
  const same =
    parcel.paypal_push === next.paypal_push &&
    parcel.paypal_push_at === next.paypal_push_at &&
    parcel.paypal_push_msg?.code === next.paypal_push_msg?.code;
  return same ? parcel : { ...parcel, ...next };
};

interface Paid {
  readonly payments: readonly Payment[];
  readonly trackings: readonly TrackingRow[];
}

/** What PayPal is told of an order follows its parcels: each is told for each of its payments. */
const followed = <Facts extends Paid>(facts: Facts, now: number) => {
  const trackers: ReturnType<typeof nextTracker>[] = [];
  const payments = facts.payments.map((payment): Payment => {
    const kept = facts.trackings.map((parcel) => nextTracker(payment, parcel, now));
    trackers.push(...kept);
    const others = payment.trackers.filter(({ _id }) => !kept.some(({ after }) => after._id === _id));
    const all = [...others, ...kept.map(({ after }) => after)];
    return { ...payment, trackers: all.toSorted((a, b) => a.created_at - b.created_at || (a._id < b._id ? -1 : 1)) };
  });
  const told = payments.flatMap((payment) => payment.trackers);
  const trackings = facts.trackings.map((parcel) =>
    noteOnParcel(
      parcel,
      told.filter(({ tracking_id }) => tracking_id === parcel._id),
    ),
  );
  return {
    facts: { ...facts, payments, trackings },
    trackers,
    noted: trackings.filter((parcel, index) => parcel !== facts.trackings[index]),
  };
};

/** Has PayPal told of the parcels of a container's orders as these stand now. Returns what is known of the orders then, in their order. */
export const followParcels = async <Facts extends Paid>(
  tx: Tx,
  containerId: string,
  all: readonly Facts[],
  now: number,
): Promise<Facts[]> => {
  const each = all.map((facts) => (facts.payments.length > 0 ? followed(facts, now) : { facts, trackers: [], noted: [] }));
  const trackers = each.flatMap((one) => one.trackers);
  const fresh = trackers.filter(({ before }) => before === null).map(({ after: { container_id: _container, ...row } }) => row);
  const changed = trackers.filter(({ before, after }) => before !== null && after !== before);
  const noted = each.flatMap((one) => one.noted);
  await insertRows(tx, 'paypal_trackers', fresh);
  await updateRows(
    tx,
    'paypal_trackers',
    containerId,
    changed.map(({ after: { _id, tracking_id, tracking_number, carrier, push, push_at, push_msg } }) => {
      return { _id, tracking_id, tracking_number, carrier, push, push_at, push_msg };
    }),
  );
  await settlePayments(
    tx,
    each.flatMap(({ facts }) => facts.payments),
    now,
  );
  await updateRows(
    tx,
    'trackings',
    containerId,
    noted.map(({ _id, paypal_push, paypal_push_at, paypal_push_msg }) => {
      return { _id, paypal_push, paypal_push_at, paypal_push_msg, updated_at: now };
    }),
  );
  if (noted.length > 0) await tellChanged(tx, containerId, ['trackings']);
  return each.map(({ facts }) => facts);
};
