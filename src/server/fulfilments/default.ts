import { lock } from '../db/advisory-locks';
import type { Tx } from '../kernel/context';
import { visibleFulfilments } from './rows';

/** Who changes which one is the default waits for whoever is at it. Gives the one that is. */
export const holdDefault = async (tx: Tx, containerId: string): Promise<string | undefined> => {
  await lock(tx, 'fulfilments', containerId);
  return (await visibleFulfilments(tx, containerId).where('f.is_default', '=', true).select('f._id').executeTakeFirst())?._id;
};

const setDefault = async (tx: Tx, containerId: string, id: string, is_default: boolean): Promise<void> => {
  // Without `updated_at`: nobody's form is out of date by it.
  await tx.updateTable('fulfilments').set({ is_default }).where('container_id', '=', containerId).where('_id', '=', id).execute();
};

/** Makes room for another default. */
export const unsetDefault = (tx: Tx, containerId: string, id: string): Promise<void> => setDefault(tx, containerId, id, false);

/** Where the default has gone, the oldest that is left takes its place. */
export const keepDefault = async (tx: Tx, containerId: string): Promise<void> => {
  const oldest = await visibleFulfilments(tx, containerId)
    .select('f._id')
    .orderBy('f.is_default', 'desc')
    .orderBy('f.created_at')
    .orderBy('f._id')
    .executeTakeFirst();
  if (oldest) await setDefault(tx, containerId, oldest._id, true);
};
