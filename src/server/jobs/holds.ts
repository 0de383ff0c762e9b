import { sql } from 'kysely';
import { databaseNow } from '../db/clock';
import { jsonb } from '../db/json';
import type { StoreRef, Tx } from '../kernel/context';
import type { JobType } from '../../domain/jobs/job-types';
import type { JobHold, JobRow } from './tables';
import { LOOK_AGAIN } from './turns';

/** What makes jobs of a kind wait at a store. */
export type Hold = Pick<JobHold, 'scope' | 'reason' | 'until'>;

/** Those that stand, of one queue; one that is to be looked at again holds nobody. */
export const standingHolds = (tx: Tx, containerId: string, queue: string): Promise<JobHold[]> =>
  tx
    .selectFrom('job_holds')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('queue', '=', queue)
    .where('look_at', 'is not', null)
    .execute();

/** Makes the jobs of this one's kind wait at its store. */
export const hold = async (tx: Tx, job: JobRow, { scope, reason, until }: Hold): Promise<void> => {
  const soon = sql<number>`${databaseNow} + ${LOOK_AGAIN}`;
  const said = {
    queue: job.queue,
    scope,
    reason: jsonb(reason),
    until,
    look_at: until === null ? soon : sql<number>`least(${soon}, ${until}::integer)`,
  };
  await tx
    .insertInto('job_holds')
    .values({ store_id: job.store_id, job_type: job.job_type, ...said })
    .onConflict((conflict) => conflict.columns(['container_id', 'store_id', 'job_type']).doUpdateSet(said))
    .execute();
};

/** Lets them go on, where it was looked and nothing keeps them any longer. */
export const release = async (tx: Tx, { container_id, store_id }: StoreRef, type: JobType): Promise<void> => {
  await tx
    .deleteFrom('job_holds')
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .where('job_type', '=', type)
    .where('look_at', 'is', null)
    .execute();
};
