import {
  OrderReportDocument,
  OrderReportRowsDocument,
  type OrderGroupFieldsFragment,
  type OrderReportQuery,
  type OrderReportRowsQuery,
} from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

/** Known by what was asked for. */
export type OrderReport = OrderReportQuery['orderReport'] & { readonly _id: string };
export type OrderReportGroup = OrderGroupFieldsFragment;
/** An order as it counts in a figure. */
export type OrderReportRow = OrderReportRowsQuery['orderReportRows'][number] & { readonly order_id: string };

/** What paid orders come to. */
export const orderReports = defineEntity({
  name: 'orderReports',
  query: {
    document: OrderReportDocument,
    rows: ({ orderReport }, asked): readonly OrderReport[] => [{ ...orderReport, _id: JSON.stringify(asked) }],
  },
  mutations: {},
});

/** The orders behind a figure of it: one order stands behind several. */
export const orderReportRows = defineEntity({
  name: 'orderReportRows',
  query: {
    document: OrderReportRowsDocument,
    rows: (data, { figure }): readonly OrderReportRow[] =>
      data.orderReportRows.map((row) => ({ ...row, _id: `${figure} ${row._id}`, order_id: row._id })),
  },
  mutations: {},
});
