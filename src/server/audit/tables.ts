import type { Generated } from 'kysely';
import type { AuditAction, AuditChange } from '../../domain/audit/audit';

declare module '../db/schema' {
  interface Database {
    audit_events: AuditEventTable;
  }
}

/** Rows are never changed, and a trigger refuses to delete one before its time. */
interface AuditEventTable {
  container_id: Generated<string>;
  _id: string;
  action: AuditAction;
  /** The person who acted; null: the system, or nobody known. Kept as text, so that the log outlives its people. */
  actor_id: string | null;
  actor_email: string | null;
  /** The person the actor was signed in as. */
  as_id: string | null;
  as_email: string | null;
  subject_id: string | null;
  subject: string | null;
  changes: Generated<readonly AuditChange[]>;
  /** The API operation that was denied. */
  operation: string | null;
  /** The code of the refusal. */
  reason: string | null;
  /** The network address the request came from, and the browser or program as it calls itself. */
  address: string | null;
  user_agent: string | null;
  /** Unix seconds. */
  created_at: number;
}
