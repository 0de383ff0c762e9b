import { sql } from 'kysely';
import type { Job, JobAttempt, JobGroup, JobRejects, JobWait } from '../../contract/generated/resolvers';
import { inOrder, type PageOrder } from '../db/pages';
import type { Tx } from '../kernel/context';
import type { JobAttemptRow, JobMessage, JobRow, JobStatus } from '../jobs/tables';
import { groupBy } from '../kernel/group-by';
import type { Sort } from '../kernel/sort';
import { itemStoreColumns, toItemStore } from '../stores/rows';
import { waitsOfGroups } from './waits';

/** Groups and their stores, to be narrowed before their jobs are counted. */
export const groupRows = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('job_groups as g')
    .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'g.container_id').onRef('s._id', '=', 'g.store_id'))
    .where('g.container_id', '=', containerId);

export type GroupSort = Sort<'created_at' | 'job_type' | 'store'>;

const ORDER_BY: Readonly<Record<GroupSort['field'], string>> = { created_at: 'g.created_at', job_type: 'g.job_type', store: 's.sto_name' };

/** Newest first unless another order is asked for. */
export const groupOrder = (sort: GroupSort | null): PageOrder => ({
  id: 'g._id',
  by: sort && ORDER_BY[sort.field],
  direction: sort?.direction ?? 'desc',
});

/** Codes of one group that are told, the most frequent. */
const MOST_CODES = 20;

/** Why the rejected jobs of groups were, by code, the most frequent first. */
const rejectsOf = async (tx: Tx, containerId: string, groups: readonly string[]): Promise<ReadonlyMap<string, readonly JobRejects[]>> => {
  if (groups.length === 0) return new Map();
  const rows = await tx
    .selectFrom('jobs')
    .select([
      'group_id',
      sql<string>`msg->>'code'`.as('code'),
      ({ fn }) => fn.countAll<number>().as('count'),
      sql<JobMessage>`(array_agg(msg order by _id))[1]`.as('msg'),
    ])
    .where('container_id', '=', containerId)
    .where('group_id', 'in', groups)
    .where('status', '=', 'rejected')
    .where('msg', 'is not', null)
    .groupBy(['group_id', sql`msg->>'code'`])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .execute();
  const told = rows.map(({ group_id, code, count, msg }) => ({ group_id, code, count, msg: said(msg) }));
  return new Map([...groupBy(told, ({ group_id }) => group_id)].map(([id, each]) => [id, each.slice(0, MOST_CODES)]));
};

/** Groups with their store and the counts of their jobs by status. */
export const readGroups = async (
  tx: Tx,
  containerId: string,
  found: ReturnType<typeof groupRows>,
  order: PageOrder = groupOrder(null),
): Promise<JobGroup[]> => {
  const rows = await found
    .select(['g._id', 'g.job_type', 'g.created_at', ...itemStoreColumns])
    .orderBy(inOrder(order))
    .execute();
  if (rows.length === 0) return [];
  const counts = await tx
    .selectFrom('jobs')
    .select(['group_id', 'status', ({ fn }) => fn.countAll<number>().as('count'), ({ fn }) => fn.max('updated_at').as('updated_at')])
    .where('container_id', '=', containerId)
    .where(
      'group_id',
      'in',
      rows.map(({ _id }) => _id),
    )
    .groupBy(['group_id', 'status'])
    .execute();
  const rejects = await rejectsOf(
    tx,
    containerId,
    counts.flatMap(({ group_id, status }) => (status === 'rejected' ? group_id : [])),
  );
  const waits = await waitsOfGroups(
    tx,
    containerId,
    counts.flatMap(({ group_id, status }) => (status === 'waiting' ? group_id : [])),
  );
  return rows.map((row) => {
    const own = counts.filter(({ group_id }) => group_id === row._id);
    const of = (status: JobStatus): number => own.find((entry) => entry.status === status)?.count ?? 0;
    return {
      _id: row._id,
      job_type: row.job_type,
      store: toItemStore(row),
      fulfilment: null,
      waiting: of('waiting'),
      pending: of('pending'),
      stopped: of('stopped'),
      rejected: of('rejected'),
      reason: rejects.get(row._id)?.[0]?.msg ?? null,
      rejects: [...(rejects.get(row._id) ?? [])],
      wait: waits.get(row._id) ?? null,
      total: own.reduce((sum, { count }) => sum + count, 0),
      created_at: row.created_at,
      updated_at: Math.max(row.created_at, ...own.map(({ updated_at }) => updated_at)),
    };
  });
};

/** The groups with these ids, newest first; ids that are not there are left out. */
export const readGroupsById = (tx: Tx, containerId: string, ids: readonly string[]): Promise<JobGroup[]> =>
  ids.length === 0 ? Promise.resolve([]) : readGroups(tx, containerId, groupRows(tx, containerId).where('g._id', 'in', ids));

/** What a job says, as the contract has it. */
export const said = (msg: JobMessage): JobRejects['msg'] => ({ ...msg, refusal: msg.refusal ?? null, values: msg.values ?? null });

const toMessage = (msg: JobRow['msg']): Job['msg'] => msg && said(msg);

interface AroundJob {
  readonly externalUrl: string | null;
  readonly orderNumber: string | null;
  readonly wait: JobWait | null;
}

export const toJob = (job: JobRow, { externalUrl, orderNumber, wait }: AroundJob): Job => ({
  _id: job._id,
  group_id: job.group_id,
  status: job.status,
  pending: job.status === 'pending',
  attempts: job.attempts,
  data: { item_info_id: job.item_info_id, name: job.data.name ?? null, image: job.data.image ?? null, external_url: externalUrl },
  msg: toMessage(job.msg),
  // An order that is gone since is none.
  order: job.order_id !== null && orderNumber !== null ? { _id: job.order_id, number: orderNumber } : null,
  wait,
  created_at: job.created_at,
  updated_at: job.updated_at,
});

export const toAttempt = ({ job_id, number, worker, started_at, ms, outcome, msg, calls }: JobAttemptRow): JobAttempt => ({
  _id: `${job_id}.${number}`,
  number,
  worker,
  started_at,
  ms,
  outcome,
  msg: toMessage(msg),
  calls: [...calls],
});
