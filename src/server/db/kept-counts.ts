import { sql, type Kysely } from 'kysely';
import type { StatusCount } from '../../contract/generated/resolvers';
import type { Tx } from '../kernel/context';
import type { Database } from './schema';

/** Tables of sums, each with one of changes beside it that triggers write: a change is a row of its own, so that nobody waits for anybody. */
const KEPT = { order_counts: 'order_count_changes', paypal_counts: 'paypal_count_changes' } as const;

/** Changes that are folded at a time. */
const FOLDED_AT_ONCE = 50_000;

/** How many rows there are by each key: what was folded and what was not yet, in one look. */
export const readCounts = async (tx: Tx, table: keyof typeof KEPT, containerId: string): Promise<StatusCount[]> => {
  const { rows } = await sql<StatusCount>`select key as status, sum(count)::integer as count from (
      select key, count from ${sql.table(table)} where container_id = ${containerId}
      union all select key, count from ${sql.table(KEPT[table])} where container_id = ${containerId}) as counted
    group by key having sum(count) > 0 order by key`.execute(tx);
  return rows;
};

/** Folds changes into sums, so that a look at them stays short. */
export const foldCounts = async (db: Kysely<Database>, table: keyof typeof KEPT): Promise<void> => {
  const changes = sql.table(KEPT[table]);
  await sql`with taken as (
      delete from ${changes} where (container_id, _id) in
        (select container_id, _id from ${changes} limit ${FOLDED_AT_ONCE} for update skip locked)
      returning container_id, key, count),
    summed as (select container_id, key, sum(count)::integer as count from taken group by 1, 2 order by 1, 2)
    insert into ${sql.table(table)} as known (container_id, key, count) select container_id, key, count from summed
    on conflict (container_id, key) do update set count = known.count + excluded.count`.execute(db);
};
