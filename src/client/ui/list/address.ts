import { LONGEST_TEXT, namesOf, readFilter, type ListFilter } from './filters';

/** Rows on a page unless a list says otherwise. */
const USUAL_SIZE = 20;

/** Rows on a page; `all`: one page that is loaded as it is scrolled. */
type PageSize = number | 'all';

/** The sizes a list offers, its own first. */
export const pageSizes = (first = USUAL_SIZE): readonly PageSize[] => [first, 50, 100, 'all'];

/** Rows the server gives at once, and so what a page that is scrolled is loaded by. */
export const CHUNK = 100;

const LAST_PAGE = 1_000_000;

/** What the address says of a list. Whatever it says that makes no sense counts as not said. */
export interface ListAddress {
  /** 1-based. */
  readonly page: number;
  readonly perpage: PageSize;
  readonly search: string;
  /** `field`, or `-field` downwards; empty: the list's own order. */
  readonly sort: string;
  /** Id of the saved view whose columns are shown; empty: one's own. */
  readonly view: string;
  /** Values by name; empty when not set. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Which sort orders and filters a list has. */
export interface ListAbilities {
  readonly sorts: readonly string[];
  readonly filters: readonly ListFilter[];
  /** There is a box to search in; without one, what the address says to search for is not done. */
  readonly searches: boolean;
  /** Rows on a page where the address says nothing. */
  readonly pageSize?: number | undefined;
}

const positive = (text: string | null, most: number, otherwise: number): number => {
  const value = Number(text);
  return text !== null && /^\d+$/.test(text) && value > 0 && value <= most ? value : otherwise;
};

export const readAddress = (params: URLSearchParams, { sorts, filters, searches, pageSize = USUAL_SIZE }: ListAbilities): ListAddress => {
  const perpage = pageSizes(pageSize).find((size) => String(size) === params.get('perpage')) ?? pageSize;
  const sort = params.get('sort') ?? '';
  const view = params.get('view') ?? '';
  return {
    page: perpage === 'all' ? 1 : positive(params.get('page'), LAST_PAGE, 1),
    perpage,
    search: searches ? (params.get('search') ?? '').trim().slice(0, LONGEST_TEXT) : '',
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : '',
    view: /^[0-9a-f]{24}$/.test(view) ? view : '',
    filters: Object.fromEntries(
      filters.flatMap((filter) => namesOf(filter).map((name) => [name, readFilter(filter, params.get(name) ?? '')])),
    ),
  };
};

/** The address with changes put in; empty values leave it. Anything but a change of page goes back to page 1. */
export const changeAddress = (params: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
};

/** What a click on a head that sorts by `field` asks for: upwards, downwards, the list's own order. */
export const nextSort = (sort: string, field: string): string => {
  if (sort === field) return `-${field}`;
  return sort === `-${field}` ? '' : field;
};

/** `aria-sort` of a head that sorts by `field`. */
export const sortDirection = (sort: string, field: string): 'ascending' | 'descending' | 'none' => {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
};

/** What of the address narrows the list: everything but how it is laid out and which page is shown. */
export const matchKey = ({ search, filters }: ListAddress, tab: string): string => JSON.stringify([tab, search, filters]);
