import type { Generated, Selectable } from 'kysely';

declare module '../../db/schema' {
  interface Database {
    sandbox_passwords: SandboxPasswordTable;
    sandbox_posts: SandboxPostTable;
    sandbox_tags: SandboxTagTable;
  }
}

/** What a user of a WordPress may do: an editor writes for everybody, a contributor publishes nothing. */
export type BlogRole = 'editor' | 'contributor';

interface SandboxPasswordTable {
  _id: string;
  shop: string;
  login: string;
  role: BlogRole;
  /** SHA-256 of the password without its blanks, hex. */
  hash: string;
  created_at: number;
}

interface SandboxPostTable {
  id: Generated<number>;
  shop: string;
  slug: string;
  status: string;
  title: string;
  content: string;
  featured_media: Generated<number>;
  tags: Generated<number[]>;
  date: number;
  modified: number;
}

interface SandboxTagTable {
  id: Generated<number>;
  shop: string;
  slug: string;
  name: string;
}

export type SandboxPost = Selectable<SandboxPostTable>;
