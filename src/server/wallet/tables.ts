import type { Generated } from 'kysely';

declare module '../db/schema' {
  interface Database {
    wallet_entries: WalletEntryTable;
  }
}

/** What changed a container's credit: added to it, or taken for something. */
export type WalletEntryKind = 'credit' | 'charge';

interface WalletEntryTable {
  container_id: Generated<string>;
  _id: string;
  kind: WalletEntryKind;
  /** Dollars; negative for what was taken. */
  amount: number;
  note: string | null;
  created_at: number;
}
