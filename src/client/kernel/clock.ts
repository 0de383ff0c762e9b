/**
 * The only door to the time, to timers and to randomness in the client. Reducers never come here: what they need arrives in
 * an action, so that a recorded log folds to the same state on another day.
 */

/** Milliseconds since the epoch. */
export const now = (): number => Date.now();

/** Fractional milliseconds of a steady clock, for measuring spans. */
export const elapsed = (): number => performance.now();

/** A new random id, 32 hexadecimal digits; also used as an idempotency key. */
export const makeId = (): string => crypto.randomUUID().replaceAll('-', '');

/** A random number in [0, 1), for jitter. */
export const random = (): number => Math.random();

let ticking = false;

/** Whether a timer of this file is calling right now, so that a log can tell what a clock started from what a person did. */
export const inTimer = (): boolean => ticking;

const asTimer = (run: () => void) => (): void => {
  ticking = true;
  try {
    run();
  } finally {
    ticking = false;
  }
};

/** Calls `tick` every `ms` milliseconds until the returned function is called. */
export const every = (ms: number, tick: () => void): (() => void) => {
  const timer = setInterval(asTimer(tick), ms);
  return () => clearInterval(timer);
};

/** Calls `run` once after `ms` milliseconds unless the returned function is called first. */
export const after = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(asTimer(run), ms);
  return () => clearTimeout(timer);
};

/**
 * Calls `run` once when the page has nothing better to do, after `ms` milliseconds at the latest, unless the returned function is
 * called first. `run` is told how many milliseconds it may take.
 */
export const whenIdle = (ms: number, run: (budget: number) => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') return after(Math.min(ms, 20), () => run(8));
  const handle = requestIdleCallback((deadline) => run(Math.max(2, Math.min(deadline.timeRemaining(), 8))), { timeout: ms });
  return () => cancelIdleCallback(handle);
};
