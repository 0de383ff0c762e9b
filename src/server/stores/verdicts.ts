import type { Tx } from '../kernel/context';
import { visibleStores } from './rows';
import { accepted, countsBy, verdictsOn, type Verdict } from '../kernel/verdict';

const named = (tx: Tx, containerId: string, ids: readonly string[]) =>
  visibleStores(tx, containerId).where('s._id', 'in', ids).select(['s._id', 's.sto_name', 's.sto_status']).execute();

/** What removing stores does: their waiting jobs are stopped. */
export const trashVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> => {
  const stores = await named(tx, containerId, ids);
  const waiting = await tx
    .selectFrom('jobs')
    .select(['store_id as key', ({ fn }) => fn.countAll<number>().as('count')])
    .where('container_id', '=', containerId)
    .where('store_id', 'in', ids)
    .where('status', '=', 'waiting')
    .groupBy('store_id')
    .execute();
  const counts = countsBy(waiting);
  return verdictsOn(ids, stores, ({ _id, sto_name }) => accepted(_id, sto_name, 'jobsStopped', counts.get(_id)));
};

/** What asking stores for orders does. One whose key was refused may be asked too: the platform may have been wrong, or the key has been put right there. */
export const fetchVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> => {
  const stores = await named(tx, containerId, ids);
  return verdictsOn(ids, stores, ({ _id, sto_name }) => accepted(_id, sto_name));
};
