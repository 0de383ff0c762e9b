import type { Tx } from '../kernel/context';
import { unixNow } from '../kernel/clock';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { closeDoor, enterDoor, openDoor } from './door';
import { findStore } from './operations';
import { visibleStores } from './rows';
import type { StoreRow } from './connection';

const readStore = async (tx: Tx, containerId: string, id: string): Promise<StoreRow> => {
  const row = await visibleStores(tx, containerId).where('s._id', '=', id).selectAll('s').executeTakeFirst();
  if (!row) throw new UserError('store.missing', { code: 'NOT_FOUND' });
  return row;
};

export const Mutation: Pick<MutationOperations, 'authorizeStore' | 'storeAuthorized'> = {
  /** Sends a seller to the platform. */
  authorizeStore: operation({
    rule: { module: 'store', access: 'update' },
    answersSecret: true,
    prepare: async ({ _id }, context) => {
      const { services, container } = context;
      const store = await services.inContainer(container._id, (tx) => readStore(tx, container._id, _id.trim()));
      return openDoor(store, context);
    },
    run: (_tx, { _id }, _context, address) => Promise.resolve({ _id, address }),
  }),

  /** What the platform sent back with the seller is exchanged for what opens the shop; that is tried, and kept with the outcome. */
  storeAuthorized: operation({
    rule: { module: 'store', access: 'update' },
    prepare: async ({ answer }, context) => {
      const { services, container } = context;
      const query = new URLSearchParams(answer);
      const entered = await closeDoor(query.get('state') ?? '', context);
      const store = await services.inContainer(container._id, (tx) => readStore(tx, container._id, entered.store_id));
      return { store, columns: await enterDoor(store, query, entered, services) };
    },
    run: async (tx, _args, { container }, { store, columns }) => {
      const now = unixNow();
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
