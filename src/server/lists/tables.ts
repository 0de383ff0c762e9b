import type { Generated } from 'kysely';
import type { ListName } from '../../domain/lists/lists';

declare module '../db/schema' {
  interface Database {
    list_views: ListViewTable;
    list_layouts: ListLayoutTable;
  }
}

/** As the contract's ListColumn: order, width and whether a column is shown. */
export interface StoredColumn {
  readonly id: string;
  readonly hidden: boolean;
  /** Pixels. */
  readonly width: number | null;
}

interface ListViewTable {
  container_id: Generated<string>;
  _id: string;
  /** The author. */
  user_id: string;
  list: ListName;
  name: string;
  shared: boolean;
  /** Path and query. */
  query: string;
  columns: readonly StoredColumn[];
  created_at: number;
  updated_at: number;
}

interface ListLayoutTable {
  container_id: Generated<string>;
  user_id: string;
  list: ListName;
  columns: readonly StoredColumn[];
  updated_at: number;
}
