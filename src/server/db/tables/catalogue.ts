import type { ColumnType, Generated } from 'kysely';
import type {
  AttributeNameValue,
  ImageSize,
  MockupSideInput,
  PresetPrintArea,
  PretyAttributeInput,
} from '../../../contract/generated/resolvers';
import type { ContentStatus, DesignImage } from '../../../domain/design';
import type { ListingVariant, VariantImage } from '../../../domain/listing-save';

/** Tenant tables of what a container makes and sells. Times are unix seconds, lengths pixels, money dollars. */
export interface CatalogueTables {
  files: FileTable;
  fonts: FontTable;
  mockup_designs: MockupDesignTable;
  file_uses: FileUseTable;
  product_presets: ProductPresetTable;
  mockups: MockupTable;
  mockup_presets: MockupPresetTable;
  item_infos: ItemInfoTable;
  item_info_numbers: ItemInfoNumberTable;
}

export interface FileTable {
  container_id: Generated<string>;
  _id: string;
  /** `upload`: somebody's own picture. `font`: a file of a custom font. `preview`, `print`: rendered by the server. Only uploads are listed. */
  kind: 'upload' | 'preview' | 'print' | 'font';
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
  user_kind: 'mockup' | 'mockup_preset' | 'mockup_design' | 'item_info';
  user_id: string;
}

/** A custom font: a family with a file for each of its variants. */
export interface FontTable {
  container_id: Generated<string>;
  _id: string;
  name: string;
  /** Unique in the container, and no shipped font's. */
  family: string;
  slug: string;
  files: FontVariant[];
  created_by: string;
  created_at: number;
  updated_at: number;
}

export interface FontVariant {
  file_id: string;
  variant: string;
  url: string;
  style: string;
  weight: string;
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

export interface ItemInfoTable {
  container_id: Generated<string>;
  _id: string;
  /** Running number within the container. */
  identity: number;
  name: string;
  description: string;
  type: string | null;
  status: string;
  product_id: string;
  mockup_id: string | null;
  images: { _id: string | null; src: string }[];
  sku: string;
  tags: string[];
  collections: string[];
  price: number;
  price_addition: number;
  fix_profit: number;
  fixed_profit: number;
  prety_attributes: PretyAttributeInput[];
  attribute_specifics_modify: ColumnType<StoredVariant[], ListingVariant[], ListingVariant[]>;
  created_at: number;
  updated_at: number;
}

/** A variant as it is read: the generated types of answers are mutable. */
interface StoredVariant extends ListingVariant {
  readonly name_value: AttributeNameValue[];
  readonly image: (VariantImage & { readonly sizes: ImageSize[] }) | null;
}

/** The last number given to a listing of the container; its row lock makes numbers unique and without gaps. */
interface ItemInfoNumberTable {
  container_id: Generated<string>;
  last: number;
}
