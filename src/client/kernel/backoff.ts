/** ms: the first wait after a failure, doubled each time, and the longest. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/** How often something is tried without getting any further. */
export const MOST_TRIES = 8;

/** ms to wait before an attempt. Full jitter (0…1): pages that lost the same server do not all come back at once. */
export const waitBefore = (attempt: number, jitter: number): number => jitter * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
