import {
  FulfillmentReportDocument,
  FulfillmentReportRowsDocument,
  type FulfillmentReportQuery,
  type FulfillmentReportRowsQuery,
} from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

export type FulfillmentReport = FulfillmentReportQuery['fulfillmentReport'];
export type FulfillmentReportGroup = FulfillmentReport['rows'][number];
export type FulfillmentReportRow = FulfillmentReportRowsQuery['fulfillmentReportRows'][number];

/** How providers make and ship. */
export const fulfillmentReports = defineEntity({
  name: 'fulfillmentReports',
  query: { document: FulfillmentReportDocument, rows: (data): readonly FulfillmentReport[] => [data.fulfillmentReport] },
  mutations: {},
});

/** The fulfilment orders and parcels behind a figure of it. */
export const fulfillmentReportRows = defineEntity({
  name: 'fulfillmentReportRows',
  query: { document: FulfillmentReportRowsDocument, rows: (data): readonly FulfillmentReportRow[] => data.fulfillmentReportRows },
  mutations: {},
});
