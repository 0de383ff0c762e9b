import { sql } from 'kysely';
import type { BuyerData, HeldData } from '../../contract/generated/resolvers';
import type { Tx } from '../kernel/context';
import { findBlocker, type BuyerScope } from './buyer-scope';

const MOST_SHOWN = 20;

interface Held {
  readonly _id: string;
  readonly label: string;
}

/** Whoever erases a buyer types the e-mail address, or the number of the latest order where there is none. */
export const confirmationOf = ({ email, orders, name }: BuyerScope): string => email ?? orders[0]?.number ?? name;

const listHeld = async (tx: Tx, containerId: string, { orders, orderIds, supportIds, paypalIds }: BuyerScope): Promise<HeldData[]> => {
  const ofOrders = sql`${[...orderIds]}::text[]`;
  const ofSupports = sql`${[...supportIds]}::text[]`;
  const read = async (query: ReturnType<typeof sql<Held>>): Promise<readonly Held[]> => (await query.execute(tx)).rows;
  const kinds: readonly (readonly [string, readonly Held[]])[] = [
    ['orders', orders.map(({ _id, number }) => ({ _id, label: `#${number}` }))],
    [
      'parcels',
      await read(
        sql<Held>`select _id, tracking_number as label from trackings where container_id = ${containerId} and order_id = any(${ofOrders}) order by _id desc`,
      ),
    ],
    [
      'tasks',
      await read(sql<Held>`select t._id, coalesce('#' || o.number, t.subject, '') as label from tasks t
        left join orders o on o.container_id = t.container_id and o._id = t.order_id
        where t.container_id = ${containerId} and (t.order_id = any(${ofOrders}) or t.support_id = any(${ofSupports})) order by t._id desc`),
    ],
    [
      'conversations',
      await read(
        sql<Held>`select _id, subject as label from supports where container_id = ${containerId} and _id = any(${ofSupports}) order by last_message_at desc`,
      ),
    ],
    [
      'messages',
      await read(sql<Held>`select _id, '' as label from messages where container_id = ${containerId} and support_id = any(${ofSupports})`),
    ],
    [
      'files',
      await read(sql<Held>`select f._id, f.filename as label from message_files f join messages m on m.container_id = f.container_id and m._id = f.message_id
        where f.container_id = ${containerId} and m.support_id = any(${ofSupports}) order by f._id desc`),
    ],
    [
      'payments',
      await read(
        sql<Held>`select _id, transaction_id as label from paypal_items where container_id = ${containerId} and _id = any(${[...paypalIds]}::text[]) order by created_at desc`,
      ),
    ],
  ];
  return kinds.map(([kind, rows]) => ({ kind, count: rows.length, rows: kind === 'messages' ? [] : rows.slice(0, MOST_SHOWN) }));
};

/** What is kept of a buyer, how much of each kind, and what keeps it from being erased. `now`: by the market's clock. */
export const describeBuyer = async (tx: Tx, containerId: string, id: string, scope: BuyerScope, now: number): Promise<BuyerData> => {
  const blocker = await findBlocker(tx, containerId, scope, now);
  return {
    _id: id,
    name: scope.name,
    email: scope.email,
    confirm: confirmationOf(scope),
    held: await listHeld(tx, containerId, scope),
    blocked: blocker?.why ?? null,
    blocked_by: blocker?.number ?? null,
  };
};
