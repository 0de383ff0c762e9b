import type { Generated, Selectable } from 'kysely';
import type { RefusalCode, RefusalValues } from '../../domain/fault';
import type { ExternalReason, ExternalState } from '../../domain/listing/external-state';
import type { LeftOut } from '../../domain/listing/import';
import type { FetchedVariant, ProductStanding } from '../connectors/platforms/shop';
import type { JobMessage } from '../jobs/tables';

declare module '../db/schema' {
  interface Database {
    external_products: ExternalProductTable;
    external_reads: ExternalReadTable;
    external_marks: ExternalMarkTable;
  }
}

/** A picture at the shop, with the key by which a small one is shown from here. */
interface ExternalPicture {
  readonly src: string;
  readonly key: string;
}

/** A difference as lists tell of it: cut short. */
export interface KeptDifference {
  readonly field: string;
  readonly ours: string;
  readonly theirs: string;
  readonly count: number;
}

/** A product as its shop last told it. Null: the platform does not tell. */
interface ExternalProductTable {
  container_id: Generated<string>;
  _id: string;
  store_id: string;
  platform_id: string;
  /** The listing it is on sale for: follows `items`, by the store and the platform's id. */
  item_info_id: string | null;
  sku: string;
  name: string;
  /** HTML, sanitised. */
  description: string | null;
  standing: ProductStanding;
  problem: string | null;
  external_url: string | null;
  images: ExternalPicture[];
  options: { name: string; values: string[] }[];
  variants: FetchedVariant[];
  tags: string[] | null;
  category: string | null;
  currency: string | null;
  price_least: number | null;
  price_most: number | null;
  /** 0: not told. */
  changed_at: number;
  seen_at: number;
  /** Times in a row that the shop was asked for the product and told nothing of it; it is asked again from `ask_after` on. */
  ask_failures: Generated<number>;
  ask_after: Generated<number>;
  gone_at: number | null;
  /** Of what was last read. */
  print: string;
  unlinked: Generated<boolean>;
  state: ExternalState;
  reason: ExternalReason;
  /** Why its last push was rejected. */
  reason_msg: JobMessage | null;
  differences: Generated<KeptDifference[]>;
  left_out: Generated<LeftOut[]>;
  created_at: number;
  updated_at: number;
}

export type ExternalRow = Selectable<ExternalProductTable>;

/** How far a shop has been read. */
export interface ReadPlace {
  /** Which shop: its address. Where the store is another one now, it holds no more. */
  readonly of: string;
  readonly cursor: string | null;
}

interface ExternalReadTable {
  container_id: Generated<string>;
  store_id: string;
  place: ReadPlace | null;
  next_at: number;
  read_at: number | null;
  attempts: Generated<number>;
  failed_at: number | null;
  reason: { readonly refusal: RefusalCode; readonly values: RefusalValues } | null;
  /** Products a page told of whose details could not be read, by their platform ids. */
  unread: Generated<string[]>;
}

/** Whose standing is worked out anew before anybody sees it: one product of a store, or all of them. Written by triggers (migration 0054). */
interface ExternalMarkTable {
  container_id: Generated<string>;
  _id: string;
  store_id: string | null;
  platform_id: string | null;
  item_info_id: string | null;
}
