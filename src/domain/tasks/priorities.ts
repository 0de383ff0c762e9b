/** How something presses, the most urgent first. In a file of its own: lists show it, and deadlines by time zones weigh more. */
export const PRIORITIES = ['urgent', 'high', 'normal', 'low'] as const;

export type Priority = (typeof PRIORITIES)[number];
