import type { Generated } from 'kysely';

declare module '../db/schema' {
  interface Database {
    sandbox_clock: SandboxClockTable;
    sandbox_effects: SandboxEffectTable;
    sandbox_tokens: SandboxTokenTable;
  }
}

/** One row. Its times are unix seconds with fractions. */
interface SandboxClockTable {
  /** When, in real time, the clock showed `at`. */
  real_at: number;
  at: number;
  /** Simulated seconds in a real one while something is on its way; 0 stands still. */
  speed: number;
  /** The simulated time up to which something is known to happen. */
  busy_until: number;
  /** What chance is drawn from. */
  seed: string;
}

/** What may be done at a place. */
export type EffectKind =
  | 'draft created'
  | 'file uploaded'
  | 'document published'
  | 'document changed'
  | 'post created'
  | 'post changed'
  | 'product created'
  | 'variation created'
  | 'status changed'
  | 'note added'
  | 'refund made'
  | 'tracking added'
  | 'tracking removed'
  | 'order submitted'
  | 'order sent to production'
  | 'order paid'
  | 'order cancelled'
  | 'mail sent'
  | 'tracking created'
  | 'tracker added'
  | 'tracker cancelled'
  | 'dispute opened'
  | 'dispute message'
  | 'dispute offer'
  | 'dispute escalate'
  | 'dispute accept'
  | 'dispute evidence'
  | 'dispute appeal'
  | 'refund'
  | 'payment taken'
  | 'payment declined';

interface SandboxEffectTable {
  id: Generated<number>;
  /** A shop's slug, `print/` or `paypal/` and an account, or `carrier`. */
  place: string;
  /** What the caller knows it by: a SKU, an order's number or reference, a tracking number, a Message-ID. */
  key: string;
  what: EffectKind;
  at: number;
}

interface SandboxTokenTable {
  /** SHA-256, hex. */
  hash: string;
  place: string;
  account: string;
  created_at: number;
}
