import { databaseNow } from '../db/clock';
import type { StoreRef, Tx } from '../kernel/context';

/**
 * Makes due at once what waits after failures at a store: reading its products and messages, jobs that are tried again, and telling it of parcels.
 * All of it failed for the same disturbance, so what is over for one is over for all. The look for orders itself is the caller's to bring forward.
 * `now`: by the clock orders go by.
 */
export const bringLooksForward = async (tx: Tx, { container_id, store_id }: StoreRef, now: number): Promise<void> => {
  for (const table of ['external_reads', 'shop_inboxes'] as const)
    await tx
      .updateTable(table)
      .set({ next_at: databaseNow })
      .where('container_id', '=', container_id)
      .where('store_id', '=', store_id)
      .where('failed_at', 'is not', null)
      .where('next_at', '>', databaseNow)
      .execute();
  await tx
    .updateTable('jobs')
    .set({ due_at: databaseNow })
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .where('status', '=', 'waiting')
    .where('due_at', '>', databaseNow)
    .execute();
  await tx
    .updateTable('trackings')
    .set({ store_push_at: now })
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .where('store_push', '=', 'waiting')
    .where('store_push_failures', '>', 0)
    .where('store_push_at', '>', now)
    .execute();
};
