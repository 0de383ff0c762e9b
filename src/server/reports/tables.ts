import type { Generated } from 'kysely';
import type { FoDays, FoPart, OrderPart, Sums } from '../../domain/figures/figures';

declare module '../db/schema' {
  interface Database {
    order_days: OrderDayTable;
    fo_days: FoDayTable;
    fo_day_spans: FoDaySpanTable;
    report_zones: ReportZoneTable;
    report_dirty: ReportDirtyTable;
  }
}

/** What the orders of a day come to, of one store, service and currency. Cents of a dollar. */
interface OrderDayTable extends Sums<OrderPart> {
  container_id: Generated<string>;
  /** As text it is read and written: `2026-11-24`. */
  day: string;
  store_id: string;
  /** The one fulfilment that makes what is not given up of them, else several or none. */
  service: string;
  currency: string;
  /** Those that count in nothing, since their currency has no rate. */
  unrated: number;
}

interface FoDayTable extends Sums<FoPart> {
  container_id: Generated<string>;
  day: string;
  fulfilment_id: string;
  store_id: string;
}

/** How many fulfilment orders, or parcels, of a day took so many days. */
interface FoDaySpanTable {
  container_id: Generated<string>;
  day: string;
  fulfilment_id: string;
  store_id: string;
  what: FoDays;
  days: number;
  count: number;
}

/** The zone a container's days were made by. Without a row none were made. */
interface ReportZoneTable {
  container_id: Generated<string>;
  zone: string;
}

/** A quarter of an hour whose day has to be made anew. Written by triggers, in the transaction of the cause. */
interface ReportDirtyTable {
  container_id: Generated<string>;
  _id: Generated<string>;
  kind: 'order' | 'fo';
  at: number;
}
