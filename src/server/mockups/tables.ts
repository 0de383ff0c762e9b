import type { Generated } from 'kysely';
import type { MockupSideInput } from '../../contract/generated/resolvers';

declare module '../db/schema' {
  interface Database {
    mockups: MockupTable;
    mockup_presets: MockupPresetTable;
  }
}

export interface MockupTable {
  container_id: Generated<string>;
  _id: string;
  name: string;
  mockup_type: string;
  model: string | null;
  src: string | null;
  status: string;
  provider: string | null;
  product_id: string;
  preset_id: string | null;
  item_info_id: string | null;
  sides: MockupSideInput[];
  created_at: number;
  updated_at: number;
}

export interface MockupPresetTable extends Omit<MockupTable, 'provider'> {
  type: string;
  provider: string;
}
