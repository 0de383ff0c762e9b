import { dayOf } from '../../../domain/lists/day-range';

/** One way to narrow a list. Its value lives in the address under `name`, and is shown as a chip; an empty one narrows nothing. */
export type ListFilter = { readonly name: string; readonly label: string } & (
  | {
      readonly kind: 'choice';
      /** Undefined while they are being loaded. */
      readonly options: readonly { readonly value: string; readonly label: string }[] | undefined;
    }
  | { readonly kind: 'text'; readonly placeholder?: string }
  /** Set by links alone, such as those of the search and of notifications: it can be taken away, not chosen. */
  | {
      readonly kind: 'link';
      /** What its value is called; undefined while that is being loaded. */
      readonly words: string | undefined;
    }
  /** Shown as a row of links under the tabs, with how many rows each has. */
  | {
      readonly kind: 'tabs';
      /** Undefined while they are being loaded. */
      readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[] | undefined;
      /** Words of the link that narrows nothing. */
      readonly all: string;
    }
  /** Two days, DD-MM-YYYY, both included, under `{name}_from` and `{name}_to`. */
  | { readonly kind: 'dates' }
);

type Options = Extract<ListFilter, { readonly kind: 'choice' }>['options'];

/** Narrows to one of some values; `options` is undefined while they are being loaded. */
export const choiceFilter = (name: string, label: string, options: Options): ListFilter => ({ kind: 'choice', name, label, options });

/** Rows to choose from; undefined while they are being loaded. */
export const rowOptions = <R extends { readonly _id: string }>(rows: readonly R[] | undefined, labelOf: (row: R) => string): Options =>
  rows?.map((row) => ({ value: row._id, label: labelOf(row) }));

/** A filter whose links stand under the tabs. */
export type TabFilter = Extract<ListFilter, { readonly kind: 'tabs' }>;

/** A filter the panel lets somebody choose the value of. */
export type ChosenFilter = Exclude<ListFilter, { readonly kind: 'link' | 'tabs' }>;

export const chosenFilters = (filters: readonly ListFilter[]): readonly ChosenFilter[] =>
  filters.flatMap((filter) => (filter.kind === 'link' || filter.kind === 'tabs' ? [] : filter));

/** Names under which what somebody chose stands in the address, whichever tab is open; a link's own does not go along. */
export const chosenNames = (filters: readonly ListFilter[]): readonly string[] =>
  filters.flatMap((filter) => (filter.kind === 'link' ? [] : namesOf(filter)));

/** Longest text of a filter or a search, in characters. */
export const LONGEST_TEXT = 200;

/** Whether a text is a day of the calendar as DD-MM-YYYY. */
export const isDay = (text: string): boolean => dayOf(text) !== undefined;

/** DD-MM-YYYY as the YYYY-MM-DD a date input takes, and back; empty stays empty. */
export const turnDay = (text: string): string => text.split('-').reverse().join('-');

/** Names under which a filter stands in the address. */
export const namesOf = ({ kind, name }: ListFilter): readonly string[] => (kind === 'dates' ? [`${name}_from`, `${name}_to`] : [name]);

/** What the address says under one of a filter's names, or nothing when it says nonsense. */
export const readFilter = (filter: ListFilter, text: string): string => {
  const value = text.trim().slice(0, LONGEST_TEXT);
  switch (filter.kind) {
    case 'choice':
    case 'tabs':
      return !filter.options || filter.options.some((option) => option.value === value) ? value : '';
    case 'dates':
      return isDay(value) ? value : '';
    case 'text':
    case 'link':
      return value;
  }
};

/** A filter that narrows the list, in words. */
export interface ActiveFilter {
  readonly label: string;
  readonly value: string;
  /** Names to empty when it is taken away. */
  readonly names: readonly string[];
}

/** A filter's value as people know it. */
const wordsOf = (filter: ListFilter, value: string): string => {
  if (filter.kind === 'choice' || filter.kind === 'tabs') return filter.options?.find((option) => option.value === value)?.label ?? '…';
  return filter.kind === 'link' ? (filter.words ?? '…') : value;
};

/** What an address says no more when some filters are taken away. */
export const cleared = (active: readonly ActiveFilter[]): Readonly<Record<string, string>> =>
  Object.fromEntries(active.flatMap(({ names }) => names.map((name) => [name, ''])));

/** The filters that narrow the list and stand as chips, from the values in the address. */
export const activeFilters = (filters: readonly ListFilter[], values: Readonly<Record<string, string>>): ActiveFilter[] =>
  filters.flatMap((filter) => {
    // The row of links shows by itself which one is chosen, once it is there.
    if (filter.kind === 'tabs' && filter.options) return [];
    const names = namesOf(filter);
    const given = names.map((name) => values[name] ?? '');
    if (given.every((value) => value === '')) return [];
    if (filter.kind === 'dates') return [{ label: filter.label, value: given.map((day) => day || '…').join(' – '), names }];
    const [value = ''] = given;
    return [{ label: filter.label, value: wordsOf(filter, value), names }];
  });
