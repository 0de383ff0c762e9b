import type { ClientBase } from 'pg';
import { copyIn } from './copy';

/** What waits in the job queue, by the names of the arguments that put it there again; how the queue keeps it is its own affair. */
export const COPY_QUEUE_OUT = `copy (select task.identifier, job.payload, queue.queue_name, job.run_at, job.max_attempts, job.key, job.priority
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
    where job.attempts < job.max_attempts order by job.id) to stdout`;

/** Puts it in the queue again, what was in a worker's hand too. The queue's own tables have to be there. */
export const copyQueueIn = async (client: ClientBase, source: AsyncIterable<Buffer>): Promise<void> => {
  await client.query(`create temp table restored_queue (at bigint generated always as identity, identifier text, payload json,
    queue_name text, run_at timestamptz, max_attempts integer, job_key text, priority integer) on commit drop`);
  await copyIn(client, 'copy restored_queue (identifier, payload, queue_name, run_at, max_attempts, job_key, priority) from stdin', source);
  await client.query(`select count(graphile_worker.add_job(identifier, payload => payload, queue_name => queue_name, run_at => run_at,
    max_attempts => max_attempts, job_key => job_key, priority => priority)) from (select * from restored_queue order by at) as waiting`);
};
