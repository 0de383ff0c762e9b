import { sql } from 'kysely';
import { z } from 'zod';
import { courierName, courierOf, guessCourier } from '../../domain/sales/couriers';
import { waitAfterFailures } from '../../domain/stores/store-disturbance';
import { ConnectorError } from '../connectors/connector';
import { doOneByOne } from '../connectors/one-by-one';
import { TRACKERS_AT_ONCE, type OutgoingTracker, type Paypal } from '../connectors/paypal';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import { whereOn } from '../integrations/settings';
import type { Errand } from '../jobs/kind';
import { messageOf } from '../jobs/message';
import { enqueue } from '../jobs/queue';
import type { JobMessage } from '../jobs/tables';
import type { Services, Tx } from '../kernel/context';
import { hasBeenLookedAt, knownBefore } from '../parcels/push';
import type { TrackerRow } from '../sales/payments';
import { tell } from '../sales/timeline';
import { paypalQueue, findAccount, notePaypalStatus, openAccount, type AccountRef } from './accounts';
import { holdItems } from './items';
import { settleItems } from './keep-payments';

const PUSH = 'push_paypal';

export const enqueuePush = (tx: Tx, account_id: string): Promise<void> =>
  enqueue(tx, [{ task: PUSH, queue: paypalQueue(account_id), priority: -2, key: `trackers:${account_id}`, payload: { account_id } }]);

type Due = TrackerRow & { readonly transaction_id: string; readonly shipped_at: number | null };

/** The numbers that are due longest, and marks them as sent: whoever finds the mark looks first whether PayPal has them. */
const takeDue = (services: Services, { container_id, account_id }: AccountRef, now: number): Promise<Due[]> =>
  services.inContainer(container_id, async (tx) => {
    const due = await tx
      .selectFrom('paypal_trackers as t')
      .innerJoin('paypal_items as i', (join) => join.onRef('i.container_id', '=', 't.container_id').onRef('i._id', '=', 't.item_id'))
      .leftJoin('trackings as p', (join) => join.onRef('p.container_id', '=', 't.container_id').onRef('p._id', '=', 't.tracking_id'))
      .selectAll('t')
      .select(['i.transaction_id', 'p.shipped_at'])
      .where('t.container_id', '=', container_id)
      .where('i.account_id', '=', account_id)
      .where('t.push', '=', 'waiting')
      .where('t.push_at', '<=', now)
      .where((is) => is.or([is('t.tracking_id', 'is', null), hasBeenLookedAt('p', knownBefore(services, now))]))
      .orderBy('t.push_at')
      .orderBy('t._id')
      .limit(TRACKERS_AT_ONCE)
      // Those somebody changes just now are the next call's.
      .forUpdate('t')
      .skipLocked()
      .execute();
    if (due.length === 0) return [];
    await tx
      .updateTable('paypal_trackers')
      .set({ sent_at: now })
      .where('container_id', '=', container_id)
      .where(
        '_id',
        'in',
        due.map(({ _id }) => _id),
      )
      .execute();
    return due;
  });

const outgoing = ({ transaction_id, tracking_number, carrier, shipped_at, sent_at }: Due): OutgoingTracker => {
  const courier_code = (courierOf(carrier) ?? guessCourier(carrier, tracking_number))?.code ?? carrier;
  return {
    transaction_id,
    tracking_number,
    courier_code,
    courier_name: courierName(courier_code),
    shipped_at,
    maybeThere: sent_at !== null,
  };
};

/** How telling PayPal of a number ended. */
type End =
  | { readonly push: 'pushed' }
  | { readonly push: 'failed'; readonly msg: JobMessage }
  | { readonly push: 'waiting'; readonly msg: JobMessage; readonly unknown: boolean };

const EVENTS = { pushed: 'told_paypal', failed: 'told_paypal_failed' } as const;

const keepEnd = async (tx: Tx, row: Due, current: TrackerRow | undefined, end: End, now: number): Promise<void> => {
  if (!current) return;
  const msg = 'msg' in end ? jsonb(end.msg) : null;
  const told = end.push === 'pushed' ? { told_number: row.tracking_number, told_carrier: row.carrier } : {};
  // What may have arrived before is still unknown where looking for it failed.
  const unknown = end.push === 'waiting' && (end.unknown || row.sent_at !== null);
  // Of a number that was corrected meanwhile only that PayPal has it holds: the right one waits.
  const same = current.tracking_number === row.tracking_number && current.carrier === row.carrier && current.push === 'waiting';
  await tx
    .updateTable('paypal_trackers')
    .set({
      ...told,
      ...(!unknown && { sent_at: null }),
      ...(same && {
        push: end.push,
        push_at: end.push === 'waiting' ? now + waitAfterFailures(current.push_failures) : now,
        push_failures: end.push === 'waiting' ? current.push_failures + 1 : 0,
        push_msg: msg,
      }),
    })
    .where('container_id', '=', row.container_id)
    .where('_id', '=', row._id)
    .execute();
};

const keepEnds = (services: Services, { container_id }: AccountRef, ends: readonly (readonly [Due, End])[], now: number): Promise<void> =>
  services.inContainer(container_id, async (tx) => {
    const ids = [...new Set(ends.map(([{ item_id }]) => item_id))];
    const payments = await holdItems(tx, container_id, '_id', ids);
    for (const [row, end] of ends) {
      const payment = payments.find(({ _id }) => _id === row.item_id);
      await keepEnd(
        tx,
        row,
        payment?.trackers.find(({ _id }) => _id === row._id),
        end,
        now,
      );
      if (!payment?.order_id || end.push === 'waiting') continue;
      const params = { number: row.tracking_number, ...('msg' in end && { reason: end.msg.msg }) };
      await tell(tx, [{ order_id: payment.order_id, code: EVENTS[end.push], params }], now);
    }
    await settleItems(tx, container_id, ids, now);
    await tellChanged(tx, container_id, ['paypalItems', 'trackings']);
  });

/** What was taken back PayPal has no more, whatever becomes of the rest. */
const forget = (services: Services, { container_id, _id }: Due): Promise<unknown> =>
  services.inContainer(container_id, (tx) =>
    tx
      .updateTable('paypal_trackers')
      .set({ told_number: null, told_carrier: null })
      .where('container_id', '=', container_id)
      .where('_id', '=', _id)
      .execute(),
  );

/**
 * Sees to what PayPal has of a number already: one that was corrected is taken back before the right one is told, so that PayPal never has both; of one
 * it has, only the courier is another. Returns whether the number is still to be told.
 */
const clear = async (services: Services, paypal: Paypal, row: Due): Promise<boolean> => {
  const { told_number, told_carrier, carrier } = row;
  if (told_number === null) return true;
  if (told_number === row.tracking_number) {
    await paypal.changeTracker(outgoing(row));
    return false;
  }
  await paypal.cancelTracker(outgoing({ ...row, tracking_number: told_number, carrier: told_carrier ?? carrier }));
  await forget(services, row);
  return true;
};

interface Told {
  readonly ends: ReadonlyMap<Due, End>;
  /** Why PayPal itself could not be told of the rest; null: it could. */
  readonly disturbance: ConnectorError | null;
}

/** In one call what may go in one; what failed before is told by itself, for PayPal may refuse to answer a whole call for its sake. */
const callsOf = (fresh: readonly Due[]): (readonly Due[])[] => {
  const together = fresh.filter(({ push_failures }) => push_failures === 0);
  return [...(together.length > 0 ? [together] : []), ...fresh.filter((row) => row.push_failures > 0).map((row) => [row])];
};

/** Tells PayPal of numbers. What fails of one concerns no other. */
const tellAll = async (services: Services, paypal: Paypal, due: readonly Due[], signal: AbortSignal): Promise<Told> => {
  const ends = new Map<Due, End>();
  const failed = (rows: readonly Due[], failure: unknown): Promise<void> => {
    for (const row of rows) if (failure instanceof ConnectorError) ends.set(row, endOf(failure));
    return Promise.resolve();
  };
  const fresh: Due[] = [];
  const look = async (row: Due): Promise<void> => {
    if (await clear(services, paypal, row)) fresh.push(row);
    else ends.set(row, endOf(null));
  };
  const add = async (rows: readonly Due[]): Promise<void> => {
    const trackers = new Map(rows.map((row) => [outgoing(row), row]));
    for (const { tracker, failure } of await paypal.addTrackers([...trackers.keys()])) {
      const row = trackers.get(tracker);
      if (row) ends.set(row, endOf(failure));
    }
  };
  try {
    const cleared = await doOneByOne(PUSH, due, signal, look, (row, failure) => failed([row], failure));
    const added = await doOneByOne(PUSH, callsOf(fresh), signal, add, failed);
    return { ends, disturbance: cleared.disturbance ?? added.disturbance };
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.code === 'interrupted') throw error;
    return { ends, disturbance: error };
  }
};

const endOf = (failure: ConnectorError | null): End => {
  if (!failure) return { push: 'pushed' };
  if (failure.retry || failure.storeStatus) return { push: 'waiting', msg: messageOf(failure), unknown: failure.mayBeAtWork };
  return { push: 'failed', msg: messageOf(failure) };
};

/** Tells PayPal of what is due longest, twenty in a call. Returns whether there may be more. */
const pushOnce = async (services: Services, ref: AccountRef, signal: AbortSignal): Promise<boolean> => {
  const now = await services.marketNow();
  const account = await services.inContainer(ref.container_id, (tx) => findAccount(tx, ref));
  const due = await takeDue(services, ref, now);
  if (due.length === 0) return false;
  try {
    const paypal = await openAccount(services, account, signal);
    const { ends, disturbance } = await tellAll(services, paypal, due, signal);
    // PayPal was not told of the rest, and is asked again once it answers.
    const rest = disturbance && endOf(disturbance);
    await keepEnds(
      services,
      ref,
      due.flatMap((row) => [[row, ends.get(row) ?? rest] as const]).flatMap(([row, end]) => (end ? [[row, end] as const] : [])),
      now,
    );
    if (disturbance) await services.inContainer(ref.container_id, (tx) => notePaypalStatus(tx, ref, disturbance));
    return disturbance === null && due.length === TRACKERS_AT_ONCE;
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.code === 'interrupted') throw error;
    await keepEnds(
      services,
      ref,
      due.map((row) => [row, endOf(error)] as const),
      now,
    );
    await services.inContainer(ref.container_id, (tx) => notePaypalStatus(tx, ref, error));
    return false;
  }
};

const payloadShape = z.object({ container_id: z.string(), account_id: z.string() });

/** Tells PayPal by which numbers goods were sent, each once, however often it runs. */
export const pushPaypal: Errand = {
  name: PUSH,
  priority: -2,
  perform: async (services, payload, signal) => {
    const ref = payloadShape.parse(payload);
    try {
      while (!signal.aborted && (await pushOnce(services, ref, signal)));
    } catch (error) {
      if (signal.aborted) return;
      // It was removed: there is nobody to tell.
      if (!(error instanceof ConnectorError && error.code === 'account_gone')) throw error;
    }
  },
};

/** Accounts that have to be told of numbers, those that wait longest first. */
export const readWaiting = async (services: Services, now: number, most: number): Promise<AccountRef[]> => {
  const { rows } = await sql<AccountRef>`select t.container_id, i.account_id from paypal_trackers t
    join paypal_items i on i.container_id = t.container_id and i._id = t.item_id
    join paypal_accounts a on a.container_id = i.container_id and a._id = i.account_id and a.trashed_at is null and a.status <> 'Invalid'
    left join trackings p on p.container_id = t.container_id and p._id = t.tracking_id
    where t.push = 'waiting' and t.push_at <= ${now} and ${whereOn('paypal', 't.container_id')} and (t.tracking_id is null or ${hasBeenLookedAt('p', knownBefore(services, now))})
    group by 1, 2 order by min(t.push_at) limit ${most}`.execute(services.db);
  return rows;
};
