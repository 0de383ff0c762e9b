import { TZDate } from '@date-fns/tz';

/** When a store is pushed to: the days of the week (Monday 1; none: every day), by the calendar of a zone, and the minutes between two pushes. */
interface PushSchedule {
  readonly days: readonly number[];
  readonly minutes: number;
  /** Such as Europe/Berlin. */
  readonly zone: string;
}

const DAYS_A_WEEK = 7;

/** The beginning of the next day a store is pushed to; the moment itself where it is on one. Unix seconds. */
const nextDay = (at: number, days: readonly number[], zone: string): number => {
  const day = new TZDate(at * 1000, zone);
  const [year, month, date] = [day.getFullYear(), day.getMonth(), day.getDate()];
  for (let on = 0; on <= DAYS_A_WEEK; on += 1) {
    const weekday = ((day.getDay() + on + DAYS_A_WEEK - 1) % DAYS_A_WEEK) + 1;
    if (days.includes(weekday)) return on === 0 ? at : new TZDate(year, month, date + on, 0, 0, 0, zone).getTime() / 1000;
  }
  return at;
};

/**
 * The first moment from `now` on at which a store may be pushed to. `last`: when it was pushed to last; null: never. Unix seconds.
 */
export const nextPushAt = (now: number, last: number | null, { days, minutes, zone }: PushSchedule): number => {
  // A push of the future was noted by a clock that has been set back since.
  const rested = last === null || minutes <= 0 || last > now ? now : Math.max(now, last + minutes * 60);
  return nextDay(rested, days, zone);
};
