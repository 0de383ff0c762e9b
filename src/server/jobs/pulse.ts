import type { WorkerEvents } from 'graphile-worker';
import { logFault } from '../kernel/log';

/** Seconds after which workers that have not asked the queue do nothing. Free ones ask every second. */
const POLL_LIMIT = 30;
/** Seconds after which a heartbeat has to have run; one is queued every minute. Also the time after which the log tells of workers that do nothing. */
const HEARTBEAT_LIMIT = 180;

/** ms between two looks. */
const LOOK_MS = 15_000;

const rounded = (seconds: number): number => Math.round(seconds);

/**
 * Whether the workers of this process do anything: when they last asked the queue, and when a heartbeat last went through it. Workers that are all
 * busy ask for nothing and are well, since everything they do has a deadline.
 */
export class WorkerPulse {
  readonly #slots: number;
  /** Seconds of a clock that only goes forward, times the haste of tests. */
  readonly #now: () => number;
  readonly #looking: NodeJS.Timeout;
  #busy = 0;
  #polled: number;
  #beat: number;
  #well: number;
  #isTold = false;
  #polledAt: number | undefined;
  #beatAt: number | undefined;

  /** `slots`: how many jobs the workers have in hand at most. `haste`: how many times shorter every limit is. */
  constructor(slots: number, haste: number, now = (): number => performance.now() / 1000) {
    this.#slots = slots;
    this.#now = () => now() * haste;
    this.#polled = this.#beat = this.#well = this.#now();
    this.#looking = setInterval(() => this.look(), LOOK_MS / haste);
  }

  /** Hears of every poll from now on. Workers that start anew have nothing in hand. */
  follow(events: WorkerEvents): void {
    this.#busy = 0;
    const polled = (): void => {
      this.#polled = this.#now();
      this.#polledAt = Date.now() / 1000;
    };
    events.on('worker:getJob:empty', polled);
    events.on('job:start', () => {
      polled();
      this.#busy += 1;
    });
    // A slot that is free again has to ask within the limit from now on.
    events.on('job:complete', () => {
      this.#busy -= 1;
      this.#polled = this.#now();
    });
  }

  /** A heartbeat of the queue was run here. */
  beat(): void {
    this.#beatAt = Date.now() / 1000;
    this.notOverdue();
  }

  /** No heartbeat waits in the queue for longer than it may: somebody runs them. */
  notOverdue(): void {
    this.#beat = this.#now();
  }

  /** Unix seconds of the last poll; undefined before the first. */
  readonly lastPoll = (): number | undefined => this.#polledAt;

  /** Unix seconds of the last heartbeat that ran here; undefined before the first. */
  readonly lastHeartbeat = (): number | undefined => this.#beatAt;

  /** Why the workers do nothing, in one sentence; undefined where they are well. */
  readonly deafness = (): string | undefined => {
    const now = this.#now();
    if (this.#busy >= this.#slots) return undefined;
    const [polled, beat] = [now - this.#polled, now - this.#beat];
    if (polled > POLL_LIMIT) return `No worker has asked the queue for work for ${rounded(polled)} seconds.`;
    if (beat > HEARTBEAT_LIMIT) return `No heartbeat has gone through the queue for ${rounded(beat)} seconds.`;
    return undefined;
  };

  /** Writes into the log, once, why the workers have done nothing for 3 minutes. */
  look(): void {
    const reason = this.deafness();
    if (reason === undefined) {
      this.#well = this.#now();
      this.#isTold = false;
    } else if (!this.#isTold && this.#now() - Math.min(this.#well, this.#polled, this.#beat) > HEARTBEAT_LIMIT) {
      this.#isTold = true;
      logFault('job queue', reason);
    }
  }

  end(): void {
    clearInterval(this.#looking);
  }
}
