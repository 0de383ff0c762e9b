/**
 * What the server does in the background and people follow on the Jobs screen. A new kind is a name here; the server's `work.ts` and the
 * screen's `job-facts.ts` do not compile until each has its object.
 */
export const JOB_TYPES = ['push_item', 'fetch_orders'] as const;

export type JobType = (typeof JOB_TYPES)[number];

export const isJobType = (text: string): text is JobType => JOB_TYPES.some((type) => type === text);
