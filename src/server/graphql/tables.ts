import type { Generated } from 'kysely';

declare module '../db/schema' {
  interface Database {
    idempotency: IdempotencyTable;
  }
}

interface IdempotencyTable {
  container_id: Generated<string>;
  user_id: string;
  key: string;
  operation: string;
  /** HMAC of the arguments as canonical JSON, by the installation's key. */
  args_hash: string;
  /** Null only inside the transaction that is still working. */
  answer: { value: unknown } | null;
  created_at: number;
}
