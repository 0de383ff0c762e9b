import type { Generated, Selectable } from 'kysely';
import type { PushParts } from '../connectors/platforms/shop';
import type { RecordedCall } from '../connectors/recording';
import type { JobType } from '../../domain/jobs/job-types';
import type { RefusalCode, RefusalValues } from '../../domain/fault';

declare module '../db/schema' {
  interface Database {
    job_groups: JobGroupTable;
    jobs: JobTable;
    job_holds: JobHoldTable;
    job_attempts: JobAttemptTable;
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
  readonly parts?: PushParts;
  /** `http://host:port` the seller used: where the shop finds the pictures. */
  readonly origin?: string;
  /** The store's id of a product whose item is removed here, and since when the store was connected to the shop that has it, in unix seconds. */
  readonly platform_id?: string;
  readonly connected_since?: number;
  /** The item was removed while it was pushed, so the product ends at the store as soon as it is there. */
  readonly ends?: true;
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
  /** The post it publishes; null: none. */
  post_id: Generated<string | null>;
  /** The order it is about; null: none. */
  order_id: Generated<string | null>;
  /** Jobs of one queue are done one after the other. */
  queue: string;
  /** Smaller runs first. */
  priority: number;
  status: JobStatus;
  /** Times a worker took it in hand. */
  attempts: Generated<number>;
  /** Failures since it was last put in the queue; interruptions by a stopped or killed worker are none. */
  failures: Generated<number>;
  /** Times its worker died over it since it was last put in the queue. */
  crashes: Generated<number>;
  /** Waits until then, after a failure that may pass; null: for its turn. */
  due_at: Generated<number | null>;
  /** Asked for again while it was in hand: goes back to the queue when done. */
  again: Generated<boolean>;
  data: JobDetails;
  msg: JobMessage | null;
  created_at: number;
  updated_at: number;
}

/** Why jobs wait that could go: the code of a sentence. */
export type HoldReason = Pick<Required<JobMessage>, 'refusal' | 'values'>;

/** Jobs of a kind wait at a store: for a limit, its schedule, or because the shop asked for a pause. */
interface JobHoldTable {
  container_id: Generated<string>;
  store_id: string;
  job_type: JobType;
  queue: string;
  /** All of them, or those of items that are new to the store. */
  scope: 'all' | 'new';
  reason: HoldReason;
  /** When they go on; null: nobody can say. */
  until: number | null;
  /** When it is looked again; null: the next turn looks. */
  look_at: number | null;
}

export type JobHold = Selectable<JobHoldTable>;

/** `again`: failed and is tried again; `interrupted`: the worker stopped or died over it. */
export type AttemptOutcome = 'done' | 'again' | 'rejected' | 'interrupted';

/** One time a worker had a job in hand. */
interface JobAttemptTable {
  container_id: Generated<string>;
  job_id: string;
  /** From 1 on. */
  number: number;
  /** Host name and process id. */
  worker: string;
  started_at: number;
  /** How long it took; null: not ended, or cut off. */
  ms: number | null;
  /** Null: in hand. */
  outcome: AttemptOutcome | null;
  msg: JobMessage | null;
  calls: Generated<readonly RecordedCall[]>;
}

export type JobAttemptRow = Selectable<JobAttemptTable>;

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
