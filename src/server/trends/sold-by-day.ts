import { sql } from 'kysely';
import type { TrendKind } from '../../domain/trends/kinds';
import { COUNTED_DAYS, type Sold } from '../../domain/trends/score';
import { DAY } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { readDesk } from '../sales/desk';

/** What a line of an order counts for: its listing, each of the listing's tags, or the listing's product type. */
const KEYS: Readonly<Record<TrendKind, ReturnType<typeof sql<string>>>> = {
  listing: sql`line.item_info_id`,
  topic: sql`tag.tag`,
  product: sql`listing.product_id`,
};

interface Row {
  readonly key: string;
  /** Whole days ago: 1 is yesterday. */
  readonly ago: number;
  readonly pieces: number;
}

/**
 * Pieces of each whole day, by the container's calendar, that were ordered and not cancelled; null while fewer than seven whole days lie behind the first order. `now` in
 * unix seconds.
 */
export const soldByDay = async (
  tx: Tx,
  containerId: string,
  { kind, storeId, now }: { readonly kind: TrendKind; readonly storeId: string | null; readonly now: number },
): Promise<readonly Sold[] | null> => {
  const { zone } = await readDesk(tx, containerId);
  const first = await tx
    .selectFrom('orders')
    .select('created_at')
    .where('container_id', '=', containerId)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!first || first.created_at > now - 7 * DAY) return null;
  const { rows } = await sql<Row>`
    select ${KEYS[kind]} as key, sold.ago, sum(line.quantity - line.cancelled)::int as pieces
    from (
      select _id, (to_timestamp(${now}) at time zone ${zone})::date - (to_timestamp(created_at) at time zone ${zone})::date as ago
      from orders
      where container_id = ${containerId} and created_at >= ${now - (COUNTED_DAYS + 2) * DAY} and created_at <= ${now}
        and (${storeId}::text is null or store_id = ${storeId})
    ) as sold
    join order_lines as line on line.container_id = ${containerId} and line.order_id = sold._id
    join item_infos as listing on listing.container_id = ${containerId} and listing._id = line.item_info_id
    ${kind === 'topic' ? sql`cross join lateral unnest(listing.tags) as tag(tag)` : sql``}
    where sold.ago between 1 and ${COUNTED_DAYS}
    group by 1, 2`.execute(tx);
  const days = new Map<string, number[]>();
  for (const { key, ago, pieces } of rows) {
    const own = days.get(key) ?? Array.from({ length: COUNTED_DAYS }, () => 0);
    own[ago - 1] = pieces;
    days.set(key, own);
  }
  return [...days].map(([key, own]) => ({ key, days: own }));
};
