import { COMPARES, RANGES, USUAL_RANGE, type Compare, type RangeName } from '../../../domain/figures/ranges';
import { dayOf } from '../../../domain/lists/day-range';
import { changeAddress } from '../../ui/list/address';

/** What the address of a report says of its days. */
export interface AskedDays {
  /** Null: two days were chosen. */
  readonly name: RangeName | null;
  readonly compare: Compare | null;
  /** As the server is asked. */
  readonly days: ({ readonly start: string } & { readonly end: string }) | { readonly range: RangeName };
}

/** Two days if both are days and in order, else a range by its name, else the usual one. */
export const askedDays = (params: URLSearchParams): AskedDays => {
  const compare = COMPARES.find((each) => each === params.get('compare')) ?? null;
  const [start, end] = [params.get('start') ?? '', params.get('end') ?? ''];
  const [first, last] = [dayOf(start), dayOf(end)];
  if (first && last && first <= last) return { name: null, compare, days: { start, end } };
  const name = RANGES.find((each) => each === params.get('range')) ?? USUAL_RANGE;
  return { name, compare, days: { range: name } };
};

/** The address that opens the rows behind a figure: of all of the report, or of one group of it. */
export const rowsAddress = (params: URLSearchParams, figure: string, of: string | null): string =>
  `?${changeAddress(params, { rows: figure, of: of ?? '' }).toString()}`;
