import { sql } from 'kysely';
import { lock } from '../db/advisory-locks';
import { addJobs, joinGroup } from '../jobs';
import type { JobDetails } from '../jobs/tables';
import type { StoreRef, Tx } from '../kernel/context';
import { pushItem } from './push-job';

/** Jobs that are added by one statement: PostgreSQL takes no more than 65,535 values. */
const AT_ONCE = 2500;

interface NewPush {
  readonly item_info_id: string;
  readonly data: JobDetails;
}

/** The groups that hold what waits, or is in hand, of these listings at a store. */
const groupsInHand = async (tx: Tx, { container_id, store_id }: StoreRef, listings: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('jobs')
    .select('group_id')
    .distinct()
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .where('job_type', '=', pushItem.type)
    .where('status', 'in', ['waiting', 'pending'])
    .where(sql<boolean>`item_info_id = any(${listings})`)
    .execute();
  return new Set(rows.map(({ group_id }) => group_id));
};

/**
 * Queues pushes to one store, any number of them, in one group: `into`, where it is given and still there. Answers that group (undefined:
 * everything was on its way already), and all the groups that hold the work.
 */
export const addPushes = async (
  tx: Tx,
  store: StoreRef,
  pushes: readonly NewPush[],
  into: string | undefined,
): Promise<{ readonly group: string | undefined; readonly groups: readonly string[] }> => {
  // As adding jobs does: whose group is new can be told only while nobody else adds any.
  await lock(tx, 'storeJobs', store.store_id);
  const groups = new Set<string>();
  let group = into;
  for (let from = 0; from < pushes.length; from += AT_ONCE) {
    const some = pushes.slice(from, from + AT_ONCE);
    const known = await groupsInHand(
      tx,
      store,
      some.map(({ item_info_id }) => item_info_id),
    );
    for (const each of await addJobs(tx, pushItem, store, some)) {
      if (known.has(each)) groups.add(each);
      else groups.add((group = await joinGroup(tx, store.container_id, each, group)));
    }
  }
  return { group: group !== undefined && groups.has(group) ? group : undefined, groups: [...groups] };
};
