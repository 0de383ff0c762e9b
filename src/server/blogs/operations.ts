import { isPostStatus } from '../../domain/blogs/post';
import { findPage, inOrder, nullsLast, type PageOrder } from '../db/pages';
import { containing, isOpenFilter } from '../kernel/input';
import type { MutationOperations, QueryOperations } from '../kernel/operation';
import { sortOf } from '../kernel/sort';
import { blogPublish, trashBlog } from './publish';
import { postsOf, readPost, readPosts } from './rows';
import { makeBlog } from './save';

const SORTS = ['title', 'publish_at', 'updated_at'] as const;

/** The one changed last first; those without a time come last. */
const orderOf = (sort: string | null | undefined): PageOrder => {
  const { field, direction } = sortOf(sort, SORTS) ?? { field: 'updated_at', direction: 'desc' };
  const by = {
    title: 'p.title',
    updated_at: 'p.updated_at',
    publish_at: nullsLast('p.publish_at', direction),
  } satisfies Record<typeof field, PageOrder['by']>;
  return { id: 'p._id', by: by[field], direction };
};

export const Query: Pick<QueryOperations, 'blogs' | 'blog'> = {
  blogs: {
    rule: { module: 'store', access: 'view' },
    run: async (tx, { _id, status, store, search, sort }, context) => {
      const containerId = context.container._id;
      const order = orderOf(sort);
      let found = postsOf(tx, containerId);
      const wanted = status?.trim().toLowerCase() ?? '';
      if (_id) found = found.where('p._id', '=', _id.trim());
      // A status nobody knows has no posts.
      if (!isOpenFilter(status)) found = isPostStatus(wanted) ? found.where('p.status', '=', wanted) : found.where('p._id', '=', '');
      if (!isOpenFilter(store)) found = found.where('p.store_id', '=', store.trim());
      if (search?.trim()) found = found.where('p.title', 'ilike', containing(search));
      const page = await findPage(context, found, order);
      return readPosts(tx, containerId, postsOf(tx, containerId).where(page).orderBy(inOrder(order)));
    },
  },

  blog: {
    rule: { module: 'store', access: 'view' },
    run: (tx, { _id }, { container }) => readPost(tx, container._id, _id.trim()),
  },
};

export const Mutation: Pick<MutationOperations, 'makeBlog' | 'blogPublish' | 'trashBlog'> = { makeBlog, blogPublish, trashBlog };
