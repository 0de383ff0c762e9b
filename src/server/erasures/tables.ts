import type { Generated, Selectable } from 'kysely';
import type { Sealed } from '../kernel/vault';

declare module '../db/schema' {
  interface Database {
    erasures: ErasureTable;
    erased_marks: ErasedMarkTable;
    erasure_keys: ErasureKeyTable;
  }
}

/**
 * `waiting`: nothing is erased yet. `files`: the rows are erased, the files in `storage_keys` are not. `blocked`: an order was opened after
 * the request, and nothing is erased.
 */
type ErasureState = 'waiting' | 'files' | 'done' | 'blocked';

interface ErasureTable {
  container_id: Generated<string>;
  _id: string;
  state: Generated<ErasureState>;
  /** The order or conversation by which the buyer was found; null once the rows are erased. */
  seed_id: string | null;
  /** How much of each kind was erased. */
  counts: Generated<Readonly<Record<string, number>>>;
  /** Objects in the storage that are still to be removed. */
  storage_keys: Generated<string[]>;
  /** Id of a user. */
  requested_by: string;
  /** By the real clock, as `finished_at` is. */
  requested_at: number;
  finished_at: number | null;
  /** The number of the order that keeps a blocked request from being carried out. */
  blocked_by: string | null;
}

/** A keyed hash of something an erased buyer is known by at a shop. The value itself is kept nowhere. */
interface ErasedMarkTable {
  container_id: Generated<string>;
  hash: string;
  /** By the market's clock, as orders and mails are dated. */
  erased_at: number;
  /** False: it was brought along by a restore, and what the backup holds of the buyer is still to be erased. */
  replayed: Generated<boolean>;
}

/** A key of such hashes, for all containers: there is one, and another for each time the secrets key was lost. */
interface ErasureKeyTable {
  /** The id of the key. */
  _id: string;
  /** The key in hex, sealed. */
  secret: Sealed;
  created_at: number;
  /** When a start with `SECRETS_LOST=on` could not open it; null: it opens. */
  lost_at: number | null;
}

export type ErasureRow = Selectable<ErasureTable>;
