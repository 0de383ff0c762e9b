import { addresses } from '../../../domain/addresses/addresses';
import { SUPPORT_FILTERS, SUPPORT_STATUSES, type SupportFilter } from '../../../domain/support/lifecycle';

/** All, those that are New or Inprocess, then the statuses in the order of a conversation's life. */
export const TABS = ['All', 'Open', ...SUPPORT_STATUSES] as const;
export type SupportTab = (typeof TABS)[number];

/** What a list of conversations may be sorted by; first its own order. */
export const SORTS = ['', '-last_message_at', 'last_message_at', '-created_at', 'created_at'] as const;

/** Conversations about orders, the others, or both: links of figures lead to both. */
export type ShownFilter = SupportFilter | 'all';

export const filterOf = (segment: string | undefined): ShownFilter =>
  segment === 'all' ? segment : (SUPPORT_FILTERS.find((each) => each === segment) ?? 'order');

/** A status nobody knows is none. */
export const tabOf = (status: string | null): SupportTab => TABS.find((each) => each.toLowerCase() === status?.toLowerCase()) ?? 'All';

/** An agent works through open conversations of any topic, by their assignee. */
export const INBOX_ASSIGNEES = { mine: 'me', unassigned: 'nobody' } as const;

/** Where those of an assignee are. */
export const inboxAddress = (assignee: string): string =>
  `${addresses.support.print({ filter: 'all', status: 'Open' })}&${new URLSearchParams({ assignee }).toString()}`;

/** Where somebody begins. */
export const BEGIN = { filter: 'order', status: 'Inprocess' } as const;
