import { sql, type RawBuilder } from 'kysely';
import { ORDER_PARTS } from '../../domain/figures/figures';
import type { Day } from '../../domain/figures/ranges';
import { rowsOfDays } from './days';

/** What makes an order's pieces: its one fulfilment, several, or none. Plans that were given up or refused are not counted. */
export const serviceOf = (order: string): RawBuilder<string> => sql<string>`coalesce((
  select case when min(made.fulfilment_id) = max(made.fulfilment_id) then min(made.fulfilment_id) when count(*) > 0 then 'several' end
  from fulfilment_orders made where made.container_id = ${sql.ref(`${order}.container_id`)} and made.order_id = ${sql.ref(`${order}._id`)}
    and made.status not in ('cancelled', 'rejected')), 'none')`;

export const piecesOf = (order: string): RawBuilder<number> => sql<number>`coalesce((
  select sum(line.quantity) from order_lines line
  where line.container_id = ${sql.ref(`${order}.container_id`)} and line.order_id = ${sql.ref(`${order}._id`)}), 0)::integer`;

/** What the paid orders of some days come to, worked out of the orders, by day, store, service and currency. */
export const orderCells = (containerId: string, zone: string, days: readonly Day[]): RawBuilder<unknown> => {
  const rated = (of: string) => sql`coalesce(sum(${sql.ref(of)}) filter (where rated), 0)::bigint as ${sql.ref(of)}`;
  return sql`select day, store_id, service, currency, count(*) filter (where rated)::integer as orders,
      count(*) filter (where not rated)::integer as unrated, ${sql.join(ORDER_PARTS.filter((part) => part !== 'orders').map(rated))}
    from (
      select wanted.day, o.store_id, o.currency, o.rate is not null as rated, o.gross_cents as gross, o.tax_cents as tax,
        o.refund_cents as refunds, o.fees, o.cost, ${piecesOf('o')} as pieces, ${serviceOf('o')} as service
      from ${rowsOfDays('orders', 'o', 'created_at', { containerId, zone, days })}
      where o.paid_at is not null
    ) as counted group by 1, 2, 3, 4`;
};
