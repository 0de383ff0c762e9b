import { PLATFORMS } from '../../domain/platforms';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import { addJobs } from '../jobs';
import { fetchOrders } from './fetch-job';
import type { MutationOperations, QueryOperations } from '../kernel/operation';
import { readGroupsById } from '../job-groups/rows';
import { itemStoreColumns, toItemStore } from '../stores/rows';
import { sortOf } from '../kernel/sort';
import { fetchVerdicts } from '../stores/verdicts';
import { containing, isOpenFilter, someIds } from '../kernel/input';

const SORTS = ['number', 'status', 'total', 'created_at'] as const;

export const Query: Pick<QueryOperations, 'orders' | 'ordersCount'> = {
  orders: {
    rule: { module: 'order', access: 'view' },
    run: async (tx, { _id, id, search, status, store, start, end, sort }, context) => {
      const { field, direction } = sortOf(sort, SORTS) ?? { field: 'created_at', direction: 'desc' };
      const containerId = context.container._id;
      let found = tx.selectFrom('orders as o').where('o.container_id', '=', containerId);
      const wanted = (_id ?? id)?.trim();
      if (wanted) found = found.where('o._id', '=', wanted);
      if (!isOpenFilter(status)) found = found.where('o.status', '=', status.trim());
      if (!isOpenFilter(store)) found = found.where('o.store_id', '=', store.trim());
      if (typeof start === 'number') found = found.where('o.created_at', '>=', start);
      if (typeof end === 'number') found = found.where('o.created_at', '<=', end);
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
      const order: PageOrder = { id: 'o._id', by: `o.${field}`, direction };
      const page = await findPage(context, found, order);
      const rows = await tx
        .selectFrom('orders as o')
        .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'o.container_id').onRef('s._id', '=', 'o.store_id'))
        .where('o.container_id', '=', containerId)
        .where(page)
        .selectAll('o')
        .select([...itemStoreColumns, 's.website'])
        .orderBy(inOrder(order))
        .execute();
      return rows.map(({ s_id, sto_name, sto_type, sto_status, website, ...order }) => ({
        ...order,
        external_url: order.removed === null ? PLATFORMS[sto_type].orderPage(website, order.platform_id) : null,
        store: toItemStore({ s_id, sto_name, sto_type, sto_status }),
      }));
    },
  },

  ordersCount: {
    rule: { module: 'order', access: 'view' },
    run: (tx, _args, { container }) =>
      tx
        .selectFrom('orders')
        .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
        .where('container_id', '=', container._id)
        .groupBy('status')
        .execute(),
  },
};

export const Mutation: Pick<MutationOperations, 'ordersFetch'> = {
  /** A look that waits or runs already is not asked for twice. */
  ordersFetch: {
    rule: { module: 'order', access: 'update' },
    verdicts: (tx, { store_ids }, { container }) => fetchVerdicts(tx, container._id, someIds(store_ids, 'store_ids')),
    run: async (tx, _args, { container }, _prepared, accepted) => {
      const groups: string[] = [];
      for (const store_id of accepted.toSorted()) {
        const store = { container_id: container._id, store_id };
        groups.push(...(await addJobs(tx, fetchOrders, store, [{ item_info_id: null, data: {} }])));
      }
      return readGroupsById(tx, container._id, groups);
    },
  },
};
