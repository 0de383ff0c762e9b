import type { Tone } from '../../ui/StatusChip';

/** Path segment of each tab, and the status it asks for. */
export const ORDER_FILTERS = {
  all: '',
  pending: 'Pending',
  processing: 'Processing',
  'on-hold': 'On Hold',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
} as const;

export type OrderFilter = keyof typeof ORDER_FILTERS;

const names = Object.keys(ORDER_FILTERS) as OrderFilter[];
export const orderFilters: readonly OrderFilter[] = names;

/** The filter a path segment names; `all` when it names none. */
export const filterOfPath = (segment: string | undefined): OrderFilter => names.find((name) => name === segment) ?? 'all';

/** The filter a status belongs to; undefined for one nobody knows. `All` is every status. */
export const filterOfStatus = (status: string): OrderFilter | undefined =>
  status.toLowerCase() === 'all'
    ? 'all'
    : names.find((name) => name !== 'all' && ORDER_FILTERS[name].toLowerCase() === status.toLowerCase());

const tones: Readonly<Record<OrderFilter, Tone>> = {
  all: 'neutral',
  pending: 'neutral',
  processing: 'waiting',
  'on-hold': 'paused',
  delivered: 'good',
  cancelled: 'bad',
  refunded: 'warning',
};

export const toneOfOrder = (status: string): Tone => tones[filterOfStatus(status) ?? 'all'];

const CLOSED: ReadonlySet<OrderFilter> = new Set(['delivered', 'cancelled', 'refunded']);

/** Whether somebody still waits for an order of this status. */
export const isOpen = (status: string): boolean => !CLOSED.has(filterOfStatus(status) ?? 'all');
