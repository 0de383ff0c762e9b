import { sql } from 'kysely';
import { nextPushAt } from '../../domain/jobs/waits';
import { databaseNow } from '../db/clock';
import type { Tx } from '../kernel/context';
import type { Hold } from '../jobs/holds';
import type { JobRow } from '../jobs/tables';
import { quotasOf, roomsAt } from '../stores/quota';
import type { StoreRow } from '../stores/connection';

/** Its days and the minutes between two pushes keep every push waiting. */
const bySchedule = async (tx: Tx, store: StoreRow): Promise<Hold | undefined> => {
  const minutes = Number(store.settings.schedule ?? 0);
  const days = Array.isArray(store.settings.schedule_days) ? store.settings.schedule_days.map(Number) : [];
  if (minutes <= 0 && days.length === 0) return undefined;
  const { rows } = await sql<{ now: number; zone: string }>`select ${databaseNow} as now,
    coalesce((select time_zone from desk_settings where container_id = ${store.container_id}), 'UTC') as zone`.execute(tx);
  const [{ now, zone } = { now: 0, zone: 'UTC' }] = rows;
  const until = nextPushAt(now, store.last_push_item_at, { days, minutes, zone });
  if (until <= now) return undefined;
  const resting = minutes > 0 && nextPushAt(now, store.last_push_item_at, { days: [], minutes, zone }) > now;
  const reason: Hold['reason'] = resting
    ? { refusal: 'job.wait.minutes', values: { store: store.sto_name, count: minutes } }
    : { refusal: 'job.wait.days', values: { store: store.sto_name } };
  return { scope: 'all', reason, until };
};

/** The limits of a day, week, month, or in all, keep new products waiting; what the store has already is updated all the same. */
const byLimit = async (tx: Tx, store: StoreRow, job: JobRow): Promise<Hold | undefined> => {
  const full = (await quotasOf(tx, store)).filter(({ used, most }) => used >= most);
  if (full.length === 0) return undefined;
  const item = await tx
    .selectFrom('items')
    .select('_id')
    .where('container_id', '=', job.container_id)
    .where('store_id', '=', job.store_id)
    .where('item_info_id', '=', job.item_info_id)
    .executeTakeFirst();
  if (item) return undefined;
  const rooms = await roomsAt(tx, store, full);
  // The one that leaves room last decides; the limit in all leaves none by itself.
  const [last] = rooms.toSorted((a, b) => (b.at ?? Infinity) - (a.at ?? Infinity));
  if (!last) return undefined;
  return {
    scope: 'new',
    reason: { refusal: `job.quota.${last.name}`, values: { store: store.sto_name, most: last.most } },
    until: last.at,
  };
};

/** What keeps a push waiting. A store that is gone keeps nothing: the push itself says so. */
export const heldPush = async (tx: Tx, job: JobRow): Promise<Hold | undefined> => {
  const store = await tx
    .selectFrom('stores')
    .selectAll()
    .where('container_id', '=', job.container_id)
    .where('_id', '=', job.store_id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  return store && ((await bySchedule(tx, store)) ?? (await byLimit(tx, store, job)));
};
