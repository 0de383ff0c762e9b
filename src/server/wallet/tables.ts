import type { Generated, GeneratedAlways } from 'kysely';
import type { TopupStatus } from '../../domain/billing/topup';
import type { TransactionKind, WalletAccount } from '../../domain/billing/wallet';

declare module '../db/schema' {
  interface Database {
    wallet_accounts: WalletAccountTable;
    wallet_transactions: WalletTransactionTable;
    wallet_entries: WalletEntryTable;
    topups: TopupTable;
  }
}

interface WalletAccountTable {
  container_id: Generated<string>;
  code: WalletAccount;
  /** Dollars: the sum of the account's entries. */
  balance: Generated<number>;
  /** How far the wallet may go below nothing; super_root says. */
  credit_line: Generated<number>;
}

/** A movement of money from one account to another. Written once. */
interface WalletTransactionTable {
  container_id: Generated<string>;
  _id: string;
  /** What it is done once by, whoever asks for it how often. */
  key: string;
  kind: TransactionKind;
  /** What it is about: a fulfilment order's reference, a topup, an invoice. */
  reference: string | null;
  note: string | null;
  /** Who wanted it; null: it came by itself. */
  by: string | null;
  created_at: number;
}

/** What a movement takes from one account, or brings to another. Written once. */
interface WalletEntryTable {
  container_id: Generated<string>;
  _id: string;
  /** The order of an account's entries. */
  place: GeneratedAlways<number>;
  transaction_id: string;
  account: WalletAccount;
  /** Dollars; negative for what was taken. */
  amount: number;
  /** What the account held then. */
  balance_after: number;
  created_at: number;
}

/** Money somebody pays into the wallet by a payment service. */
interface TopupTable {
  container_id: Generated<string>;
  _id: string;
  /** Of the form it was sent with, and its amount. */
  form_key: string;
  /** Dollars. */
  amount: number;
  method: string;
  /** What its service calls it, and where it is paid; null until it was asked for. */
  payment: string | null;
  pay_url: string | null;
  status: Generated<TopupStatus>;
  by: string;
  created_at: number;
  ended_at: number | null;
  /** When its service is asked next; null: not any more. */
  next_look_at: number | null;
}
