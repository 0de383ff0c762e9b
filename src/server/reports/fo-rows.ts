import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { FulfillmentReportRow, QueryFulfillmentReportRowsArgs } from '../../contract/generated/resolvers';
import {
  isFulfillmentFigure,
  REPRINT_CAUSES,
  type FoPart,
  type FulfillmentFigure,
  type ReprintCause,
  type Sums,
} from '../../domain/figures/figures';
import { dayAt, toAddress } from '../../domain/figures/ranges';
import { findPage, inOrder } from '../db/pages';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { filterOf, readAsked, type Asked } from './asked';
import { boundsOf } from './days';
import { FO_COUNTED, isArrived, productionDays, transitDays } from './fo-cells';
import { foFilters } from './fulfillment-report';
import { isOverdue, toReprintCauses, type FoFilters } from './read-fos';

/** Which fulfilment orders of a range a figure is made of, where not of all. */
const BEHIND: Readonly<Partial<Record<FulfillmentFigure, RawBuilder<SqlBool>>>> = {
  production_days: sql<SqlBool>`fo.shipped_at is not null and fo.submitted_at is not null`,
  late_rate: sql<SqlBool>`fo.shipped_at is not null and fo.kind <> 'reprint'`,
  reprint_rate: sql<SqlBool>`fo.shipped_at is not null`,
  transit_days: isArrived,
};

const wasReprinted = (cause: ReprintCause): RawBuilder<SqlBool> => sql<SqlBool>`fo.shipped_at is not null and exists (
  select from fulfilment_orders again where again.container_id = fo.container_id and again.order_id = fo.order_id and again.reprint_of = fo._id
    and again.status not in ('cancelled', 'rejected') and coalesce(again.cause, 'other') = ${cause})`;

interface Wanted extends FoFilters {
  readonly figure: FulfillmentFigure;
  readonly cause: ReprintCause | null;
  readonly now: number;
}

const fosWithOrders = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('fulfilment_orders as fo')
    .innerJoin('orders as o', (join) => join.onRef('o.container_id', '=', 'fo.container_id').onRef('o._id', '=', 'fo.order_id'))
    .where('fo.container_id', '=', containerId);

/** The fulfilment orders behind a figure. */
const behind = async (tx: Tx, asked: Asked, { figure, cause, store, provider, now }: Wanted) => {
  let fos = fosWithOrders(tx, asked.containerId);
  if (figure === 'overdue') fos = fos.where(isOverdue(now));
  else {
    const { since, until } = await boundsOf(tx, asked.days, asked.zone);
    fos = fos.where('fo.sent_at', '>=', since).where('fo.sent_at', '<', until);
  }
  if (store !== null) fos = fos.where('o.store_id', '=', store);
  if (provider !== null) fos = fos.where('fo.fulfilment_id', '=', provider);
  return cause === null ? fos : fos.where(wasReprinted(cause));
};

const withParcels = (fos: Awaited<ReturnType<typeof behind>>) =>
  fos.innerJoin('trackings as t', (join) =>
    join.onRef('t.container_id', '=', 'fo.container_id').onRef('t.order_id', '=', 'fo.order_id').onRef('t.fo_id', '=', 'fo._id'),
  );

const NEWEST = { id: 'fo._id', by: 'fo.sent_at', direction: 'desc' } as const;
const NEWEST_PARCEL = { id: 't._id', by: 't.delivered_at', direction: 'desc' } as const;

/** What a row shows of a fulfilment order, whether it is one or a parcel of one. */
const shown = sql<Shown>`fo._id as fo_id, fo.order_id, o.number as order_number, o.store_id, s.sto_name as store_name, fo.fulfilment_id as provider_id,
  f.name as provider_name, fo.kind, fo.sent_at, fo.submitted_at, o.ship_by, ${FO_COUNTED}`;

interface Shown extends Sums<FoPart> {
  readonly _id: string;
  readonly type: 'fo' | 'parcel';
  readonly fo_id: string;
  readonly order_id: string;
  readonly order_number: string;
  readonly store_id: string;
  readonly store_name: string;
  readonly provider_id: string;
  readonly provider_name: string;
  readonly kind: string;
  readonly status: string;
  readonly sent_at: number | null;
  readonly submitted_at: number | null;
  readonly ship_by: number | null;
  readonly shipped_at: number | null;
  readonly delivered_at: number | null;
  readonly tracking_number: string | null;
  readonly days: number | null;
}

const joined = sql`join orders o on o.container_id = fo.container_id and o._id = fo.order_id
  join stores s on s.container_id = o.container_id and s._id = o.store_id
  join fulfilments f on f.container_id = fo.container_id and f._id = fo.fulfilment_id`;

const fosOfPage = async (tx: Tx, { containerId, zone }: Asked, page: RawBuilder<SqlBool>) =>
  (
    await sql<Shown>`select fo._id, 'fo' as type, ${shown}, fo.status, fo.shipped_at, null::integer as delivered_at,
        null as tracking_number, ${productionDays(zone)} as days
      from fulfilment_orders fo ${joined} where fo.container_id = ${containerId} and ${page} order by ${inOrder(NEWEST)}`.execute(tx)
  ).rows;

const parcelsOfPage = async (tx: Tx, { containerId, zone }: Asked, page: RawBuilder<SqlBool>) =>
  (
    await sql<Shown>`select t._id, 'parcel' as type, ${shown}, t.status, t.shipped_at, t.delivered_at, t.tracking_number,
        ${transitDays(zone)} as days
      from trackings t join fulfilment_orders fo on fo.container_id = t.container_id and fo._id = t.fo_id ${joined}
      where t.container_id = ${containerId} and ${page} order by ${inOrder(NEWEST_PARCEL)}`.execute(tx)
  ).rows;

const reprintedOf = (row: Shown): number => row.reprinted_provider + row.reprinted_courier + row.reprinted_other;

/** What a ratio tells the share of. */
const isMarked = (figure: FulfillmentFigure, row: Shown): boolean => {
  if (figure === 'late_rate') return row.late > 0;
  if (figure === 'reprint_rate') return reprintedOf(row) > 0;
  if (figure === 'cancelled_rate') return row.cancelled > 0;
  return figure === 'rejected_rate' && row.rejected > 0;
};

const toRow = (row: Shown, figure: FulfillmentFigure, zone: string): FulfillmentReportRow => ({
  _id: row._id,
  type: row.type,
  fo_id: row.fo_id,
  order_id: row.order_id,
  order_number: row.order_number,
  store_id: row.store_id,
  store_name: row.store_name,
  provider_id: row.provider_id,
  provider_name: row.provider_name,
  kind: row.kind,
  status: row.status,
  day: row.sent_at === null ? '' : toAddress(dayAt(row.sent_at, zone)),
  submitted_at: row.submitted_at,
  ship_by: row.ship_by,
  shipped_at: row.shipped_at,
  delivered_at: row.delivered_at,
  tracking_number: row.tracking_number,
  pieces: row.pieces,
  cost: row.cost / 100,
  days: row.days,
  reprinted: reprintedOf(row),
  reprint_causes: toReprintCauses(row),
  marked: isMarked(figure, row),
});

const causeNamed = (cause: string | null | undefined): ReprintCause | null => {
  const wanted = filterOf(cause);
  const known = REPRINT_CAUSES.find((each) => each === wanted);
  if (wanted !== null && !known) throw new UserError('report.cause', { field: 'cause', values: { cause: wanted.slice(0, 40) } });
  return known ?? null;
};

/** The rows behind a figure of the fulfillment report. */
export const readFulfillmentReportRows = async (
  tx: Tx,
  args: QueryFulfillmentReportRowsArgs,
  context: RequestContext,
  now: number,
): Promise<FulfillmentReportRow[]> => {
  const { figure } = args;
  if (!isFulfillmentFigure(figure)) throw new UserError('report.figure', { field: 'figure', values: { figure: figure.slice(0, 40) } });
  const cause = causeNamed(args.cause);
  const asked = await readAsked(tx, context.container._id, args, now);
  const fos = await behind(tx, asked, { ...foFilters(args), figure, cause, now });
  const only = BEHIND[figure] ?? sql<SqlBool>`true`;
  const rows =
    figure === 'transit_days'
      ? await parcelsOfPage(tx, asked, await findPage(context, withParcels(fos).where(only), NEWEST_PARCEL))
      : await fosOfPage(tx, asked, await findPage(context, fos.where(only), NEWEST));
  return rows.map((row) => toRow(row, figure, asked.zone));
};
