import { sql } from 'kysely';
import { z } from 'zod';
import type { Day } from '../../domain/figures/ranges';
import { FO_PARTS, ORDER_PARTS } from '../../domain/figures/figures';
import { lock } from '../db/advisory-locks';
import type { Errand, Round } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import type { Services, Tx } from '../kernel/context';
import { dayIn, readZone, type DayKind } from './days';
import { foCells, spanCells } from './fo-cells';
import { orderCells } from './order-cells';

/** Days that are made in one transaction. */
const DAYS_AT_ONCE = 14;
const CONTAINERS_A_ROUND = 50;

/** Marks every day that holds something, and forgets what was made: by another zone, or by nothing. */
const beginAnew = async (tx: Tx, containerId: string, zone: string): Promise<void> => {
  for (const table of ['order_days', 'fo_days', 'fo_day_spans', 'report_dirty', 'report_zones'] as const)
    await tx.deleteFrom(table).where('container_id', '=', containerId).execute();
  await sql`insert into report_dirty (container_id, kind, at)
    select ${containerId}, 'order', min(created_at) from orders where container_id = ${containerId} and paid_at is not null
      group by ${dayIn(sql.ref('created_at'), zone)}
    union all
    select ${containerId}, 'fo', min(sent_at) from fulfilment_orders where container_id = ${containerId} and sent_at is not null
      group by ${dayIn(sql.ref('sent_at'), zone)}`.execute(tx);
  await tx.insertInto('report_zones').values({ container_id: containerId, zone }).execute();
};

/** Takes the marks of the latest days that have some. What is marked from here on stays marked: it may not be seen by what follows. */
const takeMarks = async (tx: Tx, containerId: string, kind: DayKind, zone: string): Promise<Day[]> => {
  const { rows } = await sql<{ day: Day }>`with marked as materialized (
      select _id, ${dayIn(sql.ref('at'), zone)} as day from report_dirty where container_id = ${containerId} and kind = ${kind}),
    latest as (select distinct day from marked order by day desc limit ${DAYS_AT_ONCE}),
    taken as (delete from report_dirty where container_id = ${containerId}
      and _id in (select _id from marked where day in (select day from latest)) returning _id)
    select day::text as day from latest where (select count(*) from taken) > 0`.execute(tx);
  return rows.map(({ day }) => day);
};

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

const makeOrderDays = async (tx: Tx, containerId: string, zone: string, days: readonly Day[]): Promise<void> => {
  await sql`delete from order_days where container_id = ${containerId} and day = any(${[...days]}::date[])`.execute(tx);
  const made = columns(['day', 'store_id', 'service', 'currency', 'orders', 'unrated', ...ORDER_PARTS.filter((part) => part !== 'orders')]);
  await sql`insert into order_days (container_id, ${made}) select ${containerId}, ${made}
    from (${orderCells(containerId, zone, days)}) as made`.execute(tx);
};

const makeFoDays = async (tx: Tx, containerId: string, zone: string, days: readonly Day[]): Promise<void> => {
  for (const table of ['fo_days', 'fo_day_spans'])
    await sql`delete from ${sql.table(table)} where container_id = ${containerId} and day = any(${[...days]}::date[])`.execute(tx);
  const made = columns(['day', 'fulfilment_id', 'store_id', ...FO_PARTS]);
  await sql`insert into fo_days (container_id, ${made}) select ${containerId}, ${made}
    from (${foCells(containerId, zone, days)}) as made`.execute(tx);
  const spans = columns(['day', 'fulfilment_id', 'store_id', 'what', 'days', 'count']);
  await sql`insert into fo_day_spans (container_id, ${spans}) select ${containerId}, ${spans}
    from (${spanCells(containerId, zone, days)}) as made`.execute(tx);
};

/**
 * Makes the sums of some marked days anew, in one transaction: it may be killed at any moment and run any number of times. Returns whether there was
 * anything to do.
 */
export const rollUpSome = async (tx: Tx, containerId: string): Promise<boolean> => {
  await lock(tx, 'reportDays', containerId);
  const zone = await readZone(tx, containerId);
  const made = await tx.selectFrom('report_zones').select('zone').where('container_id', '=', containerId).executeTakeFirst();
  if (made?.zone !== zone) await beginAnew(tx, containerId, zone);
  const orderDays = await takeMarks(tx, containerId, 'order', zone);
  if (orderDays.length > 0) await makeOrderDays(tx, containerId, zone, orderDays);
  const foDays = await takeMarks(tx, containerId, 'fo', zone);
  if (foDays.length > 0) await makeFoDays(tx, containerId, zone, foDays);
  return orderDays.length + foDays.length > 0 || made?.zone !== zone;
};

const payloadShape = z.object({ container_id: z.string() });

/** Makes the days of a container that are marked, the latest first. */
export const rollUp: Errand = {
  name: 'roll_up',
  priority: 10,
  perform: async (services, payload, signal) => {
    const { container_id: containerId } = payloadShape.parse(payload);
    while (!signal.aborted && (await services.inContainer(containerId, (tx) => rollUpSome(tx, containerId))));
  },
};

/** Containers with marked days, and those whose days were made by no zone, or another one. */
const askDue = async (services: Services): Promise<void> => {
  const { rows } = await sql<{ _id: string }>`select c._id from containers c
    left join desk_settings desk on desk.container_id = c._id left join report_zones made on made.container_id = c._id
    where made.zone is distinct from coalesce(desk.time_zone, 'UTC') or exists (select from report_dirty d where d.container_id = c._id)
    limit ${CONTAINERS_A_ROUND}`.execute(services.db);
  for (const { _id } of rows) {
    await services.inContainer(_id, (tx) =>
      enqueue(tx, [{ task: rollUp.name, queue: 'report', priority: rollUp.priority, key: 'roll_up', payload: {} }]),
    );
  }
};

export const scheduleOfRollUps: Round = { name: 'schedule of roll-ups', pause: 2000, run: askDue };
