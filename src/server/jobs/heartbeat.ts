import { sql } from 'kysely';
import type { Round } from './kind';
import type { WorkerPulse } from './pulse';

/** The queue's name for a heartbeat: work that does nothing but go through it. */
export const HEARTBEAT = 'heartbeat';

const PAUSE_MS = 60_000;

/** Before everything else: it tells whether the queue moves, and not how much waits in it. */
const PRIORITY = -100;

/**
 * Queues a heartbeat each minute, one at a time whatever the number of processes. One that is still there was not run for a minute, and keeps its
 * place and its time.
 */
export const beatingOfQueue = (pulse: WorkerPulse): Round => ({
  name: HEARTBEAT,
  pause: PAUSE_MS,
  run: async ({ db }) => {
    const { rows } = await sql<{ waits: boolean }>`select exists (select from graphile_worker._private_jobs
      where key = ${HEARTBEAT} and locked_at is null) as waits`.execute(db);
    if (rows[0]?.waits === false) pulse.notOverdue();
    await sql`select graphile_worker.add_job(${HEARTBEAT}, job_key => ${HEARTBEAT}, job_key_mode => 'preserve_run_at',
      priority => ${PRIORITY}::integer)`.execute(db);
  },
});
