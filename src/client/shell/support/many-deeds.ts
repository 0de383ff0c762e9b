/** Actions for several conversations, in the order they are offered. Each has the same key as for one. */
export const MANY_DEEDS = ['resolve', 'macro', 'wait', 'snooze', 'assignMe', 'assign', 'priority', 'tags'] as const;

export type ManyDeed = (typeof MANY_DEEDS)[number];
