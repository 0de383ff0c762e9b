import type { Generated } from 'kysely';
import type { ContentStatus, DesignImage } from '../../domain/design/design';

declare module '../db/schema' {
  interface Database {
    mockup_designs: MockupDesignTable;
  }
}

export interface MockupDesignTable {
  container_id: Generated<string>;
  _id: string;
  name: string;
  width: number;
  height: number;
  /** The file lists show; null: the first image's. */
  image_id: string | null;
  tags: string[];
  images: DesignImage[];
  status: ContentStatus;
  created_by: string;
  created_at: number;
  updated_at: number;
}
