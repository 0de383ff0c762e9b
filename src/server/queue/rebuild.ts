import { sql } from 'kysely';
import { DAY } from '../kernel/clock';
import type { Round } from '../jobs/kind';

/**
 * Brings the queue to what it is to be, where no trigger saw the cause: a time zone that was changed, a store that was trashed at the very moment
 * something of it came.
 */
export const rebuildOfQueue: Round = {
  name: 'deadline queue',
  pause: DAY * 1000,
  run: async ({ db }) => {
    await sql`select queue_rebuild(null)`.execute(db);
  },
};
