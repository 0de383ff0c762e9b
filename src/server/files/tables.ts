import type { Generated } from 'kysely';
import type { ImageSize } from '../../contract/generated/resolvers';
import type { ContentStatus } from '../../domain/design/design';

declare module '../db/schema' {
  interface Database {
    files: FileTable;
    file_uses: FileUseTable;
  }
}

export interface FileTable {
  container_id: Generated<string>;
  _id: string;
  /** `upload`: somebody's own picture. `font`: a file of a custom font. `document`: what is no picture and goes with messages. `preview`, `print`: rendered by the server. Only uploads are listed. */
  kind: 'upload' | 'preview' | 'print' | 'font' | 'document';
  /** reserved → uploaded (bytes lie in storage, unchecked) → ready → removed (bytes to be cleared). Only ready files exist for anybody. */
  state: 'reserved' | 'uploaded' | 'ready' | 'removed';
  /** What the upload is for, as the client said; `design` is artwork of the design collection. */
  type: string;
  filename: string;
  mimetype: string;
  /** Bytes. */
  size: number;
  width: number | null;
  height: number | null;
  tags: string[];
  status: Generated<ContentStatus>;
  /** The seller's own number for it. */
  sku: string | null;
  /** 128 random bits in hex: the folder of its public addresses. */
  key: string;
  /** Bytes of an upload that have arrived, from the first on. */
  received: Generated<number>;
  /** Storage keys of the parts they came in, in order; empty once they are cleared. */
  parts: Generated<string[]>;
  /** SHA-256 of an upload as its sender says it is, in hex. */
  sha256: string | null;
  /** SHA-256 of what a preview was rendered from; null for uploads. */
  content_hash: string | null;
  image_sizes: ImageSize[];
  created_by: string | null;
  created_at: number;
  updated_at: number;
}

/** Who needs a file: it cannot be removed meanwhile. */
interface FileUseTable {
  container_id: Generated<string>;
  file_id: string;
  user_kind: 'mockup' | 'mockup_preset' | 'mockup_design' | 'item_info' | 'product_preset' | 'store' | 'task' | 'message';
  user_id: string;
}
