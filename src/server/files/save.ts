import { checkStatus, type ContentStatus } from '../../domain/design/design';
import { checkName, cleanWords } from '../../domain/names';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { COLLECTION } from './rows';
import type { MutationOperations } from '../kernel/operation';
import { readFiles, uploads } from './listed';
import { clearUsesOfFile, findFileUser } from './uses';
import { cleanIds, orThrow } from '../kernel/input';

const missing = (): UserError => new UserError('file.missing', { code: 'NOT_FOUND', field: '_id' });

/** Holds the files among `ids` that are there and gives their ids. */
const hold = async (tx: Tx, containerId: string, ids: readonly string[], field: string): Promise<string[]> => {
  const wanted = cleanIds(ids);
  if (wanted.length === 0) throw new UserError('file.noneChosen', { field });
  const rows = await uploads(tx, containerId).select('_id').where('_id', 'in', wanted).orderBy('_id').forUpdate().execute();
  if (rows.length === 0) throw missing();
  return rows.map(({ _id }) => _id);
};

const update = (tx: Tx, containerId: string, ids: readonly string[]) =>
  tx.updateTable('files').where('container_id', '=', containerId).where('_id', 'in', ids);

const move = async (tx: Tx, containerId: string, ids: readonly string[], status: ContentStatus, field: string): Promise<string[]> => {
  const held = await hold(tx, containerId, ids, field);
  await update(tx, containerId, held).set({ status, updated_at: unixNow() }).execute();
  return held;
};

export const removeFile: MutationOperations['removeFile'] = {
  rule: { module: 'file', access: 'delete' },
  run: async (tx, { _id, anyway }, { container }) => {
    const held = await hold(tx, container._id, [_id], '_id');
    const user = await findFileUser(tx, container._id, _id.trim());
    if (user && !anyway) throw new UserError(`file.usedBy.${user}`, { code: 'CONFLICT', field: '_id' });
    await clearUsesOfFile(tx, container._id, _id.trim());
    await update(tx, container._id, held).set({ state: 'removed', updated_at: unixNow() }).execute();
    return _id.trim();
  },
};

export const saveFile: MutationOperations['saveFile'] = {
  rule: { module: 'file', access: 'update' },
  run: async (tx, { _id, tags, filename, sku, status, mask }, { container }) => {
    const held = await hold(tx, container._id, [_id], '_id');
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
  run: (tx, { delete_ids }, { container }) => move(tx, container._id, delete_ids, 'trashed', 'delete_ids'),
};

export const moveFile: MutationOperations['moveFile'] = {
  rule: ({ status }) => ({ module: 'file', access: status.trim().toLowerCase() === 'trashed' ? 'delete' : 'update' }),
  run: async (tx, { ids, status }, { container }) =>
    readFiles(tx, container._id, await move(tx, container._id, ids, orThrow(checkStatus(status)), 'ids')),
};

export const tagFile: MutationOperations['tagFile'] = {
  rule: { module: 'file', access: 'update' },
  run: async (tx, { ids, add, remove }, { container }) => {
    const [added, removed] = [cleanWords(add), new Set(cleanWords(remove))];
    if (added.length === 0 && removed.size === 0) throw new UserError('file.noTag', { field: 'add' });
    const held = await hold(tx, container._id, ids, 'ids');
    for (const { _id, tags } of await readFiles(tx, container._id, held)) {
      const next = cleanWords([...tags.filter((tag) => !removed.has(tag)), ...added]);
      await update(tx, container._id, [_id]).set({ tags: next, updated_at: unixNow() }).execute();
    }
    return readFiles(tx, container._id, held);
  },
};
