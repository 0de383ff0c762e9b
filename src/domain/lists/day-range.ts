import { accept, refuse, type Outcome } from '../fault';

/** Unix seconds, both included. An end that was left open is undefined. */
export interface DayRange {
  readonly start: number | undefined;
  readonly end: number | undefined;
}

const DAY = /^(\d{2})-(\d{2})-(\d{4})$/;

/** Midnight of a DD-MM-YYYY day, `later` days on, in the time zone of whoever looks; undefined when there is no such day. */
const midnightOf = (text: string, later = 0): number | undefined => {
  const [, day, month, year] = DAY.exec(text.trim()) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const [d, m, y] = [Number(day), Number(month), Number(year)];
  const date = new Date(y, m - 1, d);
  // The 31st of a short month would silently become the 1st of the next one, and year 12 would be 1912.
  if (date.getFullYear() !== y || date.getMonth() !== m - 1 || date.getDate() !== d) return undefined;
  // By the calendar, since a day may have 23 or 25 hours.
  return Math.floor(new Date(y, m - 1, d + later).getTime() / 1000);
};

const isEmpty = (text: string | null | undefined): boolean => !text?.trim();

/**
 * The seconds a DD-MM-YYYY filter covers: from the start of the start day to the end of the end day (specification 2, §5). Either may be
 * empty. Refuses what is no day, and an end before its start.
 */
export const dayRange = (start: string | null | undefined, end: string | null | undefined): Outcome<DayRange> => {
  const from = isEmpty(start) ? undefined : midnightOf(start ?? '');
  const next = isEmpty(end) ? undefined : midnightOf(end ?? '', 1);
  if (!isEmpty(start) && from === undefined) return refuse('dayRange.start', { field: 'start' });
  if (!isEmpty(end) && next === undefined) return refuse('dayRange.end', { field: 'end' });
  if (from !== undefined && next !== undefined && next <= from) return refuse('dayRange.order', { field: 'end' });
  return accept({ start: from, end: next === undefined ? undefined : next - 1 });
};
