import { sql, type Kysely } from 'kysely';
import { isChangedKind, withBeside, type Change, type ChangedKind } from '../../domain/lists/changes';
import type { Tx } from '../kernel/context';
import type { Database } from './schema';

/** The PostgreSQL channel every node listens on. */
export const CHANNEL = 'back_office_live';

/**
 * Wakes the open pages of the transaction's container, or of one of its members, once the transaction is committed. They are told nothing
 * but to look for news again, so what each may see is decided where it is read.
 */
export const wakePages = async (tx: Tx, userId: string | null = null): Promise<void> => {
  await sql`select pg_notify(${CHANNEL}, current_setting('app.container') || ${`:${userId ?? ''}`}::text)`.execute(tx);
};

/**
 * Tells the open pages of a container, once the transaction is committed, of which kinds some rows changed. Said again within one
 * transaction it is heard once. `by`: the idempotency key of the mutation that changes them.
 */
export const tellChanged = async (tx: Kysely<Database>, containerId: string, kinds: readonly ChangedKind[], by = ''): Promise<void> => {
  if (kinds.length === 0) return;
  const payloads = JSON.stringify(withBeside(kinds).map((kind) => `${containerId}::${kind}:${by}`));
  await sql`select pg_notify(${CHANNEL}, payload) from jsonb_array_elements_text(${payloads}::jsonb) as told(payload)`.execute(tx);
};

/** What a payload of the channel says. */
interface Wake {
  readonly containerId: string;
  /** The one member it is for; null: every member of the container. */
  readonly userId: string | null;
  /** Null: there may be news. */
  readonly change: Change | null;
}

export const readWake = (payload: string): Wake => {
  const [containerId = '', userId = '', kind = '', ...by] = payload.split(':');
  const change = isChangedKind(kind) ? { kind, by: by.join(':') || null } : null;
  return { containerId, userId: userId === '' ? null : userId, change };
};
