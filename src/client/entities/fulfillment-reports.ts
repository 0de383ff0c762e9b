import {
  FulfillmentReportDocument,
  FulfillmentReportRowsDocument,
  type FulfillmentReportQuery,
  type FulfillmentReportRowsQuery,
} from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

/** Known by what was asked for. */
export type FulfillmentReport = FulfillmentReportQuery['fulfillmentReport'] & { readonly _id: string };
export type FulfillmentReportGroup = FulfillmentReport['rows'][number];
/** A fulfilment order, or a parcel, as it counts in a figure. */
export type FulfillmentReportRow = FulfillmentReportRowsQuery['fulfillmentReportRows'][number];

/** How providers make and ship. */
export const fulfillmentReports = defineEntity({
  name: 'fulfillmentReports',
  query: {
    document: FulfillmentReportDocument,
    rows: ({ fulfillmentReport }, asked): readonly FulfillmentReport[] => [{ ...fulfillmentReport, _id: JSON.stringify(asked) }],
  },
  mutations: {},
});

/** What stands behind a figure of it: one fulfilment order stands behind several. */
export const fulfillmentReportRows = defineEntity({
  name: 'fulfillmentReportRows',
  query: {
    document: FulfillmentReportRowsDocument,
    rows: (data, { figure }): readonly FulfillmentReportRow[] =>
      data.fulfillmentReportRows.map((row) => ({ ...row, _id: `${figure} ${row._id}` })),
  },
  mutations: {},
});
