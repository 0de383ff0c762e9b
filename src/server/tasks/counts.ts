import { sql } from 'kysely';
import type { TaskCount } from '../../contract/generated/resolvers';
import type { Round } from '../jobs/kind';
import type { Tx } from '../kernel/context';

/** Tasks by type, category and status: what was folded and what was not yet, in one look. */
export const countTasks = async (tx: Tx, containerId: string): Promise<TaskCount[]> => {
  const { rows } = await sql<TaskCount>`select type, category, status, sum(count)::integer as count from (
      select type, category, status, count from task_counts where container_id = ${containerId}
      union all select type, category, status, count from task_count_changes where container_id = ${containerId}) as counted
    group by 1, 2, 3 having sum(count) > 0 order by 1, 2, 3`.execute(tx);
  return rows;
};

/** Changes that are folded at a time. */
const FOLDED_AT_ONCE = 50_000;

/** Folds the changes into the sums, so that a look at them stays short. */
export const foldTaskCounts: Round = {
  name: 'counts of tasks',
  pause: 20_000,
  run: async ({ db }) => {
    await sql`with taken as (
        delete from task_count_changes where (container_id, _id) in
          (select container_id, _id from task_count_changes limit ${FOLDED_AT_ONCE} for update skip locked)
        returning container_id, type, category, status, count),
      summed as (select container_id, type, category, status, sum(count)::integer as count from taken group by 1, 2, 3, 4 order by 1, 2, 3, 4)
      insert into task_counts as known (container_id, type, category, status, count)
      select container_id, type, category, status, count from summed
      on conflict (container_id, type, category, status) do update set count = known.count + excluded.count`.execute(db);
  },
};
