import { sql, type RawBuilder } from 'kysely';
import { readCsv } from '../../domain/spreadsheets/read-csv';
import { BYTE_ORDER_MARK, csvLineForProgram } from '../../domain/spreadsheets/write-csv';
import type { Tx } from '../kernel/context';
import { settleOrders } from '../sales/settle';
import { removeFilesOf } from './erase-files';

const among = (ids: readonly string[]): RawBuilder<string[]> => sql<string[]>`${[...ids]}::text[]`;

/** An address of which the country alone is left. */
const countryOnly = (
  country: RawBuilder<unknown>,
) => sql`jsonb_build_object('first_name', '', 'last_name', '', 'company', null, 'email', null,
  'phone', null, 'address_1', '', 'address_2', null, 'city', '', 'state', null, 'postcode', '', 'country', ${country})`;

/** A message of a job or a provider whose words may name somebody, without the words. */
const wordless = (column: string) =>
  sql`case when ${sql.ref(column)} is null then null else jsonb_build_object('code', ${sql.ref(column)} -> 'code', 'msg', '') end`;

/** Columns of a file for a provider that tell of a buyer. */
const OF_BUYER: readonly string[] = [
  ...['first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode', 'email', 'phone', 'gift_message'],
];

/** The rows of some fulfilment orders, by their references, without their buyers; the other rows stay as they are. */
const csvWithoutBuyers = (csv: string, references: ReadonlySet<string>): string => {
  const read = readCsv(csv);
  if (!read.ok) return '';
  const [head, ...rows] = read.value.map(({ cells }) => cells);
  if (!head) return '';
  const reference = head.indexOf('reference');
  const emptied = new Set(head.flatMap((name, place) => (OF_BUYER.includes(name) || name.startsWith('print_file ') ? [place] : [])));
  const lines = rows.map((cells) =>
    references.has(cells[reference] ?? '') ? cells.map((cell, place) => (emptied.has(place) ? '' : cell)) : cells,
  );
  return BYTE_ORDER_MARK + [head, ...lines].map((cells) => csvLineForProgram(cells)).join('');
};

const eraseHandOvers = async (tx: Tx, containerId: string, orderIds: readonly string[]): Promise<void> => {
  const handed = await tx
    .selectFrom('fulfilment_orders as fo')
    .innerJoin('hand_overs as h', (join) => join.onRef('h.container_id', '=', 'fo.container_id').onRef('h._id', '=', 'fo.hand_over_id'))
    .select(['h._id', 'h.csv', 'fo.reference'])
    .where('fo.container_id', '=', containerId)
    .where('fo.order_id', 'in', orderIds)
    .execute();
  for (const id of new Set(handed.map(({ _id }) => _id))) {
    const rows = handed.filter(({ _id }) => _id === id);
    const csv = csvWithoutBuyers(rows[0]?.csv ?? '', new Set(rows.map(({ reference }) => reference)));
    await tx.updateTable('hand_overs').set({ csv }).where('container_id', '=', containerId).where('_id', '=', id).execute();
  }
};

const eraseFulfilment = async (tx: Tx, containerId: string, orderIds: readonly string[]): Promise<void> => {
  const ids = among(orderIds);
  await eraseHandOvers(tx, containerId, orderIds);
  await sql`update fulfilment_orders set msg = ${wordless('msg')},
      sent = case when sent is null then null else sent || jsonb_build_object('to', ${countryOnly(sql`sent -> 'to' -> 'country'`)}, 'gift_message', null,
        'lines', (select coalesce(jsonb_agg(line || '{"print_files": []}'), '[]'::jsonb) from jsonb_array_elements(sent -> 'lines') as line)) end
    where container_id = ${containerId} and order_id = any(${ids})`.execute(tx);
  await sql`update order_lines set print_files = null, ship_to = null where container_id = ${containerId} and order_id = any(${ids})
      and (print_files is not null or ship_to is not null)`.execute(tx);
  // The number stays: it proves that the goods were sent.
  await sql`update trackings set tracking_url = null, store_push_msg = ${wordless('store_push_msg')}, paypal_push_msg = ${wordless('paypal_push_msg')},
      events = (select coalesce(jsonb_agg(event || '{"text": "", "place": null}' order by nth), '[]'::jsonb)
        from jsonb_array_elements(events) with ordinality as told(event, nth))
    where container_id = ${containerId} and order_id = any(${ids})`.execute(tx);
};

/** What people wrote of an order: events of its timeline that quote somebody, tickets and design tasks, reasons of refunds. */
const eraseWords = async (tx: Tx, containerId: string, orderIds: readonly string[]): Promise<string[]> => {
  const ids = among(orderIds);
  // Conversations are deleted, so nothing is left that these could lead to.
  await sql`delete from order_events where container_id = ${containerId} and order_id = any(${ids})
    and (code = 'tagged' or starts_with(code, 'support_'))`.execute(tx);
  await sql`update order_events set params = params || '{"reason": ""}'
    where container_id = ${containerId} and order_id = any(${ids}) and params ? 'reason' and code <> 'held'`.execute(tx);
  await sql`update order_refunds set reason = '' where container_id = ${containerId} and order_id = any(${ids})`.execute(tx);
  await sql`delete from address_links where container_id = ${containerId} and order_id = any(${ids})`.execute(tx);
  const { rows } = await sql<{
    _id: string;
  }>`select _id from tasks where container_id = ${containerId} and order_id = any(${ids}) order by _id`.execute(tx);
  return rows.map(({ _id }) => _id);
};

/**
 * Empties tickets and design tasks of orders, which would otherwise come again by themselves, and deletes those without an order. Returns storage keys of
 * their files.
 */
export const eraseTasks = async (tx: Tx, containerId: string, taskIds: readonly string[], now: number): Promise<readonly string[]> => {
  if (taskIds.length === 0) return [];
  const keys = await removeFilesOf(tx, containerId, 'task', taskIds);
  const ids = among(taskIds);
  await sql`delete from tasks where container_id = ${containerId} and _id = any(${ids}) and order_id is null`.execute(tx);
  await sql`update tasks set note = '', brief = '', files = '{}', todos = '[]', prints = '[]', support_id = null, updated_at = ${now}
    where container_id = ${containerId} and _id = any(${ids})`.execute(tx);
  return keys;
};

/** Erases what is known of the payers of payments; amounts, numbers and dates stay. */
export const erasePayments = async (tx: Tx, containerId: string, paypalIds: readonly string[], now: number): Promise<void> => {
  if (paypalIds.length === 0) return;
  const ids = among(paypalIds);
  await sql`update paypal_items set payer = null, erased_at = ${now}, updated_at = ${now},
      dispute = case when dispute is null then null else dispute || '{"messages": []}' end
    where container_id = ${containerId} and _id = any(${ids})`.execute(tx);
  await sql`update paypal_acts set note = '', files = '[]', msg = ${wordless('msg')} where container_id = ${containerId} and item_id = any(${ids})`.execute(
    tx,
  );
  await sql`update paypal_trackers set push_msg = ${wordless('push_msg')} where container_id = ${containerId} and item_id = any(${ids})`.execute(
    tx,
  );
};

interface ErasedOrders {
  readonly tasks: number;
  /** Objects in the storage that belong to nothing any more. */
  readonly storageKeys: readonly string[];
}

/**
 * Takes the buyer out of orders and out of what belongs to them. Amounts, dates, numbers, goods and the country stay: the books need them
 * (GDPR art. 17(3)(b)). `now`: by the market's clock.
 */
export const eraseOrders = async (tx: Tx, containerId: string, orderIds: readonly string[], now: number): Promise<ErasedOrders> => {
  if (orderIds.length === 0) return { tasks: 0, storageKeys: [] };
  const ordered = [...orderIds].toSorted();
  const ids = among(ordered);
  await sql`select from orders where container_id = ${containerId} and _id = any(${ids}) order by _id for update`.execute(tx);
  const taskIds = await eraseWords(tx, containerId, ordered);
  const storageKeys = await eraseTasks(tx, containerId, taskIds, now);
  await eraseFulfilment(tx, containerId, ordered);
  await sql`update jobs set msg = ${wordless('msg')} where container_id = ${containerId} and order_id = any(${ids})`.execute(tx);
  await sql`update orders set buyer = ${countryOnly(sql`coalesce(address ->> 'country', buyer ->> 'country', '')`)}, address = null,
      note_buyer = null, note_internal = '', note_gift = null, platform_gift = null, buyer_account = null, tags = '{}', erased_at = ${now}, updated_at = ${now}
    where container_id = ${containerId} and _id = any(${ids})`.execute(tx);
  await settleOrders(tx, containerId, ordered, now);
  return { tasks: taskIds.length, storageKeys };
};
