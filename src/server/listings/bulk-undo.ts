import { sql } from 'kysely';
import type { BulkEdit, BulkEditKept } from '../../contract/generated/resolvers';
import { jsonb } from '../db/json';
import { findPictures } from '../files/rows';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { readWhole, type WholeListing } from './bulk-change';
import { authorsOf } from './authors';
import { printOf, TOLD_FOR, UNDO_WINDOW, writeListings } from './bulk-edit';

/** Edits that are told of. */
const MOST_TOLD = 20;

/** Listings that stayed which are named. */
const MOST_KEPT = 100;

/** The container's edits of the last day, newest first. */
export const recentEdits = async (tx: Tx, containerId: string, id?: string | null): Promise<BulkEdit[]> => {
  const edits = await tx
    .selectFrom('listing_edits')
    .select(['_id', 'user_id', 'count', 'fields', 'created_at', 'undone_at', 'restored', 'kept_count', 'kept'])
    .where('container_id', '=', containerId)
    .where('created_at', '>=', unixNow() - TOLD_FOR)
    .where('count', '>', 0)
    .$if(Boolean(id), (edits) => edits.where('_id', '=', id?.trim() ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('_id', 'desc')
    .limit(MOST_TOLD)
    .execute();
  const nameOf = await authorsOf(
    tx,
    containerId,
    edits.map(({ user_id }) => user_id),
  );
  return edits.map(({ user_id, ...edit }) => ({ ...edit, by: nameOf(user_id), expires_at: edit.created_at + UNDO_WINDOW }));
};

const holdEdit = async (tx: Tx, containerId: string, id: string): Promise<string> => {
  const edit = await tx
    .selectFrom('listing_edits')
    .select(['_id', 'created_at', 'undone_at'])
    .where('container_id', '=', containerId)
    .where('_id', '=', id.trim())
    .forUpdate()
    .executeTakeFirst();
  if (!edit) throw new UserError('bulkEdit.missing', { code: 'NOT_FOUND', field: '_id' });
  if (edit.undone_at !== null) throw new UserError('bulkEdit.undone', { code: 'CONFLICT' });
  if (edit.created_at < unixNow() - UNDO_WINDOW) throw new UserError('bulkEdit.expired', { code: 'CONFLICT' });
  return edit._id;
};

/** What makes up a listing's prices is put back together or not at all: parts of two states would be no state it ever had. */
const TOGETHER: readonly string[] = [
  ...['product_id', 'type', 'prety_attributes', 'attribute_specifics', 'attribute_specifics_modify', 'price', 'store_prices', 'sku'],
];

interface Remembered {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, string>>;
}

/** Which of the columns an edit changed are still as it left them, and which somebody has changed since. */
const partedBy = (listing: WholeListing, { after }: Remembered): { readonly back: string[]; readonly stays: string[] } => {
  const names = Object.keys(after);
  const touched = new Set(names.filter((name) => printOf(listing[name]) !== after[name]));
  const apart = TOGETHER.some((name) => touched.has(name));
  const stays = names.filter((name) => touched.has(name) || (apart && TOGETHER.includes(name)));
  return { back: names.filter((name) => !stays.includes(name)), stays };
};

/** What listings would go back to and is not there any more. */
const goneOf = async (tx: Tx, containerId: string, rows: readonly Remembered[]): Promise<(name: string, value: unknown) => boolean> => {
  const wanted = (name: string): string[] => [...new Set(rows.flatMap(({ before }) => (before[name] as string | null) ?? []))];
  const there = async (table: 'product_presets' | 'shipping_presets', ids: readonly string[]): Promise<ReadonlySet<string>> => {
    if (ids.length === 0) return new Set();
    const found = await tx
      .selectFrom(table)
      .select('_id')
      .where('container_id', '=', containerId)
      .where('_id', 'in', ids)
      .forKeyShare()
      .execute();
    return new Set(found.map(({ _id }) => _id));
  };
  const products = await there('product_presets', wanted('product_id'));
  const terms = await there('shipping_presets', wanted('shipping_preset'));
  const charts = rows.flatMap(({ before }) => (before.size_chart as { _id: string | null } | null | undefined)?._id ?? []);
  const pictures = await findPictures(tx, containerId, charts, { keep: true });
  const skus = wanted('sku');
  const owners = new Map(
    skus.length === 0
      ? []
      : (
          await tx
            .selectFrom('item_infos')
            .select(['_id', 'sku'])
            .where('container_id', '=', containerId)
            .where(sql<boolean>`sku = any(${skus})`)
            .execute()
        ).map(({ _id, sku }) => [sku, _id]),
  );
  return (name, value) => {
    if (value === null) return false;
    if (name === 'product_id') return !products.has(value as string);
    if (name === 'shipping_preset') return !terms.has(value as string);
    // Whoever has it now is another: the row itself has the one that is to go.
    if (name === 'sku') return owners.has(value as string);
    const chart = name === 'size_chart' ? (value as { _id: string | null })._id : null;
    return chart !== null && !pictures.has(chart);
  };
};

/** Puts back what an edit changed. Throws for one that is gone, over, or taken back already. */
export const undoEdit = async (tx: Tx, containerId: string, id: string): Promise<BulkEdit> => {
  const editId = await holdEdit(tx, containerId, id);
  const rows = await tx
    .selectFrom('listing_edit_rows')
    .select(['item_info_id', 'before', 'after'])
    .where('container_id', '=', containerId)
    .where('edit_id', '=', editId)
    .execute();
  const ids = rows.map(({ item_info_id }) => item_info_id);
  const listings = new Map((await readWhole(tx, containerId, ids, { held: true })).map((listing) => [listing._id, listing]));
  const isGone = await goneOf(tx, containerId, rows);
  const kept: BulkEditKept[] = [];
  const written: { readonly listing: WholeListing; readonly after: Record<string, unknown> }[] = [];
  for (const { item_info_id: _id, ...remembered } of rows) {
    const listing = listings.get(_id);
    if (!listing) {
      kept.push({ _id, name: '', fields: Object.keys(remembered.after) });
      continue;
    }
    const { back, stays } = partedBy(listing, remembered);
    const gone = back.filter((name) => isGone(name, remembered.before[name]));
    const lost = gone.some((name) => TOGETHER.includes(name)) ? back.filter((name) => TOGETHER.includes(name)) : [];
    const fields = [...new Set([...stays, ...gone, ...lost])];
    const rest = back.filter((name) => !fields.includes(name));
    if (fields.length > 0) kept.push({ _id, name: listing.name, fields });
    if (rest.length > 0) written.push({ listing, after: Object.fromEntries(rest.map((name) => [name, remembered.before[name]])) });
  }
  await writeListings(tx, containerId, written);
  await tx
    .updateTable('listing_edits')
    .set({ undone_at: unixNow(), restored: written.length, kept_count: kept.length, kept: jsonb(kept.slice(0, MOST_KEPT)) })
    .where('container_id', '=', containerId)
    .where('_id', '=', editId)
    .execute();
  const [edit] = await recentEdits(tx, containerId, editId);
  if (!edit) throw new UserError('bulkEdit.missing', { code: 'NOT_FOUND', field: '_id' });
  return edit;
};
