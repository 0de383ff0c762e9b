import { endOfDay } from 'date-fns/endOfDay';
import { getUnixTime } from 'date-fns/getUnixTime';
import { accept, refuse, type Outcome } from '../fault';
import { dayOf } from './day';

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
  if (!isEmpty(start) && !first) return refuse('day-range.start', 'The start is no day: write it as DD-MM-YYYY.', 'start');
  if (!isEmpty(end) && !last) return refuse('day-range.end', 'The end is no day: write it as DD-MM-YYYY.', 'end');
  if (first && last && last < first) return refuse('day-range.order', 'The end is before the start.', 'end');
  return accept({ start: first && getUnixTime(first), end: last && getUnixTime(endOfDay(last)) });
};
