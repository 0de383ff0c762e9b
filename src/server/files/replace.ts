import { sql } from 'kysely';
import type { MockupSideInput } from '../../contract/generated/operations';
import { refittedSides } from '../../domain/design/refitted-sides';
import { sameShape } from '../../domain/geometry/replaced-picture';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { jsonb } from '../db/json';
import { UserError } from '../kernel/errors';
import { finishUpload } from './pictures/process';
import { fileRow, toFile, type FileRow } from './rows';
import { operation, type MutationOperations } from '../kernel/operation';
import { readFiles, uploads } from './listed';
import { requireTypes, ruleByFile } from './permitted';
import { pictureOfUpload } from './upload';
import { clearParts } from './uploads/uploads';

/** Holds one file until the transaction ends. Throws `UserError` when it is not there. */
const hold = async (tx: Tx, containerId: string, id: string, field: string): Promise<FileRow> => {
  const row = await uploads(tx, containerId).where('_id', '=', id.trim()).select(fileRow).forUpdate().executeTakeFirst();
  if (!row) throw new UserError('file.missing', { code: 'NOT_FOUND', field });
  return row;
};

/** Every address of the old picture with the one that takes its place. */
const newAddresses = (old: FileRow, next: FileRow): (readonly [string, string])[] => [
  [toFile(old).url, toFile(next).url],
  ...old.image_sizes.map(({ name, url }) => [url, next.image_sizes.find((each) => each.name === name)?.url ?? toFile(next).url] as const),
];

const DESIGNS = [
  { table: 'mockups', column: 'sides', kind: 'mockup' },
  { table: 'mockup_presets', column: 'sides', kind: 'mockup_preset' },
] as const;

/** Columns that hold addresses, JSON unless told. */
const PLACES: readonly { readonly table: string; readonly column: string; readonly kind: string; readonly type?: 'text' }[] = [
  ...DESIGNS,
  ...['images', 'attribute_specifics_modify', 'sides', 'size_chart', 'extend_images'].map((column) => ({
    table: 'item_infos',
    column,
    kind: 'item_info',
  })),
  { table: 'product_presets', column: 'image', kind: 'product_preset', type: 'text' },
  { table: 'product_presets', column: 'extend_images', kind: 'product_preset' },
  { table: 'product_presets', column: 'print_areas', kind: 'product_preset' },
];

/** The ids of what uses a file. */
const usersOf = (containerId: string, { _id }: FileRow, kind: string) =>
  sql`select user_id from file_uses where container_id = ${containerId} and file_id = ${_id} and user_kind = ${kind}`;

/** Rows that were saved with the file say its new addresses. An address holds 128 random bits, so it stands for nothing else. */
const readdress = async (tx: Tx, containerId: string, old: FileRow, next: FileRow): Promise<void> => {
  for (const { table, column, kind, type = 'jsonb' } of PLACES) {
    const text = newAddresses(old, next).reduce(
      (before, [from, to]) => sql`replace(${before}, ${from}, ${to})`,
      sql`${sql.ref(column)}::text`,
    );
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = (${text})::${sql.raw(type)} where container_id = ${containerId} and _id in (${usersOf(containerId, old, kind)})`.execute(
      tx,
    );
  }
};

/**
 * Where the file is used in designs, a picture of another shape is fitted into the place of the old one. A mockup has another version then, so that
 * an editor that has it open does not put the old boxes back unasked.
 */
const refit = async (tx: Tx, containerId: string, old: FileRow, { width, height }: FileRow): Promise<void> => {
  const picture = { width: width ?? 0, height: height ?? 0 };
  const before = { width: old.width ?? 0, height: old.height ?? 0 };
  if (sameShape(before, picture)) return;
  for (const { table, kind } of DESIGNS) {
    const { rows } = await sql<{ _id: string; sides: MockupSideInput[] }>`
      select _id, sides from ${sql.table(table)} where container_id = ${containerId} and _id in (${usersOf(containerId, old, kind)})
      order by _id for update`.execute(tx);
    for (const { _id, sides } of rows) {
      await sql`update ${sql.table(table)} set sides = ${jsonb(refittedSides(sides, old._id, picture))},
        updated_at = greatest(updated_at + 1, ${unixNow()}) where container_id = ${containerId} and _id = ${_id}`.execute(tx);
    }
  }
};

/** Gives a file the picture of an upload. The upload's row takes the old picture away with it, and both are cleared as removed files are. */
export const replaceFile: MutationOperations['replaceFile'] = operation({
  rule: ruleByFile('update'),
  prepare: ({ upload_id }, context) => pictureOfUpload(context, upload_id, 'upload_id'),
  run: async (tx, { _id, upload_id }, { container, user }, stored) => {
    const old = await hold(tx, container._id, _id, '_id');
    requireTypes(user, [old.type], 'update');
    if (stored === null || old._id === upload_id.trim()) throw new UserError('upload.isFile', { code: 'CONFLICT', field: 'upload_id' });
    await finishUpload(tx, container._id, upload_id, stored);
    const next = await hold(tx, container._id, upload_id, 'upload_id');
    const update = (id: string) => tx.updateTable('files').where('container_id', '=', container._id).where('_id', '=', id);
    const updated_at = unixNow();
    const { key, mimetype, size, width, height } = next;
    await update(next._id).set({ key: old.key, state: 'removed', updated_at }).execute();
    await update(old._id)
      .set({ key, mimetype, size, width, height, image_sizes: jsonb(next.image_sizes), updated_at })
      .execute();
    await readdress(tx, container._id, old, next);
    await refit(tx, container._id, old, next);
    const [file] = await readFiles(tx, container._id, [old._id]);
    if (!file) throw new UserError('file.missing', { code: 'NOT_FOUND', field: '_id' });
    return file;
  },
  settle: ({ upload_id }, { services, container }) => clearParts(services, container._id, upload_id.trim()),
});
