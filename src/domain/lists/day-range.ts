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
  if (!isEmpty(start) && !first) return refuse('dayRange.start', { field: 'start' });
  if (!isEmpty(end) && !last) return refuse('dayRange.end', { field: 'end' });
  if (first && last && last < first) return refuse('dayRange.order', { field: 'end' });
  return accept({ start: first && getUnixTime(first), end: last && getUnixTime(endOfDay(last)) });
};
