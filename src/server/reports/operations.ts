import type {
  QueryDashboardArgs,
  QueryFulfillmentReportArgs,
  QueryFulfillmentReportRowsArgs,
  QueryOrderReportArgs,
  QueryOrderReportRowsArgs,
} from '../../contract/generated/resolvers';
import type { RequestContext } from '../kernel/context';
import { operation, type QueryOperations } from '../kernel/operation';
import { readDashboard } from './dashboard';
import { readFulfillmentReportRows } from './fo-rows';
import { readFulfillmentReport } from './fulfillment-report';
import { readOrderReport } from './order-report';
import { readOrderReportRows } from './order-rows';

const marketNow = (_args: unknown, { services }: RequestContext): Promise<number> => services.marketNow();

export const Query: Pick<QueryOperations, 'dashboard' | 'orderReport' | 'orderReportRows' | 'fulfillmentReport' | 'fulfillmentReportRows'> =
  {
    dashboard: operation({
      rule: { module: 'dashboard', access: 'view' },
      snapshot: true,
      prepare: marketNow,
      run: (tx, args: QueryDashboardArgs, context, now) => readDashboard(tx, args, context, now),
    }),

    orderReport: operation({
      rule: { module: 'order', access: 'view' },
      snapshot: true,
      prepare: marketNow,
      run: (tx, args: QueryOrderReportArgs, { container }, now) => readOrderReport(tx, container._id, args, now),
    }),

    orderReportRows: operation({
      rule: { module: 'order', access: 'view' },
      snapshot: true,
      prepare: marketNow,
      run: (tx, args: QueryOrderReportRowsArgs, context, now) => readOrderReportRows(tx, args, context, now),
    }),

    fulfillmentReport: operation({
      rule: { module: 'fulfilment', access: 'view' },
      snapshot: true,
      prepare: marketNow,
      run: (tx, args: QueryFulfillmentReportArgs, { container }, now) => readFulfillmentReport(tx, container._id, args, now),
    }),

    fulfillmentReportRows: operation({
      rule: { module: 'fulfilment', access: 'view' },
      snapshot: true,
      prepare: marketNow,
      run: (tx, args: QueryFulfillmentReportRowsArgs, context, now) => readFulfillmentReportRows(tx, args, context, now),
    }),
  };
