import { sql, type RawBuilder } from 'kysely';
import type { OrderFigures } from '../../contract/generated/resolvers';
import { orderFigure, ORDER_PARTS, type OrderSums } from '../../domain/figures/figures';
import type { Bucket, Day, Days } from '../../domain/figures/ranges';
import type { Tx } from '../kernel/context';
import { markedOf, type Asked } from './asked';
import { cellsOfRange } from './days';
import { orderCells } from './order-cells';

export interface OrderFilters {
  readonly store: string | null;
  readonly service: string | null;
  readonly currency: string | null;
}

export const ORDER_GROUPS = ['day', 'week', 'month', 'store', 'service', 'currency'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

export const isBucket = (group: OrderGroup): group is Bucket => group === 'day' || group === 'week' || group === 'month';

/** Days by the first of their bucket; weeks begin on Monday. */
export const byBucket = (bucket: Bucket): RawBuilder<string> => sql<string>`date_trunc(${sql.lit(bucket)}, cell.day)::date::text`;

const keyOf = (group: OrderGroup): RawBuilder<string> => {
  if (isBucket(group)) return byBucket(group);
  return group === 'store' ? sql`cell.store_id` : sql.ref(`cell.${group}`);
};

export interface OrderSumsRead {
  readonly total: OrderSums;
  readonly rows: ReadonlyMap<string, OrderSums>;
  readonly trend: ReadonlyMap<Day, OrderSums>;
  readonly unrated: readonly { readonly currency: string; readonly orders: number }[];
  readonly dirty: readonly Day[];
}

type Row = OrderSums & {
  readonly unrated: number;
  readonly what: number;
  readonly row: string | null;
  readonly bucket: string | null;
  readonly currency: string | null;
};

/** Grouping says by 1 which of its three is summed over. */
const [TOTAL, BY_ROW, BY_BUCKET, BY_CURRENCY] = [7, 3, 5, 6];

export const NO_ORDERS = Object.fromEntries(ORDER_PARTS.map((part) => [part, 0])) as OrderSums;

/**
 * What the orders of some days come to: clean days from their sums, marked ones from the rows. To be called in a snapshot, so that a day is seen with the
 * mark it has.
 */
export const readOrderSums = async (
  tx: Tx,
  asked: Asked,
  days: Days,
  { store, service, currency }: OrderFilters,
  by: { readonly group: OrderGroup; readonly bucket: Bucket },
): Promise<OrderSumsRead> => {
  const marked = await markedOf(tx, asked, 'order', days);
  const columns = ['day', 'store_id', 'service', 'currency', 'unrated', ...ORDER_PARTS];
  const { rows } = await sql<Row>`with cell as (${cellsOfRange('order_days', columns, asked, days, marked, orderCells)}),
    keyed as (select cell.*, ${keyOf(by.group)} as row, ${byBucket(by.bucket)} as bucket from cell
      where (${store}::text is null or cell.store_id = ${store}) and (${service}::text is null or cell.service = ${service})
        and (${currency}::text is null or cell.currency = ${currency}))
    select grouping(row, bucket, currency) as what, row, bucket, currency, coalesce(sum(unrated), 0)::integer as unrated,
      ${sql.join(ORDER_PARTS.map((part) => sql`coalesce(sum(${sql.ref(part)}), 0)::bigint as ${sql.ref(part)}`))}
    from keyed group by grouping sets ((), (row), (bucket), (currency))`.execute(tx);
  const of = (what: number) => rows.filter((row) => row.what === what);
  return {
    total: of(TOTAL)[0] ?? NO_ORDERS,
    rows: new Map(
      of(BY_ROW)
        .filter(({ orders }) => orders > 0)
        .map((row) => [row.row ?? '', row]),
    ),
    trend: new Map(of(BY_BUCKET).map((row) => [row.bucket ?? '', row])),
    unrated: of(BY_CURRENCY)
      .filter(({ unrated }) => unrated > 0)
      .map((row) => ({ currency: row.currency ?? '', orders: row.unrated }))
      .toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
    dirty: marked.days,
  };
};

const dollars = (cents: number): number => cents / 100;

/** Sums as the contract has them. */
export const toOrderFigures = (sums: OrderSums): OrderFigures => {
  const average = orderFigure('average_order', sums);
  return {
    orders: sums.orders,
    pieces: sums.pieces,
    gross: dollars(sums.gross),
    tax: dollars(sums.tax),
    refunds: dollars(sums.refunds),
    revenue: dollars(orderFigure('revenue', sums) ?? 0),
    fees: dollars(sums.fees),
    cost: dollars(sums.cost),
    profit: dollars(orderFigure('profit', sums) ?? 0),
    margin: orderFigure('margin', sums),
    average_order: average === null ? null : dollars(average),
    refund_rate: orderFigure('refund_rate', sums),
  };
};
