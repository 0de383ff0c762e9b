import { unixNow } from '../kernel/clock';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { readAuditedStores } from './audited';
import { checkConnectedOnce } from './identity';
import { closeDoor, enterDoor, openDoor } from './door';
import { findStore, readStore } from './operations';

export const Mutation: Pick<MutationOperations, 'authorizeStore' | 'storeAuthorized'> = {
  /** Sends a seller to the platform. */
  authorizeStore: operation({
    rule: { module: 'store', access: 'update' },
    answersSecret: true,
    prepare: async ({ _id }, context) => openDoor(await readStore(_id, context), context),
    run: (_tx, { _id }, _context, address) => Promise.resolve({ _id, address }),
  }),

  /** What the platform sent back with the seller is exchanged for what opens the shop; that is tried, and kept with the outcome. */
  storeAuthorized: operation({
    rule: { module: 'store', access: 'update' },
    audit: { action: 'store.authorized', ids: (_args, store) => [store?._id], read: readAuditedStores },
    prepare: async ({ answer }, context) => {
      const query = new URLSearchParams(answer);
      const entered = await closeDoor(query.get('state') ?? '', context);
      const store = await readStore(entered.store_id, context);
      return { store, columns: await enterDoor(store, query, entered, context.services) };
    },
    run: async (tx, _args, { container }, { store, columns }) => {
      const now = unixNow();
      await checkConnectedOnce(tx, { ...store, identities: columns.identities }, store);
      const held = await tx
        .updateTable('stores')
        .set({ ...columns, next_fetch_at: now, updated_at: now })
        .where('container_id', '=', container._id)
        .where('_id', '=', store._id)
        // Not if its connection was typed anew meanwhile.
        .where('credentials', '=', store.credentials)
        .where('trashed_at', 'is', null)
        .returning('_id')
        .executeTakeFirst();
      if (!held) throw new UserError('store.doorClosed', { code: 'NOT_FOUND' });
      return findStore(tx, container._id, store._id);
    },
  }),
};
