import { operation, type MutationOperations } from '../kernel/operation';
import { bringLooksForward } from '../stores/next-looks';
import { findStore } from '../stores/operations';
import { enqueueOrderLook } from './schedule';

/**
 * Has a store that is disturbed looked at now, and whatever failed there for the same reason tried again. One whose credentials were refused is asked
 * too: they may have been mended at the platform.
 */
export const storeTryNow: MutationOperations['storeTryNow'] = operation({
  rule: { module: 'store', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { _id }, { container }, now) => {
    const store = await findStore(tx, container._id, _id.trim());
    const ref = { container_id: container._id, store_id: store._id };
    await enqueueOrderLook(tx, store._id);
    await bringLooksForward(tx, ref, now);
    await tx
      .updateTable('mailboxes')
      .set({ next_at: 0 })
      .where('container_id', '=', container._id)
      .where('store_id', '=', store._id)
      .where('failed_at', 'is not', null)
      .execute();
    return store;
  },
});
