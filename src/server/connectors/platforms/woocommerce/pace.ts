import { ConnectorError } from '../../connector';

/** A request is given as much as the shop does in about this time, well within the time it has for an answer. */
const TARGET_MS = 5000;

/** A shop that has not changed anything for so long is done, or was ended. */
const QUIET_MS = 10_000;

/** Longest wait for a shop that goes on and on. */
const MOST_WAIT_MS = 5 * 60_000;

const LOOK_EVERY_MS = 1000;

/** Times in a row an answer may get lost before the push is given back to the queue. */
const MOST_LOST = 3;

/** How much one request asks of a shop: fast ones are asked for more at once, slow ones for less. */
export class Pace {
  amount: number;
  private readonly most: number;
  private lost = 0;

  constructor(first: number, most: number) {
    this.amount = first;
    this.most = most;
  }

  /** Measures a request for `count` things. One whose answer got lost makes the next smaller, and is undefined: look what became of it. */
  async measure<T>(count: number, request: () => Promise<T>): Promise<T | undefined> {
    const start = performance.now();
    try {
      const answer = await request();
      const each = Math.max(1, performance.now() - start) / count;
      this.amount = Math.max(1, Math.min(this.most, this.amount * 2, Math.floor(TARGET_MS / each)));
      this.lost = 0;
      return answer;
    } catch (error) {
      if (!(error instanceof ConnectorError) || !error.mayBeAtWork || (this.lost += 1) > MOST_LOST) throw error;
      this.amount = Math.max(1, Math.floor(this.amount / 4));
      return undefined;
    }
  }
}

/**
 * Looks at the shop again and again until it is as it should be, or has not changed for `quietMs`: whatever it was at, it is done. `trace` is what changes
 * as long as it works.
 */
export const untilDone = async <T>(
  look: () => Promise<T>,
  {
    done,
    trace,
    quietMs = QUIET_MS,
    pause,
  }: {
    readonly done: (seen: T) => boolean;
    readonly trace: (seen: T) => number;
    readonly quietMs?: number;
    readonly pause: (ms: number) => Promise<void>;
  },
): Promise<T> => {
  let seen = await look();
  let changedAt = 0;
  for (let waited = 0; !done(seen) && waited - changedAt < quietMs && waited < MOST_WAIT_MS;) {
    await pause(LOOK_EVERY_MS);
    waited += LOOK_EVERY_MS;
    const next = await look();
    if (trace(next) !== trace(seen)) changedAt = waited;
    seen = next;
  }
  return seen;
};
