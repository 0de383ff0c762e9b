import type { Generated, Selectable } from 'kysely';

declare module '../../db/schema' {
  interface Database {
    sandbox_documents: SandboxDocumentTable;
  }
}

export interface DocumentInfo {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly access?: 'PUBLIC' | 'PRIVATE' | undefined;
  readonly type?: 'editorial' | 'book' | 'promotional' | 'other' | undefined;
  readonly preview?: boolean | undefined;
  readonly showDetectedLinks?: boolean | undefined;
  readonly downloadable?: boolean | undefined;
}

interface DocumentFile {
  readonly name: string;
  readonly size: number;
  readonly pages: number;
}

/** What readers see. */
interface Published extends DocumentInfo {
  readonly file: DocumentFile;
}

interface SandboxDocumentTable {
  slug: string;
  account: string;
  info: DocumentInfo;
  file: DocumentFile | null;
  bytes: Buffer | null;
  conversion: 'CONVERTING' | 'DONE' | 'FAILED' | null;
  looks: Generated<number>;
  /** The end of its public address. */
  name: string | null;
  published: Published | null;
  published_bytes: Buffer | null;
  published_at: number | null;
  created_at: number;
}

export type SandboxDocument = Selectable<SandboxDocumentTable>;
