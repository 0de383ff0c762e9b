import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { MutationBulkItemInfoArgs } from '../../contract/generated/resolvers';
import type { insertRows } from '../db/many-rows';
import { updateRows } from '../db/many-rows';
import { newId } from '../db/ids';
import { DAY, unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { editorOf, readWhole, type WholeListing } from './bulk-change';
import { setFilesOfMany } from './bulk-files';

/** Seconds in which a change of many listings can be taken back. */
export const UNDO_WINDOW = 15 * 60;

/** Seconds for which one is told of. */
export const TOLD_FOR = DAY;

const CALLER_ID = /^[\w-]{1,64}$/u;

/** An id the caller made, or a new one. */
export const callersId = (id: string | null | undefined, field: string): string => {
  const named = id?.trim();
  if (!named) return newId();
  if (!CALLER_ID.test(named)) throw new UserError('bulkEdit.id', { field });
  return named;
};

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]));
};

/** What tells one value of a column from another; the values themselves may be large. */
export const printOf = (value: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(sorted(value)) ?? '')
    .digest('base64');

/** The edit some calls make together, held until the transaction ends. Throws for one that is somebody else's or over. */
const openEdit = async (tx: Tx, containerId: string, userId: string, id: string): Promise<void> => {
  const now = unixNow();
  await tx
    .deleteFrom('listing_edits')
    .where('container_id', '=', containerId)
    .where('created_at', '<', now - TOLD_FOR)
    .execute();
  await tx
    .insertInto('listing_edits')
    .values({ _id: id, user_id: userId, count: 0, fields: [], created_at: now, undone_at: null })
    .onConflict((conflict) => conflict.columns(['container_id', '_id']).doNothing())
    .execute();
  const edit = await tx
    .selectFrom('listing_edits')
    .select(['user_id', 'created_at', 'undone_at'])
    .where('container_id', '=', containerId)
    .where('_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (edit.user_id !== userId) throw new UserError('bulkEdit.missing', { code: 'NOT_FOUND', field: 'edit' });
  if (edit.undone_at !== null) throw new UserError('bulkEdit.undone', { code: 'CONFLICT', field: 'edit' });
  if (edit.created_at < now - UNDO_WINDOW) throw new UserError('bulkEdit.expired', { code: 'CONFLICT', field: 'edit' });
};

/** Writes columns of listings, with the files they use where those change. */
export const writeListings = async (
  tx: Tx,
  containerId: string,
  rows: readonly { readonly listing: WholeListing; readonly after: Readonly<Record<string, unknown>> }[],
): Promise<void> => {
  const now = unixNow();
  // Which columns there are is known to the database alone: a change names only such as the row was read with.
  const changes = rows.map(({ listing, after }) => ({ ...after, _id: listing._id, updated_at: now }));
  await updateRows(tx, 'item_infos', containerId, changes as Parameters<typeof updateRows<'item_infos'>>[3]);
  const pictured = rows.filter(({ after }) => ['attribute_specifics_modify', 'images', 'size_chart'].some((name) => name in after));
  await setFilesOfMany(
    tx,
    containerId,
    pictured.map(({ listing, after }) => ({ ...listing, ...after })),
  );
};

/** What is to become of a listing; undefined: nothing. */
type Editor = (listing: WholeListing) => Readonly<Record<string, unknown>> | undefined;

/** Changes listings and remembers what they were; answers the ids of those that changed. */
export const changeMany = (
  tx: Tx,
  containerId: string,
  userId: string,
  { ids: _all, edit, ...said }: MutationBulkItemInfoArgs,
  ids: readonly string[],
): Promise<string[]> =>
  editMany(tx, containerId, userId, edit, ids, async (listings) => {
    const judge = await editorOf(tx, containerId, said, listings);
    return (listing) => {
      const edited = judge(listing);
      return edited.ok ? edited.after : undefined;
    };
  });

/** The same by any editor, which is made once the listings are held as they are. */
export const editMany = async (
  tx: Tx,
  containerId: string,
  userId: string,
  edit: string | null | undefined,
  ids: readonly string[],
  editor: (listings: readonly WholeListing[]) => Promise<Editor>,
): Promise<string[]> => {
  const editId = callersId(edit, 'edit');
  await openEdit(tx, containerId, userId, editId);
  const listings = await readWhole(tx, containerId, ids, { held: true });
  const afterOf = await editor(listings);
  const changed = listings.flatMap((listing) => {
    const after = afterOf(listing);
    return after ? [{ listing, after }] : [];
  });
  await writeListings(tx, containerId, changed);
  const rows = changed.map(({ listing, after }) => ({
    edit_id: editId,
    item_info_id: listing._id,
    before: Object.fromEntries(Object.keys(after).map((name) => [name, listing[name]])),
    after: Object.fromEntries(Object.entries(after).map(([name, value]) => [name, printOf(value)])),
  }));
  await keepRows(tx, containerId, editId, rows);
  return rows.map(({ item_info_id }) => item_info_id);
};

type EditRow = Parameters<typeof insertRows<'listing_edit_rows'>>[2][number];

/** A listing that one edit changes twice goes back to what it was first. */
const keepRows = async (tx: Tx, containerId: string, editId: string, rows: readonly EditRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql`insert into listing_edit_rows (edit_id, item_info_id, before, after)
    select edit_id, item_info_id, before, after from jsonb_populate_recordset(null::listing_edit_rows, ${JSON.stringify(rows)}::jsonb)
    on conflict (container_id, edit_id, item_info_id) do update
      set before = excluded.before || listing_edit_rows.before, after = listing_edit_rows.after || excluded.after`.execute(tx);
  const fields = [...new Set(rows.flatMap(({ after }) => Object.keys(after as object)))];
  await sql`update listing_edits set
      count = (select count(*) from listing_edit_rows row where row.container_id = listing_edits.container_id and row.edit_id = listing_edits._id),
      fields = array(select distinct unnest(fields || ${fields}::text[]) order by 1)
    where container_id = ${containerId} and _id = ${editId}`.execute(tx);
};
