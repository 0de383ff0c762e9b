import { sql } from 'kysely';
import type { Tx } from '../kernel/context';

/** The PostgreSQL channel every node listens on. */
export const CHANNEL = 'back_office_live';

/**
 * Wakes the open pages of the transaction's container, or of one of its members, once the transaction is committed. They are told nothing
 * but to look again, so what each may see is decided where it is read.
 */
export const wakePages = async (tx: Tx, userId: string | null = null): Promise<void> => {
  await sql`select pg_notify(${CHANNEL}, current_setting('app.container') || ${userId === null ? '' : `:${userId}`}::text)`.execute(tx);
};

/** Whom a message of the channel is for; `userId` null: every member of the container. */
export const readWake = (payload: string): { readonly containerId: string; readonly userId: string | null } => {
  const [containerId = '', userId = null] = payload.split(':');
  return { containerId, userId };
};
