import { databaseNow } from '../db/clock';
import { DAY } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import type { StoreRow } from './connection';

const SPANS = [
  { limit: 'max_per_day', seconds: DAY, name: 'day' },
  { limit: 'max_per_week', seconds: 7 * DAY, name: 'week' },
  { limit: 'max_per_month', seconds: 30 * DAY, name: 'month' },
] as const;

/** One limit of a store that is set, and how much of it is used. */
interface Quota {
  /** New products the store takes in the span; in all: products it holds. */
  readonly most: number;
  /** Those it has had in the span that ends now, or holds. */
  readonly used: number;
  /** What people call the span. */
  readonly name: 'day' | 'week' | 'month' | 'total';
}

export type LimitedStore = Pick<StoreRow, 'container_id' | '_id' | 'sto_name' | 'limit' | (typeof SPANS)[number]['limit']>;

/** The limits of a store that are set; 0 is none (specification 1, §5). */
export const quotasOf = async (tx: Tx, store: LimitedStore): Promise<Quota[]> => {
  const quotas: Quota[] = [];
  for (const { limit, seconds, name } of SPANS) {
    if (store[limit] <= 0) continue;
    const { used } = await tx
      .selectFrom('items')
      .select(({ fn }) => fn.countAll<number>().as('used'))
      .where('container_id', '=', store.container_id)
      .where('store_id', '=', store._id)
      .where((is) => is('imported_at', '>', is(databaseNow, '-', seconds)))
      .executeTakeFirstOrThrow();
    quotas.push({ most: store[limit], used, name });
  }
  if (store.limit > 0) {
    const counts = await tx
      .selectFrom('store_counts')
      .select('products')
      .where('container_id', '=', store.container_id)
      .where('store_id', '=', store._id)
      .executeTakeFirst();
    quotas.push({ most: store.limit, used: counts?.products ?? 0, name: 'total' });
  }
  return quotas;
};

interface Room extends Pick<Quota, 'name' | 'most'> {
  /** When there is room for one more, unix seconds; null: not by itself. */
  readonly at: number | null;
}

/** When limits that are reached leave room for one product more. */
export const roomsAt = async (tx: Tx, store: LimitedStore, full: readonly Quota[]): Promise<Room[]> => {
  const rooms: Room[] = [];
  for (const { name, most } of full) {
    const span = SPANS.find((each) => each.name === name);
    // As many as the limit, the newest first: once the last of these has left the span, there is room.
    const turning = span
      ? await tx
          .selectFrom('items')
          .select('imported_at')
          .where('container_id', '=', store.container_id)
          .where('store_id', '=', store._id)
          .where((is) => is('imported_at', '>', is(databaseNow, '-', span.seconds)))
          .orderBy('imported_at', 'desc')
          .offset(most - 1)
          .limit(1)
          .executeTakeFirst()
      : undefined;
    rooms.push({ name, most, at: span && turning?.imported_at ? turning.imported_at + span.seconds : null });
  }
  return rooms;
};
