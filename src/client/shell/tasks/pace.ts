import type { TaskCount } from '../../kernel/tasks-slice';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How quick counted work is, and how long it still takes, in the unit one says it in. */
interface Pace {
  /** Things done in a second, rounded: whole ones from ten on. */
  readonly rate: number;
  readonly left: { readonly unit: 'seconds' | 'minutes' | 'hours'; readonly count: number };
}

const inUnit = (seconds: number): Pace['left'] => {
  if (seconds < 1.5 * MINUTE) return { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) };
  if (seconds < 1.5 * HOUR) return { unit: 'minutes', count: Math.round(seconds / MINUTE) };
  return { unit: 'hours', count: Math.round(seconds / HOUR) };
};

/** The pace since the first count it told; null while nothing can be said. */
export const paceOf = ({ done, total, at, from }: TaskCount): Pace | null => {
  const seconds = (at - from.at) / 1000;
  if (seconds <= 0 || done <= from.done || done >= total) return null;
  const rate = (done - from.done) / seconds;
  return { rate: rate < 10 ? Math.round(rate * 10) / 10 : Math.round(rate), left: inUnit((total - done) / rate) };
};
