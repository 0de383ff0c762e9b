import type { Generated } from 'kysely';
import type { PresetPrintArea, PretyAttributeInput } from '../../contract/generated/resolvers';

declare module '../db/schema' {
  interface Database {
    product_presets: ProductPresetTable;
  }
}

export interface ProductPresetTable {
  container_id: Generated<string>;
  _id: string;
  name: string;
  raw_name: string;
  image: string | null;
  description: string;
  provider: string;
  type: string;
  prety_attributes: PretyAttributeInput[];
  attribute_specifics: PresetVariant[];
  print_areas: PresetPrintArea[];
  /** Grams. */
  weight: number;
  tags: string[];
  favorite: boolean;
  /** Folder of its pictures under `static/garments`, where it has one. */
  garment: string | null;
  created_at: number;
  updated_at: number;
}

export interface PresetVariant {
  sku: string;
  sale_price: number;
  base_price: number;
  fix_profit: number;
  fixed_profit: number;
  name_value: { name: string; type: string; value: string }[];
}
