import type { Tx } from '../kernel/context';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';

const named = (tx: Tx, containerId: string, ids: readonly string[]) =>
  tx
    .selectFrom('mockup_designs')
    .select(['_id', 'name', 'status'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .execute();

/** A status is given to any design that is there; so is a copy. */
export const designVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> =>
  verdictsOn(ids, await named(tx, containerId, ids), ({ _id, name }) => accepted(_id, name));

/** Only what lies in the trash is removed for good. */
export const removeDesignVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> =>
  verdictsOn(ids, await named(tx, containerId, ids), ({ _id, name, status }) =>
    status === 'trashed' ? accepted(_id, name) : refused(_id, name, 'notTrashed'),
  );
