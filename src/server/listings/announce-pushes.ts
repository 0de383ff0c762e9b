import { addresses } from '../../domain/addresses/addresses';
import { notify } from '../inbox/notify';
import type { GroupEnd } from '../jobs/kind';
import type { Tx } from '../kernel/context';
import { storeNameOf } from '../stores/rows';

/** Lines of reasons a notification tells; the jobs screen tells them all. */
const MOST_REASONS = 3;

/** Tells how the pushes of a group ended: about the listing when it was one, else how many arrived and why the others did not. */
export const announcePushes = async (tx: Tx, { last, jobs, rejected }: GroupEnd): Promise<void> => {
  const store = await storeNameOf(tx, last);
  const reasons = [...new Set(rejected.map(({ msg }) => msg?.msg ?? ''))].filter(Boolean).slice(0, MOST_REASONS);
  const reason = reasons.join('\n');
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
  const about = { type: 'Support', module: 'job', referent: addresses.jobs.print() } as const;
  await notify(
    tx,
    rejected.length > 0
      ? { ...about, code: 'pushes-failed', params: { total, failed, done: total - failed, store, reason } }
      : { ...about, code: 'pushes-done', params: { total, store } },
  );
};
