import type { Tx } from '../kernel/context';
import type { JobStatus, JobType } from '../jobs/tables';
import { UserError } from '../kernel/errors';
import { removeGroups, startGroups, stopGroups } from '../jobs';
import type { MutationOperations, QueryOperations } from '../kernel/operation';
import { queueListings } from '../listings/push';
import { groupRows, readGroups, readGroupsById, toJob, type GroupOrder } from './rows';
import { removeGroupVerdicts } from './verdicts';
import { sortOf } from '../kernel/sort';
import { cleanIds, isOpenFilter, pageOf } from '../kernel/input';

const GROUP_SORTS = ['created_at', 'job_type', 'store'] as const satisfies readonly GroupOrder['field'][];

const missing = (): UserError => new UserError('job.groupMissing', { code: 'NOT_FOUND' });

/** The ids that are groups of this container. Throws when nothing was chosen or nothing was found. */
const chosenGroups = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<string[]> => {
  const chosen = cleanIds(ids);
  if (chosen.length === 0) throw new UserError('job.noneChosen', { field: 'ids' });
  const rows = await groupRows(tx, containerId).where('g._id', 'in', chosen).select('g._id').execute();
  if (rows.length === 0) throw missing();
  return rows.map(({ _id }) => _id);
};

export const Query: Pick<QueryOperations, 'jobGroups' | 'jobslist'> = {
  jobGroups: {
    rule: { module: 'job', access: 'view' },
    run: async (tx, { _id, job_type, store, sort }, context) => {
      const order = sortOf(sort, GROUP_SORTS);
      const containerId = context.container._id;
      let found = groupRows(tx, containerId);
      if (_id) found = found.where('g._id', '=', _id.trim());
      if (!isOpenFilter(job_type)) found = found.where('g.job_type', '=', job_type.trim() as JobType);
      if (!isOpenFilter(store)) found = found.where('g.store_id', '=', store.trim());
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      context.setTotal(total);
      const { offset, limit } = pageOf(context);
      return readGroups(tx, containerId, found.offset(offset).limit(limit), order);
    },
  },

  jobslist: {
    rule: { module: 'job', access: 'view' },
    run: async (tx, { group_id, status }, context) => {
      const containerId = context.container._id;
      let found = tx.selectFrom('jobs as j').where('j.container_id', '=', containerId).where('j.group_id', '=', group_id.trim());
      if (!isOpenFilter(status)) found = found.where('j.status', '=', status.trim() as JobStatus);
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      context.setTotal(total);
      const { offset, limit } = pageOf(context);
      const rows = await found
        .leftJoin('items as i', (join) =>
          join
            .onRef('i.container_id', '=', 'j.container_id')
            .onRef('i.item_info_id', '=', 'j.item_info_id')
            .onRef('i.store_id', '=', 'j.store_id'),
        )
        .selectAll('j')
        .select('i.external_url')
        .orderBy('j._id')
        .offset(offset)
        .limit(limit)
        .execute();
      return rows.map(({ external_url, ...job }) => toJob(job, external_url));
    },
  },
};

export const Mutation: Pick<MutationOperations, 'jobItem' | 'jobsStart' | 'jobsStop' | 'jobsRemove'> = {
  jobItem: {
    rule: { module: 'item_info', access: 'update' },
    run: async (tx, args, { container, origin }) => readGroupsById(tx, container._id, await queueListings(tx, container._id, args, origin)),
  },

  jobsStart: {
    rule: { module: 'job', access: 'update' },
    run: async (tx, { ids }, { container }) => {
      const groups = await chosenGroups(tx, container._id, ids);
      await startGroups(tx, container._id, groups);
      return readGroupsById(tx, container._id, groups);
    },
  },

  jobsStop: {
    rule: { module: 'job', access: 'update' },
    run: async (tx, { ids }, { container }) => {
      const groups = await chosenGroups(tx, container._id, ids);
      await stopGroups(tx, container._id, groups);
      return readGroupsById(tx, container._id, groups);
    },
  },

  jobsRemove: {
    rule: { module: 'job', access: 'delete' },
    run: async (tx, { ids }, { container }) => {
      const groups = await chosenGroups(tx, container._id, ids);
      const verdicts = await removeGroupVerdicts(tx, container._id, groups);
      if (verdicts.some(({ ok }) => !ok) || !(await removeGroups(tx, container._id, groups))) {
        throw new UserError('job.inHand', { code: 'CONFLICT', field: 'ids' });
      }
      return groups;
    },
  },
};
