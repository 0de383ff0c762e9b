import type { SpecificRule } from '../../domain/platforms/specifics';
import type { Generated } from 'kysely';
import type { Category } from '../connectors/platforms/shop';

declare module '../db/schema' {
  interface Database {
    platform_kept: PlatformKeptTable;
  }
}

/** What is asked of a platform, and what it answers. */
export interface Answers {
  readonly version: string;
  readonly categories: readonly Category[];
  readonly search: readonly Category[];
  readonly specifics: readonly SpecificRule[];
}

interface PlatformKeptTable {
  container_id: Generated<string>;
  store_id: string;
  kind: keyof Answers;
  key: string;
  /** Of the tree the answer is about. */
  version: string;
  answer: Answers[keyof Answers];
  kept_at: number;
}
