import { lightFormat } from 'date-fns/lightFormat';
import { addresses } from '../../../domain/addresses/addresses';

interface Figure {
  readonly of: 'support' | 'task';
  readonly by: 'person' | 'category';
  /** Of the row; empty: of all. */
  readonly key: string;
  readonly status: string;
  readonly start: number;
  readonly end: number;
}

const dayOf = (seconds: number): string => lightFormat(seconds * 1000, 'dd-MM-yyyy');

/** The list of what a figure is of. */
export const rowsOf = ({ of, by, key, status, start, end }: Figure): string => {
  const narrowed = new URLSearchParams({ date_from: dayOf(start), date_to: dayOf(end) });
  if (by === 'person' && key !== '') narrowed.set('assignee', key);
  const group = by === 'category' && key !== '' ? key : 'all';
  const path =
    of === 'task'
      ? addresses.orderTickets.print({ category: group, status: status.toLowerCase() })
      : addresses.support.print({ filter: group, status: status === 'all' ? 'All' : status });
  return `${path}${path.includes('?') ? '&' : '?'}${narrowed.toString()}`;
};
