import { SEND_AGAIN } from '../../domain/sales/fulfilment-order';
import { toFulfilment, visibleFulfilments } from '../fulfilments/rows';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { enqueueLook, LOOKED_AT } from './look';
import { enqueueSubmit } from './submit';

/** Has a provider that is disturbed looked at now, and orders sent again that could not be. */
export const fulfilmentTryNow: MutationOperations['fulfilmentTryNow'] = operation({
  rule: { module: 'fulfilment', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { _id }, { container }, now) => {
    const row = await visibleFulfilments(tx, container._id).selectAll('f').where('f._id', '=', _id.trim()).executeTakeFirst();
    if (!row) throw new UserError('fulfilment.missing', { code: 'NOT_FOUND' });
    await tx
      .updateTable('fulfilment_orders')
      .set({ next_look_at: now })
      .where('container_id', '=', container._id)
      .where('fulfilment_id', '=', row._id)
      .where('status', 'in', LOOKED_AT)
      .where('next_look_at', '>', now)
      .execute();
    const failed = await tx
      .selectFrom('fulfilment_orders')
      .select(['_id', 'fulfilment_id'])
      .where('container_id', '=', container._id)
      .where('fulfilment_id', '=', row._id)
      .where('status', '=', 'scheduled')
      .where('failures', '>', 0)
      // What failed more often waits for a person to look at it.
      .where('failures', '<=', SEND_AGAIN.length)
      .execute();
    await enqueueSubmit(tx, failed);
    await enqueueLook(tx, row._id);
    // What it lists is read anew too: that is asked for once a day only.
    await tx
      .updateTable('fulfilments')
      .set({ catalogue_at: null })
      .where('container_id', '=', container._id)
      .where('_id', '=', row._id)
      .execute();
    return toFulfilment(row);
  },
});
