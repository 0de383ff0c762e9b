import { sql, type RawBuilder } from 'kysely';
import { HISTOGRAM_DAYS } from '../../domain/figures/histogram';
import type { Day } from '../../domain/figures/ranges';
import { dayIn, rowsOfDays, workingDays } from './days';

const piecesIn = (pieces: string): RawBuilder<number> =>
  sql<number>`(select coalesce(sum((piece->>'quantity')::integer), 0)::integer from jsonb_array_elements(${sql.ref(pieces)}) as piece)`;

/** Pieces of a fulfilment order that were made again for some cause; null: for any. They count once it was shipped. */
const reprintedOf = (cause: string): RawBuilder<number> => sql<number>`case when fo.shipped_at is null then 0 else (
  select coalesce(sum(${piecesIn('again.pieces')}), 0)::integer from fulfilment_orders again
  where again.container_id = fo.container_id and again.order_id = fo.order_id and again.reprint_of = fo._id
    and again.status not in ('cancelled', 'rejected') and coalesce(again.cause, 'other') = ${sql.lit(cause)}) end`;

const isDue = sql<boolean>`(fo.shipped_at is not null and fo.kind <> 'reprint')`;

/** How a fulfilment order `fo` of an order `o` counts: a number for each part. */
export const FO_COUNTED = sql`1 as fos, ${piecesIn('fo.pieces')} as pieces,
  (select coalesce(sum(case when charge.kind in ('discount', 'credit') then -charge.amount else charge.amount end), 0)
    from fo_charges charge where charge.container_id = fo.container_id and charge.fo_id = fo._id)::bigint as cost,
  (fo.shipped_at is not null)::integer as shipped,
  case when fo.shipped_at is null then 0 else ${piecesIn('fo.pieces')} end as shipped_pieces,
  ${isDue}::integer as due, coalesce(${isDue} and fo.shipped_at > o.ship_by, false)::integer as late,
  ${reprintedOf('provider')} as reprinted_provider, ${reprintedOf('courier')} as reprinted_courier, ${reprintedOf('other')} as reprinted_other,
  (fo.status = 'cancelled')::integer as cancelled, (fo.status = 'rejected')::integer as rejected`;

/** Working days a shipped fulfilment order `fo` took; null where it was not. */
export const productionDays = (zone: string): RawBuilder<number | null> =>
  sql<
    number | null
  >`case when fo.shipped_at is not null and fo.submitted_at is not null then ${workingDays(dayIn(sql.ref('fo.submitted_at'), zone), dayIn(sql.ref('fo.shipped_at'), zone))} end`;

/** Whether a parcel `t` tells how long it took. */
export const isArrived = sql<boolean>`(t.status = 'delivered' and t.shipped_at is not null and t.delivered_at is not null)`;

export const transitDays = (zone: string): RawBuilder<number> =>
  sql<number>`greatest(0, ${dayIn(sql.ref('t.delivered_at'), zone)} - ${dayIn(sql.ref('t.shipped_at'), zone)})`;

/** Where fulfilment orders and their orders stand together. */
export const foWithOrder = sql`join orders o on o.container_id = fo.container_id and o._id = fo.order_id`;

const wantedFos = (containerId: string, zone: string, days: readonly Day[]) => sql`
  ${rowsOfDays('fulfilment_orders', 'fo', 'sent_at', { containerId, zone, days })} ${foWithOrder}`;

const PARTS = sql.raw(
  [
    'fos',
    'pieces',
    'cost',
    'shipped',
    'shipped_pieces',
    'due',
    'late',
    'reprinted_provider',
    'reprinted_courier',
    'reprinted_other',
    'cancelled',
    'rejected',
  ]
    .map((part) => `sum(${part})::bigint as ${part}`)
    .join(', '),
);

/** What the fulfilment orders of some days come to, worked out of the rows, by day, fulfilment and store. */
export const foCells = (containerId: string, zone: string, days: readonly Day[]): RawBuilder<unknown> => sql`
  select day, fulfilment_id, store_id, ${PARTS}
  from (select wanted.day, fo.fulfilment_id, o.store_id, ${FO_COUNTED} from ${wantedFos(containerId, zone, days)}) as counted group by 1, 2, 3`;

/** How many of them, and of their parcels, took how many days. */
export const spanCells = (containerId: string, zone: string, days: readonly Day[]): RawBuilder<unknown> => sql`
  select day, fulfilment_id, store_id, what, least(days, ${HISTOGRAM_DAYS - 1}::integer)::smallint as days, count(*)::integer as count
  from (
    select wanted.day, fo.fulfilment_id, o.store_id, 'production' as what, ${productionDays(zone)} as days from ${wantedFos(containerId, zone, days)}
    union all
    select wanted.day, fo.fulfilment_id, o.store_id, 'transit', ${transitDays(zone)} from ${wantedFos(containerId, zone, days)}
      join trackings t on t.container_id = fo.container_id and t.order_id = fo.order_id and t.fo_id = fo._id and ${isArrived}
  ) as took where days is not null group by 1, 2, 3, 4, 5`;
