import { intlFormatDistance } from 'date-fns/intlFormatDistance';
import { lightFormat } from 'date-fns/lightFormat';

/** Notifications younger than this tell how long ago they came, in seconds: 18 hours (specification 2, §9). */
export const RECENT = 18 * 60 * 60;

/**
 * When a notification came (specification 2, §4): relative within 18 hours, else the exact time.
 * `createdAt` and `now` are unix seconds.
 */
export const notificationTime = (createdAt: number, now: number, language: string): string => {
  const age = Math.max(0, now - createdAt);
  if (age >= RECENT) return lightFormat(createdAt * 1000, 'H:mm:ss dd/MM/yyyy');
  if (age < 60) return intlFormatDistance(now * 1000, now * 1000, { unit: 'second', locale: language });
  // The unit is named, else two hours across midnight would be yesterday.
  return intlFormatDistance(createdAt * 1000, now * 1000, { unit: age < 3600 ? 'minute' : 'hour', locale: language });
};
