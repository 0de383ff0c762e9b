import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { addresses } from '../../domain/addresses/addresses';
import { afterStoreFailure, nextHeadAt, waitOfStore } from '../../domain/stores/store-disturbance';
import { PLATFORMS, type PlatformId } from '../../domain/platforms';
import { unixNow } from '../kernel/clock';
import type { ConnectorError, StoreStatus } from '../connectors/connector';
import type { StoreRef, Tx } from '../kernel/context';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import { refusalIn } from '../kernel/language';
import type { NotificationCode } from '../inbox/words';
import { enqueue } from '../jobs/queue';
import { notifyOfStore } from '../inbox/notify-of-store';
import type { StoreSettings } from './tables';

/** Calls to one store are made one after the other. */
export const storeQueue = ({ store_id }: Pick<StoreRef, 'store_id'>): string => `store:${store_id}`;

/** The errand that settles a store's orders anew, since what the store lets pass has changed. */
export const SETTLE_STORE = 'settle_store_orders';

/** What a lost connection means for the seller. */
const TROUBLE: Readonly<Record<Exclude<StoreStatus, 'Valid'>, NotificationCode>> = {
  Lostconnection: 'store-lost',
  Invalid: 'store-refused',
};

/** The columns that say when a shop that failed is asked again. At platforms all share nothing but the next look asks. */
const nextTimes = (
  { platform_id, head_at }: { readonly platform_id: PlatformId; readonly head_at: number | null },
  { refusal }: ConnectorError,
  wait: number,
  now: number,
) => ({
  next_fetch_at: now + wait,
  head_at: PLATFORMS[platform_id].can.includes('isAnswering') ? nextHeadAt(refusal, wait, head_at, now) : null,
});

/** A store that only asks to be left alone for a while is as Valid as before, and is asked no sooner than it said. */
const waitAsAsked = async (tx: Tx, { container_id, store_id }: StoreRef, failure: ConnectorError, seconds: number): Promise<void> => {
  const store = await tx
    .selectFrom('stores')
    .select(['platform_id', 'head_at', 'next_fetch_at'])
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .where('trashed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const [now, wait] = [unixNow(), Math.ceil(Math.min(seconds, waitOfStore(Infinity)))];
  if (!store || store.next_fetch_at >= now + wait) return;
  await tx
    .updateTable('stores')
    .set(nextTimes(store, failure, wait, now))
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .execute();
};

/**
 * Writes down what a call to the shop told about its connection and why, and announces it when the connection was lost. A store is Invalid only once
 * the platform itself has refused its credentials twice, some minutes apart; everything else is a disturbance, after which the store is asked again
 * by itself, up to hourly.
 */
export const noteStoreStatus = async (tx: Tx, { container_id, store_id }: StoreRef, outcome: 'Valid' | ConnectorError): Promise<void> => {
  const failure = outcome === 'Valid' ? null : outcome;
  if (failure && !failure.storeStatus) {
    if (failure.retryAfter !== undefined) await waitAsAsked(tx, { container_id, store_id }, failure, failure.retryAfter);
    return;
  }
  const before = await tx
    .selectFrom('stores')
    .select(['platform_id', 'sto_name', 'sto_status', 'sto_reason', 'refused_at', 'failures', 'head_at'])
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .where('trashed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return;
  const now = unixNow();
  const after = failure
    ? afterStoreFailure(
        { status: before.sto_status, refusal: before.sto_reason?.refusal ?? null, refusedAt: before.refused_at },
        failure.refusal,
        now,
      )
    : { status: 'Valid' as const, refusedAt: null, keeps: false };
  const { status } = after;
  const reason = after.keeps ? before.sto_reason : failure && { refusal: failure.refusal, values: failure.values };
  const isSame = before.sto_status === status && isDeepStrictEqual(before.sto_reason, reason);
  if (isSame && !failure && before.failures === 0 && before.head_at === null) return;
  await tx
    .updateTable('stores')
    .set({
      refused_at: after.refusedAt,
      failures: failure ? before.failures + 1 : 0,
      ...(failure ? nextTimes(before, failure, waitOfStore(before.failures, failure.retryAfter), now) : { head_at: null }),
      ...(!isSame && { sto_status: status, sto_reason: reason && jsonb(reason), updated_at: now }),
      // Nothing is asked of it any more: who opens it again there says so here.
      ...(failure?.refusal === 'shop.closed' && { settings: sql<StoreSettings>`settings || '{"dead_state": true}'` }),
    })
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .execute();
  if (failure?.refusal === 'shop.closed')
    await enqueue(tx, [
      { task: SETTLE_STORE, queue: storeQueue({ store_id }), priority: 0, key: `settle:${store_id}`, payload: { store_id } },
    ]);
  if (isSame) return;
  await tellChanged(tx, container_id, ['stores']);
  if (!failure || !reason || status === 'Valid' || before.sto_status === status) return;
  await notifyOfStore(
    tx,
    { container_id, store_id },
    {
      type: 'Support',
      code: TROUBLE[status],
      module: 'store',
      params: { store: before.sto_name, reason: [{ msg: refusalIn('en', reason.refusal, reason.values), ...reason }] },
      referent: addresses.stores.print({ filter: status.toLowerCase() }),
    },
  );
};
