import { TZDate } from '@date-fns/tz';

const MINUTE_TEXT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/u;

/** The moment a clock in the zone shows a minute written as `2026-11-26T14:30`; in the hour that comes twice, the first. Unix seconds; null: it is none. */
export const momentIn = (zone: string, text: string): number | null => {
  const [, ...parts] = MINUTE_TEXT.exec(text) ?? [];
  const [year, month, day, hour, minute] = parts.map(Number);
  if (year === undefined || month === undefined || day === undefined || hour === undefined || minute === undefined) return null;
  const at = new TZDate(year, month - 1, day, hour, minute, 0, zone).getTime() / 1000;
  return Number.isNaN(at) ? null : at;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** What a clock in the zone shows then, as `momentIn` reads it. */
export const minuteIn = (zone: string, at: number): string => {
  const shown = new TZDate(at * 1000, zone);
  const day = `${shown.getFullYear()}-${two(shown.getMonth() + 1)}-${two(shown.getDate())}`;
  return `${day}T${two(shown.getHours())}:${two(shown.getMinutes())}`;
};
