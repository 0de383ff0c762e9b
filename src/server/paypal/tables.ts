import type { Generated, Selectable } from 'kysely';
import type { Block } from '../../domain/connections/connection';
import type { DisputeAct, DisputeStage } from '../../domain/sales/paypal-disputes';
import type { PaypalStatus } from '../../domain/sales/paypal';
import type { PushState } from '../../domain/sales/tracking';
import type { StoreReason, StoreStatus } from '../connectors/connector';
import type { PaypalDisputeFacts } from '../connectors/paypal';
import type { JobMessage } from '../jobs/tables';
import type { Sealed } from '../kernel/vault';

declare module '../db/schema' {
  interface Database {
    paypal_accounts: AccountTable;
    paypal_items: ItemTable;
    paypal_trackers: TrackerTable;
    paypal_acts: ActTable;
    paypal_counts: CountTable;
    paypal_count_changes: CountTable & { _id: Generated<string> };
  }
}

interface AccountTable {
  container_id: Generated<string>;
  _id: string;
  email: string;
  status: StoreStatus;
  reason: StoreReason | null;
  /** When PayPal first refused the keys since they last worked. */
  refused_at: Generated<number | null>;
  /** What is shown of how it is reached: masks for what is sealed. */
  config: Block;
  /** The rest: JSON sealed by `connectors/secrets.ts`. */
  credentials: Sealed | '';
  /** Up to when payments and disputes are known. */
  payments_until: number | null;
  disputes_until: number | null;
  /** When it was last read to its end. */
  fetched_at: number | null;
  next_fetch_at: Generated<number>;
  fetching: Generated<boolean>;
  /** A trashed one is kept for its payments' sake, without its credentials. */
  trashed_at: number | null;
  created_at: number;
  updated_at: number;
}

/** What is kept of a dispute as PayPal told it. */
export type KeptDispute = Omit<PaypalDisputeFacts, 'transaction_id' | 'payment' | 'said'>;

interface ItemTable {
  container_id: Generated<string>;
  _id: string;
  account_id: string;
  transaction_id: string;
  store_id: string | null;
  order_id: string | null;
  invoice_id: string | null;
  payer: string | null;
  amount: number;
  fee: number | null;
  currency: string;
  /** Follows from everything else; only `sales/payments.ts` writes it, as it does number and carrier. */
  status: Generated<PaypalStatus>;
  held: Generated<boolean>;
  release_at: number | null;
  /** Amounts that went back, by PayPal's ids. */
  refunds: Generated<Readonly<Record<string, number>>>;
  /** Those among them that PayPal has not completed, with the time each was made. */
  refunds_pending: Generated<Readonly<Record<string, number>>>;
  refunded: Generated<number>;
  dispute_id: string | null;
  dispute: KeptDispute | null;
  stage: DisputeStage | null;
  respond_by: number | null;
  tracking_number: Generated<string>;
  carrier: Generated<string>;
  /** When the payer's data was erased; PayPal's word of the payer is not kept afterwards. */
  erased_at: Generated<number | null>;
  created_at: number;
  updated_at: number;
}

interface TrackerTable {
  container_id: Generated<string>;
  _id: string;
  item_id: string;
  /** The parcel; null: somebody typed the number. */
  tracking_id: string | null;
  tracking_number: string;
  carrier: string;
  /** What PayPal has. */
  told_number: string | null;
  told_carrier: string | null;
  /** It was sent, and nobody knows yet what became of that. */
  sent_at: number | null;
  push: Exclude<PushState, 'off'>;
  push_at: number;
  /** Times in a row that telling PayPal failed and is tried again. */
  push_failures: Generated<number>;
  push_msg: JobMessage | null;
  created_at: number;
}

interface ActTable {
  container_id: Generated<string>;
  _id: string;
  item_id: string;
  dispute_id: string;
  act: DisputeAct;
  note: string;
  amount: number | null;
  /** Ids. */
  files: readonly string[];
  /** The parcel evidence speaks of. */
  tracking_number: string | null;
  carrier: string | null;
  state: 'waiting' | 'sent' | 'failed';
  failures: Generated<number>;
  send_at: number;
  msg: JobMessage | null;
  user_id: string;
  created_at: number;
}

interface CountTable {
  container_id: Generated<string>;
  key: string;
  count: number;
}

export type AccountRow = Selectable<AccountTable>;
export type ActRow = Selectable<ActTable>;
