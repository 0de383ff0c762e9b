import { isExists } from 'date-fns/isExists';

/** Stricter than a parser of dates, which takes `1-2-26` as well. */
const DAY = /^(\d{2})-(\d{2})-(\d{4})$/;

/** The beginning of a DD-MM-YYYY day in the time zone of whoever looks; undefined when the calendar has no such day. */
export const dayOf = (text: string): Date | undefined => {
  const [, day, month, year] = (DAY.exec(text.trim()) ?? []).map(Number);
  if (day === undefined || month === undefined || year === undefined) return undefined;
  return isExists(year, month - 1, day) ? new Date(year, month - 1, day) : undefined;
};
