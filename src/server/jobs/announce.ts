import type { Tx } from '../kernel/context';
import { notify } from '../inbox/operations';
import type { Reason } from '../inbox/words';
import type { JobRow } from './job';

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

/** Why jobs failed, each reason once. */
const reasonsOf = (rejected: readonly JobRow[]): readonly Reason[] => {
  const byMessage = new Map(rejected.flatMap(({ msg }) => (msg ? [[msg.msg, msg] as const] : [])));
  return [...byMessage.values()].slice(0, MOST_REASONS).map(({ msg, refusal, values }) => ({ msg, refusal, values }));
};

const storeName = async (tx: Tx, { container_id, store_id }: JobRow): Promise<string> => {
  const store = await tx
    .selectFrom('stores')
    .select('sto_name')
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .executeTakeFirst();
  return store?.sto_name ?? store_id;
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
    code: 'orders-failed',
    module: 'job',
    params: { store: await storeName(tx, job), reason: reasonsOf([failed]) },
    referent: '/jobs',
  });
};

const announcePushes = async (tx: Tx, job: JobRow, jobs: readonly JobRow[]): Promise<void> => {
  const store = await storeName(tx, job);
  const rejected = jobs.filter(({ status }) => status === 'rejected');
  const reason = reasonsOf(rejected);
  const [only] = jobs;
  if (jobs.length === 1 && only?.item_info_id) {
    const about = { type: 'Item', module: 'item_info', referent: only.item_info_id } as const;
    const item = only.data.name ?? only.item_info_id;
    await notify(
      tx,
      rejected.length > 0
        ? { ...about, code: 'push-failed', params: { item, store, reason } }
        : { ...about, code: 'push-done', params: { item, store } },
    );
    return;
  }
  const [total, failed] = [jobs.length, rejected.length];
  const about = { type: 'Support', module: 'job', referent: '/jobs' } as const;
  await notify(
    tx,
    rejected.length > 0
      ? { ...about, code: 'pushes-failed', params: { total, failed, done: total - failed, store, reason } }
      : { ...about, code: 'pushes-done', params: { total, store } },
  );
};
