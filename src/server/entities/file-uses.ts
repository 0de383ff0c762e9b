import type { Tx } from '../context';
import type { CatalogueTables } from '../db/tables/catalogue';

export type FileUser = CatalogueTables['file_uses']['user_kind'];

/** Records which files something needs from now on, in place of those it needed before. The files must be held (`findPictures` with `keep`). */
export const setFileUses = async (
  tx: Tx,
  containerId: string,
  kind: FileUser,
  userId: string,
  fileIds: Iterable<string>,
): Promise<void> => {
  await clearFileUses(tx, containerId, kind, [userId]);
  const rows = [...new Set(fileIds)].map((file_id) => ({ file_id, user_kind: kind, user_id: userId }));
  if (rows.length > 0) await tx.insertInto('file_uses').values(rows).execute();
};

export const clearFileUses = async (tx: Tx, containerId: string, kind: FileUser, userIds: readonly string[]): Promise<void> => {
  if (userIds.length === 0) return;
  await tx
    .deleteFrom('file_uses')
    .where('container_id', '=', containerId)
    .where('user_kind', '=', kind)
    .where('user_id', 'in', userIds)
    .execute();
};

/** Whoever needs the file, undefined when nobody does. */
export const findFileUser = async (tx: Tx, containerId: string, fileId: string): Promise<FileUser | undefined> => {
  const row = await tx
    .selectFrom('file_uses')
    .select('user_kind')
    .where('container_id', '=', containerId)
    .where('file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();
  return row?.user_kind;
};
