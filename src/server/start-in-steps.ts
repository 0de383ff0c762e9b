/** What has been started so far, ended in reverse order, each step within its time. */
export class Undo {
  readonly #steps: { end: () => unknown; limit: number }[] = [];
  #over: Promise<void> | undefined;

  /**
   * `limit` in ms; a step that takes longer is left behind so that the next ones still run. Throws when everything is being ended already,
   * so that nothing more is started.
   */
  push(end: () => unknown, limit = 1000): void {
    if (this.#over) {
      void within(limit, end);
      throw new Error('Stopped before the start was complete.');
    }
    this.#steps.push({ end, limit });
  }

  /** Ends everything, once. */
  run(): Promise<void> {
    return (this.#over ??= this.#endAll());
  }

  async #endAll(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await within(step.limit, step.end);
  }
}

const within = async (limit: number, end: () => unknown): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, limit)));
  // A step that fails has nothing left to end.
  const ended = (async () => end())().then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([ended, late]);
  clearTimeout(timer);
};

/**
 * Starts something by steps, each of which says how it is undone. When a step fails, or `signal` comes while it starts, what was started is
 * ended at once, wherever the start is, and the promise rejects then.
 */
export const startInSteps = async <T>(signal: AbortSignal, start: (undo: Undo) => Promise<T>): Promise<T> => {
  const undo = new Undo();
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => void undo.run().then(() => reject(signal.reason));
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    signal.throwIfAborted();
    return await Promise.race([start(undo), aborted]);
  } catch (error) {
    await undo.run();
    // What fails because everything is being ended tells nothing.
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
};
