import { checkStatus, type ContentStatus } from '../../domain/design/design';
import type { Access } from '../../domain/people/permissions';
import { checkName, cleanWords } from '../../domain/names';
import { unixNow } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { COLLECTION } from './rows';
import type { MutationOperations } from '../kernel/operation';
import type { Verdict } from '../kernel/verdict';
import { requireVersion } from '../kernel/version';
import { isCollection, requireFiles, requireTypes, ruleByFile } from './permitted';
import { isUsed, readFiles, uploads } from './listed';
import { clearUsesOfFiles } from './uses';
import { fileVerdicts, removeFileVerdicts, trashFileVerdicts } from './verdicts';
import { orThrow, someIds } from '../kernel/input';

const missing = (): UserError => new UserError('file.missing', { code: 'NOT_FOUND', field: '_id' });

/** Whoever gives a status, however it is called: into the trash goes only what may be deleted. */
const accessOf = ({ status }: { readonly status?: string | null }): Access =>
  status?.trim().toLowerCase() === 'trashed' ? 'delete' : 'update';

type Judge = (tx: Tx, containerId: string, ids: readonly string[]) => Promise<Verdict[]>;

/** What `judge` says of the files, to whoever may change each of them. */
const verdicts = async (tx: Tx, context: RequestContext, ids: readonly string[], access: Access, judge: Judge): Promise<Verdict[]> => {
  await requireFiles(tx, context, ids, access);
  return judge(tx, context.container._id, ids);
};

/** Holds the files among `ids` that are there. */
const holdRows = (tx: Tx, containerId: string, ids: readonly string[]) =>
  uploads(tx, containerId).select(['_id', 'updated_at']).where('_id', 'in', ids).orderBy('_id').forUpdate().execute();

/** The same; gives their ids. */
const hold = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<string[]> =>
  (await holdRows(tx, containerId, ids)).map(({ _id }) => _id);

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
  rule: ruleByFile('delete'),
  verdicts: (tx, { _id, anyway }, context) =>
    verdicts(tx, context, someIds([_id], '_id'), 'delete', anyway ? fileVerdicts : removeFileVerdicts),
  run: async (tx, { _id, anyway }, { container }, _prepared, accepted) => {
    const [removed] = await remove(tx, container._id, accepted, anyway === true);
    if (removed === undefined) throw new UserError('file.justUsed', { code: 'CONFLICT', field: '_id' });
    return _id.trim();
  },
};

export const removeFiles: MutationOperations['removeFiles'] = {
  rule: ruleByFile('delete'),
  verdicts: (tx, { ids }, context) => verdicts(tx, context, someIds(ids, 'ids'), 'delete', removeFileVerdicts),
  run: (tx, _args, { container }, _prepared, accepted) => remove(tx, container._id, accepted, false),
};

export const saveFile: MutationOperations['saveFile'] = {
  rule: (args) => ruleByFile(accessOf(args)),
  run: async (tx, { _id, updated_at, tags, filename, sku, status, mask }, context) => {
    const { container, user } = context;
    const access = accessOf({ status });
    const [before] = await holdRows(tx, container._id, [_id.trim()]);
    if (!before) throw missing();
    const held = [before._id];
    await requireFiles(tx, context, held, access);
    // Its name and tags change too, which the right to remove alone does not cover.
    await requireFiles(tx, context, held, 'update');
    requireVersion(before, updated_at);
    const type = mask ? (isCollection(mask) ? COLLECTION : 'image') : undefined;
    if (type !== undefined) requireTypes(user, [type], access);
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
  verdicts: (tx, { delete_ids }, context) => verdicts(tx, context, someIds(delete_ids, 'delete_ids'), 'delete', trashFileVerdicts),
  run: (tx, _args, { container }, _prepared, accepted) => move(tx, container._id, accepted, 'trashed'),
};

export const moveFile: MutationOperations['moveFile'] = {
  rule: (args) => ruleByFile(accessOf(args)),
  verdicts: (tx, { ids, status }, context) => verdicts(tx, context, someIds(ids, 'ids'), accessOf({ status }), fileVerdicts),
  run: async (tx, { status }, { container }, _prepared, accepted) =>
    readFiles(tx, container._id, await move(tx, container._id, accepted, orThrow(checkStatus(status)))),
};

export const tagFile: MutationOperations['tagFile'] = {
  rule: ruleByFile('update'),
  verdicts: (tx, { ids }, context) => verdicts(tx, context, someIds(ids, 'ids'), 'update', fileVerdicts),
  run: async (tx, { add, remove }, { container }, _prepared, accepted) => {
    const [added, removed] = [cleanWords(add), new Set(cleanWords(remove))];
    if (added.length === 0 && removed.size === 0) throw new UserError('file.noTag', { field: 'add' });
    const held = await hold(tx, container._id, accepted);
    for (const { _id, tags } of await readFiles(tx, container._id, held)) {
      const next = cleanWords([...tags.filter((tag) => !removed.has(tag)), ...added]);
      await update(tx, container._id, [_id]).set({ tags: next, updated_at: unixNow() }).execute();
    }
    return readFiles(tx, container._id, held);
  },
};
