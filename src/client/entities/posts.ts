import { BlogPublishDocument, BlogsDocument, TrashBlogDocument, type BlogPostFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, mutation } from '../kernel/define-entity';

export type Post = BlogPostFieldsFragment;

/** Posts of the shops' blogs, without what stands in them. */
export const posts = defineEntity({
  name: 'posts',
  query: { document: BlogsDocument, rows: (data): readonly Post[] => data.blogs },
  mutations: {
    publish: mutation({ document: BlogPublishDocument, rows: (data) => data.blogPublish }),
    trash: mutation({ document: TrashBlogDocument, removed: (data) => data.trashBlog }),
  },
});
