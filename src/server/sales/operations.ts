import { addJobs } from '../jobs';
import { readGroupsById } from '../job-groups/rows';
import { someIds } from '../kernel/input';
import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { fetchVerdicts } from '../stores/verdicts';
import { orderAddressLink } from './address-link';
import { countOrders } from './counts';
import { fetchOrders } from './fetch-job';
import { readOrders } from './list';
import { readOrderDesk } from './order-desk';
import { orderLineFulfilled, storeOrderRules, storeOrderRulesUpdate, storeOrderStatusesLive } from './order-rules-operations';
import { orderMatch } from './match-by-hand';
import { toOrders } from './rows';
import { setAsideOrder, setAsideOrderCreate, setAsideOrderDismiss, setAsideOrderRetry, setAsideOrders } from './set-aside-operations';
import { orderUpdate } from './update';
import { storeTryNow } from './try-store';

export const Query: Pick<
  QueryOperations,
  'orders' | 'ordersCount' | 'order' | 'setAsideOrders' | 'setAsideOrder' | 'storeOrderRules' | 'storeOrderStatusesLive'
> = {
  storeOrderRules,
  storeOrderStatusesLive,
  setAsideOrders,
  setAsideOrder,

  orders: operation({
    rule: { module: 'order', access: 'view' },
    prepare: (_args, { services }) => services.marketNow(),
    run: async (tx, args, context, now) => {
      const rows = await readOrders(tx, args, context, now);
      return toOrders(tx, context.container._id, rows, now);
    },
  }),

  ordersCount: {
    rule: { module: 'order', access: 'view' },
    run: (tx, _args, { container }) => countOrders(tx, container._id),
  },

  order: operation({
    rule: { module: 'order', access: 'view' },
    prepare: (_args, { services }) => services.marketNow(),
    run: (tx, { _id }, { container }, now) => readOrderDesk(tx, container._id, _id.trim(), now),
  }),
};

export const Mutation: Pick<
  MutationOperations,
  | 'orderLineFulfilled'
  | 'storeOrderRulesUpdate'
  | 'storeTryNow'
  | 'ordersFetch'
  | 'orderUpdate'
  | 'orderMatch'
  | 'orderAddressLink'
  | 'setAsideOrderRetry'
  | 'setAsideOrderDismiss'
  | 'setAsideOrderCreate'
> = {
  orderLineFulfilled,
  storeOrderRulesUpdate,
  storeTryNow,
  setAsideOrderRetry,
  setAsideOrderDismiss,
  setAsideOrderCreate,
  orderAddressLink,
  orderUpdate,
  orderMatch,

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
