import { sql } from 'kysely';
import { databaseNow } from '../db/clock';
import { tellChanged } from '../db/channel';
import type { Services, Tx } from '../kernel/context';
import type { Round } from './kind';

/** The queue's name for a turn (migration 0052). */
export const TURN = 'job_turn';

/** Seconds until it is looked again whether jobs still have to wait: a limit may be raised before the day is over. */
export const LOOK_AGAIN = 60;

/** Asks for a turn of each of these queues that has something to do; one that waits for its turn keeps its place. */
export const enqueueTurns = async (tx: Tx, queues: readonly string[]): Promise<void> => {
  if (queues.length > 0) await sql`select enqueue_turns(${[...new Set(queues)]}::text[])`.execute(tx);
};

/** Notes whose place is being served: nobody who comes later stands before it. */
export const servePlace = async ({ db }: Services, place: number): Promise<void> => {
  await sql`select setval('job_turns', ${place}::bigint) from job_turns where last_value < ${place}::bigint`.execute(db);
};

/** The place a turn stands at, from the time it is queued with. */
export const placeOf = (runAt: Date): number => runAt.getTime() - Date.UTC(2000, 0, 1);

const inEach = async (
  services: Services,
  rows: readonly { readonly container_id: string }[],
  work: (tx: Tx, containerId: string) => Promise<void>,
): Promise<void> => {
  for (const containerId of new Set(rows.map(({ container_id }) => container_id))) {
    await services.inContainer(containerId, (tx) => work(tx, containerId));
  }
};

/** Whatever the clock says that was set back since: a job or hold that was written in the future is due. */
const isDue = sql<boolean>`(due_at <= ${databaseNow} or updated_at > ${databaseNow} + 60)`;

/** Jobs whose pause is over, and holds that have to be looked at, get their turn. */
const wake = async (services: Services): Promise<void> => {
  const { rows: jobs } = await sql<{ container_id: string }>`
    select distinct container_id from jobs where status = 'waiting' and due_at is not null and ${isDue}`.execute(services.db);
  await inEach(services, jobs, async (tx, containerId) => {
    const woken = await tx
      .updateTable('jobs')
      .set({ due_at: null })
      .where('container_id', '=', containerId)
      .where('status', '=', 'waiting')
      .where('due_at', 'is not', null)
      .where(isDue)
      .returning('queue')
      .execute();
    await enqueueTurns(
      tx,
      woken.map(({ queue }) => queue),
    );
    await tellChanged(tx, containerId, ['jobGroups', 'jobs']);
  });
  const { rows: holds } = await sql<{ container_id: string }>`
    select distinct container_id from job_holds where look_at <= ${databaseNow} or look_at > ${databaseNow} + ${2 * LOOK_AGAIN}`.execute(
    services.db,
  );
  await inEach(services, holds, async (tx, containerId) => {
    const looked = await tx
      .updateTable('job_holds')
      .set({ look_at: null })
      .where('container_id', '=', containerId)
      .where((is) => is.or([is('look_at', '<=', databaseNow), is('look_at', '>', sql<number>`${databaseNow} + ${2 * LOOK_AGAIN}`)]))
      .returning('queue')
      .execute();
    await enqueueTurns(
      tx,
      looked.map(({ queue }) => queue),
    );
  });
};

export const wakingOfJobs: Round = { name: 'waking of jobs', pause: 1000, run: wake };

/** Queues with work nobody has a turn for, or one that failed and lost its place: a backup brought back, or a database that went away. */
const lookForLost = async (services: Services): Promise<void> => {
  const { rows } = await sql<{ container_id: string; queue: string }>`
    select container_id, queue from (
      select distinct container_id, queue from jobs where status in ('waiting', 'pending') and due_at is null
    ) as busy
    where not exists (select from graphile_worker._private_jobs as turn
      where turn.key = busy.container_id || ':turn:' || busy.queue and (turn.attempts = 0 or turn.locked_at is not null))
    and not exists (select from job_holds as held
      where held.container_id = busy.container_id and held.queue = busy.queue and held.look_at is not null)`.execute(services.db);
  await inEach(services, rows, (tx, containerId) =>
    enqueueTurns(
      tx,
      rows.flatMap(({ container_id, queue }) => (container_id === containerId ? queue : [])),
    ),
  );
};

export const searchForTurns: Round = { name: 'jobs without a turn', pause: 10_000, run: lookForLost };
