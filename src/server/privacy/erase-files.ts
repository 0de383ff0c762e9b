import { sql } from 'kysely';
import type { Tx } from '../kernel/context';

/**
 * Removes files that belong to some tasks or messages alone. Artwork of the design collection is the workspace's own and stays, unless it was made for a
 * personalised order. Returns the folders of their bytes.
 */
export const removeFilesOf = async (
  tx: Tx,
  containerId: string,
  kind: 'task' | 'message',
  userIds: readonly string[],
): Promise<readonly string[]> => {
  if (userIds.length === 0) return [];
  const ids = sql`${[...userIds]}::text[]`;
  const { rows } = await sql<{ _id: string; key: string }>`select f._id, f.key from files f
    where f.container_id = ${containerId} and f.kind in ('upload', 'document')
      and exists (select from file_uses u where u.container_id = f.container_id and u.file_id = f._id and u.user_kind = ${kind} and u.user_id = any(${ids})
        and (f.type <> 'design' or exists (select from tasks t where t.container_id = u.container_id and t._id = u.user_id and t.category = 'personalised')))
      and not exists (select from file_uses u where u.container_id = f.container_id and u.file_id = f._id
        and not (u.user_kind = ${kind} and u.user_id = any(${ids})))`.execute(tx);
  await sql`delete from file_uses where container_id = ${containerId} and user_kind = ${kind} and user_id = any(${ids})`.execute(tx);
  await deleteFiles(
    tx,
    containerId,
    rows.map(({ _id }) => _id),
  );
  return rows.map(({ key }) => key);
};

const deleteFiles = async (tx: Tx, containerId: string, fileIds: readonly string[]): Promise<void> => {
  if (fileIds.length === 0) return;
  await sql`delete from files where container_id = ${containerId} and _id = any(${[...fileIds]}::text[])`.execute(tx);
};

/** Of folders of files that came by mail, those no message has any more: the same bytes that came twice lie in one place. */
export const unusedMailKeys = async (tx: Tx, containerId: string, keys: readonly string[]): Promise<readonly string[]> => {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`select key from unnest(${[...new Set(keys)]}::text[]) as key
    where not exists (select from message_files f where f.container_id = ${containerId} and f.storage_key = key)`.execute(tx);
  return rows.map(({ key }) => key);
};
