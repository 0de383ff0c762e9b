import type { ColumnType, Generated } from 'kysely';
import type {
  AttributeNameValue,
  AttributeSpecific,
  BulkEditKept,
  ImageSize,
  ItemImage,
  ItemIssuu,
  ItemPlatformCategory,
  ItemPlatformSpecifics,
  ItemSpecific,
  PretyAttributeInput,
} from '../../contract/generated/resolvers';
import type { RefusalCode, RefusalValues } from '../../domain/fault';
import type { ListingMatter, PriceRow, SidePicture } from '../../domain/listing/listing-matter';
import type { ListingVariant, VariantImage } from '../../domain/listing/listing-save';
import type { StorePrice } from '../../domain/listing/store-price';

declare module '../db/schema' {
  interface Database {
    item_infos: ItemInfoTable;
    item_info_numbers: ItemInfoNumberTable;
    items: ItemTable;
    store_queue: StoreQueueTable;
    listing_templates: ListingTemplateTable;
    listing_edits: ListingEditTable;
    listing_edit_rows: ListingEditRowTable;
    pushes: PushTable;
    push_cells: PushCellTable;
  }
}

/** Rows as they are read, and as a save has them: the generated types of answers are mutable. */
type Listed<Row, Name extends keyof ListingMatter> = ColumnType<Row[], ListingMatter[Name] | undefined, ListingMatter[Name]>;

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
  images: ItemImage[];
  sku: string;
  /** As similar SKUs are found by: `foldedSku`. */
  sku_key: Generated<string>;
  tags: string[];
  collections: string[];
  /** The terms it is sent by; null: what the store says. */
  shipping_preset: string | null;
  description_ai: Generated<string>;
  description_ai_pos: Generated<ListingMatter['description_ai_pos']>;
  sides: Generated<Partial<Record<SidePicture, ItemImage>>>;
  plf_price: number | null;
  barcode: Generated<string>;
  barcode_type: Generated<ListingMatter['barcode_type']>;
  size_chart: ItemImage | null;
  include_size_chart: Generated<boolean>;
  tax_fee: Generated<number>;
  tax_fee_fix: Generated<number>;
  /** Grams; null: as the product type says. */
  weight: number | null;
  package_width: number | null;
  package_height: number | null;
  package_length: number | null;
  package_dimension_unit: Generated<ListingMatter['package_dimension_unit']>;
  custom_name: Generated<string>;
  include_side_images: Generated<boolean>;
  include_extend_images: Generated<boolean>;
  extend_images: Generated<ItemImage[]>;
  ebay_template_id: Generated<string>;
  /** Where it was on sale first. */
  url: string | null;
  specifics: Listed<ItemSpecific, 'specifics'>;
  platform_specifics: Listed<ItemPlatformSpecifics, 'platform_specifics'>;
  platform_category: Listed<ItemPlatformCategory, 'platform_category'>;
  attribute_specifics: ColumnType<AttributeSpecific[], readonly PriceRow[] | undefined, readonly PriceRow[]>;
  price: number;
  price_addition: number;
  fix_profit: number;
  fixed_profit: number;
  /** Set by the seller for other currencies than dollars, where there are no variants. */
  store_prices: ColumnType<StorePrice[], readonly StorePrice[] | undefined, readonly StorePrice[]>;
  prety_attributes: PretyAttributeInput[];
  attribute_specifics_modify: ColumnType<StoredVariant[], ListingVariant[], ListingVariant[]>;
  created_at: number;
  updated_at: number;
}

/** A variant as it is read: the generated types of answers are mutable. */
export interface StoredVariant extends ListingVariant {
  readonly name_value: AttributeNameValue[];
  readonly image: (VariantImage & { readonly sizes: ImageSize[] }) | null;
}

/** The last number given to a listing of the container; its row lock makes numbers unique and without gaps. */
interface ItemInfoNumberTable {
  container_id: Generated<string>;
  last: number;
}

/** A listing as it stands on one store: one row per listing and store. */
interface ItemTable {
  container_id: Generated<string>;
  _id: string;
  item_info_id: string;
  store_id: string;
  platform: string;
  platform_id: string | null;
  external_url: string | null;
  sku: string;
  /** When it first came to be on the store. */
  imported_at: number | null;
  /** The shared document of it. */
  issuu: ItemIssuu | null;
  /** Pieces the store shows of each variant; null: as it says of all its products. */
  quantity: Generated<number | null>;
  /** The shop in which somebody said that the product is this listing's; null: pushes have put their mark on it. */
  adopted: Generated<string | null>;
  /** Dollars one unit of `price_currency` was worth when prices were pushed last; null: not converted, or not pushed since. */
  price_rate: Generated<number | null>;
  /** ISO 4217: the currency that rate is of. */
  price_currency: Generated<string | null>;
  updated_at: number;
}

/** A listing that waits until a store's limits leave room for it: one row per listing and store. */
interface StoreQueueTable {
  container_id: Generated<string>;
  _id: string;
  item_info_id: string;
  store_id: string;
  queue_at: number;
  queue_status: QueueStatus;
  /** English. */
  queue_messenger: string | null;
  /** What says the same in any language; null for what was written before sentences had codes. */
  queue_reason: Generated<{ readonly refusal: RefusalCode; readonly values: RefusalValues } | null>;
  /** `http://host:port` the seller used: where the shop finds the pictures. */
  origin: string;
}

type QueueStatus = 'waiting' | 'pushed' | 'refused';

/** A text with variables that descriptions are made from. */
interface ListingTemplateTable {
  container_id: Generated<string>;
  _id: string;
  name: string;
  body: string;
  created_at: number;
  updated_at: number;
}

/** A change of many listings that can be taken back for a while. */
interface ListingEditTable {
  container_id: Generated<string>;
  _id: string;
  user_id: string;
  /** Listings it changed. */
  count: number;
  /** Columns it changed of any of them. */
  fields: string[];
  created_at: number;
  undone_at: number | null;
  /** Listings of which something was put back, and those that stayed: how many, and the first hundred. */
  restored: Generated<number>;
  kept_count: Generated<number>;
  kept: Generated<BulkEditKept[]>;
}

/** What such a change did to one listing. */
interface ListingEditRowTable {
  container_id: Generated<string>;
  edit_id: string;
  item_info_id: string;
  /** Columns that changed, as they were. */
  before: Readonly<Record<string, unknown>>;
  /** A print of what each of them became. */
  after: Readonly<Record<string, string>>;
}

/** Many listings pushed to many stores in one action. */
interface PushTable {
  container_id: Generated<string>;
  _id: string;
  user_id: string;
  store_ids: string[];
  /** By the store's id, the group that holds its jobs. */
  groups: Generated<Readonly<Record<string, string>>>;
  /** Listings it has. */
  count: number;
  created_at: number;
}

/** A listing of a push at one of its stores. */
interface PushCellTable {
  container_id: Generated<string>;
  push_id: string;
  /** Of the listing within the push, from 0. */
  place: number;
  store_id: string;
  item_info_id: string;
  job_id: string;
}
