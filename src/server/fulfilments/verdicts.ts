import type { Tx } from '../kernel/context';
import { accepted, verdictsOn, type Verdict } from '../kernel/verdict';
import { visibleFulfilments } from './rows';

/** What removing fulfilments does. */
export const trashVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> => {
  const rows = await visibleFulfilments(tx, containerId).where('f._id', 'in', ids).select(['f._id', 'f.name']).execute();
  return verdictsOn(ids, rows, ({ _id, name }) => accepted(_id, name));
};
