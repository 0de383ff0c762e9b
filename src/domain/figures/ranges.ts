import { accept, refuse, type Outcome } from '../fault';
import { dayOf } from '../lists/day-range';

/** A day of a calendar, as `2026-11-24`: days of this form sort as they follow each other. */
export type Day = string;

/** Both included. */
export interface Days {
  readonly start: Day;
  readonly end: Day;
}

/** Ranges that go with today. */
export const RANGES = ['today', '7d', '30d', '90d', 'month', 'last_month', '12m'] as const;
export type RangeName = (typeof RANGES)[number];
export const USUAL_RANGE: RangeName = '30d';

/** What a range is compared with: as many days before it, or the same days of last year. */
export const COMPARES = ['before', 'year'] as const;
export type Compare = (typeof COMPARES)[number];

export type Bucket = 'day' | 'week' | 'month';

/** Days of a range at most. */
const MOST_DAYS = 3660;

const DAY_MS = 86_400_000;
const written = (at: number): Day => new Date(at).toISOString().slice(0, 10);
const read = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

export const laterBy = (day: Day, days: number): Day => written(read(day) + days * DAY_MS);

/** How many days there are from the first to the last, both included. */
export const daysIn = ({ start, end }: Days): number => Math.round((read(end) - read(start)) / DAY_MS) + 1;

/** The same day of another month, or its last where it has fewer. */
const monthsLater = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return written(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
};

const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

/** The day of a moment by a zone's calendar. Unix seconds. */
export const dayAt = (at: number, zone: string): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at * 1000);

/** A day as an address has it: `24-11-2026`. */
export const toAddress = (day: Day): string => day.split('-').toReversed().join('-');

const fromAddress = (text: string | null | undefined): Day | null | undefined => {
  if (!text?.trim()) return undefined;
  return dayOf(text) === undefined ? null : text.trim().split('-').toReversed().join('-');
};

/** The days a range's name stands for. */
export const namedRange = (name: RangeName, today: Day): Days => {
  switch (name) {
    case 'today':
      return { start: today, end: today };
    case '7d':
      return { start: laterBy(today, -6), end: today };
    case '30d':
      return { start: laterBy(today, -29), end: today };
    case '90d':
      return { start: laterBy(today, -89), end: today };
    case 'month':
      return { start: firstOfMonth(today), end: today };
    case 'last_month': {
      const first = monthsLater(firstOfMonth(today), -1);
      return { start: first, end: laterBy(firstOfMonth(today), -1) };
    }
    case '12m':
      return { start: laterBy(monthsLater(today, -12), 1), end: today };
  }
};

interface Asked {
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
  readonly range?: string | null | undefined;
}

/**
 * The days somebody asks for: DD-MM-YYYY, both included; else by a range's name; else the last 30. Where only one end is named the range is that
 * day up to today, or that day alone.
 */
export const rangeOf = ({ start, end, range }: Asked, today: Day): Outcome<Days> => {
  const [first, last] = [fromAddress(start), fromAddress(end)];
  if (first === null) return refuse('dayRange.start', { field: 'start' });
  if (last === null) return refuse('dayRange.end', { field: 'end' });
  if (first === undefined && last === undefined) {
    const name = range?.trim() ? RANGES.find((each) => each === range.trim()) : USUAL_RANGE;
    return name
      ? accept(namedRange(name, today))
      : refuse('report.range', { field: 'range', values: { range: (range ?? '').slice(0, 40) } });
  }
  const days = { start: first ?? last ?? today, end: last ?? (first !== undefined && first > today ? first : today) };
  if (days.end < days.start) return refuse('dayRange.order', { field: 'end' });
  return daysIn(days) > MOST_DAYS ? refuse('report.tooLong', { field: 'start', values: { most: MOST_DAYS } }) : accept(days);
};

/** What a range is compared with. */
export const comparedWith = (days: Days, compare: Compare): Days => {
  if (compare === 'year') return { start: monthsLater(days.start, -12), end: monthsLater(days.end, -12) };
  return { start: laterBy(days.start, -daysIn(days)), end: laterBy(days.start, -1) };
};

/** By what a range of so many days is drawn: days up to 92, weeks up to 400, else months. */
export const bucketOf = (days: Days): Bucket => {
  const count = daysIn(days);
  if (count <= 92) return 'day';
  return count <= 400 ? 'week' : 'month';
};

/** The first day of the day's bucket; weeks begin on Monday. */
const bucketStart = (day: Day, bucket: Bucket): Day => {
  if (bucket === 'month') return firstOfMonth(day);
  return bucket === 'day' ? day : laterBy(day, -((new Date(read(day)).getUTCDay() + 6) % 7));
};

const nextBucket = (start: Day, bucket: Bucket): Day => {
  if (bucket === 'month') return monthsLater(start, 1);
  return laterBy(start, bucket === 'day' ? 1 : 7);
};

/** The buckets of a range in order, cut to it, each with what it is called by: the first day of all of it. */
export const bucketsOf = (days: Days, bucket: Bucket): readonly (Days & { readonly key: Day })[] => {
  const found: (Days & { readonly key: Day })[] = [];
  for (let key = bucketStart(days.start, bucket); key <= days.end; key = nextBucket(key, bucket)) {
    const last = laterBy(nextBucket(key, bucket), -1);
    found.push({ key, start: key < days.start ? days.start : key, end: last > days.end ? days.end : last });
  }
  return found;
};
