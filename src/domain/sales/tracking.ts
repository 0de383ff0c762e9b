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

/** On its way, or about to be: what may fall silent. */
export const UNDER_WAY = [
  'pending',
  'notfound',
  'inforeceived',
  'transit',
  'pickup',
  'undelivered',
] as const satisfies readonly TrackingStatus[];

interface Heard {
  readonly status: TrackingStatus;
  readonly last_event_at: number | null;
  readonly shipped_at: number | null;
  readonly created_at: number;
}

/** Whether nothing was heard of a parcel on its way since a time. */
export const isSilent = ({ status, last_event_at, shipped_at, created_at }: Heard, since: number): boolean =>
  UNDER_WAY.some((each) => each === status) && (last_event_at ?? shipped_at ?? created_at) < since;

/** What a tracker says, in this product's words; undefined: nothing it has a word for. */
export const parcelState = (status: string, substatus: string): ParcelState | undefined => {
  const known = TRACKING_STATUSES.find((each) => each === status);
  if (!known) return undefined;
  const number = substatus.replace(known, '');
  return { status: known, substatus: TRACKING_SUBSTATUSES[known].includes(number) ? number : null };
};

/** What is known of a parcel from what was told of it. */
export interface ParcelRecord extends ParcelState {
  /** Newest last. */
  readonly events: readonly ParcelEvent[];
  readonly last_event_at: number | null;
  readonly shipped_at: number | null;
  readonly delivered_at: number | null;
}

/** Events that are kept of a parcel. */
export const MOST_EVENTS = 50;

const sameEvent = (a: ParcelEvent, b: ParcelEvent): boolean => a.at === b.at && a.status === b.status && a.text === b.text;

/**
 * A parcel after what a tracker tells of it: how it stands without any event, and its events, in whatever order. Told again, nothing changes; of what comes
 * late, only the list of events does.
 */
export const follow = (parcel: ParcelRecord, stands: ParcelState | undefined, told: readonly ParcelEvent[]): ParcelRecord => {
  const events = [...parcel.events];
  for (const event of told) if (!events.some((each) => sameEvent(each, event))) events.push(event);
  events.sort((a, b) => a.at - b.at);
  let { status, substatus, last_event_at, shipped_at, delivered_at } = parcel;
  for (const event of told.toSorted((a, b) => a.at - b.at)) {
    if (!applies({ status, substatus, last_event_at }, event)) continue;
    ({ status, substatus, at: last_event_at } = event);
    if (status === 'transit') shipped_at ??= event.at;
    if (status === 'delivered') delivered_at = event.at;
  }
  // Trackers tell of some states by no event: that the number is new, wrong or unknown, and that they gave a parcel up.
  const wordless = last_event_at === null || (stands?.status === 'expired' && UNDER_WAY.some((each) => each === status));
  if (stands && wordless) ({ status, substatus } = stands);
  return { status, substatus, last_event_at, shipped_at, delivered_at, events: events.slice(-MOST_EVENTS) };
};
