import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { tryLock, tryLockForSession } from '../db/advisory-locks';
import type { Services } from '../kernel/context';

/**
 * A worker is alive as long as its database session holds the advisory lock named after it. PostgreSQL drops the lock with the
 * session: at once when the process is killed, after about half a minute when its machine vanishes. No clock, no heartbeat rows.
 */
export class Lease {
  /** Resolves when the session has ended, for whatever reason: somebody else may have the jobs from then on. */
  readonly lost: Promise<void>;
  private readonly client: PoolClient;
  private over = false;

  private constructor(client: PoolClient) {
    this.client = client;
    this.lost = new Promise((resolve) => {
      client.once('end', resolve);
      client.once('error', () => resolve());
    });
  }

  static async open(services: Services): Promise<Lease> {
    const client = await services.pool.connect();
    try {
      await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3');
      return new Lease(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Takes the lock of one worker id, before that worker takes its first job. */
  async hold(workerId: string): Promise<void> {
    if (!(await tryLockForSession(this.client, 'workerLease', workerId)))
      throw new Error(`Another session holds the lease of ${workerId}.`);
  }

  close(): void {
    if (this.over) return;
    this.over = true;
    this.client.release(true);
  }
}

/**
 * Gives back what dead workers had in hand: graphile-worker would wait four hours. A worker whose lock can be taken is dead,
 * since it took the lock before its first job.
 */
export const releaseDeadWorkers = async (services: Services): Promise<void> => {
  const { rows } = await sql<{ locked_by: string }>`
    select distinct locked_by from graphile_worker.jobs where locked_by is not null`.execute(services.db);
  for (const { locked_by } of rows) {
    await services.db.transaction().execute(async (tx) => {
      const dead = await tryLock(tx, 'workerLease', locked_by);
      if (dead) await sql`select graphile_worker.force_unlock_workers(array[${locked_by}]::text[])`.execute(tx);
    });
  }
};
