import { z } from 'zod';
import { ConnectorError, type Outside } from './connector';
import { parseJson, unreadable } from './answer';
import type { OutboundResponse } from './outbound';
import { plainText } from './plain-text';
import { Transport, type Call } from './transport';

/** TrackingMore's public API, version 4. */
const TRACKINGMORE = 'https://api.trackingmore.com/v4';
const NAME = 'TrackingMore';

/** Numbers of one call, asked for or registered. */
export const MOST_AT_ONCE = 40;
/** Rows of an answer: a number may be followed with several couriers. */
const MOST_ROWS = 200;

/** It follows the number already. */
const ALREADY = 4101;
/** It takes no such number. */
const BAD_NUMBER = 4110;

/** How the API is reached: whoever runs the server has a key. */
export interface TrackerAccess {
  readonly key: string;
  /** Empty: TrackingMore's own. */
  readonly url: string;
}

export interface ParcelRef {
  readonly tracking_number: string;
  readonly courier_code: string;
}

/** What it tells of one parcel, in its own words. */
export interface TrackedParcel extends ParcelRef {
  readonly status: string;
  /** With its status before it, such as `transit001`. */
  readonly substatus: string;
  readonly events: readonly {
    /** Unix seconds. */
    readonly at: number;
    readonly status: string;
    readonly substatus: string;
    readonly text: string;
    readonly place: string | null;
  }[];
}

/** What became of numbers it was to follow. */
interface Registered {
  /** Those it does not take as numbers of anybody. */
  readonly wrong: readonly ParcelRef[];
}

/** Somebody who asks all couriers. Every call throws `ConnectorError` when it fails. */
export interface Tracker {
  /** How parcels stand, `MOST_AT_ONCE` at most; those it does not follow are left out. */
  find(parcels: readonly ParcelRef[]): Promise<TrackedParcel[]>;
  /** Has it follow parcels, `MOST_AT_ONCE` at most; those it follows already it follows once. */
  register(parcels: readonly (ParcelRef & { readonly order_number: string })[]): Promise<Registered>;
}

const word = z.string().nullish();

export const parcelShape = z.object({
  tracking_number: z.string(),
  courier_code: z.string(),
  delivery_status: word,
  substatus: word,
  origin_info: z
    .object({
      trackinfo: z
        .array(
          z.object({
            checkpoint_date: word,
            checkpoint_delivery_status: word,
            checkpoint_delivery_substatus: word,
            tracking_detail: word,
            location: word,
          }),
        )
        .nullish(),
    })
    .nullish(),
});

const registeredShape = z.object({
  error: z
    .array(z.object({ tracking_number: word, courier_code: word, errorCode: z.coerce.number().catch(0), errorMessage: word }))
    .nullish(),
});

const metaShape = z.object({ meta: z.object({ code: z.coerce.number(), message: z.string().catch('') }), data: z.unknown() });

export const toParcel = ({
  tracking_number,
  courier_code,
  delivery_status,
  substatus,
  origin_info,
}: z.infer<typeof parcelShape>): TrackedParcel => ({
  tracking_number,
  courier_code,
  status: delivery_status ?? '',
  substatus: substatus ?? '',
  events: (origin_info?.trackinfo ?? []).flatMap((told) => {
    const ms = Date.parse(told.checkpoint_date ?? '');
    if (Number.isNaN(ms)) return [];
    return {
      at: Math.floor(ms / 1000),
      status: told.checkpoint_delivery_status ?? '',
      substatus: told.checkpoint_delivery_substatus ?? '',
      text: plainText(told.tracking_detail ?? ''),
      place: plainText(told.location ?? '') || null,
    };
  }),
});

/** It understood and refused. */
const refusalOf = (code: number, message: string): ConnectorError => {
  if (code === 401 || code === 4001 || code === 4002)
    return new ConnectorError('unauthorized', 'provider.tokenRefused', { values: { provider: NAME }, storeStatus: 'Invalid' });
  return new ConnectorError('refused', 'provider.answered', { values: { provider: NAME, answer: plainText(message) || String(code) } });
};

/** Opens the API; nothing is called yet. */
export const openTrackingMore = ({ key, url }: TrackerAccess, outside: Outside): Tracker => {
  const transport = new Transport({ key }, outside, {
    name: NAME,
    sign: (call) => ({ ...call, headers: { ...call.headers, 'Tracking-Api-Key': key, accept: 'application/json' } }),
    // It says ten calls a second of one kind, and three where many numbers are registered.
    buckets: ({ method }) => [
      method === 'GET' ? { key: 'trackingmore:get', perSecond: 10, burst: 10 } : { key: 'trackingmore:post', perSecond: 3, burst: 3 },
    ],
  });
  const read = <T>(call: Call, { status, body }: OutboundResponse, shape: z.ZodType<T>): T => {
    const answer = metaShape.safeParse(parseJson(body));
    if (!answer.success) throw unreadable(NAME, call);
    const { meta, data } = answer.data;
    if (status > 299 || meta.code > 299) throw refusalOf(meta.code, meta.message);
    const known = shape.safeParse(data);
    if (!known.success) throw unreadable(NAME, call);
    return known.data;
  };
  const ask = <T>(call: Omit<Call, 'url'> & { readonly path: string }, shape: z.ZodType<T>): Promise<T> => {
    const { path, ...rest } = call;
    const made = { ...rest, url: new URL((url || TRACKINGMORE) + path) };
    return transport.ask(made, (response) => read(made, response, shape));
  };
  return {
    find: async (parcels) => {
      const numbers = [...new Set(parcels.map(({ tracking_number }) => tracking_number))].join(',');
      const query = new URLSearchParams({ tracking_numbers: numbers, items_amount: String(MOST_ROWS), pages_amount: '1' });
      return (await ask({ method: 'GET', path: `/trackings/get?${query}` }, z.array(parcelShape))).map(toParcel);
    },
    register: async (parcels) => {
      const { error } = await ask(
        {
          method: 'POST',
          path: '/trackings/batch',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(parcels),
          // Said twice, the second is refused as followed already: nobody has to look whether the first arrived.
          effect: { key: `batch of ${parcels[0]?.tracking_number}`, what: 'register' },
        },
        registeredShape,
      );
      const failed = (error ?? []).filter(({ errorCode }) => errorCode !== ALREADY);
      const wrong = failed.filter(({ errorCode }) => errorCode === BAD_NUMBER);
      const [other] = failed.filter(({ errorCode }) => errorCode !== BAD_NUMBER);
      // None was taken, for a reason that is nobody's number: there is no credit left, say.
      if (other && failed.length === parcels.length && wrong.length === 0) throw refusalOf(other.errorCode, other.errorMessage ?? '');
      return {
        wrong: wrong.map(({ tracking_number, courier_code }) => ({
          tracking_number: tracking_number ?? '',
          courier_code: courier_code ?? '',
        })),
      };
    },
  };
};
