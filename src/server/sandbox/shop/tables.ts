import type { Generated } from 'kysely';

declare module '../../db/schema' {
  interface Database {
    sandbox_shops: SandboxShopTable;
    sandbox_keys: SandboxKeyTable;
    sandbox_products: SandboxProductTable;
    sandbox_images: SandboxImageTable;
    sandbox_orders: SandboxOrderTable;
  }
}

interface SandboxShopTable {
  /** The folder under /sandbox the shop is served at. */
  slug: string;
  name: string;
  /** `http://host:port` the shop writes its links with, as a shop's configured address; follows the server's port. */
  origin: string;
  currency: string;
  /** Working days within which its platform wants an order shipped, where it has such a rule. */
  ship_by_days: number | null;
}

/** What a key may do, in WooCommerce's words. */
export type KeyPermissions = 'read' | 'write' | 'read_write';

interface SandboxKeyTable {
  _id: string;
  shop: string;
  /** SHA-256, hex. */
  key_hash: string;
  secret_hash: string;
  permissions: Generated<KeyPermissions>;
  created_at: number;
}

export interface SandboxAttribute {
  readonly name: string;
  /** A product lists what can be chosen, a variation what it is. */
  readonly options?: readonly string[];
  readonly option?: string;
  readonly variation?: boolean;
  readonly visible?: boolean;
  readonly position?: number;
}

export interface SandboxMeta {
  readonly id: number;
  readonly key: string;
  readonly value: unknown;
}

/** Products and their variations in one table, as a WordPress shop keeps them: a SKU is unique among both. */
interface SandboxProductTable {
  id: Generated<number>;
  shop: string;
  /** Of a variation: its product. */
  parent_id: number | null;
  type: 'simple' | 'variable' | 'variation' | 'external' | 'grouped';
  status: string;
  slug: string;
  sku: string;
  name: string;
  description: string;
  /** Decimal text, as WooCommerce keeps prices; empty when a product has none of its own. */
  regular_price: string;
  attributes: SandboxAttribute[];
  default_attributes: SandboxAttribute[];
  /** `sandbox_images.id`s; a variation has one at most. */
  image_ids: number[];
  meta_data: SandboxMeta[];
  tags: Generated<string[]>;
  /** By their numbers. */
  categories: Generated<number[]>;
  created_at: number;
  modified_at: number;
}

interface SandboxImageTable {
  id: Generated<number>;
  shop: string;
  name: string;
  alt: string;
  mimetype: string;
  bytes: Buffer;
  /** What it is called among the media of the blog; null: it is a product's. */
  slug: Generated<string | null>;
  created_at: number;
}

interface SandboxAddress {
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string;
  readonly address_1: string;
  readonly address_2: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly country: string;
  readonly email: string;
  readonly phone: string;
}

export interface SandboxLine {
  readonly id: number;
  readonly name: string;
  readonly product_id: number;
  readonly variation_id: number;
  readonly quantity: number;
  readonly sku: string;
  /** Of one piece. */
  readonly price: number;
  readonly total: string;
  readonly image_id: number | null;
  readonly chosen: readonly { readonly name: string; readonly option: string }[];
}

interface SandboxRefund {
  readonly id: number;
  readonly reason: string;
  readonly amount: number;
  /** Refunds made before these were kept lack them. */
  readonly at?: number;
  readonly meta?: readonly { readonly key: string; readonly value?: unknown }[];
}

export interface SandboxNote {
  readonly id: number;
  readonly at: number;
  readonly text: string;
  /** Whether the buyer sees it. */
  readonly customer_note: boolean;
  /** Without one, the shop itself or an application. */
  readonly author?: string;
}

/** As the plugin Shipment Tracking keeps it. */
export interface SandboxTracking {
  readonly tracking_id: string;
  readonly tracking_provider: string;
  readonly tracking_link: string;
  readonly tracking_number: string;
  readonly date_shipped: string;
}

interface SandboxOrderTable {
  id: Generated<number>;
  shop: string;
  /** Lets a buyer see the order's page without an account. */
  order_key: string;
  /** One of WooCommerce's, or `trash`. */
  status: string;
  currency: string;
  total: string;
  /** The shipping method the buyer chose. */
  shipping_title: Generated<string>;
  billing: SandboxAddress;
  line_items: SandboxLine[];
  refunds: Generated<SandboxRefund[]>;
  paid_at: number | null;
  completed_at: number | null;
  ship_by: number | null;
  notes: Generated<SandboxNote[]>;
  trackings: Generated<SandboxTracking[]>;
  created_at: number;
  modified_at: number;
}
