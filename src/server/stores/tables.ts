import type { Generated } from 'kysely';
import type { OrderRules } from '../../domain/sales/order-rules';
import type { StoreReason, StoreStatus } from '../connectors/connector';
import type { PlatformId } from '../../domain/platforms';
import type { Block } from '../../domain/connections/connection';
import type { MailProviderId } from '../../domain/stores/mail-providers';
import type { StoreFieldName } from '../../domain/stores/store-fields';
import type { StoreValue } from '../../domain/stores/store-values';
import type { StoreTransactionSummary } from '../../contract/generated/resolvers';
import type { Sealed } from '../kernel/vault';

declare module '../db/schema' {
  interface Database {
    stores: StoreTable;
    store_doors: StoreDoorTable;
    store_counts: StoreCountTable;
  }
}

export type StoreSettings = Readonly<Partial<Record<StoreFieldName, StoreValue>>>;

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
  /** Products it holds at most; 0: as many as come. */
  limit: Generated<number>;
  /** Minutes between two looks for new orders; 0: only when asked. */
  schedule_fetch: number;
  country: string | null;
  /** Where people find the shop, and what tells it from another; without a slash at the end. */
  website: string;
  /** Keys of the shop's identity, as src/domain/stores/store-identity.ts makes them. */
  identities: Generated<string[]>;
  /** Since when the store is connected to this shop, where it was connected to another before; null: since it was made. */
  connected_at: number | null;
  /** The platform's block as it is shown: masks for what is sealed. */
  config: Block;
  /** The rest of how the shop is reached, in the platform's own words: JSON sealed by `connectors/secrets.ts`. */
  credentials: Sealed | '';
  /** Fields without a column of their own, where they hold anything; of what is sealed the mask. */
  settings: Generated<StoreSettings>;
  /** Rules the seller set for all orders of the store. */
  order_rules: Generated<Partial<OrderRules>>;
  /** What of those is sealed: JSON by their names, sealed by `connectors/secrets.ts`; empty: nothing. */
  secrets: Generated<Sealed | ''>;
  /** What the platform told last of the seller's money; null: nothing yet. */
  funds: Pick<StoreTransactionSummary, 'funds_on_hold' | 'funds_available_for_payout' | 'funds_processing'> | null;
  /** Seconds between two looks for new orders, as the scheduler takes them; 0: never. */
  fetch_every: number;
  next_fetch_at: number;
  last_fetch_at: number | null;
  /** When the platform first refused the credentials, since a call last went well; null: it did not. */
  refused_at: number | null;
  /** Calls that failed since one last went well. */
  failures: Generated<number>;
  /** ISO 4217, of the prices of its products; null: the platform has not told. */
  currency: Generated<string | null>;
  /** When the platform was last asked for `currency`. */
  currency_at: Generated<number | null>;
  /** When a HEAD request next asks whether the shop answers again, before its next look is due; null: none does. */
  head_at: Generated<number | null>;
  /** Where the connector goes on reading orders. */
  fetch_cursor: string | null;
  last_push_item_at: number | null;
  /** A trashed store is kept for its orders' sake, without its credentials; no list shows it. */
  trashed_at: number | null;
  created_at: number;
  updated_at: number;
}

/** Unix seconds: what was ordered before was ordered while nobody here knew of the shop. */
export const connectedSince = ({ connected_at, created_at }: Pick<StoreTable, 'connected_at' | 'created_at'>): number =>
  connected_at ?? created_at;

/** A seller on the way to a platform, or to a provider of mailboxes, and back. */
interface StoreDoorTable {
  /** Of the state that comes back. */
  hash: string;
  container_id: Generated<string>;
  store_id: string;
  user_id: string;
  /** Where it began, and where it ends. */
  origin: string;
  /** Where the platform sends the browser back to. */
  redirect: string;
  /** Sealed. */
  verifier: Sealed;
  /** The provider the store's mailbox is to be signed in with; null: the way leads to the store's platform. */
  mail_provider: Generated<MailProviderId | null>;
  expires_at: number;
}

/** How many rows there are of a store, kept by triggers; no row: none yet. */
interface StoreCountTable {
  container_id: Generated<string>;
  store_id: string;
  orders: number;
  products: number;
}
