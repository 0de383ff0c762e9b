import type { Generated } from 'kysely';
import type { DocumentStatus } from '../../domain/documents/document';
import type { JobMessage } from '../jobs/tables';

declare module '../db/schema' {
  interface Database {
    shared_documents: SharedDocumentTable;
  }
}

/** What a listing is shared as from a store: one row per listing and store. */
interface SharedDocumentTable {
  container_id: Generated<string>;
  /** Of its row in `items`, with which it goes. */
  _id: string;
  item_info_id: string;
  store_id: string;
  status: DocumentStatus;
  /** What Issuu knows it by; kept as soon as it is known. */
  slug: Generated<string | null>;
  url: Generated<string | null>;
  shared_at: Generated<number | null>;
  /** Why it is not shared. */
  msg: Generated<JobMessage | null>;
  created_at: number;
  updated_at: number;
}
