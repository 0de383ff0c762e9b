import type { JobType } from '../../domain/jobs/job-types';
import type { JobStatus } from '../jobs/tables';
import { UserError } from '../kernel/errors';
import { removeGroups, startGroups, stopGroups } from '../jobs';
import type { MutationOperations, QueryOperations } from '../kernel/operation';
import { readAttempts } from '../jobs/attempts';
import { groupRows, readGroups, readGroupsById, toAttempt, toJob, groupOrder, type GroupSort } from './rows';
import { waitsOf } from './waits';
import { removeGroupVerdicts, startVerdicts, stopVerdicts } from './verdicts';
import { sortOf } from '../kernel/sort';
import { isOpenFilter, someIds } from '../kernel/input';
import { findPage, inOrder, type PageOrder } from '../db/pages';

const GROUP_SORTS = ['created_at', 'job_type', 'store'] as const satisfies readonly GroupSort['field'][];

export const Query: Pick<QueryOperations, 'jobGroups' | 'jobslist' | 'jobAttempts'> = {
  jobGroups: {
    rule: { module: 'job', access: 'view' },
    run: async (tx, { _id, job_type, store, sort }, context) => {
      const order = groupOrder(sortOf(sort, GROUP_SORTS));
      const containerId = context.container._id;
      let found = groupRows(tx, containerId);
      if (_id) found = found.where('g._id', '=', _id.trim());
      if (!isOpenFilter(job_type)) found = found.where('g.job_type', '=', job_type.trim() as JobType);
      if (!isOpenFilter(store)) found = found.where('g.store_id', '=', store.trim());
      const page = await findPage(context, found, order);
      return readGroups(tx, containerId, groupRows(tx, containerId).where(page), order);
    },
  },

  jobslist: {
    rule: { module: 'job', access: 'view' },
    run: async (tx, { group_id, status, _id }, context) => {
      const containerId = context.container._id;
      let found = tx.selectFrom('jobs as j').where('j.container_id', '=', containerId).where('j.group_id', '=', group_id.trim());
      if (!isOpenFilter(status)) found = found.where('j.status', '=', status.trim() as JobStatus);
      if (_id) found = found.where('j._id', '=', _id.trim());
      const order: PageOrder = { id: 'j._id', by: null, direction: 'asc' };
      const page = await findPage(context, found, order);
      const rows = await tx
        .selectFrom('jobs as j')
        .where('j.container_id', '=', containerId)
        .where(page)
        .leftJoin('items as i', (join) =>
          join
            .onRef('i.container_id', '=', 'j.container_id')
            .onRef('i.item_info_id', '=', 'j.item_info_id')
            .onRef('i.store_id', '=', 'j.store_id'),
        )
        .leftJoin('orders as o', (join) => join.onRef('o.container_id', '=', 'j.container_id').onRef('o._id', '=', 'j.order_id'))
        .selectAll('j')
        .select(['i.external_url', 'o.number as order_number'])
        .orderBy(inOrder(order))
        .execute();
      const waits = await waitsOf(tx, containerId, rows);
      return rows.map(({ external_url, order_number, ...job }) =>
        toJob(job, { externalUrl: external_url, orderNumber: order_number, wait: waits.get(job._id) ?? null }),
      );
    },
  },

  jobAttempts: {
    rule: { module: 'job', access: 'view' },
    run: async (tx, { job_id }, { container }) => (await readAttempts(tx, container._id, job_id.trim())).map(toAttempt),
  },
};

export const Mutation: Pick<MutationOperations, 'jobsStart' | 'jobsStop' | 'jobsRemove'> = {
  jobsStart: {
    rule: { module: 'job', access: 'update' },
    verdicts: (tx, { ids }, { container }) => startVerdicts(tx, container._id, someIds(ids, 'ids')),
    run: async (tx, { code, job }, { container }, _prepared, accepted) => {
      await startGroups(tx, container._id, accepted, { code: code?.trim() || undefined, job: job?.trim() || undefined });
      return readGroupsById(tx, container._id, accepted);
    },
  },

  jobsStop: {
    rule: { module: 'job', access: 'update' },
    verdicts: (tx, { ids }, { container }) => stopVerdicts(tx, container._id, someIds(ids, 'ids')),
    run: async (tx, _args, { container }, _prepared, accepted) => {
      await stopGroups(tx, container._id, accepted);
      return readGroupsById(tx, container._id, accepted);
    },
  },

  jobsRemove: {
    rule: { module: 'job', access: 'delete' },
    verdicts: (tx, { ids }, { container }) => removeGroupVerdicts(tx, container._id, someIds(ids, 'ids')),
    run: async (tx, _args, { container }, _prepared, accepted) => {
      if (!(await removeGroups(tx, container._id, accepted))) {
        throw new UserError('job.inHand', { code: 'CONFLICT', field: 'ids' });
      }
      return [...accepted];
    },
  },
};
