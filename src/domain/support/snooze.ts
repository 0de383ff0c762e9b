import { TZDate } from '@date-fns/tz';

/** How long a conversation can rest, by a word. */
export const SNOOZES = ['hour', 'tomorrow', 'monday', 'parcel'] as const;

export type Snooze = (typeof SNOOZES)[number];

/** Days what waits for a parcel rests at most. */
const PARCEL_DAYS = 14;
/** When people begin to work. */
const MORNING = 9;

/** Until when it rests; by the calendar of a zone. */
export const snoozeUntil = (snooze: Snooze, now: number, zone: string): number => {
  if (snooze === 'hour') return now + 60 * 60;
  const day = new TZDate(now * 1000, zone);
  // Of a Monday, the next one.
  const days = { tomorrow: 1, monday: (8 - day.getDay()) % 7 || 7, parcel: PARCEL_DAYS }[snooze];
  return new TZDate(day.getFullYear(), day.getMonth(), day.getDate() + days, MORNING, 0, 0, zone).getTime() / 1000;
};
