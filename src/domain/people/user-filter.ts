/** The status filters of the users' list. */
export const USER_STATUS_FILTERS = ['All', 'Opened', 'Pending', 'Blocked'] as const;

export type UserStatusFilter = (typeof USER_STATUS_FILTERS)[number];

/** What the server is sent for a status filter: `Opened` is sent as empty (specification 2, §5). */
export const sentStatus = (filter: UserStatusFilter): string => (filter === 'Opened' ? '' : filter);
