import { sql } from 'kysely';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { settleOrders } from '../sales/settle';

/** Paid orders without a rate that get one in one go; the rest get theirs when they are next looked at. */
const MOST_ORDERS = 2000;

/** Who wrote a rate that no person typed. */
export const FEED = 'rates';

/** Orders that were paid in these currencies and had no rate get what there is by now. `now`: by the market's clock. */
export const rateWaiting = async (tx: Tx, containerId: string, currencies: readonly string[], now: number): Promise<void> => {
  if (currencies.length === 0) return;
  const waiting = await tx
    .selectFrom('orders')
    .select('_id')
    .where('container_id', '=', containerId)
    .where('rate', 'is', null)
    .where('paid_at', 'is not', null)
    .where('currency', 'in', [...currencies])
    .orderBy('_id')
    .limit(MOST_ORDERS)
    .execute();
  await settleOrders(
    tx,
    containerId,
    waiting.map(({ _id }) => _id),
    now,
  );
};

/** Writes down what a feed says. It holds but where a person has said something else; beside that it stands all the same. */
export const keepRates = async (tx: Tx, containerId: string, rates: ReadonlyMap<string, number>, now: number): Promise<void> => {
  const updated_at = unixNow();
  const unlessTyped = (column: 'rate' | 'updated_at') =>
    sql<number>`case when currency_rates.source is null then currency_rates.${sql.ref(column)} else excluded.${sql.ref(column)} end`;
  await tx
    .insertInto('currency_rates')
    .values([...rates].map(([currency, rate]) => ({ currency, rate, source: FEED, updated_at, feed_rate: rate, feed_at: updated_at })))
    .onConflict((conflict) =>
      conflict.columns(['container_id', 'currency']).doUpdateSet({
        rate: unlessTyped('rate'),
        updated_at: unlessTyped('updated_at'),
        feed_rate: sql`excluded.feed_rate`,
        feed_at: sql`excluded.feed_at`,
      }),
    )
    .execute();
  await rateWaiting(tx, containerId, [...rates.keys()], now);
};
