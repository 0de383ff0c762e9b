import type { Generated } from 'kysely';
import type { EditorDraftInput } from '../../contract/generated/resolvers';

declare module '../db/schema' {
  interface Database {
    editor_drafts: EditorDraftTable;
  }
}

interface EditorDraftTable {
  container_id: Generated<string>;
  /** Its author, who alone sees it. */
  user_id: string;
  _id: string;
  revision: number;
  product_id: string;
  mockup_id: string | null;
  name: string;
  /** All of it as it was sent, without any address. */
  content: EditorDraftInput;
  created_at: number;
  updated_at: number;
}
