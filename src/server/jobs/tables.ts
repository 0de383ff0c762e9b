import type { Generated, Selectable } from 'kysely';
import type { JobType } from '../../domain/jobs/job-types';
import type { RefusalCode, RefusalValues } from '../../domain/fault';

declare module '../db/schema' {
  interface Database {
    job_groups: JobGroupTable;
    jobs: JobTable;
    test_jobs: TestJobTable;
  }
}

interface JobGroupTable {
  container_id: Generated<string>;
  _id: string;
  job_type: JobType;
  store_id: string;
  created_at: number;
}

export type JobStatus = 'waiting' | 'pending' | 'stopped' | 'rejected' | 'done';

export interface JobDetails {
  /** The listing's name and first picture when the job was made. */
  readonly name?: string;
  readonly image?: string;
  /** What to push to a product that is already there; absent: everything. */
  readonly parts?: { readonly text: boolean; readonly images: boolean; readonly variants: boolean; readonly logistic?: boolean };
  /** `http://host:port` the seller used: where the shop finds the pictures. */
  readonly origin?: string;
}

export type JobRow = Selectable<JobTable>;
/** Why a job failed, or how far it has come. `msg` is English; those written before sentences had codes have no `refusal`. */
export interface JobMessage {
  readonly code: string;
  readonly msg: string;
  readonly refusal?: RefusalCode;
  readonly values?: RefusalValues;
}

interface JobTable {
  container_id: Generated<string>;
  _id: string;
  group_id: string;
  job_type: JobType;
  store_id: string;
  item_info_id: string | null;
  /** Jobs of one queue are done one after the other. */
  queue: string;
  /** Smaller runs first. */
  priority: number;
  status: JobStatus;
  /** Times a worker took it in hand. */
  attempts: Generated<number>;
  /** Failures since it was last put in the queue; interruptions by a stopped or killed worker are none. */
  failures: Generated<number>;
  /** Asked for again while it was in hand: goes back to the queue when done. */
  again: Generated<boolean>;
  data: JobDetails;
  msg: JobMessage | null;
  created_at: number;
  updated_at: number;
}

/** A job that does nothing but tell that the queue works. */
interface TestJobTable {
  container_id: Generated<string>;
  _id: string;
  /** Id of a user. */
  requested_by: string;
  requested_at: number;
  /** Null while it waits. */
  finished_at: number | null;
  /** Milliseconds from the request until a worker took it. */
  waited_ms: number | null;
  /** Host name and process id of the worker. */
  worker: string | null;
}
