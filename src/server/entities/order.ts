import { UserError } from '../errors';
import { addJobs } from '../jobs';
import type { MutationOperations, QueryOperations } from '../operation';
import { readGroupsById } from './job-rows';
import { itemStoreColumns, toItemStore, visibleStores } from './store-rows';
import { cleanIds, containing, isOpenFilter, pageOf } from './support';

export const Query: Pick<QueryOperations, 'orders'> = {
  orders: {
    rule: { module: 'order', access: 'view' },
    run: async (tx, { _id, id, search, status, store }, context) => {
      let found = tx
        .selectFrom('orders as o')
        .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'o.container_id').onRef('s._id', '=', 'o.store_id'))
        .where('o.container_id', '=', context.container._id);
      const wanted = (_id ?? id)?.trim();
      if (wanted) found = found.where('o._id', '=', wanted);
      if (!isOpenFilter(status)) found = found.where('o.status', '=', status.trim());
      if (!isOpenFilter(store)) found = found.where('o.store_id', '=', store.trim());
      if (search?.trim()) {
        const pattern = containing(search);
        found = found.where((is) =>
          is.or([
            is('o.number', 'ilike', pattern),
            is((row) => row.ref('o.buyer', '->>').key('first_name'), 'ilike', pattern),
            is((row) => row.ref('o.buyer', '->>').key('last_name'), 'ilike', pattern),
          ]),
        );
      }
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      context.setTotal(total);
      const { offset, limit } = pageOf(context);
      const rows = await found
        .selectAll('o')
        .select(itemStoreColumns)
        .orderBy('o.created_at', 'desc')
        .orderBy('o._id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
      return rows.map(({ s_id, sto_name, sto_type, sto_status, ...order }) => ({
        ...order,
        store: toItemStore({ s_id, sto_name, sto_type, sto_status }),
      }));
    },
  },
};

export const Mutation: Pick<MutationOperations, 'ordersFetch'> = {
  /** A look that waits or runs already is not asked for twice. */
  ordersFetch: {
    rule: { module: 'order', access: 'update' },
    run: async (tx, { store_ids }, { container }) => {
      const ids = cleanIds(store_ids);
      if (ids.length === 0) throw new UserError('Choose at least one store.', { field: 'store_ids' });
      const stores = await visibleStores(tx, container._id).where('s._id', 'in', ids).select('s._id').execute();
      if (stores.length < ids.length) throw new UserError('There is no such store.', { code: 'NOT_FOUND', field: 'store_ids' });
      const groups: string[] = [];
      for (const store_id of ids.toSorted()) {
        const store = { container_id: container._id, store_id };
        groups.push(...(await addJobs(tx, store, 'fetch_orders', [{ item_info_id: null, data: {} }])));
      }
      return readGroupsById(tx, container._id, groups);
    },
  },
};
