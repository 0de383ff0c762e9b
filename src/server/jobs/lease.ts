import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { tryLock, tryLockForSession } from '../db/advisory-locks';
import type { Services } from '../kernel/context';

/** Seconds of silence after which the database ends the session of a worker that is stopped. */
const SILENCE = 20;
/** ms between two signs of life, and how long the database may take to hear one: together less than the silence. */
const BEAT = 5000;
const HEARD = 10_000;

/**
 * A worker is alive as long as its database session holds the advisory lock named after it. PostgreSQL drops the lock with the
 * session: at once when the process is killed, and when nothing was heard of it for `SILENCE`, as when it is stopped or its machine
 * vanishes. Only the database's clock counts, and there are no heartbeat rows.
 */
export class Lease {
  /** Resolves when the session has ended, for whatever reason: somebody else may have the jobs from then on. */
  readonly lost: Promise<void>;
  private readonly client: PoolClient;
  private readonly beating: NodeJS.Timeout;
  private lose = (): void => undefined;
  private over = false;

  private constructor(client: PoolClient) {
    this.client = client;
    this.lost = new Promise((resolve) => {
      this.lose = resolve;
      client.once('end', resolve);
      client.once('error', () => resolve());
    });
    this.beating = setInterval(() => void this.beat(), BEAT);
    void this.lost.then(() => clearInterval(this.beating));
  }

  static async open(services: Services): Promise<Lease> {
    const client = await services.pool.connect();
    try {
      await client.query(`set idle_session_timeout = '${SILENCE}s'`);
      return new Lease(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** A database that does not hear us ends the session without our hearing of it. */
  private async beat(): Promise<void> {
    const unheard = setTimeout(() => this.close(), HEARD);
    await this.client.query('select 1').catch(() => this.close());
    clearTimeout(unheard);
  }

  /** Takes the lock of one worker id, before that worker takes its first job. */
  async hold(workerId: string): Promise<void> {
    if (!(await tryLockForSession(this.client, 'workerLease', workerId)))
      throw new Error(`Another session holds the lease of ${workerId}.`);
  }

  close(): void {
    if (this.over) return;
    this.over = true;
    this.lose();
    this.client.release(true);
  }
}

/**
 * Makes errands due that were put in the queue by a clock that has been set back since: they would wait until it shows that time again. When a
 * job was put there tells it, not when it is due, which may be later on purpose.
 */
const hurryJobsOfTheFuture = async ({ db }: Services): Promise<void> => {
  await sql`select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs
    where locked_by is null and run_at > now() and updated_at > now() + interval '1 minute' having count(*) > 0`.execute(db);
};

/**
 * Gives back what dead workers had in hand: graphile-worker would wait four hours. A worker whose lock can be taken is dead,
 * since it took the lock before its first job.
 */
export const releaseDeadWorkers = async (services: Services): Promise<void> => {
  await hurryJobsOfTheFuture(services);
  const { rows } = await sql<{ locked_by: string }>`
    select distinct locked_by from graphile_worker.jobs where locked_by is not null`.execute(services.db);
  for (const { locked_by } of rows) {
    await services.db.transaction().execute(async (tx) => {
      const dead = await tryLock(tx, 'workerLease', locked_by);
      if (dead) await sql`select graphile_worker.force_unlock_workers(array[${locked_by}]::text[])`.execute(tx);
    });
  }
};
