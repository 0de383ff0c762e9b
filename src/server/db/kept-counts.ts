import { sql, type Kysely } from 'kysely';
import type { StatusCount } from '../../contract/generated/resolvers';
import type { Tx } from '../kernel/context';
import type { Database } from './schema';

/**
 * Tables of sums, each with one of changes beside it that triggers write: a change is a row of its own, so that nobody waits for anybody. `by`: what
 * there is a sum for.
 */
const KEPT = {
  order_counts: { changes: 'order_count_changes', by: ['key', 'store_id'] },
  tracking_counts: { changes: 'tracking_count_changes', by: ['key', 'store_id'] },
  paypal_counts: { changes: 'paypal_count_changes', by: ['key'] },
  support_counts: { changes: 'support_count_changes', by: ['filter', 'status'] },
  preset_counts: { changes: 'preset_count_changes', by: ['kind', 'key'] },
  preset_use_counts: { changes: 'preset_use_count_changes', by: ['kind', 'product_id'] },
} as const;

type Kept = keyof typeof KEPT;

/** Changes that are folded at a time. */
const FOLDED_AT_ONCE = 50_000;

const columnsOf = (table: Kept) => sql.join(KEPT[table].by.map((column) => sql.ref(column)));

/** What was folded and what was not yet, in one look. */
export const sumsAndChanges = (table: Kept, containerId: string) => {
  const columns = columnsOf(table);
  return sql`(select ${columns}, count from ${sql.table(table)} where container_id = ${containerId}
    union all select ${columns}, count from ${sql.table(KEPT[table].changes)} where container_id = ${containerId}) as counted`;
};

/** How many rows there are by each key. */
export const readCounts = async (
  tx: Tx,
  table: Exclude<Kept, 'support_counts' | 'preset_counts' | 'preset_use_counts'>,
  containerId: string,
): Promise<StatusCount[]> => {
  const { rows } = await sql<StatusCount>`select key as status, sum(count)::integer as count from ${sumsAndChanges(table, containerId)}
    group by key having sum(count) > 0 order by key`.execute(tx);
  return rows;
};

interface Wanted {
  readonly keys: readonly string[];
  /** Undefined: of all stores. */
  readonly store: string | undefined;
}

/** How many rows there are of some keys. */
export const sumOfCounts = async (
  tx: Tx,
  table: 'order_counts' | 'tracking_counts',
  containerId: string,
  { keys, store }: Wanted,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select coalesce(sum(count), 0)::integer as count from ${sumsAndChanges(table, containerId)}
    where key = any(${keys}) and ${store === undefined ? sql`true` : sql`store_id = ${store}`}`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** Folds changes into sums, so that a look at them stays short. */
export const foldCounts = async (db: Kysely<Database>, table: Kept): Promise<void> => {
  const [changes, columns] = [sql.table(KEPT[table].changes), columnsOf(table)];
  await sql`with taken as (
      delete from ${changes} where (container_id, _id) in
        (select container_id, _id from ${changes} limit ${FOLDED_AT_ONCE} for update skip locked)
      returning container_id, ${columns}, count),
    summed as (select container_id, ${columns}, sum(count)::integer as count from taken group by container_id, ${columns}
      order by container_id, ${columns})
    insert into ${sql.table(table)} as known (container_id, ${columns}, count) select container_id, ${columns}, count from summed
    on conflict (container_id, ${columns}) do update set count = known.count + excluded.count`.execute(db);
};
