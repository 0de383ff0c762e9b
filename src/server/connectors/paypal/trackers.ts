import { z } from 'zod';
import { ConnectorError } from '../connector';
import { doOneByOne } from '../one-by-one';
import { carrierFields } from './carriers';
import { faultShape, paypalAnswered, paypalTime, type PaypalClient, type PaypalFault } from './client';

/** Numbers of one call. */
export const TRACKERS_AT_ONCE = 20;

/** A number PayPal is told of. */
export interface OutgoingTracker {
  readonly transaction_id: string;
  readonly tracking_number: string;
  readonly courier_code: string;
  readonly courier_name: string;
  readonly shipped_at: number | null;
  /** It was sent before, and nobody knows what became of that: it is looked for first. */
  readonly maybeThere: boolean;
}

const trackerShape = z.object({ tracking_number: z.string().nullish(), status: z.string().catch('') });

const batchShape = z.object({
  tracker_identifiers: z.array(z.object({ transaction_id: z.string(), tracking_number: z.string().nullish() })).nullish(),
  errors: z.array(faultShape).nullish(),
});

const idOf = ({ transaction_id, tracking_number }: Pick<OutgoingTracker, 'transaction_id' | 'tracking_number'>): string =>
  `${transaction_id}-${tracking_number}`;

/** What the ledger knows all calls about an account's numbers by: they are made one after the other. */
const KEY = 'trackers';

/** Whether PayPal has a number. */
const hasTracker = async (client: PaypalClient, tracker: Pick<OutgoingTracker, 'transaction_id' | 'tracking_number'>): Promise<boolean> => {
  const found = await client.ask({
    method: 'GET',
    path: `/v1/shipping/trackers/${encodeURIComponent(idOf(tracker))}`,
    shape: trackerShape,
    absent: { status: 'CANCELLED' },
  });
  return found.status !== 'CANCELLED';
};

const bodyOf = ({ transaction_id, tracking_number, courier_code, courier_name, shipped_at }: OutgoingTracker) => ({
  transaction_id,
  tracking_number,
  status: 'SHIPPED',
  ...carrierFields(courier_code, courier_name),
  ...(shipped_at !== null && { shipment_date: paypalTime(shipped_at).slice(0, 10) }),
});

/** PayPal's fault of one row: told by its place, by what stands in the row, or left over for it. */
const faultOf = (errors: readonly PaypalFault[], tracker: OutgoingTracker, place: number, failed: number): PaypalFault | undefined =>
  errors.find(({ details }) =>
    details.some(
      ({ field, value }) =>
        (field ?? '').startsWith(`/trackers/${place}/`) || value === tracker.transaction_id || value === tracker.tracking_number,
    ),
  ) ?? (errors.length === failed || errors.length === 1 ? errors[0] : undefined);

/** What became of a number. */
export interface TrackerEnd {
  readonly tracker: OutgoingTracker;
  /** Null: PayPal has it. */
  readonly failure: ConnectorError | null;
}

/** Of numbers that may be there already, those that are. */
const findThere = async (client: PaypalClient, trackers: readonly OutgoingTracker[]): Promise<OutgoingTracker[]> => {
  if (trackers.length === 0) return [];
  await client.transport.quiet(KEY);
  const there: OutgoingTracker[] = [];
  // oxlint-disable-next-line boundaries/one-by-one -- what failed before is alone in its call
  for (const tracker of trackers) if (await hasTracker(client, tracker)) there.push(tracker);
  await client.transport.outside.ledger.settle(KEY);
  return there;
};

/** Tells PayPal of numbers, `TRACKERS_AT_ONCE` at most, in one call. What it does not take of them is told row by row. */
export const addTrackers = async (client: PaypalClient, trackers: readonly OutgoingTracker[]): Promise<TrackerEnd[]> => {
  const there = await findThere(
    client,
    trackers.filter(({ maybeThere }) => maybeThere),
  );
  const rest = trackers.filter((tracker) => !there.includes(tracker));
  const known = there.map((tracker) => ({ tracker, failure: null }));
  return rest.length === 0 ? known : [...known, ...(await sendAll(client, rest))];
};

/** Where PayPal refuses a call as a whole, each is told by itself: only the bad one fails. */
const sendAll = async (client: PaypalClient, trackers: readonly OutgoingTracker[]): Promise<TrackerEnd[]> => {
  try {
    return await sendBatch(client, trackers);
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.code !== 'refused') throw error;
    const [only, ...others] = trackers;
    if (only && others.length === 0) return [{ tracker: only, failure: error }];
    const ends: TrackerEnd[] = [];
    await doOneByOne(
      'trackers',
      trackers,
      client.transport.outside.signal,
      async (tracker) => ends.push(...(await sendAll(client, [tracker]))),
      (tracker, failure) => Promise.resolve(failure instanceof ConnectorError && ends.push({ tracker, failure })),
    );
    return ends;
  }
};

const sendBatch = async (client: PaypalClient, trackers: readonly OutgoingTracker[]): Promise<TrackerEnd[]> => {
  const { tracker_identifiers, errors } = await client.ask({
    method: 'POST',
    path: '/v1/shipping/trackers-batch',
    json: { trackers: trackers.map(bodyOf) },
    effect: { key: KEY, what: 'add trackers' },
    shape: batchShape,
  });
  const isTaken = ({ transaction_id, tracking_number }: OutgoingTracker): boolean =>
    (tracker_identifiers ?? []).some((each) => each.transaction_id === transaction_id && each.tracking_number === tracking_number);
  const refused = trackers.filter((tracker) => !isTaken(tracker));
  return trackers.map((tracker, place) => {
    if (!refused.includes(tracker)) return { tracker, failure: null };
    const fault = faultOf(errors ?? [], tracker, place, refused.length);
    return {
      tracker,
      failure: fault
        ? paypalAnswered(fault)
        : new ConnectorError('unknown_there', 'paypal.unknownThere', { values: { transaction: tracker.transaction_id } }),
    };
  });
};

const put = (client: PaypalClient, tracker: OutgoingTracker, status: string, what: string): Promise<unknown> =>
  client.ask({
    method: 'PUT',
    path: `/v1/shipping/trackers/${encodeURIComponent(idOf(tracker))}`,
    json: { ...bodyOf(tracker), status },
    effect: { key: KEY, what },
    shape: z.unknown(),
    absent: {},
  });

/** Takes a number back. One PayPal does not have, or has taken back already, is none. */
export const cancelTracker = async (client: PaypalClient, tracker: OutgoingTracker): Promise<void> => {
  await client.transport.quiet(KEY);
  if (await hasTracker(client, tracker)) await put(client, tracker, 'CANCELLED', 'cancel tracker');
};

/** Says anew who brings a parcel whose number PayPal has: said twice, it is the same. */
export const changeTracker = async (client: PaypalClient, tracker: OutgoingTracker): Promise<void> => {
  await put(client, tracker, 'SHIPPED', 'change tracker');
};
