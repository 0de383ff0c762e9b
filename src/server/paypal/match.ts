import { sql, type RawBuilder } from 'kysely';
import { DAY } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { storesPaidTo } from './account-rows';
import type { AccountRow } from './tables';

/** How long an order of a payment is looked for, and how many payments at a time. */
const LOOKED_FOR = 60 * DAY;
const AT_ONCE = 500;

interface Found {
  readonly _id: string;
  readonly order_id: string;
  readonly store_id: string;
}

/** Digits of a column as `found_digits` of orders has them; null: it has none. */
const digitsIn = (column: string): RawBuilder<string | null> =>
  sql`coalesce(substring(${sql.ref(column)} from '([0-9]{3,})(?:[^0-9]+[0-9]{0,2})*$'), nullif(regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g'), ''))`;

/** By the payment's own id, as the shop was told it. */
const byTransaction = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Found[]> => {
  const { rows } = await sql<Found>`select i._id, o._id as order_id, o.store_id from paypal_items i
    cross join lateral (select p.order_id from order_payments p where p.container_id = i.container_id
      and p.transaction_id = i.transaction_id order by p.order_id limit 1) p
    join orders o on o.container_id = i.container_id and o._id = p.order_id
    where i.container_id = ${containerId} and i._id = any(${ids})`.execute(tx);
  return rows;
};

/**
 * By the number the shop gave PayPal: with whatever a plugin or the shop puts around its digits, of a store that is paid there, over the same sum. Only where no other
 * order fits.
 */
const byInvoice = async (tx: Tx, containerId: string, ids: readonly string[], storeIds: readonly string[]): Promise<Found[]> => {
  const { rows } = await sql<Found>`select i._id, min(o._id) as order_id, min(o.store_id) as store_id from paypal_items i
    join orders o on o.container_id = i.container_id and (o.found_number = lower(ltrim(i.invoice_id, '#')) or o.found_digits = ${digitsIn('i.invoice_id')})
      and o.total = i.amount and o.currency = i.currency and o.store_id = any(${storeIds})
      and not exists (select from paypal_items other where other.container_id = o.container_id and other.order_id = o._id)
    where i.container_id = ${containerId} and i._id = any(${ids}) and i.invoice_id is not null
    group by i._id having count(*) = 1`.execute(tx);
  return rows;
};

/**
 * Finds the orders of an account's payments that have none yet: a shop may tell of an order after PayPal tells of its payment. Returns the ids of the orders
 * that were found; whoever calls settles them.
 */
export const matchPayments = async (tx: Tx, account: AccountRow, now: number): Promise<string[]> => {
  const { container_id, _id: account_id, email } = account;
  const open = await tx
    .selectFrom('paypal_items')
    .select('_id')
    .where('container_id', '=', container_id)
    .where('account_id', '=', account_id)
    .where('order_id', 'is', null)
    .where('created_at', '>', now - LOOKED_FOR)
    .orderBy('created_at', 'desc')
    .limit(AT_ONCE)
    .execute();
  if (open.length === 0) return [];
  const ids = open.map(({ _id }) => _id);
  const stores = (await storesPaidTo(tx, container_id, [email])).get(email.toLowerCase()) ?? [];
  const first = await byTransaction(tx, container_id, ids);
  const rest = ids.filter((id) => !first.some(({ _id }) => _id === id));
  const storeIds = stores.map(({ _id }) => _id);
  const found = [...first, ...(rest.length > 0 && storeIds.length > 0 ? await byInvoice(tx, container_id, rest, storeIds) : [])];
  for (const { _id, order_id, store_id } of found)
    await tx
      .updateTable('paypal_items')
      .set({ order_id, store_id, updated_at: now })
      .where('container_id', '=', container_id)
      .where('_id', '=', _id)
      .execute();
  // Paid to an account of one store, it is that store's.
  const [only, ...others] = storeIds;
  if (only !== undefined && others.length === 0)
    await tx
      .updateTable('paypal_items')
      .set({ store_id: only, updated_at: now })
      .where('container_id', '=', container_id)
      .where('_id', 'in', ids)
      .where('store_id', 'is', null)
      .execute();
  return [...new Set(found.map(({ order_id }) => order_id))].toSorted();
};
