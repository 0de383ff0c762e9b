import type { Generated, Selectable } from 'kysely';
import type { PostStatus } from '../../domain/blogs/post';
import type { JobMessage } from '../jobs/tables';

declare module '../db/schema' {
  interface Database {
    blog_posts: BlogPostTable;
  }
}

interface BlogPostTable {
  container_id: Generated<string>;
  _id: string;
  title: string;
  slug: string;
  /** As `domain/blogs/post-schema.ts` writes it. */
  body: string;
  image: { readonly _id?: string; readonly src: string } | null;
  store_id: string | null;
  tags: string[];
  /** Listings that stand in the text. */
  item_info_ids: string[];
  status: Generated<PostStatus>;
  publish_at: number | null;
  published_at: Generated<number | null>;
  /** Its id at the shop. */
  platform_id: Generated<string | null>;
  external_url: Generated<string | null>;
  /** The website it was published at. */
  published_store: Generated<string | null>;
  msg: Generated<JobMessage | null>;
  /** `http://host:port` its writer used: where the shop finds the pictures. */
  origin: string;
  /** Grows with what is written, and with nothing else. */
  version: Generated<number>;
  published_version: Generated<number | null>;
  created_at: number;
  updated_at: number;
}

export type BlogPostRow = Selectable<BlogPostTable>;
