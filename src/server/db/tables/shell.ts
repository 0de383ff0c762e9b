import type { Generated } from 'kysely';

/** Times are unix seconds. Every table here is a tenant table. */
export interface ShellTables {
  wallet_entries: WalletEntryTable;
  test_jobs: TestJobTable;
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

/** A job that does nothing but tell that the queue works. */
interface TestJobTable {
  container_id: Generated<string>;
  _id: string;
  /** Id of a user. */
  requested_by: string;
  requested_at: number;
  /** Null while it waits. */
  finished_at: number | null;
  /** Milliseconds from the request until a worker took it. */
  waited_ms: number | null;
  /** Host name and process id of the worker. */
  worker: string | null;
}
