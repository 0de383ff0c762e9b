import { sql } from 'kysely';
import { jsonb } from '../db/json';
import type { Tx } from '../kernel/context';
import type { BuyerScope } from './buyer-scope';

/** An id of ours, which says nothing of anybody. */
const ID = /^[0-9a-f]{24}$/;

/** The same value with the same shape, of which numbers, switches and ids are left: what a person wrote or is called is not. */
const shapeOnly = (value: unknown): unknown => {
  if (typeof value === 'string') return ID.test(value) ? value : '';
  if (Array.isArray(value)) return value.map(shapeOnly);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOnly(part)]));
};

/** How a text stands in JSON, and in an address. */
const spellings = (text: string): readonly string[] => {
  const inJson = JSON.stringify(text).slice(1, -1);
  return [...new Set([text, inJson, encodeURIComponent(text), encodeURIComponent(text).replaceAll('%20', '+')])].map((each) =>
    each.toLowerCase(),
  );
};

/** Whether a column, as text, holds one of the texts. */
const holds = (column: string, texts: readonly string[]) =>
  sql<boolean>`exists (select from unnest(${[...texts]}::text[]) as sought where position(sought in lower(${sql.ref(column)}::text)) > 0)`;

/** Of bookmarks, which are a list or hold one, those that name nobody sought. */
const withoutNamed = (value: unknown, texts: readonly string[]): unknown => {
  const named = (part: unknown): boolean => texts.some((text) => JSON.stringify(part).toLowerCase().includes(text));
  if (Array.isArray(value)) return value.filter((part) => !named(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutNamed(part, texts)]));
};

/** Kept answers of mutations. They must stay, or a repeated request would be carried out twice; the words in them go. */
const eraseAnswers = async (tx: Tx, containerId: string, texts: readonly string[]): Promise<void> => {
  const rows = await tx
    .selectFrom('idempotency')
    .select(['user_id', 'key', 'answer'])
    .where('container_id', '=', containerId)
    .where(holds('answer', texts))
    .execute();
  for (const { user_id, key, answer } of rows)
    await tx
      .updateTable('idempotency')
      .set({ answer: jsonb(shapeOnly(answer) as typeof answer) })
      .where('container_id', '=', containerId)
      .where('user_id', '=', user_id)
      .where('key', '=', key)
      .execute();
};

const eraseBookmarks = async (tx: Tx, containerId: string, texts: readonly string[]): Promise<void> => {
  const rows = await tx
    .selectFrom('bookmarks')
    .select(['user_id', 'bookmarks'])
    .where('container_id', '=', containerId)
    .where(holds('bookmarks', texts))
    .execute();
  for (const { user_id, bookmarks } of rows)
    await tx
      .updateTable('bookmarks')
      .set({ bookmarks: jsonb(withoutNamed(bookmarks, texts) as typeof bookmarks) })
      .where('container_id', '=', containerId)
      .where('user_id', '=', user_id)
      .execute();
};

/**
 * Erases what was kept of a buyer in passing: notifications, orders that could not be read, answers that are kept for repeated requests, logs of jobs, saved views, bookmarks and drafts
 * of designs. `rowIds`: of the buyer's orders, conversations and payments. `storeIds`: where they bought; what calls for orders there were answered is
 * cut short when it is kept, so half a name may stand in it, and all of it goes.
 */
export const eraseTraces = async (
  tx: Tx,
  containerId: string,
  {
    identifiers,
    uniqueIdentifiers,
    rowIds,
    storeIds,
  }: Pick<BuyerScope, 'identifiers' | 'uniqueIdentifiers'> & { readonly rowIds: readonly string[]; readonly storeIds: readonly string[] },
): Promise<{ readonly notifications: number }> => {
  const texts = identifiers.flatMap(spellings);
  const any = [...texts, ...rowIds];
  // A name or a street may be somebody else's, whose order and whose design must stay.
  const unique = uniqueIdentifiers.flatMap(spellings);
  const told = await tx
    .deleteFrom('notifications')
    .where('container_id', '=', containerId)
    .where((is) =>
      is.or([
        ...(rowIds.length === 0 ? [] : [is('referent', 'in', rowIds), holds('referent', rowIds)]),
        holds('subject', texts),
        holds('content', texts),
        holds('params', texts),
      ]),
    )
    .executeTakeFirst();
  await sql`delete from notification_reads r where r.container_id = ${containerId}
    and not exists (select from notifications n where n.container_id = r.container_id and n._id = r.notification_id)`.execute(tx);
  await eraseAnswers(tx, containerId, any);
  await eraseBookmarks(tx, containerId, any);
  await tx
    .deleteFrom('list_views')
    .where('container_id', '=', containerId)
    .where((is) => is.or([holds('name', texts), holds('query', texts)]))
    .execute();
  await tx
    .deleteFrom('editor_drafts')
    .where('container_id', '=', containerId)
    .where((is) => is.or([holds('name', unique), holds('content', unique)]))
    .execute();
  await tx
    .deleteFrom('set_aside_orders')
    .where('container_id', '=', containerId)
    .where((is) => is.or([holds('sent', unique), holds('draft', unique), is('order_id', 'in', [...rowIds, ''])]))
    .execute();
  await sql`update job_attempts a set calls = '[]', msg = case when a.msg is null then null else jsonb_build_object('code', a.msg -> 'code', 'msg', '') end
    from jobs j where a.container_id = ${containerId} and j.container_id = a.container_id and j._id = a.job_id
      and ((j.job_type = 'fetch_orders' and j.store_id = any(${[...storeIds]}::text[])) or ${holds('a.calls', texts)} or ${holds('a.msg', texts)})`.execute(
    tx,
  );
  await sql`update jobs set msg = jsonb_build_object('code', msg -> 'code', 'msg', '')
    where container_id = ${containerId} and msg is not null and ${holds('msg', texts)}`.execute(tx);
  return { notifications: Number(told.numDeletedRows) };
};
