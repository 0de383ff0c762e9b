import { parseNumber } from '../numbers';

/** The largest whole number a store's fields hold. */
const MOST = 2 ** 31 - 1;

/**
 * A store's limits (`max_per_day`, `max_per_week`, `max_per_month`) and its `schedule_fetch` as they are kept, however they were typed: whole
 * numbers from 0 on, cut and not rounded; 0 for what is no number (specification 1, §5), so that applying it twice changes nothing more.
 */
export const storeNumber = (typed: unknown): number => Math.min(Math.max(Math.trunc(parseNumber(typed) ?? 0), 0), MOST);
