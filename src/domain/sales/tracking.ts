/** What a parcel can be: TrackingMore's nine states (specification 1, §2: `/trackings?status=`). */
export const TRACKING_STATUSES = [
  'pending',
  'notfound',
  'inforeceived',
  'transit',
  'pickup',
  'delivered',
  'undelivered',
  'exception',
  'expired',
] as const;

export type TrackingStatus = (typeof TRACKING_STATUSES)[number];

/** The sub-statuses of each, by their number: `exception007` is `007` of `exception`. */
export const TRACKING_SUBSTATUSES: Readonly<Record<TrackingStatus, readonly string[]>> = {
  pending: ['001', '002', '003'],
  notfound: ['002'],
  inforeceived: ['001'],
  transit: ['001', '002', '003', '004', '005', '006', '007'],
  pickup: ['001', '002', '003'],
  delivered: ['001', '002', '003', '004'],
  undelivered: ['001', '002', '003', '004'],
  exception: ['004', '005', '006', '007', '008', '009', '010', '011'],
  expired: ['001'],
};

/** How a parcel stands by what the carrier told last. */
export interface ParcelState {
  readonly status: TrackingStatus;
  readonly substatus: string | null;
}

/** Something a carrier told. `at`: unix seconds. */
export interface ParcelEvent extends ParcelState {
  readonly at: number;
  /** In the carrier's words. */
  readonly text: string;
  readonly place: string | null;
}

const isException = (state: ParcelState, numbers: readonly string[]): boolean =>
  state.status === 'exception' && numbers.includes(state.substatus ?? '');

/** It is on its way back, or is back. */
export const isReturned = (state: ParcelState): boolean => isException(state, ['010', '011']);
/** Nobody knows where it is. */
export const isLost = (state: ParcelState): boolean => isException(state, ['007']);
export const isDelivered = ({ status }: ParcelState): boolean => status === 'delivered';
/** The courier knows no such number, or no such number of its own. */
export const isWrongNumber = ({ status, substatus }: ParcelState): boolean =>
  status === 'pending' && (substatus === '002' || substatus === '003');

interface Told {
  readonly last_event_at: number | null;
}

/**
 * Whether an event changes how a parcel stands: only one that is newer than the last does, and what was delivered stays so unless it comes
 * back.
 */
export const applies = (parcel: ParcelState & Told, event: ParcelEvent): boolean => {
  if (parcel.last_event_at !== null && event.at <= parcel.last_event_at) return false;
  return !isDelivered(parcel) || isReturned(event);
};

/** How a push of a number stands, at the shop and at PayPal. `off`: there is nobody to tell. */
export const PUSH_STATES = ['waiting', 'pushed', 'failed', 'off'] as const;

export type PushState = (typeof PUSH_STATES)[number];

/** Working days without news after which a parcel that is on its way counts as silent. */
export const SILENT_DAYS = 10;
