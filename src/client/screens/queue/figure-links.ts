import { addDays } from 'date-fns/addDays';
import { lightFormat } from 'date-fns/lightFormat';
import type { Counted } from '../../../domain/support/figures';
import { addresses } from '../../../domain/addresses/addresses';

interface Figure {
  readonly of: 'support' | 'task';
  readonly by: 'person' | 'category';
  /** Of the row; empty: of all. */
  readonly key: string;
  readonly counted: Counted;
  readonly start: number;
  readonly end: number;
}

/** The last so many days, this one among them, each as long as the calendar has it: the list behind a figure is narrowed by the same days. */
export const lastDays = (today: number, days: number): Pick<Figure, 'start' | 'end'> => ({
  start: addDays(today, 1 - days).getTime() / 1000,
  end: addDays(today, 1).getTime() / 1000 - 1,
});

const dayOf = (seconds: number): string => lightFormat(seconds * 1000, 'dd-MM-yyyy');

/** The list of what a figure is of. */
export const rowsOf = ({ of, by, key, counted, start, end }: Figure): string => {
  const narrowed = new URLSearchParams({ date_from: dayOf(start), date_to: dayOf(end), figure: counted });
  if (by === 'person' && key !== '') narrowed.set('assignee', key);
  const group = by === 'category' && key !== '' ? key : 'all';
  const path =
    of === 'task'
      ? addresses.orderTickets.print({ category: group, status: 'all' })
      : addresses.support.print({ filter: group, status: 'All' });
  return `${path}${path.includes('?') ? '&' : '?'}${narrowed.toString()}`;
};
