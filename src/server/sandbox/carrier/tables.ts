declare module '../../db/schema' {
  interface Database {
    sandbox_trackings: TrackingTable;
  }
}

/** What a caller may say of a parcel besides its number. */
export interface TrackingDetails {
  readonly order_number?: string | undefined;
  readonly customer_name?: string | undefined;
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly destination_country?: string | undefined;
}

interface TrackingTable {
  id: string;
  tracking_number: string;
  courier_code: string;
  details: TrackingDetails;
  created_at: number;
  updated_at: number;
}
