import type { Generated } from 'kysely';
import type {
  FulfilAttribute,
  PresetImage,
  PresetPackage,
  PresetPlatformCategory,
  PresetPlatformSpecifics,
  PresetShippingCosts,
  PresetSizeChart,
  PresetSource,
  PresetSpecific,
  PretyAttributeInput,
} from '../../contract/generated/resolvers';

declare module '../db/schema' {
  interface Database {
    product_presets: ProductPresetTable;
    preset_labels: PresetLabelTable;
    preset_words: PresetWordTable;
  }
}

export interface ProductPresetTable {
  container_id: Generated<string>;
  _id: string;
  name: string;
  raw_name: string;
  image: string | null;
  /** The file it is, where it is one of the container's. */
  image_id: string | null;
  description: string;
  provider: string;
  type: string;
  prety_attributes: PretyAttributeInput[];
  attribute_specifics: PresetVariant[];
  /** What the provider knows each variant by. */
  fulfil_attributes: Generated<FulfilAttribute[]>;
  specifics: Generated<PresetSpecific[]>;
  platform_category: Generated<PresetPlatformCategory[]>;
  platform_specifics: Generated<PresetPlatformSpecifics[]>;
  shipping_costs: Generated<PresetShippingCosts>;
  size_chart: PresetSizeChart | null;
  print_areas: KeptPrintArea[];
  /** Grams. */
  weight: number;
  package_dimensions: PresetPackage | null;
  extend_images: Generated<PresetImage[]>;
  /** Dollars. */
  price_addition: Generated<number>;
  tags: string[];
  collections: Generated<string[]>;
  favorite: boolean;
  /** Folder of its pictures under `static/garments`, where it has one. */
  garment: string | null;
  /** The provider's product it was made of. */
  source: PresetSource | null;
  // As triggers keep them.
  base_price_from: Generated<number | null>;
  base_price_to: Generated<number | null>;
  variant_count: Generated<number>;
  mockup_count: Generated<number>;
  created_at: number;
  updated_at: number;
}

/** Those that were written before pictures were kept have none. */
export interface KeptPrintArea {
  position: string;
  label: string;
  width: number;
  height: number;
  image?: PresetImage | null;
}

/** Its tags and collections, each a row. */
export interface PresetLabelTable {
  container_id: Generated<string>;
  kind: 'tag' | 'collection';
  label: string;
  preset_id: string;
}

/** Words it is found by. */
export interface PresetWordTable {
  container_id: Generated<string>;
  word: string;
  preset_id: string;
}

export interface PresetVariant {
  sku: string;
  sale_price: number;
  base_price: number;
  fix_profit: number;
  fixed_profit: number;
  name_value: { name: string; type: string; value: string }[];
}
