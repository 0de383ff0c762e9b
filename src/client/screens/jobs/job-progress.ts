import type { JobGroup } from '../../entities/job-groups';

/** Colour by state in the theme's words; the order is the order in the bar. */
export const STATES = ['done', 'pending', 'waiting', 'stopped', 'rejected'] as const;
export type JobState = (typeof STATES)[number];

export type StateCounts = Readonly<Record<JobState, number>>;

/** A group's jobs by state; what is neither waiting, pending, stopped nor rejected is done. */
export const countsOf = ({ waiting, pending, stopped, rejected, total }: JobGroup): StateCounts => ({
  done: Math.max(0, total - waiting - pending - stopped - rejected),
  pending,
  waiting,
  stopped,
  rejected,
});
