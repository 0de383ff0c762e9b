import type { StoreRef, Tx } from '../../kernel/context';
import { DAY } from '../../kernel/clock';

/** Orders whose messages are asked for in one look: of those somebody talks of, of the latest, and of all others in turn. */
const TALKED_OF = 10;
const LATEST = 5;
const IN_TURN = 10;

/** Orders nobody has written about for so long are not asked any more. */
const MOST_AGE = 60 * DAY;

interface AskedOrders {
  /** By the shop's ids. */
  readonly ids: readonly string[];
  /** The last one of those in turn, by our id; null: it begins anew. */
  readonly after: string | null;
}

/**
 * Which orders are asked for their messages where a platform keeps these with its orders and has no list of them: each is asked in turn, and those
 * that are likely to have one each time.
 */
export const ordersToAsk = async (
  tx: Tx,
  { container_id, store_id }: StoreRef,
  after: string | null,
  now: number,
): Promise<AskedOrders> => {
  const orders = tx
    .selectFrom('orders')
    .select(['_id', 'platform_id'])
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .where('removed', 'is', null);
  const talkedOf = await tx
    .selectFrom('supports as u')
    .innerJoin('orders as o', (on) => on.onRef('o.container_id', '=', 'u.container_id').onRef('o._id', '=', 'u.order_id'))
    .select(['o._id', 'o.platform_id'])
    .where('u.container_id', '=', container_id)
    .where('u.store_id', '=', store_id)
    .where('u.channel', '=', 'shop')
    .where('u.status', '<>', 'Closed')
    .where('o.removed', 'is', null)
    .orderBy('u.last_message_at', 'desc')
    .limit(TALKED_OF)
    .execute();
  const young = orders.where('created_at', '>', now - MOST_AGE);
  const latest = await young.orderBy('created_at', 'desc').limit(LATEST).execute();
  const inTurn = await young
    .where('_id', '>', after ?? '')
    .orderBy('_id')
    .limit(IN_TURN)
    .execute();
  return {
    ids: [...new Set([...talkedOf, ...latest, ...inTurn].map(({ platform_id }) => platform_id))],
    after: inTurn.length < IN_TURN ? null : (inTurn.at(-1)?._id ?? null),
  };
};
