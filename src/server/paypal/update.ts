import type { PaypalItemInput } from '../../contract/generated/resolvers';
import { cleanNumber, courierOf, guessCourier } from '../../domain/sales/couriers';
import { readTrackingNumbers } from '../../domain/sales/tracking-numbers';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { JobMessage } from '../jobs/tables';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { refusalIn } from '../kernel/language';
import type { MutationOperations } from '../kernel/operation';
import { requirePermission } from '../kernel/permission';
import { correctParcel } from '../parcels/correct';
import { chooseCourier } from '../sales/parcel-words';
import { TYPED_WRONG, type Payment, type TrackerRow } from '../sales/payments';
import { holdItems } from './items';
import { settleItems } from './keep-payments';
import { findItems } from './list';
import { enqueuePush } from './push';

const LONGEST = 60;

const said = (refusal: 'paypal.numberOf' | 'tracking.twice', number: string): JobMessage => ({
  code: TYPED_WRONG,
  msg: refusalIn('en', refusal, { number }),
  refusal,
  values: { number },
});

const several = (count: number): JobMessage => ({
  code: TYPED_WRONG,
  msg: refusalIn('en', 'tracking.several', { count }),
  refusal: 'tracking.several',
  values: { count },
});

const unknownCourier = (courier: string): JobMessage => ({
  code: TYPED_WRONG,
  msg: refusalIn('en', 'tracking.courierUnknown', { courier }),
  refusal: 'tracking.courierUnknown',
  values: { courier },
});

/** A number as it was typed and whose it is, or what is wrong with it. */
const checked = (
  { tracking_number, carrier }: PaypalItemInput,
  taken: readonly string[],
): { readonly number: string; readonly courier: string; readonly wrong: JobMessage | null } => {
  const { numbers, refused } = readTrackingNumbers(tracking_number);
  const number = (numbers.length === 1 ? (numbers[0] ?? '') : cleanNumber(tracking_number)).slice(0, LONGEST);
  const wanted = carrier?.trim() ?? '';
  const courier = (wanted === '' ? guessCourier('', number) : courierOf(wanted))?.code ?? '';
  if (numbers.length > 1) return { number, courier, wrong: several(numbers.length) };
  if (numbers.length === 0 || refused.length > 0) return { number, courier, wrong: said('paypal.numberOf', number) };
  if (taken.includes(number)) return { number, courier, wrong: said('tracking.twice', number) };
  if (courier !== '') return { number, courier, wrong: null };
  return { number, courier, wrong: wanted === '' ? { ...chooseCourier(number), code: TYPED_WRONG } : unknownCourier(wanted) };
};

/** What is typed of a payment is its last number; a parcel's is corrected as parcels are. */
const lastOf = ({ trackers }: Payment): TrackerRow | undefined => trackers.at(-1);

const set = async (
  tx: Tx,
  tracker: TrackerRow,
  columns: Partial<Pick<TrackerRow, 'tracking_number' | 'carrier' | 'push' | 'push_at'>> & { push_msg: JobMessage | null },
): Promise<void> => {
  await tx
    .updateTable('paypal_trackers')
    .set({ ...columns, push_msg: columns.push_msg && jsonb(columns.push_msg) })
    .where('container_id', '=', tracker.container_id)
    .where('_id', '=', tracker._id)
    .execute();
};

const make = async (tx: Tx, payment: Payment, tracking_number: string, carrier: string, wrong: JobMessage | null, now: number) => {
  await tx
    .insertInto('paypal_trackers')
    .values({
      ...{ _id: newId(), item_id: payment._id, tracking_id: null, tracking_number, carrier },
      ...{ told_number: null, told_carrier: null, sent_at: null, push: wrong ? 'failed' : 'waiting', push_at: now },
      push_msg: wrong && jsonb(wrong),
      created_at: now,
    })
    .execute();
};

const isTold = (tracker: TrackerRow, number: string, courier: string): boolean =>
  tracker.told_number === number && tracker.told_carrier === courier;

const correct = async (tx: Tx, tracker: TrackerRow, number: string, courier: string, now: number, context: RequestContext) => {
  const parcel = await tx
    .selectFrom('trackings')
    .selectAll()
    .where('container_id', '=', tracker.container_id)
    .where('_id', '=', tracker.tracking_id)
    .executeTakeFirst();
  if (!parcel) return;
  if (parcel.tracking_number === number && parcel.courier_code === courier) return;
  requirePermission(context.user, { module: 'trackingmore', access: 'update' });
  await correctParcel(tx, parcel, number, courier, now, context.user._id);
};

const updateOne = async (tx: Tx, payment: Payment, input: PaypalItemInput, now: number, context: RequestContext): Promise<void> => {
  const tracker = lastOf(payment);
  const taken = payment.trackers.flatMap(({ _id, tracking_number }) => (_id === tracker?._id ? [] : cleanNumber(tracking_number)));
  const { number, courier, wrong } = checked(input, taken);
  if (!tracker) return make(tx, payment, number, courier, wrong, now);
  if (wrong) return set(tx, tracker, { push: 'failed', push_msg: wrong });
  // What PayPal has is not told again; what failed is, also as it was.
  const push = isTold(tracker, number, courier) ? { push: 'pushed' as const } : { push: 'waiting' as const, push_at: now };
  if (tracker.tracking_id === null) return set(tx, tracker, { tracking_number: number, carrier: courier, ...push, push_msg: null });
  await set(tx, tracker, { ...push, push_msg: null });
  await correct(tx, tracker, number, courier, now, context);
};

export const updatePaypalItem: MutationOperations['updatePaypalItem'] = {
  rule: { module: 'paypal', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { items }, context, now: number) => {
    const wanted = items.map((item) => ({ ...item, _id: item._id.trim() }));
    const ids = [...new Set(wanted.map(({ _id }) => _id))];
    if (ids.length === 0) throw new UserError('bulk.noneChosen', { field: 'items' });
    if (ids.length < wanted.length) throw new UserError('paypal.itemTwice', { field: 'items' });
    const { _id: containerId } = context.container;
    const payments = await holdItems(tx, containerId, '_id', ids);
    if (payments.length < ids.length) throw new UserError('paypal.missing', { code: 'NOT_FOUND', field: 'items' });
    for (const item of wanted) {
      const payment = payments.find(({ _id }) => _id === item._id);
      if (payment) await updateOne(tx, payment, item, now, context);
    }
    await tx.updateTable('paypal_items').set({ updated_at: now }).where('container_id', '=', containerId).where('_id', 'in', ids).execute();
    await settleItems(tx, containerId, ids, now);
    for (const account of new Set(payments.map(({ account_id }) => account_id))) await enqueuePush(tx, account);
    return findItems(tx, containerId, ids, now);
  },
};
