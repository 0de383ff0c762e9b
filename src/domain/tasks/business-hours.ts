import { TZDate } from '@date-fns/tz';

/** A stretch of a day somebody is there, in minutes from midnight; the end is no longer in it. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** When somebody is there: the spans of each weekday, Sunday first, in order and apart, by the calendar of a zone such as `Europe/Berlin`. */
export interface BusinessHours {
  readonly week: readonly (readonly Span[])[];
  readonly zone: string;
}

const DAY: readonly Span[] = [{ from: 9 * 60, to: 18 * 60 }];

/** Monday to Friday, 9 to 18. */
export const OFFICE_WEEK: BusinessHours['week'] = [[], DAY, DAY, DAY, DAY, DAY, []];

const SHORTEST_DAY = 23 * 3600;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The stretches of the day a moment is on, or of another one so many days on. Unix seconds: a clock that is set makes one shorter or longer. */
const stretchesOf = (at: number, days: number, { week, zone }: BusinessHours): Stretch[] => {
  const day = new TZDate(at * 1000, zone);
  const [year, month, date] = [day.getFullYear(), day.getMonth(), day.getDate() + days];
  const moment = (minutes: number): number => new TZDate(year, month, date, 0, minutes, 0, zone).getTime() / 1000;
  const weekday = (((day.getDay() + days) % 7) + 7) % 7;
  return (week[weekday] ?? []).map(({ from, to }) => ({ from: moment(from), to: moment(to) }));
};

const isOpen = ({ week }: BusinessHours): boolean => week.some((spans) => spans.some(({ from, to }) => to > from));

/** Seconds of business hours between two moments; 0 where the second is not later. */
export const businessSecondsBetween = (from: number, to: number, hours: BusinessHours): number => {
  // A day has 23 hours at least.
  const days = Math.ceil(Math.max(0, to - from) / SHORTEST_DAY) + 1;
  const stretches = Array.from({ length: to > from ? days : 0 }, (_each, day) => stretchesOf(from, day, hours)).flat();
  return stretches.reduce((sum, each) => sum + Math.max(0, Math.min(each.to, to) - Math.max(each.from, from)), 0);
};

/**
 * The moment after so many seconds of business hours. What ends with a stretch is due at its end, not at the beginning of the next one; 0 seconds are over
 * at once. Where nobody is ever there, every hour counts.
 */
export const afterBusinessSeconds = (at: number, seconds: number, hours: BusinessHours): number => {
  if (seconds <= 0) return at;
  if (!isOpen(hours)) return at + seconds;
  let left = seconds;
  for (let days = 0; ; days += 1) {
    for (const each of stretchesOf(at, days, hours)) {
      const begins = Math.max(each.from, at);
      const length = each.to - begins;
      if (length <= 0) continue;
      if (left <= length) return begins + left;
      left -= length;
    }
  }
};

/**
 * The same for whoever asks of many moments of one time: the seconds of business hours from its beginning to a moment, which are worked out once.
 * Moments outside are taken for its beginning or end.
 */
export const businessClock = (from: number, to: number, hours: BusinessHours): ((at: number) => number) => {
  const days = Math.ceil(Math.max(0, to - from) / SHORTEST_DAY) + 1;
  const stretches = Array.from({ length: days }, (_each, day) => stretchesOf(from, day, hours))
    .flat()
    .map((each) => ({ from: Math.max(each.from, from), to: Math.min(each.to, to) }))
    .filter((each) => each.to > each.from);
  let sum = 0;
  const before = stretches.map((each) => {
    const at = sum;
    sum += each.to - each.from;
    return at;
  });
  return (at) => {
    let [low, high] = [0, stretches.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((stretches[middle]?.from ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    const last = stretches[low - 1];
    return last ? (before[low - 1] ?? 0) + Math.min(at, last.to) - last.from : 0;
  };
};
