import type { Tx } from '../context';
import { notify } from '../entities/notification';
import type { JobRow } from './job-rows';

/** Lines of reasons a notification tells; the jobs screen tells them all. */
const MOST_REASONS = 3;

const groupEnd = async (tx: Tx, job: JobRow): Promise<readonly JobRow[] | undefined> => {
  const jobs = await tx
    .selectFrom('jobs')
    .selectAll()
    .where('container_id', '=', job.container_id)
    .where('group_id', '=', job.group_id)
    .execute();
  return jobs.every(({ status }) => status === 'done' || status === 'rejected') ? jobs : undefined;
};

const storeName = async (tx: Tx, { container_id, store_id }: JobRow): Promise<string> => {
  const store = await tx
    .selectFrom('stores')
    .select('sto_name')
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .executeTakeFirst();
  return store?.sto_name ?? 'a store';
};

/**
 * Says that the last job of a group has ended, in the transaction of that end. Jobs of one store end one after the other, so exactly one of
 * them is the last. A look for orders that went well is told by the orders it brought.
 */
export const announceGroupEnd = async (tx: Tx, job: JobRow): Promise<void> => {
  const jobs = await groupEnd(tx, job);
  if (!jobs) return;
  if (job.job_type === 'push_item') return announcePushes(tx, job, jobs);
  const [failed] = jobs.filter(({ status }) => status === 'rejected');
  if (job.job_type !== 'fetch_orders' || !failed) return;
  await notify(tx, {
    type: 'Support',
    code: 'orders_failed',
    module: 'job',
    subject: `The orders of ${await storeName(tx, job)} could not be fetched`,
    content: failed.msg?.msg ?? '',
    referent: '/jobs',
  });
};

const announcePushes = async (tx: Tx, job: JobRow, jobs: readonly JobRow[]): Promise<void> => {
  const store = await storeName(tx, job);
  const rejected = jobs.filter(({ status }) => status === 'rejected');
  const reasons = [...new Set(rejected.map(({ msg }) => msg?.msg ?? ''))].filter(Boolean).slice(0, MOST_REASONS);
  const code = rejected.length > 0 ? 'push_failed' : 'push_done';
  const [only] = jobs;
  if (jobs.length === 1 && only?.item_info_id) {
    const name = only.data.name ?? 'The item';
    const [subject, content] =
      rejected.length > 0
        ? [`${name} could not be pushed to ${store}`, reasons.join('\n')]
        : [`${name} is on ${store}`, 'It has been pushed.'];
    await notify(tx, { type: 'Item', code, module: 'item_info', subject, content, referent: only.item_info_id });
    return;
  }
  const done = jobs.length - rejected.length;
  await notify(tx, {
    type: 'Support',
    code,
    module: 'job',
    subject:
      rejected.length > 0 ? `${rejected.length} of ${jobs.length} items could not be pushed to ${store}` : `${done} items are on ${store}`,
    content: rejected.length > 0 ? [`${done} have been pushed.`, ...reasons].join('\n') : 'They have been pushed.',
    referent: '/jobs',
  });
};
