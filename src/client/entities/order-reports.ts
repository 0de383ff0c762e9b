import {
  OrderReportDocument,
  OrderReportRowsDocument,
  type OrderGroupFieldsFragment,
  type OrderReportQuery,
  type OrderReportRowsQuery,
} from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

export type OrderReport = OrderReportQuery['orderReport'];
export type OrderReportGroup = OrderGroupFieldsFragment;
export type OrderReportRow = OrderReportRowsQuery['orderReportRows'][number];

/** What paid orders come to. */
export const orderReports = defineEntity({
  name: 'orderReports',
  query: { document: OrderReportDocument, rows: (data): readonly OrderReport[] => [data.orderReport] },
  mutations: {},
});

/** The orders behind a figure of it. */
export const orderReportRows = defineEntity({
  name: 'orderReportRows',
  query: { document: OrderReportRowsDocument, rows: (data): readonly OrderReportRow[] => data.orderReportRows },
  mutations: {},
});
