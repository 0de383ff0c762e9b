import { MOST_AHEAD } from '../../domain/blogs/post';
import { addJobs } from '../jobs';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { someIds } from '../kernel/input';
import type { MutationOperations } from '../kernel/operation';
import { publishPost } from './publish-job';
import { postsOf, readPosts } from './rows';
import type { BlogPostRow } from './tables';
import { publishVerdicts, trashVerdicts, unscheduleVerdicts } from './verdicts';

const A_DAY = 24 * 60 * 60;

/** Null: now; 0: not at all. */
const checkTime = (typed: number | null | undefined, now: number): number | null => {
  if (typed === null || typed === undefined || typed === 0) return typed ?? null;
  if (typed <= now) throw new UserError('post.past', { field: 'publish_at' });
  if (typed > now + MOST_AHEAD) throw new UserError('post.tooFar', { field: 'publish_at', values: { days: MOST_AHEAD / A_DAY } });
  return typed;
};

type Due = Pick<BlogPostRow, '_id' | 'title' | 'image' | 'store_id'>;

const change = (tx: Tx, containerId: string, ids: readonly string[]) =>
  tx.updateTable('blog_posts').where('container_id', '=', containerId).where('_id', 'in', ids);

/** Hands posts to the jobs that publish them: posts and jobs stand or fall together. In the order of their stores, as all who add jobs do. */
export const publishNow = async (tx: Tx, containerId: string, posts: readonly Due[]): Promise<void> => {
  if (posts.length === 0) return;
  await change(
    tx,
    containerId,
    posts.map(({ _id }) => _id),
  )
    .set({ status: 'publishing', publish_at: null, msg: null, updated_at: unixNow() })
    .execute();
  const stores = [...new Set(posts.flatMap(({ store_id }) => store_id ?? []))].toSorted();
  for (const store_id of stores) {
    const jobs = posts
      .filter((post) => post.store_id === store_id)
      .map(({ _id, title, image }) => ({
        item_info_id: null,
        post_id: _id,
        data: { name: title, ...(image && { image: image.src }) },
      }));
    await addJobs(tx, publishPost, { container_id: containerId, store_id }, jobs);
  }
};

const held = (tx: Tx, containerId: string, ids: readonly string[]): Promise<Due[]> =>
  tx
    .selectFrom('blog_posts')
    .select(['_id', 'title', 'image', 'store_id'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .orderBy('_id')
    .forUpdate()
    .execute();

export const blogPublish: MutationOperations['blogPublish'] = {
  rule: { module: 'store', access: 'update' },
  verdicts: (tx, { ids, publish_at }, { container }) =>
    (publish_at === 0 ? unscheduleVerdicts : publishVerdicts)(tx, container._id, someIds(ids, 'ids')),
  run: async (tx, { publish_at }, { container }, _prepared, acceptedIds) => {
    const now = unixNow();
    const at = checkTime(publish_at, now);
    const posts = await held(tx, container._id, acceptedIds);
    if (at === null) await publishNow(tx, container._id, posts);
    else if (at === 0) await change(tx, container._id, acceptedIds).set({ status: 'draft', publish_at: null, updated_at: now }).execute();
    else await change(tx, container._id, acceptedIds).set({ status: 'scheduled', publish_at: at, msg: null, updated_at: now }).execute();
    return readPosts(tx, container._id, postsOf(tx, container._id).where('p._id', 'in', acceptedIds));
  },
};

export const trashBlog: MutationOperations['trashBlog'] = {
  rule: { module: 'store', access: 'update' },
  verdicts: (tx, { delete_ids }, { container }) => trashVerdicts(tx, container._id, someIds(delete_ids, 'delete_ids')),
  run: async (tx, _args, { container }, _prepared, acceptedIds) => {
    await tx.deleteFrom('blog_posts').where('container_id', '=', container._id).where('_id', 'in', acceptedIds).execute();
    return [...acceptedIds];
  },
};
