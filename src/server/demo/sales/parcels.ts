import { createHash } from 'node:crypto';
import { courierName, courierWord, trackingUrl } from '../../../domain/sales/couriers';
import { countPieces, type Pieces } from '../../../domain/sales/pieces';
import { follow, isWrongNumber, parcelState, type ParcelRecord } from '../../../domain/sales/tracking';
import { parcelShape, toParcel } from '../../connectors/trackingmore';
import { newId } from '../../db/ids';
import { jsonb } from '../../db/json';
import { HOUR, MINUTE } from '../../kernel/clock';
import type { Tx } from '../../kernel/context';
import { eventsOf, nextLook } from '../../parcels/look';
import { checkNumber } from '../../sales/parcel-words';
import { viewOf } from '../../sandbox/carrier/state';
import type { Parcel } from '../../sandbox/print/fate';
import type { DrawnOrder } from './sketch';
import { inParts, type ToldParcel } from './shop-side';
import type { PastEvent } from './timeline';

/** Hours a store waits until it tells a buyer of a parcel. */
export const TELLING_DELAY: Readonly<Record<string, number>> = { 'fast-tees': 6 };

/** A parcel as it is to be kept. */
export interface KnownParcel {
  readonly order_id: string;
  readonly fo_id: string;
  readonly number: string;
  readonly courier: string;
  readonly link: string | null;
  readonly pieces: readonly Pieces[];
  readonly shipped_at: number;
  /** When we heard of it. */
  readonly known_at: number;
  /** What its courier will tell; undefined: no courier has it. */
  readonly parcel: Parcel | undefined;
}

/** What somebody types in the place of a number, with its courier. */
const TYPED: Readonly<Record<NonNullable<DrawnOrder['wish']['typed']>, (digits: string) => readonly [number: string, courier: string]>> = {
  new: (digits) => [`LX${digits}US`, 'usps'],
  unknown: (digits) => [`RB${digits}GB`, 'royal-mail'],
  'nobody’s': (digits) => [`9400-${digits}`, 'usps'],
  'other courier’s': (digits) => [`1Z999AA0${digits}1`, 'usps'],
  'given up': (digits) => [`RN${digits}GB`, 'royal-mail'],
};

export const typedNumber = ({ wish: { typed = 'unknown', key } }: DrawnOrder): readonly [number: string, courier: string] => {
  const digits = String(createHash('sha256').update(key).digest().readUInt32BE(0)).padStart(10, '0').slice(0, 9);
  return TYPED[typed](digits);
};

/** Has the tracker follow parcels, since each was known. */
const followAll = async (tx: Tx, parcels: readonly KnownParcel[]) => {
  const rows = parcels.map(({ order_id, number, courier, known_at }) => ({
    id: createHash('sha256').update(`${courier} ${number}`).digest('hex').slice(0, 32),
    tracking_number: number,
    courier_code: courier,
    details: { order_number: order_id },
    created_at: known_at,
    updated_at: known_at,
  }));
  for (const part of inParts(rows)) {
    await tx
      .insertInto('sandbox_trackings')
      .values(part.map((row) => ({ ...row, details: jsonb(row.details) })))
      .execute();
    await tx
      .insertInto('sandbox_effects')
      .values(part.map(({ tracking_number: key, created_at: at }) => ({ place: 'carrier', key, what: 'tracking created' as const, at })))
      .execute();
  }
  return rows;
};

/** What is known of a parcel that its courier has told all of until now. */
const heard = ({ parcel, shipped_at }: KnownParcel, row: Awaited<ReturnType<typeof followAll>>[number], now: number): ParcelRecord => {
  const told = toParcel(parcelShape.parse(viewOf(parcel, row, now)));
  const unheard = { status: 'pending', substatus: null, events: [], shipped_at, last_event_at: null, delivered_at: null } as const;
  return follow(unheard, parcelState(told.status, told.substatus), eventsOf(told));
};

/** Minutes between the first looks that are due, so that not all are at once. */
const APART = 2;

const rowOf = (known: KnownParcel, record: ParcelRecord, { shop, place, now }: { shop: string; place: number; now: number }) => {
  const { number, known_at } = known;
  const wrong = isWrongNumber(record);
  const due = known_at + (TELLING_DELAY[shop] ?? 0) * HOUR;
  const look = nextLook(record, { created_at: known_at }, now);
  const store_push = wrong ? ('failed' as const) : due <= now ? ('pushed' as const) : ('waiting' as const);
  return {
    _id: newId(),
    order_id: known.order_id,
    fo_id: known.fo_id,
    tracking_number: number,
    courier_code: courierWord(known.courier, number),
    tracking_url: known.link,
    pieces: jsonb(known.pieces),
    ...record,
    events: jsonb(record.events),
    next_look_at: look === null ? null : look + ((place * APART) % 60) * MINUTE,
    store_push,
    store_push_at: due,
    store_push_msg: wrong ? jsonb(checkNumber(number)) : null,
    store_number: store_push === 'pushed' ? number : null,
    created_at: known_at,
    updated_at: Math.max(known_at, record.last_event_at ?? 0),
  };
};

const eventsOfParcel = (known: KnownParcel, record: ParcelRecord, row: ReturnType<typeof rowOf>): PastEvent[] => {
  const { order_id, number, courier, pieces, known_at } = known;
  const sent = {
    order_id,
    at: known_at,
    code: 'parcel_sent',
    params: { number, courier: courierName(courier), count: countPieces(pieces) },
  } as const;
  const states = record.events.map(({ at, status, substatus }) => ({
    order_id,
    at: Math.max(known_at, at),
    code: 'parcel_state' as const,
    params: { number, status, substatus: substatus ?? '' },
  }));
  const pushed = row.store_push === 'pushed' ? [{ order_id, at: row.store_push_at, code: 'told_shop' as const, params: { number } }] : [];
  return [sent, ...pushed, ...states];
};

/** Keeps parcels as if each had been looked at whenever it moved; the tracker follows them. Answers with what their shops know of. */
export const keepAllParcels = async (
  tx: Tx,
  parcels: readonly KnownParcel[],
  { shopOf, now }: { readonly shopOf: (orderId: string) => string; readonly now: number },
): Promise<{
  readonly write: (inContainer: Tx) => Promise<void>;
  readonly told: ReadonlyMap<string, ToldParcel[]>;
  readonly events: readonly PastEvent[];
}> => {
  const followed = await followAll(tx, parcels);
  const told = new Map<string, ToldParcel[]>();
  const events: PastEvent[] = [];
  const rows = parcels.flatMap((known, place) => {
    const tracker = followed[place];
    if (!tracker) return [];
    const record = heard(known, tracker, now);
    const row = rowOf(known, record, { shop: shopOf(known.order_id), place, now });
    events.push(...eventsOfParcel(known, record, row));
    if (row.store_push === 'pushed') {
      const link = trackingUrl(row.courier_code, known.number) ?? known.link ?? '';
      const parcel = {
        number: known.number,
        courier: courierName(row.courier_code),
        link,
        shipped_at: known.shipped_at,
        told_at: row.store_push_at,
      };
      told.set(known.order_id, [...(told.get(known.order_id) ?? []), parcel]);
    }
    return [row];
  });
  const write = async (inContainer: Tx): Promise<void> => {
    for (const part of inParts(rows)) await inContainer.insertInto('trackings').values(part).execute();
  };
  return { write, told, events };
};
