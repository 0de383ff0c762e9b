import { sql } from 'kysely';
import type { JobWait } from '../../contract/generated/resolvers';
import type { HoldReason, JobHold, JobRow } from '../jobs/tables';
import type { Tx } from '../kernel/context';

/** Jobs before another that are counted. */
const MOST_AHEAD = 1000;

type Waiting = Pick<JobRow, '_id' | 'status' | 'queue' | 'priority' | 'due_at' | 'store_id' | 'job_type' | 'item_info_id'>;

/** How many stand before each: in hand, more urgent, or older. */
const aheadOf = async (tx: Tx, containerId: string, jobs: readonly Waiting[]): Promise<ReadonlyMap<string, number>> => {
  const asked = jobs.map(({ _id, queue, priority }) => ({ _id, queue, priority }));
  const { rows } = await sql<{ _id: string; ahead: number }>`
    select asked._id, (select count(*)::integer from (
      (select 1 from jobs j where j.container_id = ${containerId} and j.queue = asked.queue and j.status = 'waiting'
        and (j.priority, j._id) < (asked.priority, asked._id) and j.due_at is null limit ${MOST_AHEAD})
      union all
      (select 1 from jobs j where j.container_id = ${containerId} and j.queue = asked.queue and j.status = 'pending')
    ) as before) as ahead
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(_id text, queue text, priority smallint)`.execute(tx);
  return new Map(rows.map(({ _id, ahead }) => [_id, Math.min(ahead, MOST_AHEAD)]));
};

const holdsOf = (tx: Tx, containerId: string, jobs: readonly Waiting[]): Promise<JobHold[]> =>
  tx
    .selectFrom('job_holds')
    .selectAll()
    .where('container_id', '=', containerId)
    .where(
      'store_id',
      'in',
      jobs.map(({ store_id }) => store_id),
    )
    .execute();

/** Which of their items the stores have already. */
const knownItems = async (tx: Tx, containerId: string, jobs: readonly Waiting[]): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('items')
    .select(['store_id', 'item_info_id'])
    .where('container_id', '=', containerId)
    .where(
      'item_info_id',
      'in',
      jobs.flatMap(({ item_info_id }) => item_info_id ?? []),
    )
    .execute();
  return new Set(rows.map(({ store_id, item_info_id }) => `${store_id}:${item_info_id}`));
};

const said = ({ refusal, values }: HoldReason): Pick<JobWait, 'refusal' | 'values'> => ({
  refusal: refusal ?? null,
  values: values ?? null,
});

/** Why jobs wait, by their ids; those that do not are left out. */
export const waitsOf = async (tx: Tx, containerId: string, jobs: readonly Waiting[]): Promise<ReadonlyMap<string, JobWait>> => {
  const waiting = jobs.filter(({ status }) => status === 'waiting');
  if (waiting.length === 0) return new Map();
  const [ahead, holds] = [await aheadOf(tx, containerId, waiting), await holdsOf(tx, containerId, waiting)];
  const scoped = waiting.filter(({ item_info_id }) => item_info_id !== null && holds.some(({ scope }) => scope === 'new'));
  const known = scoped.length > 0 ? await knownItems(tx, containerId, scoped) : new Set();
  return new Map(
    waiting.map((job) => {
      const held = holds.find(
        ({ store_id, job_type, scope }) =>
          store_id === job.store_id &&
          job_type === job.job_type &&
          (scope === 'all' || !known.has(`${job.store_id}:${job.item_info_id ?? ''}`)),
      );
      const wait = held ? { ...said(held.reason), until: held.until } : { refusal: null, values: null, until: job.due_at };
      return [job._id, { ...wait, ahead: ahead.get(job._id) ?? 0 }];
    }),
  );
};

/** Why one of a group's jobs waits, by the group: those of one kind for one store wait for the same. */
export const waitsOfGroups = async (tx: Tx, containerId: string, groups: readonly string[]): Promise<ReadonlyMap<string, JobWait>> => {
  if (groups.length === 0) return new Map();
  const { rows } = await sql<Waiting & { readonly group_id: string }>`
    select next.* from unnest(${[...groups]}::text[]) as wanted(group_id) cross join lateral (
      select _id, group_id, status, queue, priority, due_at, store_id, job_type, item_info_id from jobs
      where container_id = ${containerId} and group_id = wanted.group_id and status = 'waiting'
      limit 1
    ) as next`.execute(tx);
  const waits = await waitsOf(tx, containerId, rows);
  return new Map(
    rows.flatMap(({ _id, group_id }) => {
      const wait = waits.get(_id);
      return wait ? [[group_id, wait] as const] : [];
    }),
  );
};
