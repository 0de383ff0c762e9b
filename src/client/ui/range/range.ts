import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { endOfMonth } from 'date-fns/endOfMonth';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfMonth } from 'date-fns/startOfMonth';
import { dayOf } from '../../../domain/lists/day-range';

/** Spans of days that are told by a word: one that is shared stays relative, and is another one tomorrow. */
export const RANGE_WORDS = ['today', '7d', '30d', '90d', 'month', 'last_month', '12m'] as const;
export type RangeWord = (typeof RANGE_WORDS)[number];

const USUAL: RangeWord = '30d';

/** What a span is compared with: the one of the same length before it, or the same days a year ago. */
export const COMPARISONS = ['before', 'year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Days of the calendar, both included. */
export interface Days {
  readonly first: Date;
  readonly last: Date;
}

export interface Range extends Days {
  /** Null: the two days themselves were chosen. */
  readonly word: RangeWord | null;
  readonly compare: Comparison | null;
}

/** A day as addresses and calls write it. */
export const dayText = (day: Date): string => lightFormat(day, 'dd-MM-yyyy');

/** The days a word stands for on a day. */
export const daysOf = (word: RangeWord, today: Date): Days => {
  switch (word) {
    case 'today':
      return { first: today, last: today };
    case '7d':
    case '30d':
    case '90d':
      return { first: addDays(today, 1 - Number.parseInt(word, 10)), last: today };
    case 'month':
      return { first: startOfMonth(today), last: today };
    case 'last_month':
      return { first: startOfMonth(addMonths(today, -1)), last: endOfMonth(addMonths(today, -1)) };
    case '12m':
      return { first: addDays(addMonths(today, -12), 1), last: today };
  }
};

/** What the address says: two days if both are days and in order, else a word, else what is usual. */
export const rangeOf = (params: URLSearchParams, today: Date): Range => {
  const compare = COMPARISONS.find((each) => each === params.get('compare')) ?? null;
  const [first, last] = [dayOf(params.get('start') ?? ''), dayOf(params.get('end') ?? '')];
  if (first && last && first <= last) return { word: null, first, last, compare };
  const word = RANGE_WORDS.find((each) => each === params.get('range')) ?? USUAL;
  return { word, ...daysOf(word, today), compare };
};

/** The days a span is compared with. */
export const comparedDays = ({ first, last }: Days, compare: Comparison): Days =>
  compare === 'year'
    ? { first: addYears(first, -1), last: addYears(last, -1) }
    : { first: addDays(first, -(differenceInCalendarDays(last, first) + 1)), last: addDays(first, -1) };

/** Changes of the address that choose a word. */
export const wordChange = (word: RangeWord): Readonly<Record<string, string>> => ({ range: word === USUAL ? '' : word, start: '', end: '' });

/** Changes of the address that choose two days. */
export const daysChange = ({ first, last }: Days): Readonly<Record<string, string>> => ({ range: '', start: dayText(first), end: dayText(last) });
