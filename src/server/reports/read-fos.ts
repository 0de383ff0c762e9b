import { sql } from 'kysely';
import type { FulfillmentFigures, ReprintCause, ReportDays } from '../../contract/generated/resolvers';
import {
  FO_PARTS,
  FULFILLMENT_FIGURES,
  REPRINT_CAUSES,
  TELLING_SHIPPED,
  valueOf,
  type FoDays,
  type FoPart,
  type FoSums,
  type Sums,
} from '../../domain/figures/figures';
import { daysTold, EMPTY_HISTOGRAM, type Histogram } from '../../domain/figures/histogram';
import type { Bucket, Day, Days } from '../../domain/figures/ranges';
import type { Tx } from '../kernel/context';
import { markedOf, type Asked } from './asked';
import { cellsOfRange, type Marked } from './days';
import { foCells, foWithOrder, spanCells } from './fo-cells';
import { byBucket } from './read-orders';

export interface FoFilters {
  readonly store: string | null;
  readonly provider: string | null;
}

interface FoSumsRead {
  readonly total: FoSums;
  /** By fulfilment. */
  readonly rows: ReadonlyMap<string, FoSums>;
  readonly trend: ReadonlyMap<Day, FoSums>;
  readonly dirty: readonly Day[];
}

export const NO_FOS: FoSums = {
  ...(Object.fromEntries(FO_PARTS.map((part) => [part, 0])) as Sums<FoPart>),
  production: EMPTY_HISTOGRAM,
  transit: EMPTY_HISTOGRAM,
};

interface Key {
  readonly what: number;
  readonly fulfilment_id: string | null;
  readonly bucket: string | null;
}

/** Grouping says by 1 which of its two is summed over. */
const [TOTAL, BY_PROVIDER, BY_BUCKET] = [3, 1, 2];

const keyOf = ({ what, fulfilment_id, bucket }: Key): string => `${what}:${fulfilment_id ?? bucket ?? ''}`;

/** The days of one kind, as they were counted for each key. */
const readSpans = async (tx: Tx, asked: Asked, days: Days, marked: Marked, filters: FoFilters, bucket: Bucket) => {
  const { rows } = await sql<Key & { readonly kind: FoDays; readonly days: number; readonly count: number }>`with cell as (
      ${cellsOfRange('fo_day_spans', ['day', 'fulfilment_id', 'store_id', 'what', 'days', 'count'], asked, days, marked, spanCells)})
    select grouping(fulfilment_id, bucket) as what, fulfilment_id, bucket, kind, days, sum(count)::integer as count
    from (select fulfilment_id, ${byBucket(bucket)} as bucket, what as kind, days, count from cell where ${kept(filters)}) as keyed
    group by grouping sets ((kind, days), (fulfilment_id, kind, days), (bucket, kind, days))`.execute(tx);
  const found = new Map<string, Record<FoDays, number[]>>();
  for (const row of rows) {
    const own = found.get(keyOf(row)) ?? { production: [...EMPTY_HISTOGRAM], transit: [...EMPTY_HISTOGRAM] };
    own[row.kind][row.days] = row.count;
    found.set(keyOf(row), own);
  }
  return found;
};

const kept = ({ store, provider }: FoFilters) => sql`(${store}::text is null or cell.store_id = ${store})
  and (${provider}::text is null or cell.fulfilment_id = ${provider})`;

/** What the fulfilment orders of some days come to: clean days from their sums, marked ones from the rows. To be called in a snapshot. */
export const readFoSums = async (tx: Tx, asked: Asked, days: Days, filters: FoFilters, bucket: Bucket): Promise<FoSumsRead> => {
  const marked = await markedOf(tx, asked, 'fo', days);
  const { rows } = await sql<Key & Sums<FoPart>>`with cell as (
      ${cellsOfRange('fo_days', ['day', 'fulfilment_id', 'store_id', ...FO_PARTS], asked, days, marked, foCells)})
    select grouping(fulfilment_id, bucket) as what, fulfilment_id, bucket,
      ${sql.join(FO_PARTS.map((part) => sql`coalesce(sum(${sql.ref(part)}), 0)::bigint as ${sql.ref(part)}`))}
    from (select cell.*, ${byBucket(bucket)} as bucket from cell where ${kept(filters)}) as keyed
    group by grouping sets ((), (fulfilment_id), (bucket))`.execute(tx);
  const spans = await readSpans(tx, asked, days, marked, filters, bucket);
  const none = { production: EMPTY_HISTOGRAM, transit: EMPTY_HISTOGRAM };
  const of = (what: number): (readonly [string, FoSums])[] =>
    rows
      .filter((row) => row.what === what)
      .map((row) => [row.fulfilment_id ?? row.bucket ?? '', { ...row, ...(spans.get(keyOf(row)) ?? none) }]);
  return { total: of(TOTAL)[0]?.[1] ?? NO_FOS, rows: new Map(of(BY_PROVIDER)), trend: new Map(of(BY_BUCKET)), dirty: marked.days };
};

/** How long each fulfilment made what was sent to it on some days, in working days. To be called in a snapshot. */
export const readProduction = async (tx: Tx, asked: Asked, days: Days): Promise<(fulfilmentId: string) => Histogram> => {
  const marked = await markedOf(tx, asked, 'fo', days);
  const spans = await readSpans(tx, asked, days, marked, { store: null, provider: null }, 'month');
  return (fulfilment_id) => spans.get(keyOf({ what: BY_PROVIDER, fulfilment_id, bucket: null }))?.production ?? EMPTY_HISTOGRAM;
};

/**
 * Fulfilment orders that are with their provider and should have been shipped by now: no reprints, and none of an order that was called off, of which
 * nobody has to act any more.
 */
export const isOverdue = (
  now: number,
) => sql<boolean>`(fo.status in ('submitted', 'production', 'held', 'cancelling') and fo.kind <> 'reprint'
  and o.ship_by < ${now}::integer and o.act_by is not null)`;

/** How many of them there are, by fulfilment. */
export const countOverdue = async (
  tx: Tx,
  containerId: string,
  { store, provider }: FoFilters,
  now: number,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ fulfilment_id: string; count: number }>`select fo.fulfilment_id, count(*)::integer as count
    from fulfilment_orders fo ${foWithOrder}
    where fo.container_id = ${containerId} and ${isOverdue(now)} and (${store}::text is null or o.store_id = ${store})
      and (${provider}::text is null or fo.fulfilment_id = ${provider}) group by 1`.execute(tx);
  return new Map(rows.map(({ fulfilment_id, count }) => [fulfilment_id, count]));
};

export const toReprintCauses = (
  sums: Pick<FoSums, 'reprinted_provider' | 'reprinted_courier' | 'reprinted_other' | 'shipped_pieces'>,
): ReprintCause[] =>
  REPRINT_CAUSES.map((cause) => ({
    cause,
    pieces: sums[`reprinted_${cause}`],
    rate: sums.shipped_pieces > 0 ? sums[`reprinted_${cause}`] / sums.shipped_pieces : null,
  }));

const toDays = (histogram: Histogram): ReportDays => ({ ...daysTold(histogram) });

const rateOf = (figure: 'late_rate' | 'reprint_rate' | 'cancelled_rate' | 'rejected_rate' | 'per_piece', sums: FoSums): number | null => {
  const { formula } = FULFILLMENT_FIGURES[figure];
  return typeof formula === 'object' && !('days' in formula) ? valueOf(formula, sums) : null;
};

/** Sums as the contract has them. */
export const toFulfillmentFigures = (sums: FoSums, overdue: number): FulfillmentFigures => {
  const each = rateOf('per_piece', sums);
  return {
    fos: sums.fos,
    pieces: sums.pieces,
    cost: sums.cost / 100,
    per_piece: each === null ? null : each / 100,
    shipped: sums.shipped,
    shipped_pieces: sums.shipped_pieces,
    production_days: toDays(sums.production),
    transit_days: toDays(sums.transit),
    late: sums.late,
    late_rate: rateOf('late_rate', sums),
    overdue,
    reprinted: sums.reprinted_provider + sums.reprinted_courier + sums.reprinted_other,
    reprint_rate: rateOf('reprint_rate', sums),
    reprint_causes: toReprintCauses(sums),
    cancelled: sums.cancelled,
    cancelled_rate: rateOf('cancelled_rate', sums),
    rejected: sums.rejected,
    rejected_rate: rateOf('rejected_rate', sums),
    telling: sums.shipped >= TELLING_SHIPPED,
  };
};
