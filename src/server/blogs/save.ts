import type { BlogPost, BlogPostInput } from '../../contract/generated/resolvers';
import { listingsIn } from '../../domain/blogs/listing-cards';
import { LONGEST_POST_TAG, MOST_POST_TAGS, slugOf } from '../../domain/blogs/post';
import { isOurPicture } from '../../domain/rich-text/html';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { cleanIds } from '../kernel/input';
import { operation, type MutationArgs, type MutationOperations } from '../kernel/operation';
import { safeRichText } from '../rich-text/safe-rich-text';
import { visibleStores } from '../stores/rows';
import { holdPost, readPost } from './rows';

const checkTags = (typed: BlogPostInput['tags']): string[] => {
  const tags = cleanIds(typed ?? []);
  const once = tags.filter((tag, at) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at);
  if (once.length > MOST_POST_TAGS) throw new UserError('post.tooManyTags', { field: 'params.tags', values: { most: MOST_POST_TAGS } });
  if (once.some((tag) => tag.length > LONGEST_POST_TAG))
    throw new UserError('post.tagTooLong', { field: 'params.tags', values: { most: LONGEST_POST_TAG } });
  return once;
};

const checkImage = (typed: BlogPostInput['image']) => {
  const src = typed?.src?.trim();
  if (!src) return null;
  if (!isOurPicture(src)) throw new UserError('post.picture', { field: 'params.image' });
  return jsonb({ ...(typed?._id && { _id: typed._id }), src });
};

const checkStore = async (tx: Tx, containerId: string, typed: BlogPostInput['store_id']): Promise<string | null> => {
  const id = typed?.trim();
  if (!id) return null;
  const store = await visibleStores(tx, containerId).where('s._id', '=', id).select('s._id').executeTakeFirst();
  if (!store) throw new UserError('store.missing', { code: 'NOT_FOUND', field: 'params.store_id' });
  return store._id;
};

/** Writes a post, or changes it if it still is the version its writer has. Published ones stay so until they are published again. */
const savePost = async (
  tx: Tx,
  containerId: string,
  { _id, version, params }: MutationArgs<'makeBlog'>,
  { body, origin }: { readonly body: string; readonly origin: string },
): Promise<BlogPost> => {
  const [named, now] = [_id?.trim(), unixNow()];
  const values = {
    title: params.title.trim(),
    slug: slugOf(params.slug ?? ''),
    body,
    image: checkImage(params.image),
    store_id: await checkStore(tx, containerId, params.store_id),
    tags: checkTags(params.tags),
    item_info_ids: listingsIn(body),
    origin,
    updated_at: now,
  };
  if (!named) {
    const id = newId();
    await tx
      .insertInto('blog_posts')
      .values({ _id: id, ...values, publish_at: null, created_at: now })
      .execute();
    return readPost(tx, containerId, id);
  }
  const before = await holdPost(tx, containerId, named);
  if (typeof version === 'number' && before.version !== version)
    throw new UserError('post.changedMeanwhile', { code: 'CONFLICT', field: 'version' });
  await tx
    .updateTable('blog_posts')
    .set({ ...values, version: before.version + 1 })
    .where('container_id', '=', containerId)
    .where('_id', '=', named)
    .execute();
  return readPost(tx, containerId, named);
};

export const makeBlog: MutationOperations['makeBlog'] = operation({
  rule: { module: 'store', access: 'update' },
  prepare: async ({ params }, { services, container }) =>
    (await safeRichText(services, { owner: container._id, field: 'params.body', kind: 'post', html: params.body })).html,
  run: (tx, args, { container, origin }, body) => savePost(tx, container._id, args, { body, origin }),
});
