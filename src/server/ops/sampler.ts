import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { LOCK_CLASSES, tryLockForSession } from '../db/advisory-locks';
import { isDatabaseAway } from '../db/database-away';
import { withinDeadline } from '../kernel/deadline';
import { logFault } from '../kernel/log';
import type { Metrics } from './registry';

/** ms between two samples, one statement may take, and a sample may take in all. */
const EVERY_MS = 15_000;
const STATEMENT_MS = 2000;
const PATIENCE_MS = 10_000;

interface JobSample {
  readonly kind: string;
  readonly state: 'ready' | 'running' | 'waiting' | 'held';
  readonly count: number;
  /** Seconds since the oldest of them could run. */
  readonly oldest: number | null;
}

/** Queued work without a row of ours. Turns stand for jobs, which are counted themselves, and their times are places. */
const ERRANDS = `select task.identifier as kind,
    case when job.locked_at is not null then 'running' when job.run_at <= now() then 'ready' else 'waiting' end as state,
    count(*)::int as count, extract(epoch from now() - min(job.run_at))::float8 as oldest
  from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
  where task.identifier <> 'job_turn' group by 1, 2`;

const JOBS = `select job_type as kind,
    case when status = 'pending' then 'running' when due_at is not null then 'waiting'
      when exists (select from job_holds as held where held.container_id = jobs.container_id and held.queue = jobs.queue
        and held.job_type = jobs.job_type) then 'held'
      else 'ready' end as state,
    count(*)::int as count, extract(epoch from now())::float8 - min(updated_at) as oldest
  from jobs where status in ('waiting', 'pending') group by 1, 2`;

const WORKERS = `select count(*)::int as alive from pg_locks where locktype = 'advisory' and granted
  and database = (select oid from pg_database where datname = current_database()) and classid = $1::oid`;

const MAILBOXES = `select case when failed_at is null then 'ok' else 'failing' end as state, count(*)::int as count from mailboxes group by 1`;

const takeSample = async (client: PoolClient, metrics: Metrics): Promise<void> => {
  const jobs = [...(await client.query<JobSample>(ERRANDS)).rows, ...(await client.query<JobSample>(JOBS)).rows];
  const workers = await client.query<{ alive: number }>(WORKERS, [LOCK_CLASSES.workerLease]);
  const mailboxes = await client.query<{ state: string; count: number }>(MAILBOXES);
  // Kinds and states that are gone since the last sample must not stay.
  metrics.forgetSamples();
  for (const { kind, state, count, oldest } of jobs) {
    metrics.set('jobs', { kind, state }, count);
    if (state === 'ready') metrics.set('job_oldest_ready_seconds', { kind }, Math.max(0, oldest ?? 0));
  }
  metrics.set('workers_alive', {}, workers.rows[0]?.alive ?? 0);
  for (const { state, count } of mailboxes.rows) metrics.set('mailboxes', { state }, count);
  metrics.set('sample_timestamp_seconds', {}, Date.now() / 1000);
};

/**
 * Looks every 15 s whether the database answers. Of all processes on one database, the one that holds the lock also samples it; when it ends,
 * another one takes over. `openOwn` opens a pool of one connection, which is used for nothing else. `haste`: how many
 * times more often it looks.
 */
export const startSampler = (openOwn: () => Pool, metrics: Metrics, haste: number): (() => Promise<void>) => {
  const pool = openOwn();
  let client: PoolClient | undefined;
  let leads = false;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  const letGo = (): void => {
    client?.release(true);
    client = undefined;
    leads = false;
    metrics.forgetSamples();
  };

  const sample = async (): Promise<void> => {
    if (!client) {
      client = await pool.connect();
      await client.query(`set statement_timeout = ${STATEMENT_MS}`);
    }
    leads ||= await tryLockForSession(client, 'metricSampler');
    if (leads) await takeSample(client, metrics);
    else await client.query('select 1');
  };

  const tick = async (): Promise<void> => {
    try {
      await withinDeadline(PATIENCE_MS, undefined, sample);
      metrics.set('db_up', {}, 1);
      isFailing = false;
    } catch (error) {
      // A statement that is refused or takes too long leaves the last sample, whose time tells its age; a connection that is refused does not.
      const answers = client !== undefined && error instanceof DatabaseError && !isDatabaseAway(error);
      metrics.set('db_up', {}, answers ? 1 : 0);
      if (!answers) letGo();
      if (!isFailing && !ended) logFault('samples of metrics', error);
      isFailing = true;
    }
    if (ended) return;
    timer = setTimeout(() => {
      running = tick();
    }, EVERY_MS / haste);
  };

  let running = tick();
  const end = async (): Promise<void> => {
    ended = true;
    clearTimeout(timer);
    await running;
    letGo();
    await pool.end();
  };
  let ending: Promise<void> | undefined;
  return () => (ending ??= end());
};
