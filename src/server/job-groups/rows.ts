import type { Job, JobGroup } from '../../contract/generated/resolvers';
import { inOrder, type PageOrder } from '../db/pages';
import type { Tx } from '../kernel/context';
import type { JobRow, JobStatus } from '../jobs/tables';
import type { Sort } from '../kernel/sort';
import { itemStoreColumns, toItemStore } from '../stores/rows';

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

/** Why most of the rejected jobs of each group were. */
const mainReasons = async (tx: Tx, containerId: string, groups: readonly string[]): Promise<ReadonlyMap<string, Job['msg']>> => {
  if (groups.length === 0) return new Map();
  const rows = await tx
    .selectFrom('jobs')
    .distinctOn('group_id')
    .select(['group_id', 'msg'])
    .where('container_id', '=', containerId)
    .where('group_id', 'in', groups)
    .where('status', '=', 'rejected')
    .groupBy(['group_id', 'msg'])
    .orderBy('group_id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .execute();
  return new Map(rows.map(({ group_id, msg }) => [group_id, toMessage(msg)]));
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
  const reasons = await mainReasons(
    tx,
    containerId,
    counts.flatMap(({ group_id, status }) => (status === 'rejected' ? group_id : [])),
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
      reason: reasons.get(row._id) ?? null,
      total: own.reduce((sum, { count }) => sum + count, 0),
      created_at: row.created_at,
      updated_at: Math.max(row.created_at, ...own.map(({ updated_at }) => updated_at)),
    };
  });
};

/** The groups with these ids, newest first; ids that are not there are left out. */
export const readGroupsById = (tx: Tx, containerId: string, ids: readonly string[]): Promise<JobGroup[]> =>
  ids.length === 0 ? Promise.resolve([]) : readGroups(tx, containerId, groupRows(tx, containerId).where('g._id', 'in', ids));

const toMessage = (msg: JobRow['msg']): Job['msg'] => msg && { ...msg, refusal: msg.refusal ?? null, values: msg.values ?? null };

export const toJob = (job: JobRow, externalUrl: string | null): Job => ({
  _id: job._id,
  group_id: job.group_id,
  status: job.status,
  pending: job.status === 'pending',
  attempts: job.attempts,
  data: { item_info_id: job.item_info_id, name: job.data.name ?? null, image: job.data.image ?? null, external_url: externalUrl },
  msg: toMessage(job.msg),
  created_at: job.created_at,
  updated_at: job.updated_at,
});
