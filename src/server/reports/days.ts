import { sql, type RawBuilder } from 'kysely';
import type { Day, Days } from '../../domain/figures/ranges';
import type { Tx } from '../kernel/context';
import { readDesk } from '../sales/desk';

export type DayKind = 'order' | 'fo';

/** The day of a moment by a zone's calendar. */
export const dayIn = (at: RawBuilder<unknown>, zone: string): RawBuilder<string> =>
  sql<string>`(to_timestamp(${at}) at time zone ${zone})::date`;

/** Clocks are put back or on by no more: where midnight comes twice or not at all, the day itself decides. */
const TURN = 2 * 3600;

/**
 * The rows of a table that count on some days, as `row`, each with its day as `wanted.day`. Every day is looked up by itself, in the index of its moments: a
 * planner that is let see through it takes a few days for many, and reads the whole table.
 */
export const rowsOfDays = (
  table: 'orders' | 'fulfilment_orders',
  row: string,
  at: 'created_at' | 'sent_at',
  { containerId, zone, days }: { readonly containerId: string; readonly zone: string; readonly days: readonly Day[] },
): RawBuilder<unknown> => sql`(
    select day, extract(epoch from day::timestamp at time zone ${zone})::integer - ${TURN}::integer as since,
      extract(epoch from (day + 1)::timestamp at time zone ${zone})::integer + ${TURN}::integer as until
    from unnest(${[...days]}::date[]) as day) as wanted
  cross join lateral (
    select each.* from ${sql.table(table)} each
    where each.container_id = ${containerId} and ${sql.ref(`each.${at}`)} >= wanted.since and ${sql.ref(`each.${at}`)} < wanted.until
      and ${dayIn(sql.ref(`each.${at}`), zone)} = wanted.day
    offset 0) as ${sql.ref(row)}`;

/** Days but for Saturdays and Sundays after one and up to another: counted from a Monday. */
export const workingDays = (from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<number> => {
  const upTo = (day: RawBuilder<unknown>) => sql`((${day} - date '1969-12-29') / 7 * 5 + least((${day} - date '1969-12-29') % 7 + 1, 5))`;
  return sql<number>`greatest(0, ${upTo(to)} - ${upTo(from)})`;
};

/** The moments a range lies between: from the first that is of its first day to the first that is later than its last. */
export const boundsOf = async (tx: Tx, { start, end }: Days, zone: string): Promise<{ readonly since: number; readonly until: number }> => {
  const edge = (day: RawBuilder<unknown>) => sql`(select min(at) from generate_series(
      extract(epoch from ${day}::timestamp at time zone ${zone})::integer - ${TURN}::integer,
      extract(epoch from ${day}::timestamp at time zone ${zone})::integer + ${TURN}::integer, 900) as at where ${dayIn(sql.ref('at'), zone)} >= ${day})`;
  const { rows } = await sql<{ since: number; until: number }>`
    select ${edge(sql`${start}::date`)} as since, ${edge(sql`(${end}::date + 1)`)} as until`.execute(tx);
  const [bounds] = rows;
  if (!bounds) throw new Error(`No bounds of ${start} to ${end}.`);
  return bounds;
};

/** The days of a range whose sums are not what the rows say. */
export interface Marked {
  readonly days: readonly Day[];
  /** Whether sums were made by the zone there is; else there are none to go by. */
  readonly made: boolean;
}

/** Those that are marked, or all that may hold anything where none were made. */
export const markedDays = async (tx: Tx, containerId: string, kind: DayKind, zone: string, { start, end }: Days): Promise<Marked> => {
  const by = await tx.selectFrom('report_zones').select('zone').where('container_id', '=', containerId).executeTakeFirst();
  const made = by?.zone === zone;
  const [table, at] =
    kind === 'order' ? [sql.table('orders'), sql.ref('created_at')] : [sql.table('fulfilment_orders'), sql.ref('sent_at')];
  const { rows } = made
    ? await sql<{ day: Day }>`select distinct day::text as day
        from (select ${dayIn(sql.ref('at'), zone)} as day from report_dirty where container_id = ${containerId} and kind = ${kind}) as marked
        where day between ${start}::date and ${end}::date order by 1`.execute(tx)
    : await sql<{ day: Day }>`select day::date::text as day from (
          select min(${at}) as first, max(${at}) as last from ${table} where container_id = ${containerId}) as held
        cross join lateral generate_series(greatest(${start}::date, ${dayIn(sql.ref('first'), zone)}),
          least(${end}::date, ${dayIn(sql.ref('last'), zone)}), '1 day') as day`.execute(tx);
  return { days: rows.map(({ day }) => day), made };
};

/** What rows of some days come to, worked out of the rows. */
type CellsOf = (containerId: string, zone: string, days: readonly Day[]) => RawBuilder<unknown>;

/**
 * What the days of a range come to: clean ones from the table of their sums, marked ones by `anew`. Where none is marked nothing is said of rows, for a
 * plan of them is dear to make and to begin.
 */
export const cellsOfRange = (
  table: 'order_days' | 'fo_days' | 'fo_day_spans',
  columns: readonly string[],
  { containerId, zone }: { readonly containerId: string; readonly zone: string },
  { start, end }: Days,
  { days, made }: Marked,
  anew: CellsOf,
): RawBuilder<unknown> => {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const clean = sql`select ${names} from ${sql.table(table)} where container_id = ${containerId}
    and ${made}::boolean and day between ${start}::date and ${end}::date and day <> all(${[...days]}::date[])`;
  return days.length === 0 ? clean : sql`${clean} union all select ${names} from (${anew(containerId, zone, days)}) as anew`;
};

/** The zone of a container's days. */
export const readZone = async (tx: Tx, containerId: string): Promise<string> => (await readDesk(tx, containerId)).zone;
