/** Notifications younger than this tell how long ago they came, in seconds: 18 hours (specification 2, §9). */
export const RECENT = 18 * 60 * 60;

const two = (value: number): string => String(value).padStart(2, '0');

/** `H:mm:ss DD/MM/YYYY` in local time. */
const exact = (date: Date): string =>
  `${date.getHours()}:${two(date.getMinutes())}:${two(date.getSeconds())} ${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;

/**
 * When a notification came (specification 2, §4): relative within 18 hours, else the exact time.
 * `createdAt` and `now` are unix seconds.
 */
export const notificationTime = (createdAt: number, now: number, language: string): string => {
  const age = Math.max(0, now - createdAt);
  if (age >= RECENT) return exact(new Date(createdAt * 1000));
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (age < 60) return relative.format(0, 'second');
  if (age < 3600) return relative.format(-Math.floor(age / 60), 'minute');
  return relative.format(-Math.floor(age / 3600), 'hour');
};
