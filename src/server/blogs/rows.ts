import type { BlogPost, ItemStore } from '../../contract/generated/resolvers';
import { isWritten } from '../../domain/rich-text/html';
import { said } from '../job-groups/rows';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { readDesk } from '../sales/desk';
import { itemStore } from '../stores/rows';
import type { BlogPostRow } from './tables';

/** A container's posts with their stores, to be narrowed down, sorted and read. */
export const postsOf = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('blog_posts as p')
    .leftJoin('stores as s', (join) =>
      join.onRef('s.container_id', '=', 'p.container_id').onRef('s._id', '=', 'p.store_id').on('s.trashed_at', 'is', null),
    )
    .where('p.container_id', '=', containerId);

type FoundPost = BlogPostRow & { readonly store: ItemStore; readonly s_id: string | null };

const withStore = (found: ReturnType<typeof postsOf>) => found.selectAll('p').select(['s._id as s_id', itemStore.as('store')]);

const toPost = ({ s_id, store, ...row }: FoundPost, zone: string): BlogPost => ({
  _id: row._id,
  title: row.title,
  slug: row.slug,
  body: row.body,
  image: row.image && { _id: row.image._id ?? null, src: row.image.src },
  store_id: s_id,
  store: s_id === null ? null : store,
  tags: row.tags,
  item_info_ids: row.item_info_ids,
  status: row.status,
  publish_at: row.publish_at,
  published_at: row.published_at,
  external_url: row.external_url,
  msg: row.msg && said(row.msg),
  version: row.version,
  changed: row.published_version !== null && row.version > row.published_version && isWritten(row.body),
  zone,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

/** The posts found, in their order, as the contract has them. */
export const readPosts = async (tx: Tx, containerId: string, found: ReturnType<typeof postsOf>): Promise<BlogPost[]> => {
  const { zone } = await readDesk(tx, containerId);
  return (await withStore(found).execute()).map((row) => toPost(row, zone));
};

const missingPost = (): UserError => new UserError('post.missing', { code: 'NOT_FOUND', field: '_id' });

export const readPost = async (tx: Tx, containerId: string, id: string): Promise<BlogPost> => {
  const [post] = await readPosts(tx, containerId, postsOf(tx, containerId).where('p._id', '=', id));
  if (!post) throw missingPost();
  return post;
};

/** A post that is about to be changed, held until the transaction is over. */
export const holdPost = async (tx: Tx, containerId: string, id: string): Promise<BlogPostRow> => {
  const row = await tx
    .selectFrom('blog_posts')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw missingPost();
  return row;
};
