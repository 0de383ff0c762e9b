import type { Tx } from '../kernel/context';
import { uploads } from './listed';
import { accepted, countsBy, refused, verdictsOn, type Verdict } from '../kernel/verdict';

const named = (tx: Tx, containerId: string, ids: readonly string[]) =>
  uploads(tx, containerId).select(['_id', 'filename']).where('_id', 'in', ids).execute();

const useCounts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  countsBy(
    await tx
      .selectFrom('file_uses')
      .select(['file_id as key', ({ fn }) => fn.countAll<number>().as('count')])
      .where('container_id', '=', containerId)
      .where('file_id', 'in', ids)
      .groupBy('file_id')
      .execute(),
  );

/** Tags and a status are given to any file that is there. */
export const fileVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> =>
  verdictsOn(ids, await named(tx, containerId, ids), ({ _id, filename }) => accepted(_id, filename));

/** In the trash a file is still there for what uses it. */
export const trashFileVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> => {
  const counts = await useCounts(tx, containerId, ids);
  return verdictsOn(ids, await named(tx, containerId, ids), ({ _id, filename }) => accepted(_id, filename, 'keptByUsers', counts.get(_id)));
};

/** Removed for good is only what nothing uses. */
export const removeFileVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> => {
  const counts = await useCounts(tx, containerId, ids);
  return verdictsOn(ids, await named(tx, containerId, ids), ({ _id, filename }) => {
    const count = counts.get(_id) ?? 0;
    return count > 0 ? refused(_id, filename, 'inUse', count) : accepted(_id, filename);
  });
};
