import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Services } from '../kernel/context';

/** First half of the advisory locks' name; the second is the worker's id. */
const LOCK_CLASS = 0x706f64;

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
    const { rows } = await this.client.query<{ held: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as held', [
      LOCK_CLASS,
      workerId,
    ]);
    if (!rows[0]?.held) throw new Error(`Another session holds the lease of ${workerId}.`);
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
      const { rows: tried } = await sql<{ dead: boolean }>`
        select pg_try_advisory_xact_lock(${LOCK_CLASS}, hashtext(${locked_by})) as dead`.execute(tx);
      if (tried[0]?.dead) await sql`select graphile_worker.force_unlock_workers(array[${locked_by}]::text[])`.execute(tx);
    });
  }
};
