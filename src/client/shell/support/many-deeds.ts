/** What can be done with several conversations at once, in the order it is offered. Each has the key it has for one. */
export const MANY_DEEDS = ['resolve', 'macro', 'wait', 'snooze', 'assignMe', 'assign', 'priority', 'tags'] as const;

export type ManyDeed = (typeof MANY_DEEDS)[number];
