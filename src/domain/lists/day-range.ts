import { endOfDay } from 'date-fns/endOfDay';
import { getUnixTime } from 'date-fns/getUnixTime';
import { isExists } from 'date-fns/isExists';
import { accept, refuse, type Outcome } from '../fault';

/** Stricter than a parser of dates, which takes `1-2-26` as well. */
const DAY = /^(\d{2})-(\d{2})-(\d{4})$/;

/** The beginning of a DD-MM-YYYY day in the time zone of whoever looks; undefined when the calendar has no such day. */
export const dayOf = (text: string): Date | undefined => {
  const [, day, month, year] = (DAY.exec(text.trim()) ?? []).map(Number);
  if (day === undefined || month === undefined || year === undefined) return undefined;
  return isExists(year, month - 1, day) ? new Date(year, month - 1, day) : undefined;
};

/** Unix seconds, both included. An end that was left open is undefined. */
interface DayRange {
  readonly start: number | undefined;
  readonly end: number | undefined;
}

const isEmpty = (text: string | null | undefined): boolean => !text?.trim();

/**
 * The seconds a DD-MM-YYYY filter covers: from the start of the start day to the end of the end day (specification 2, §5). Either may be
 * empty. Refuses what is no day, and an end before its start.
 */
export const dayRange = (start: string | null | undefined, end: string | null | undefined): Outcome<DayRange> => {
  const [first, last] = [dayOf(start ?? ''), dayOf(end ?? '')];
  if (!isEmpty(start) && !first) return refuse('dayRange.start', { field: 'start' });
  if (!isEmpty(end) && !last) return refuse('dayRange.end', { field: 'end' });
  if (first && last && last < first) return refuse('dayRange.order', { field: 'end' });
  return accept({ start: first && getUnixTime(first), end: last && getUnixTime(endOfDay(last)) });
};
