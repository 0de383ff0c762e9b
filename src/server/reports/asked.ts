import type { ReportRange } from '../../contract/generated/resolvers';
import { COMPARES, comparedWith, dayAt, daysIn, rangeOf, toAddress, type Days } from '../../domain/figures/ranges';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { isOpenFilter, orThrow } from '../kernel/input';
import { markedDays, readZone, type DayKind } from './days';

/** The days a report is of, what it is compared with, and which of them are worked out of the rows. */
export interface Asked {
  readonly containerId: string;
  readonly zone: string;
  readonly days: Days;
  readonly before: Days | null;
}

interface RangeArgs {
  readonly start?: string | null;
  readonly end?: string | null;
  readonly range?: string | null;
  readonly compare?: string | null;
}

/** `now`: by the clock orders go by. */
export const readAsked = async (tx: Tx, containerId: string, args: RangeArgs, now: number): Promise<Asked> => {
  const zone = await readZone(tx, containerId);
  const days = orThrow(rangeOf(args, dayAt(now, zone)));
  const compare = isOpenFilter(args.compare) ? null : COMPARES.find((each) => each === args.compare?.trim());
  if (compare === undefined)
    throw new UserError('report.compare', { field: 'compare', values: { compare: (args.compare ?? '').slice(0, 40) } });
  return { containerId, zone, days, before: compare && comparedWith(days, compare) };
};

export const toRange = ({ zone }: Pick<Asked, 'zone'>, days: Days): ReportRange => ({
  start: toAddress(days.start),
  end: toAddress(days.end),
  zone,
  days: daysIn(days),
});

/** Days worked out anew of which nobody is told. */
const QUIETLY = 31;

export const markedOf = (tx: Tx, { containerId, zone }: Asked, kind: DayKind, days: Days) => markedDays(tx, containerId, kind, zone, days);

/** How many days are said to be worked out anew. */
export const recalculating = (dirty: readonly string[]): number => (dirty.length > QUIETLY ? dirty.length : 0);

/** What a filter asks for; null: anything. */
export const filterOf = (value: string | null | undefined): string | null => (isOpenFilter(value) ? null : value.trim());
