/** Something took longer than it may. */
export class DeadlineError extends Error {
  readonly ms: number;

  constructor(ms: number) {
    super(`not done within ${ms} ms`);
    this.name = 'DeadlineError';
    this.ms = ms;
  }
}

/**
 * Does something within `ms`, or as long as `signal` lets it. The wait is raced: it ends at the deadline even where the work heeds no signal. The work is
 * given a signal of its own, aborted by either, by which it lets go of what it holds. Throws `DeadlineError`, or the reason of `signal`.
 *
 * The timer is a plain one, since Node before 24 may collect an `AbortSignal.timeout` that only an `AbortSignal.any` refers to, which then never aborts.
 *
 * @param grace ms the work has to end by itself when `signal` aborts.
 */
export const withinDeadline = async <T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T> | T,
  grace = 0,
): Promise<T> => {
  signal?.throwIfAborted();
  const ending = new AbortController();
  let giveUp = (_reason: unknown): void => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    giveUp = reject;
  });
  let timer = setTimeout(() => {
    const late = new DeadlineError(ms);
    giveUp(late);
    ending.abort(late);
  }, ms);
  const abort = (): void => {
    clearTimeout(timer);
    if (grace === 0) giveUp(signal?.reason);
    else timer = setTimeout(() => giveUp(signal?.reason), grace);
    ending.abort(signal?.reason);
  };
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([ended, work(ending.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};
