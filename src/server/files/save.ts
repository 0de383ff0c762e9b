import { checkStatus, type ContentStatus } from '../../domain/design/design';
import { checkName, cleanWords } from '../../domain/names';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { COLLECTION } from './rows';
import type { MutationOperations, Rule } from '../kernel/operation';
import { isUsed, readFiles, uploads } from './listed';
import { FILE_MISSING } from './upload';
import { clearUsesOfFiles } from './uses';
import { fileVerdicts, removeFileVerdicts, trashFileVerdicts } from './verdicts';
import { cleanIds, orThrow, someIds } from '../kernel/input';

const missing = (): UserError => new UserError(FILE_MISSING, { code: 'NOT_FOUND', field: '_id' });

/** Whoever gives a status, however it is called: into the trash goes only what may be deleted. */
const statusRule = ({ status }: { readonly status?: string | null }): Rule => ({
  module: 'file',
  access: status?.trim().toLowerCase() === 'trashed' ? 'delete' : 'update',
});

/** Holds the files among `ids` that are there and gives their ids. */
const hold = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<string[]> => {
  const rows = await uploads(tx, containerId).select('_id').where('_id', 'in', ids).orderBy('_id').forUpdate().execute();
  return rows.map(({ _id }) => _id);
};

const update = (tx: Tx, containerId: string, ids: readonly string[]) =>
  tx.updateTable('files').where('container_id', '=', containerId).where('_id', 'in', ids);

const move = async (tx: Tx, containerId: string, ids: readonly string[], status: ContentStatus): Promise<string[]> => {
  const held = await hold(tx, containerId, ids);
  await update(tx, containerId, held).set({ status, updated_at: unixNow() }).execute();
  return held;
};

/** Removes files for good. With `anyway` whatever used them goes without; else one that came into use meanwhile stays. */
const remove = async (tx: Tx, containerId: string, ids: readonly string[], anyway: boolean): Promise<string[]> => {
  const held = await hold(tx, containerId, ids);
  if (anyway) await clearUsesOfFiles(tx, containerId, held);
  const removed = await update(tx, containerId, held)
    .where((is) => is.not(isUsed))
    .set({ state: 'removed', updated_at: unixNow() })
    .returning('_id')
    .execute();
  return removed.map(({ _id }) => _id);
};

export const removeFile: MutationOperations['removeFile'] = {
  rule: { module: 'file', access: 'delete' },
  verdicts: (tx, { _id, anyway }, { container }) => (anyway ? fileVerdicts : removeFileVerdicts)(tx, container._id, someIds([_id], '_id')),
  run: async (tx, { _id, anyway }, { container }, _prepared, accepted) => {
    const [removed] = await remove(tx, container._id, accepted, anyway === true);
    if (removed === undefined) throw new UserError('This file has just come into use.', { code: 'CONFLICT', field: '_id' });
    return _id.trim();
  },
};

export const removeFiles: MutationOperations['removeFiles'] = {
  rule: { module: 'file', access: 'delete' },
  verdicts: (tx, { ids }, { container }) => removeFileVerdicts(tx, container._id, someIds(ids, 'ids')),
  run: (tx, _args, { container }, _prepared, accepted) => remove(tx, container._id, accepted, false),
};

export const saveFile: MutationOperations['saveFile'] = {
  rule: statusRule,
  run: async (tx, { _id, tags, filename, sku, status, mask }, { container }) => {
    const held = await hold(tx, container._id, cleanIds([_id]));
    if (held.length === 0) throw missing();
    await update(tx, container._id, held)
      .set({
        updated_at: unixNow(),
        ...(tags && { tags: cleanWords(tags) }),
        ...(typeof filename === 'string' && { filename: orThrow(checkName(filename, 'file', 'filename')) }),
        ...(sku !== undefined && { sku: sku?.trim().slice(0, 100) || null }),
        ...(status && { status: orThrow(checkStatus(status)) }),
        ...(mask && { type: mask.trim().toLowerCase() === COLLECTION ? COLLECTION : 'image' }),
      })
      .execute();
    const [file] = await readFiles(tx, container._id, held);
    if (!file) throw missing();
    return file;
  },
};

export const trashFile: MutationOperations['trashFile'] = {
  rule: { module: 'file', access: 'delete' },
  verdicts: (tx, { delete_ids }, { container }) => trashFileVerdicts(tx, container._id, someIds(delete_ids, 'delete_ids')),
  run: (tx, _args, { container }, _prepared, accepted) => move(tx, container._id, accepted, 'trashed'),
};

export const moveFile: MutationOperations['moveFile'] = {
  rule: statusRule,
  verdicts: (tx, { ids }, { container }) => fileVerdicts(tx, container._id, someIds(ids, 'ids')),
  run: async (tx, { status }, { container }, _prepared, accepted) =>
    readFiles(tx, container._id, await move(tx, container._id, accepted, orThrow(checkStatus(status)))),
};

export const tagFile: MutationOperations['tagFile'] = {
  rule: { module: 'file', access: 'update' },
  verdicts: (tx, { ids }, { container }) => fileVerdicts(tx, container._id, someIds(ids, 'ids')),
  run: async (tx, { add, remove }, { container }, _prepared, accepted) => {
    const [added, removed] = [cleanWords(add), new Set(cleanWords(remove))];
    if (added.length === 0 && removed.size === 0) throw new UserError('Name at least one tag.', { field: 'add' });
    const held = await hold(tx, container._id, accepted);
    for (const { _id, tags } of await readFiles(tx, container._id, held)) {
      const next = cleanWords([...tags.filter((tag) => !removed.has(tag)), ...added]);
      await update(tx, container._id, [_id]).set({ tags: next, updated_at: unixNow() }).execute();
    }
    return readFiles(tx, container._id, held);
  },
};
