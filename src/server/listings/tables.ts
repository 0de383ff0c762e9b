import type { ColumnType, Generated } from 'kysely';
import type { AttributeNameValue, ImageSize, PretyAttributeInput } from '../../contract/generated/resolvers';
import type { RefusalCode, RefusalValues } from '../../domain/fault';
import type { ListingVariant, VariantImage } from '../../domain/listing/listing-save';

declare module '../db/schema' {
  interface Database {
    item_infos: ItemInfoTable;
    item_info_numbers: ItemInfoNumberTable;
    items: ItemTable;
    store_queue: StoreQueueTable;
  }
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
  /** The terms it is sent by; null: what the store says. */
  shipping_preset: string | null;
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
