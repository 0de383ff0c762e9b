import type { Generated } from 'kysely';

declare module '../db/schema' {
  interface Database {
    outside_allowances: AllowanceTable;
    outside_effects: EffectTable;
  }
}

/** What is left of an allowance: it fills up by itself from `filled_at` on, and below zero it is promised already. */
interface AllowanceTable {
  key: string;
  tokens: number;
  filled_at: Date;
  paused_until: Date | null;
}

interface EffectTable {
  container_id: Generated<string>;
  _id: string;
  /** The store or fulfilment that was called. */
  account: string;
  /** What it was about, such as a listing. */
  key: string;
  what: string;
  /** Null: sent and not heard of since. `looked`: it was not known, and has been read back. */
  outcome: 'done' | 'refused' | 'unknown' | 'looked' | null;
  sent_at: Date;
  ended_at: Date | null;
}
