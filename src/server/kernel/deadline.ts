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
 * The timer is a plain one, since Node 20 may collect an `AbortSignal.timeout` that only an `AbortSignal.any` refers to, which then never aborts.
 */
export const withinDeadline = async <T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T> | T,
): Promise<T> => {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const abort = (): void => ending.abort(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(() => ending.abort(new DeadlineError(ms)), ms);
  const ended = new Promise<never>((_resolve, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason as Error), { once: true });
  });
  try {
    return await Promise.race([ended, work(ending.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};
