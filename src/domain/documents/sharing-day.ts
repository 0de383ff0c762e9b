import { TZDate } from '@date-fns/tz';

/** The day of a moment by the calendar of a zone: when it began, and when the next one begins. Unix seconds. */
export const dayAround = (at: number, zone: string): { readonly start: number; readonly end: number } => {
  const day = new TZDate(at * 1000, zone);
  const [year, month, date] = [day.getFullYear(), day.getMonth(), day.getDate()];
  const startOf = (on: number): number => new TZDate(year, month, on, 0, 0, 0, zone).getTime() / 1000;
  return { start: startOf(date), end: startOf(date + 1) };
};
