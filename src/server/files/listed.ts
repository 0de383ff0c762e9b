import { sql } from 'kysely';
import type { File } from '../../contract/generated/resolvers';
import type { Tx } from '../kernel/context';
import { fileRow, toFile } from './rows';

/** Uploads of the container that are files. */
export const uploads = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('files')
    .where('files.container_id', '=', containerId)
    // Written out, since the indexes of what is listed are of these rows alone.
    .where(sql<boolean>`files.state = 'ready' and files.kind = 'upload'`);

const uses = sql<number>`(select count(*) from file_uses u where u.container_id = files.container_id and u.file_id = files._id)`;

/** Whether anything needs the file of a row of `uploads`. */
export const isUsed = sql<boolean>`exists (select from file_uses u where u.container_id = files.container_id and u.file_id = files._id)`;

/** Columns of a file with how many things need it. */
export const countedFileRow = [...fileRow, uses.as('used')] as const;

/** The files with these ids, the newest first. */
export const readFiles = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<File[]> => {
  if (ids.length === 0) return [];
  const rows = await uploads(tx, containerId).where('_id', 'in', ids).select(countedFileRow).orderBy('_id', 'desc').execute();
  return rows.map(toFile);
};
