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

/** Calls `tick` every `ms` milliseconds until the returned function is called. */
export const every = (ms: number, tick: () => void): (() => void) => {
  const timer = setInterval(tick, ms);
  return () => clearInterval(timer);
};

/** Calls `run` once after `ms` milliseconds unless the returned function is called first. */
export const after = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
