import type { ItemInfoRef } from '../../contract/generated/resolvers';
import { newId } from '../db/ids';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';

/**
 * Puts listings in a store's queue (specification 2, §7, queueItem); `drain-queues.ts` pushes them when its limits leave room. Returns which
 * they are.
 */
export const queueForStore = async (tx: Tx, storeId: string, ids: readonly string[], origin: string): Promise<ItemInfoRef[]> => {
  const fields = { queue_at: unixNow(), queue_status: 'waiting' as const, queue_messenger: null, queue_reason: null, origin };
  await tx
    .insertInto('store_queue')
    .values(ids.map((item_info_id) => ({ _id: newId(), item_info_id, store_id: storeId, ...fields })))
    .onConflict((conflict) => conflict.columns(['container_id', 'item_info_id', 'store_id']).doUpdateSet(fields))
    .execute();
  return ids.map((_id) => ({ _id }));
};
