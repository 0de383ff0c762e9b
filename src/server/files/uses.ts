import { sql } from 'kysely';
import type { FileUse } from '../../contract/generated/resolvers';
import type { Tx } from '../kernel/context';
import type { Database } from '../db/schema';

type FileUser = Database['file_uses']['user_kind'];

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

/** Nothing needs the files any more. */
export const clearUsesOfFiles = async (tx: Tx, containerId: string, fileIds: readonly string[]): Promise<void> => {
  if (fileIds.length === 0) return;
  await tx.deleteFrom('file_uses').where('container_id', '=', containerId).where('file_id', 'in', fileIds).execute();
};

/** More users of one file are not listed. */
const MOST_USERS = 200;

/** Everything that needs a file, by name, the newest first. */
export const usersOf = async (tx: Tx, containerId: string, fileId: string): Promise<FileUse[]> => {
  const { rows } = await sql<FileUse>`
    select u.user_kind as kind, u.user_id as _id, coalesce(m.name, p.name, d.name, i.name, t.name, s.sto_name) as name, coalesce(m.product_id, p.product_id) as product_id
    from file_uses u
    left join mockups m on u.user_kind = 'mockup' and m.container_id = u.container_id and m._id = u.user_id
    left join mockup_presets p on u.user_kind = 'mockup_preset' and p.container_id = u.container_id and p._id = u.user_id
    left join mockup_designs d on u.user_kind = 'mockup_design' and d.container_id = u.container_id and d._id = u.user_id
    left join item_infos i on u.user_kind = 'item_info' and i.container_id = u.container_id and i._id = u.user_id
    left join product_presets t on u.user_kind = 'product_preset' and t.container_id = u.container_id and t._id = u.user_id
    left join stores s on u.user_kind = 'store' and s.container_id = u.container_id and s._id = u.user_id
    where u.container_id = ${containerId} and u.file_id = ${fileId} and coalesce(m._id, p._id, d._id, i._id, t._id, s._id) is not null
    order by u.user_id desc limit ${MOST_USERS}`.execute(tx);
  return rows;
};
