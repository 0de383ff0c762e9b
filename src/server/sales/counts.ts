import { sql } from 'kysely';
import type { StatusCount } from '../../contract/generated/resolvers';
import type { Round } from '../jobs/kind';
import type { Tx } from '../kernel/context';

/** Orders by status and, under `attention`, those somebody has to look at: what was folded and what was not yet, in one look. */
export const countOrders = async (tx: Tx, containerId: string): Promise<StatusCount[]> => {
  const { rows } = await sql<StatusCount>`select key as status, sum(count)::integer as count from (
      select key, count from order_counts where container_id = ${containerId}
      union all select key, count from order_count_changes where container_id = ${containerId}) as counted
    group by key having sum(count) > 0 order by key`.execute(tx);
  return rows;
};

/** Changes that are folded at a time. */
const FOLDED_AT_ONCE = 50_000;

/** Folds the changes into the sums, so that a look at them stays short. */
export const foldCounts: Round = {
  name: 'counts of orders',
  pause: 20_000,
  run: async ({ db }) => {
    await sql`with taken as (
        delete from order_count_changes where (container_id, _id) in
          (select container_id, _id from order_count_changes limit ${FOLDED_AT_ONCE} for update skip locked)
        returning container_id, key, count),
      summed as (select container_id, key, sum(count)::integer as count from taken group by 1, 2 order by 1, 2)
      insert into order_counts as known (container_id, key, count) select container_id, key, count from summed
      on conflict (container_id, key) do update set count = known.count + excluded.count`.execute(db);
  },
};
