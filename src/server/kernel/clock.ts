/** Unix seconds: the unit of every time in the API and in the tables. */
export const unixNow = (): number => Math.floor(Date.now() / 1000);

/** Seconds. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
