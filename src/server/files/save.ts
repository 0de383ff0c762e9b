import { checkStatus, type ContentStatus } from '../../domain/design/design';
import { checkName, cleanWords } from '../../domain/names';
import { unixNow } from '../kernel/clock';
import type { Access } from '../../domain/people/permissions';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { COLLECTION } from './rows';
import type { MutationOperations } from '../kernel/operation';
import { readFiles, uploads } from './listed';
import { isCollection, requireTypes, ruleByFile } from './permitted';
import { FILE_MISSING } from './upload';
import { clearUsesOfFile, findFileUser, type FileUser } from './uses';
import { cleanIds, orThrow } from '../kernel/input';

const USERS: Readonly<Record<FileUser, string>> = {
  mockup: 'A mockup',
  mockup_preset: 'A template',
  mockup_design: 'A 2D design',
  item_info: 'A listing',
};

const missing = (): UserError => new UserError(FILE_MISSING, { code: 'NOT_FOUND', field: '_id' });

/** Holds the files among `ids` that are there and gives their ids. Refused where one of them takes a permission that is missing. */
const hold = async (
  tx: Tx,
  { container, user }: RequestContext,
  ids: readonly string[],
  access: Access,
  field: string,
): Promise<string[]> => {
  const wanted = cleanIds(ids);
  if (wanted.length === 0) throw new UserError('Choose at least one file.', { field });
  const rows = await uploads(tx, container._id).select(['_id', 'type']).where('_id', 'in', wanted).orderBy('_id').forUpdate().execute();
  if (rows.length === 0) throw missing();
  requireTypes(
    user,
    rows.map(({ type }) => type),
    access,
  );
  return rows.map(({ _id }) => _id);
};

const update = (tx: Tx, containerId: string, ids: readonly string[]) =>
  tx.updateTable('files').where('container_id', '=', containerId).where('_id', 'in', ids);

/** Into the trash is what taking away begins with. */
const accessOfMove = (status: string): Access => (status.trim().toLowerCase() === 'trashed' ? 'delete' : 'update');

const move = async (tx: Tx, context: RequestContext, ids: readonly string[], status: ContentStatus, field: string): Promise<string[]> => {
  const held = await hold(tx, context, ids, accessOfMove(status), field);
  await update(tx, context.container._id, held).set({ status, updated_at: unixNow() }).execute();
  return held;
};

export const removeFile: MutationOperations['removeFile'] = {
  rule: ruleByFile('delete'),
  run: async (tx, { _id, anyway }, context) => {
    const { container } = context;
    const held = await hold(tx, context, [_id], 'delete', '_id');
    const user = await findFileUser(tx, container._id, _id.trim());
    if (user && !anyway) throw new UserError(`${USERS[user]} still uses this file.`, { code: 'CONFLICT', field: '_id' });
    await clearUsesOfFile(tx, container._id, _id.trim());
    await update(tx, container._id, held).set({ state: 'removed', updated_at: unixNow() }).execute();
    return _id.trim();
  },
};

export const saveFile: MutationOperations['saveFile'] = {
  rule: ruleByFile('update'),
  run: async (tx, { _id, tags, filename, sku, status, mask }, context) => {
    const { container, user } = context;
    const held = await hold(tx, context, [_id], 'update', '_id');
    const type = mask ? (isCollection(mask) ? COLLECTION : 'image') : undefined;
    if (type !== undefined) requireTypes(user, [type], 'update');
    await update(tx, container._id, held)
      .set({
        updated_at: unixNow(),
        ...(tags && { tags: cleanWords(tags) }),
        ...(typeof filename === 'string' && { filename: orThrow(checkName(filename, 'file', 'filename')) }),
        ...(sku !== undefined && { sku: sku?.trim().slice(0, 100) || null }),
        ...(status && { status: orThrow(checkStatus(status)) }),
        ...(type !== undefined && { type }),
      })
      .execute();
    const [file] = await readFiles(tx, container._id, held);
    if (!file) throw missing();
    return file;
  },
};

export const trashFile: MutationOperations['trashFile'] = {
  rule: ruleByFile('delete'),
  run: (tx, { delete_ids }, context) => move(tx, context, delete_ids, 'trashed', 'delete_ids'),
};

export const moveFile: MutationOperations['moveFile'] = {
  rule: ({ status }) => ruleByFile(accessOfMove(status)),
  run: async (tx, { ids, status }, context) =>
    readFiles(tx, context.container._id, await move(tx, context, ids, orThrow(checkStatus(status)), 'ids')),
};

export const tagFile: MutationOperations['tagFile'] = {
  rule: ruleByFile('update'),
  run: async (tx, { ids, add, remove }, context) => {
    const { container } = context;
    const [added, removed] = [cleanWords(add), new Set(cleanWords(remove))];
    if (added.length === 0 && removed.size === 0) throw new UserError('Name at least one tag.', { field: 'add' });
    const held = await hold(tx, context, ids, 'update', 'ids');
    for (const { _id, tags } of await readFiles(tx, container._id, held)) {
      const next = cleanWords([...tags.filter((tag) => !removed.has(tag)), ...added]);
      await update(tx, container._id, [_id]).set({ tags: next, updated_at: unixNow() }).execute();
    }
    return readFiles(tx, container._id, held);
  },
};
