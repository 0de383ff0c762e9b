import type { FulfillmentReport, QueryFulfillmentReportArgs } from '../../contract/generated/resolvers';
import { bucketOf, bucketsOf, toAddress } from '../../domain/figures/ranges';
import type { Tx } from '../kernel/context';
import { filterOf, readAsked, recalculating, toRange } from './asked';
import { readNames } from './names';
import { countOverdue, NO_FOS, readFoSums, toFulfillmentFigures, type FoFilters } from './read-fos';

export const foFilters = (args: { readonly store?: string | null; readonly provider?: string | null }): FoFilters => ({
  store: filterOf(args.store),
  provider: filterOf(args.provider),
});

export const readFulfillmentReport = async (
  tx: Tx,
  containerId: string,
  args: QueryFulfillmentReportArgs,
  now: number,
): Promise<FulfillmentReport> => {
  const asked = await readAsked(tx, containerId, args, now);
  const { days, before } = asked;
  const [bucket, filters] = [bucketOf(days), foFilters(args)];
  const sums = await readFoSums(tx, asked, days, filters, bucket);
  const earlier = before && (await readFoSums(tx, asked, before, filters, bucket));
  const overdue = await countOverdue(tx, containerId, filters, now);
  const names = await readNames(tx, containerId);
  const overdueInAll = [...overdue.values()].reduce((all, each) => all + each, 0);
  const makers = [...new Set([...sums.rows.keys(), ...overdue.keys()])];
  return {
    range: toRange(asked, days),
    before: before && toRange(asked, before),
    total: toFulfillmentFigures(sums.total, overdueInAll),
    total_before: earlier && toFulfillmentFigures(earlier.total, overdueInAll),
    rows: makers
      .map((key) => ({ key, sums: sums.rows.get(key) ?? NO_FOS }))
      .toSorted((a, b) => b.sums.fos - a.sums.fos || (a.key < b.key ? -1 : 1))
      .map(({ key, sums: own }) => ({
        key,
        name: names.fulfilment(key),
        start: null,
        end: null,
        figures: toFulfillmentFigures(own, overdue.get(key) ?? 0),
        figures_before: earlier && toFulfillmentFigures(earlier.rows.get(key) ?? NO_FOS, overdue.get(key) ?? 0),
      })),
    bucket,
    trend: bucketsOf(days, bucket).map(({ key, start, end }) => ({
      key,
      name: null,
      start: toAddress(start),
      end: toAddress(end),
      figures: toFulfillmentFigures(sums.trend.get(key) ?? NO_FOS, 0),
      figures_before: null,
    })),
    recalculating: recalculating([...sums.dirty, ...(earlier?.dirty ?? [])]),
  };
};
