import type { Generated } from 'kysely';

declare module '../../db/schema' {
  interface Database {
    sandbox_print_accounts: PrintAccountTable;
    sandbox_blueprints: BlueprintTable;
    sandbox_print_orders: PrintOrderTable;
    sandbox_print_money: PrintMoneyTable;
  }
}

interface PrintAccountTable {
  slug: string;
  name: string;
  /** `http://host:port` of this server. */
  origin: string;
  /** The one shop of the account. */
  shop_id: number;
}

/** Where something can be printed, in pixels. */
interface Placeholder {
  readonly position: string;
  readonly width: number;
  readonly height: number;
}

interface Variant {
  readonly title: string;
  readonly options: Readonly<Record<string, string>>;
  readonly sku: string;
  /** Cents at the first provider. */
  readonly cost: number;
  /** Nobody has it now. */
  readonly out?: boolean;
}

interface BlueprintTable {
  id: Generated<number>;
  title: string;
  brand: string;
  model: string;
  description: string;
  image: string | null;
  placeholders: Placeholder[];
  /** Numbered by their places. */
  variants: Variant[];
}

export interface PrintAddress {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly region: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly zip: string;
}

export interface PrintLine {
  readonly blueprint_id: number;
  readonly print_provider_id: number;
  readonly variant_id: number;
  readonly quantity: number;
  readonly print_areas: Readonly<Record<string, string>>;
  readonly title: string;
  readonly variant_label: string;
  readonly sku: string;
  /** Cents of one piece. */
  readonly cost: number;
  /** Cents of all of them. */
  readonly shipping_cost: number;
}

/** A print file, and what came of fetching it. */
export interface PrintFile {
  readonly src: string;
  readonly state: 'waiting' | 'fetched' | 'failed';
  readonly why: string | null;
}

interface PrintOrderTable {
  /** Counts all orders; tracking numbers are made of it. */
  number: Generated<number>;
  id: string;
  account: string;
  external_id: string;
  label: string | null;
  shipping_method: number;
  address: PrintAddress;
  lines: PrintLine[];
  files: PrintFile[];
  /** Cents. */
  price: number;
  shipping: number;
  created_at: number;
  /** When somebody sent it to production; else that happens by itself after a day. */
  sent_at: number | null;
  paid_at: number | null;
  canceled_at: number | null;
}

interface PrintMoneyTable {
  id: Generated<number>;
  account: string;
  /** Cents; negative when paid out. */
  amount: number;
  what: 'opening' | 'credit' | 'order';
  order_id: string | null;
  at: number;
}
