import type { Generated } from 'kysely';
import type { StoreReason, StoreStatus } from '../connectors/connector';
import type { PlatformId } from '../../domain/platforms';
import type { Block } from '../../domain/connections/connection';

declare module '../db/schema' {
  interface Database {
    stores: StoreTable;
    store_doors: StoreDoorTable;
  }
}

interface StoreTable {
  container_id: Generated<string>;
  _id: string;
  platform_id: PlatformId;
  sto_name: string;
  sto_user: string | null;
  sto_status: StoreStatus;
  /** Why it is not Valid, by the code of the sentence. */
  sto_reason: StoreReason | null;
  sto_auto: boolean;
  brand_name: string | null;
  private_note: string | null;
  default_quantity: number;
  /** New products a store takes in a day, week (7 days), month (30 days); 0: as many as come. */
  max_per_day: number;
  max_per_week: number;
  max_per_month: number;
  /** Minutes between two looks for new orders; 0: only when asked. */
  schedule_fetch: number;
  country: string | null;
  /** Where people find the shop, and what tells it from another; without a slash at the end. */
  website: string;
  /** The platform's block as it is shown: masks for what is sealed. */
  config: Block;
  /** The rest of how the shop is reached, in the platform's own words: JSON sealed by `connectors/secrets.ts`. */
  credentials: string;
  /** Seconds between two looks for new orders, as the scheduler takes them; 0: never. */
  fetch_every: number;
  next_fetch_at: number;
  last_fetch_at: number | null;
  /** Where the connector goes on reading orders. */
  fetch_cursor: string | null;
  last_push_item_at: number | null;
  /** A trashed store is kept for its orders' sake, without its credentials; no list shows it. */
  trashed_at: number | null;
  created_at: number;
  updated_at: number;
}

/** A seller on the way to a platform and back. No container's table: who comes back is found by what they bring. */
interface StoreDoorTable {
  /** Of the state that comes back. */
  hash: string;
  container_id: string;
  store_id: string;
  user_id: string;
  /** Where it began, and where it ends. */
  origin: string;
  /** Where the platform sends the browser back to. */
  redirect: string;
  /** Sealed. */
  verifier: string;
  expires_at: number;
}
