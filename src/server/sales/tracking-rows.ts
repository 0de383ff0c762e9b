import type { ItemStore, Tracking } from '../../contract/generated/resolvers';
import { courierName, parcelPage } from '../../domain/sales/couriers';
import { workingDaysFrom } from '../../domain/sales/deadlines';
import { isSilent, SILENT_DAYS } from '../../domain/sales/tracking';
import type { TrackingRow } from './tables';

interface Beside {
  readonly order_number: string;
  readonly store: ItemStore;
  readonly fulfilment_name: string | null;
  /** Names of the order's lines, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** By the market's clock. */
  readonly now: number;
  readonly zone: string;
}

/** Before when a parcel must have been heard of last, to count as silent. */
export const silentSince = (now: number, zone: string, days: number = SILENT_DAYS): number => workingDaysFrom(now, -days, zone);

/** A parcel as the contract has it. */
export const toTracking = (row: TrackingRow, { names, now, zone, ...beside }: Beside): Tracking => ({
  ...row,
  ...beside,
  courier_name: courierName(row.courier_code),
  tracking_url: parcelPage(row),
  pieces: row.pieces.map((pieces) => ({ ...pieces })),
  goods: row.pieces.map(({ line_id, quantity }) => ({ name: names.get(line_id) ?? '', quantity })),
  events: row.events.toReversed(),
  silent: isSilent(row, silentSince(now, zone)),
  as_of: now,
  store_push: { state: row.store_push, at: row.store_push_at, msg: row.store_push_msg },
  paypal_push: { state: row.paypal_push, at: row.paypal_push_at, msg: row.paypal_push_msg },
});
