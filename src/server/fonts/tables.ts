import type { Generated } from 'kysely';

declare module '../db/schema' {
  interface Database {
    fonts: FontTable;
  }
}

/** A custom font: a family with a file for each of its variants. */
export interface FontTable {
  container_id: Generated<string>;
  _id: string;
  name: string;
  /** Unique in the container, and no shipped font's. */
  family: string;
  slug: string;
  files: FontVariant[];
  created_by: string;
  created_at: number;
  updated_at: number;
}

export interface FontVariant {
  file_id: string;
  variant: string;
  url: string;
  style: string;
  weight: string;
}
