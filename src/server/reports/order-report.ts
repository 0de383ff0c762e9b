import type { OrderReport, OrderReportGroup, QueryOrderReportArgs } from '../../contract/generated/resolvers';
import { bucketOf, bucketsOf, toAddress, type Bucket, type Days } from '../../domain/figures/ranges';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { isOpenFilter } from '../kernel/input';
import { filterOf, readAsked, recalculating, toRange } from './asked';
import { readNames, type Names } from './names';
import {
  isBucket,
  NO_ORDERS,
  ORDER_GROUPS,
  readOrderSums,
  toOrderFigures,
  type OrderFilters,
  type OrderGroup,
  type OrderSumsRead,
} from './read-orders';

export const orderFilters = (args: {
  readonly store?: string | null;
  readonly service?: string | null;
  readonly currency?: string | null;
}): OrderFilters => ({
  store: filterOf(args.store),
  service: filterOf(args.service),
  currency: filterOf(args.currency)?.toUpperCase() ?? null,
});

const groupOf = (asked: string | null | undefined): OrderGroup => {
  if (isOpenFilter(asked)) return 'day';
  const group = ORDER_GROUPS.find((each) => each === asked.trim());
  if (!group) throw new UserError('report.group', { field: 'group', values: { group: asked.slice(0, 40) } });
  return group;
};

/** Every bucket of a range, those of nothing too. */
export const trendOf = (sums: OrderSumsRead['trend'], days: Days, bucket: Bucket): OrderReportGroup[] =>
  bucketsOf(days, bucket).map(({ key, start, end }) => ({
    key,
    name: null,
    start: toAddress(start),
    end: toAddress(end),
    figures: toOrderFigures(sums.get(key) ?? NO_ORDERS),
  }));

/** Of stores, services and currencies: those of the greatest gross first. */
const groupsOf = (sums: OrderSumsRead['rows'], group: OrderGroup, names: Names): OrderReportGroup[] =>
  [...sums]
    .toSorted(([a, one], [b, other]) => other.gross - one.gross || (a < b ? -1 : 1))
    .map(([key, each]) => ({
      key,
      name: group === 'store' ? names.store(key) : group === 'service' ? names.fulfilment(key) : null,
      start: null,
      end: null,
      figures: toOrderFigures(each),
    }));

export const readOrderReport = async (tx: Tx, containerId: string, args: QueryOrderReportArgs, now: number): Promise<OrderReport> => {
  const asked = await readAsked(tx, containerId, args, now);
  const { days, before } = asked;
  const [group, bucket, filters] = [groupOf(args.group), bucketOf(days), orderFilters(args)];
  const sums = await readOrderSums(tx, asked, days, filters, { group, bucket });
  const earlier = before && (await readOrderSums(tx, asked, before, filters, { group, bucket }));
  const names = await readNames(tx, containerId);
  return {
    range: toRange(asked, days),
    before: before && toRange(asked, before),
    group,
    total: toOrderFigures(sums.total),
    total_before: earlier && toOrderFigures(earlier.total),
    rows: isBucket(group) ? trendOf(sums.rows, days, group) : groupsOf(sums.rows, group, names),
    bucket,
    trend: trendOf(sums.trend, days, bucket),
    trend_before: before && earlier && trendOf(earlier.trend, before, bucket),
    unrated: sums.unrated.map((each) => ({ ...each })),
    recalculating: recalculating([...sums.dirty, ...(earlier?.dirty ?? [])]),
  };
};
