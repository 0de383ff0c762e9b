import { sql, type RawBuilder } from 'kysely';
import type { StatusCount } from '../../contract/generated/resolvers';
import type { Services, Tx } from '../kernel/context';
import type { Round } from '../jobs/kind';

/** What is counted by status and store: sums that were folded, and changes that were not yet. Triggers write the changes. */
type Counted = 'order' | 'tracking';

const tablesOf = (of: Counted) => ({ sums: sql.table(`${of}_counts`), changes: sql.table(`${of}_count_changes`) });

/** Both in one look. */
const all = (of: Counted, containerId: string): RawBuilder<unknown> => {
  const { sums, changes } = tablesOf(of);
  return sql`(select store_id, key, count from ${sums} where container_id = ${containerId}
    union all select store_id, key, count from ${changes} where container_id = ${containerId}) as counted`;
};

/** How many there are of each status and, of orders, how many somebody has to look at, under `attention`. */
export const countsOf = async (tx: Tx, of: Counted, containerId: string): Promise<StatusCount[]> => {
  const { rows } = await sql<StatusCount>`select key as status, sum(count)::integer as count from ${all(of, containerId)}
    group by key having sum(count) > 0 order by key`.execute(tx);
  return rows;
};

interface Wanted {
  /** A status, or `attention`; undefined: any status. */
  readonly key: string | undefined;
  readonly store: string | undefined;
}

/** How many there are of some. */
export const countOf = async (tx: Tx, of: Counted, containerId: string, { key, store }: Wanted): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select coalesce(sum(count), 0)::integer as count from ${all(of, containerId)}
    where ${key === undefined ? sql`key <> 'attention'` : sql`key = ${key}`} and ${store === undefined ? sql`true` : sql`store_id = ${store}`}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};

/** Changes that are folded at a time. */
const FOLDED_AT_ONCE = 50_000;

const fold = async ({ db }: Pick<Services, 'db'>, of: Counted): Promise<void> => {
  const { sums, changes } = tablesOf(of);
  await sql`with taken as (
      delete from ${changes} where (container_id, _id) in
        (select container_id, _id from ${changes} limit ${FOLDED_AT_ONCE} for update skip locked)
      returning container_id, store_id, key, count),
    summed as (select container_id, store_id, key, sum(count)::integer as count from taken group by 1, 2, 3 order by 1, 2, 3)
    insert into ${sums} as known (container_id, store_id, key, count) select container_id, store_id, key, count from summed
    on conflict (container_id, key, store_id) do update set count = known.count + excluded.count`.execute(db);
};

/** Folds the changes into the sums, so that a look at them stays short. */
export const foldCounts: Round = {
  name: 'counts of orders and parcels',
  pause: 20_000,
  run: async (services) => {
    await fold(services, 'order');
    await fold(services, 'tracking');
  },
};
