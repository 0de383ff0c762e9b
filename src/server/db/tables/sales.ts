import type { Generated } from 'kysely';
import type { FetchedOrder, StoreStatus } from '../../connectors/connector';
import type { PlatformId } from '../../connectors/registry';

/** Tenant tables of what is sold and where. Times are unix seconds, money is in the currency of the row or, without one, dollars. */
export interface SalesTables {
  stores: StoreTable;
  items: ItemTable;
  job_groups: JobGroupTable;
  jobs: JobTable;
  orders: OrderTable;
  store_queue: StoreQueueTable;
}

interface StoreTable {
  container_id: Generated<string>;
  _id: string;
  platform_id: PlatformId;
  sto_name: string;
  sto_user: string | null;
  sto_status: StoreStatus;
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
  /** Without a slash at the end. */
  website: string;
  /** What reads show instead of key and secret. */
  key_mask: string;
  secret_mask: string;
  /** Key and secret, sealed by `connectors/secrets.ts`. */
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

export type JobType = 'push_item' | 'fetch_orders';

interface JobGroupTable {
  container_id: Generated<string>;
  _id: string;
  job_type: JobType;
  store_id: string;
  created_at: number;
}

export type JobStatus = 'waiting' | 'pending' | 'stopped' | 'rejected' | 'done';

export interface JobDetails {
  /** The listing's name and first picture when the job was made. */
  readonly name?: string;
  readonly image?: string;
  /** What to push to a product that is already there; absent: everything. */
  readonly parts?: { readonly text: boolean; readonly images: boolean; readonly variants: boolean };
  /** `http://host:port` the seller used: where the shop finds the pictures. */
  readonly origin?: string;
}

interface JobTable {
  container_id: Generated<string>;
  _id: string;
  group_id: string;
  job_type: JobType;
  store_id: string;
  item_info_id: string | null;
  status: JobStatus;
  /** Times a worker took it in hand. */
  attempts: Generated<number>;
  /** Failures since it was last put in the queue; interruptions by a stopped or killed worker are none. */
  failures: Generated<number>;
  /** Asked for again while it was in hand: goes back to the queue when done. */
  again: Generated<boolean>;
  data: JobDetails;
  msg: { code: string; msg: string } | null;
  created_at: number;
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
  queue_messenger: string | null;
  /** `http://host:port` the seller used: where the shop finds the pictures. */
  origin: string;
}

export type QueueStatus = 'waiting' | 'pushed' | 'refused';

interface OrderTable {
  container_id: Generated<string>;
  _id: string;
  store_id: string;
  platform_id: string;
  number: string;
  status: string;
  currency: string;
  total: number;
  buyer: FetchedOrder['buyer'];
  items: OrderLine[];
  /** When the buyer ordered, by the shop's clock. */
  created_at: number;
  updated_at: number;
}

export interface OrderLine {
  name: string;
  sku: string;
  quantity: number;
  price: number;
  image: string | null;
  item_info_id: string | null;
}
