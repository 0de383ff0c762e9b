import type { ConnectorError } from '../connectors/connector';
import { MINUTE } from '../kernel/clock';
import type { Services, StoreRef, Tx } from '../kernel/context';
import type { JobType } from '../../domain/jobs/job-types';
import type { Hold } from './holds';
import type { JobDetails, JobMessage, JobRow } from './tables';

/** Milliseconds any work may take whose kind says nothing else: more than a look at a place outside takes before it stops by itself. */
export const WORK_DEADLINE_MS = 15 * MINUTE * 1000;

/** A group whose last job has ended. */
export interface GroupEnd {
  /** The one that ended last. */
  readonly last: JobRow;
  readonly jobs: readonly JobRow[];
  readonly rejected: readonly JobRow[];
  /** Why those were rejected, each reason once. */
  readonly reasons: readonly JobMessage[];
}

/** One kind of job: everything the engine has to know of it. */
export interface JobKind {
  readonly type: JobType;
  /** Jobs of one queue are done one after the other, whatever their kinds. */
  readonly queue: (target: StoreRef) => string;
  /** Of two jobs that wait in one queue the one with the smaller number runs first. */
  readonly priority: number;
  /** Milliseconds one attempt may take; `WORK_DEADLINE_MS` without. */
  readonly deadlineMs?: number;
  /** Its calls bring names and addresses of buyers, so what was sent and answered is not kept with its attempts. */
  readonly bringsBuyers?: true;
  /** What keeps jobs of this kind waiting at this moment, asked before one is taken in hand: a limit, a schedule. Undefined: nothing. */
  readonly heldBy?: (tx: Tx, job: JobRow) => Promise<Hold | undefined>;
  /**
   * Does the outside work and returns what to write down about it, which then happens in the transaction that ends the job.
   * May run again after any interruption, so what it does outside must be the same when done twice. Throws `ConnectorError`. At its deadline it is
   * given up even where it heeds no signal; what it calls outside has to be given `signal`, so that it begins nothing more.
   * `tell` shows people how far it has come.
   */
  perform(
    services: Services,
    job: JobRow,
    signal: AbortSignal,
    tell: (progress: JobMessage) => Promise<void>,
  ): Promise<(tx: Tx) => Promise<void>>;
  /** Tells people that a group has ended, in the transaction of that end. */
  announce(tx: Tx, end: GroupEnd): Promise<void>;
  /** What a job that waits has to do once it is asked for again otherwise. Without it: what it was asked for first. */
  readonly both?: (waiting: JobDetails, asked: JobDetails) => JobDetails;
  /** What else follows when a job is given up, in the same transaction. */
  readonly afterRejection?: (tx: Tx, job: JobRow, failure: ConnectorError) => Promise<void>;
}

/** Queued work that nobody follows: it has no row among the jobs, and the next round or the next request makes up for a failure. */
export interface Errand {
  readonly name: string;
  /** As a job kind's. */
  readonly priority: number;
  readonly deadlineMs?: number;
  perform(services: Services, payload: unknown, signal: AbortSignal): Promise<void>;
}

/** What every crew of workers looks after again and again; any number of them may do so at once. */
export interface Round {
  readonly name: string;
  /** Milliseconds between the end of one and the beginning of the next. */
  readonly pause: number;
  /** `signal` ends it when the workers stop. */
  run(services: Services, signal?: AbortSignal): Promise<void>;
}

/** All the work of the product, as the engine takes it. */
export interface Work {
  readonly kinds: Readonly<Record<JobType, JobKind>>;
  readonly errands: readonly Errand[];
  readonly rounds: readonly Round[];
}
