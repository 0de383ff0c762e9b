import type { TFunction } from 'i18next';
import { CLOSED_STATUSES, type OrderStatus } from '../../../domain/sales/order-status';
import type { Tone } from '../../ui/StatusChip';

/** A status as a step of a path: its words in lower case, joined. */
type SegmentOf<Status extends string> = Status extends `${infer First} ${infer Second}`
  ? `${Lowercase<First>}-${Lowercase<Second>}`
  : Lowercase<Status>;

/** Path segment of each tab, and the status it asks for. `attention` are those of any status somebody has to look at. */
export const ORDER_FILTERS = {
  all: '',
  attention: '',
  pending: 'Pending',
  processing: 'Processing',
  'on-hold': 'On Hold',
  'in-production': 'In Production',
  'partially-shipped': 'Partially Shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  returned: 'Returned',
} as const satisfies { readonly all: ''; readonly attention: '' } & { readonly [Status in OrderStatus as SegmentOf<Status>]: Status };

type OrderFilter = keyof typeof ORDER_FILTERS;
/** Those that are of one status. */
type StatusFilter = Exclude<OrderFilter, 'all' | 'attention'>;

const names = Object.keys(ORDER_FILTERS) as OrderFilter[];
const isOfStatus = (name: OrderFilter): name is StatusFilter => name !== 'all' && name !== 'attention';
/** All, what wants attention, then the statuses in the order of an order's life. */
export const orderFilters: readonly OrderFilter[] = names;

/** Under what a tab's number is counted. */
export const countedAs = (filter: OrderFilter): string => (isOfStatus(filter) ? ORDER_FILTERS[filter] : filter);

/** The filter a path segment names; `all` when it names none. */
const filterOfPath = (segment: string | undefined): OrderFilter => names.find((name) => name === segment) ?? 'all';

/** The filter a status belongs to; undefined for one nobody knows. `All` is every status. */
const filterOfStatus = (status: string): 'all' | StatusFilter | undefined =>
  status.toLowerCase() === 'all'
    ? 'all'
    : names.filter(isOfStatus).find((name) => ORDER_FILTERS[name].toLowerCase() === status.toLowerCase());

/** A status in words; one nobody knows as it is. */
export const statusName = (t: TFunction<'orders'>, status: string): string => {
  const filter = filterOfStatus(status);
  return filter && filter !== 'all' ? t(`tab.${filter}`) : status;
};

/** What became of an order its shop has no more. */
export const removedName = (t: TFunction<'orders'>, removed: string): string =>
  removed === 'trashed' || removed === 'deleted' ? t(`removed.${removed}`) : removed;

/** What an address asks for: its tab, and the status sent. A status nobody knows is asked for as it is, and has no tab. */
export const askedFor = (
  status: string,
  segment: string | undefined,
): { readonly tab: OrderFilter | null; readonly status: string; readonly attention: boolean } => {
  const tab = status === '' ? filterOfPath(segment) : (filterOfStatus(status) ?? null);
  return { tab, status: tab ? ORDER_FILTERS[tab] : status, attention: tab === 'attention' };
};

const tones: Readonly<Record<'all' | StatusFilter, Tone>> = {
  all: 'neutral',
  pending: 'neutral',
  processing: 'waiting',
  'on-hold': 'paused',
  'in-production': 'waiting',
  'partially-shipped': 'waiting',
  shipped: 'good',
  delivered: 'good',
  cancelled: 'bad',
  refunded: 'warning',
  returned: 'warning',
};

export const toneOfOrder = (status: string): Tone => tones[filterOfStatus(status) ?? 'all'];

/** Whether somebody still waits for an order of this status. */
export const isOpen = (status: string): boolean => !CLOSED_STATUSES.some((closed) => filterOfStatus(closed) === filterOfStatus(status));
