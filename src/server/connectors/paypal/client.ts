import { z } from 'zod';
import { parseJson, unreadable } from '../answer';
import { ConnectorError, type Access, type Effect, type Outside } from '../connector';
import { askTokens } from '../oauth';
import type { OutboundResponse } from '../outbound';
import { plainText } from '../plain-text';
import { Transport, type Call, type Habits } from '../transport';

const NAME = 'PayPal';

/** PayPal tells no number; what it asks for is that nobody comes in bursts. */
const PER_SECOND = 5;
const BURST = 10;

export interface PaypalAccess {
  /** Where the interface is called. */
  readonly url: string;
  readonly client_id: string;
  readonly secret: string;
}

const errorShape = z.object({
  name: z.string().catch(''),
  message: z.string().catch(''),
  debug_id: z.string().catch(''),
  details: z
    .array(
      z.object({
        field: z.string().nullish(),
        value: z.string().nullish(),
        issue: z.string().nullish(),
        description: z.string().nullish(),
      }),
    )
    .catch([]),
});

export type PaypalFault = z.infer<typeof errorShape>;

export const faultShape = errorShape;

/** What PayPal says of a fault, in its own words, with the number its support asks for. */
export const paypalAnswered = ({ name, message, debug_id, details }: PaypalFault): ConnectorError => {
  const [detail] = details;
  const answer = plainText(detail?.description ?? '') || plainText(detail?.issue ?? '') || plainText(message) || name;
  return new ConnectorError('refused', 'paypal.answered', { values: { answer, debug: debug_id || '–' } });
};

const keysRefused = (): ConnectorError => new ConnectorError('unauthorized', 'paypal.keysRefused', { storeStatus: 'Invalid' });

const tokensOf = async (access: Access, outside: Outside): Promise<Access> => {
  const basic = Buffer.from(`${String(access.client_id)}:${String(access.secret)}`).toString('base64');
  try {
    const { access_token } = await askTokens(outside, {
      name: NAME,
      url: `${String(access.url)}/v1/oauth2/token`,
      headers: { authorization: `Basic ${basic}`, accept: 'application/json' },
      form: { grant_type: 'client_credentials' },
    });
    return { ...access, token: access_token };
  } catch (error) {
    // Whatever it says to keys it does not take.
    if (error instanceof ConnectorError && error.code === 'refused') throw keysRefused();
    throw error;
  }
};

/** A call to PayPal and what is read of its answer. */
interface Ask<T> {
  readonly method: Call['method'];
  /** Behind the address of the interface, such as `/v1/customer/disputes`. */
  readonly path: string;
  readonly json?: unknown;
  readonly form?: { readonly type: string; readonly bytes: Buffer };
  readonly effect?: Effect;
  /** The same again is the same request to PayPal. */
  readonly requestId?: string;
  readonly shape: z.ZodType<T>;
  /** What an answer with HTTP 404 stands for; without it, a failure. */
  readonly absent?: T;
}

/** The calls every part of PayPal's interface is made of. */
export interface PaypalClient {
  ask<T>(ask: Ask<T>): Promise<T>;
  readonly transport: Transport;
  readonly access: Access;
}

const habitsOf = (outside: Outside): Habits => ({
  name: NAME,
  sign: (call, access) => ({
    ...call,
    headers: { accept: 'application/json', authorization: `Bearer ${String(access.token ?? '')}`, ...call.headers },
  }),
  buckets: () => [{ key: `paypal:${outside.account}`, perSecond: PER_SECOND, burst: BURST }],
  expired: ({ status }) => status === 401,
  renew: (access) => tokensOf(access, outside),
});

/** Opens an account; nothing is called yet. `access` may hold a token of before. */
export const openClient = (access: PaypalAccess & Access, outside: Outside): PaypalClient => {
  const transport = new Transport(access, outside, habitsOf(outside));
  const read = <T>(call: Call, { status, body }: OutboundResponse, { shape, absent }: Ask<T>): T => {
    if (status === 404 && absent !== undefined) return absent;
    const answer = body.trim() === '' ? {} : parseJson(body);
    if (status > 299) {
      const fault = errorShape.safeParse(answer);
      if (status === 401) throw keysRefused();
      if (!fault.success) throw unreadable(NAME, call);
      if (status === 403 && fault.data.name === 'NOT_AUTHORIZED')
        throw new ConnectorError('not_allowed', 'paypal.notAllowed', { storeStatus: 'Invalid' });
      throw paypalAnswered(fault.data);
    }
    const known = shape.safeParse(answer);
    if (!known.success) throw unreadable(NAME, call);
    return known.data;
  };
  return {
    transport,
    get access() {
      return transport.access;
    },
    ask: (ask) => {
      const { method, path, json, form, effect, requestId } = ask;
      const call: Call = {
        method,
        url: new URL(`${access.url}${path}`),
        headers: {
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(form && { 'content-type': form.type }),
          ...(requestId && { 'PayPal-Request-Id': requestId }),
        },
        body: json === undefined ? form?.bytes : JSON.stringify(json),
        effect,
      };
      return transport.ask(call, (response) => read(call, response, ask));
    },
  };
};

/** PayPal's times, `2026-07-30T12:00:00Z`. */
export const paypalTime = (seconds: number): string => new Date(seconds * 1000).toISOString().replace(/\.\d{3}Z$/, 'Z');

/** Unix seconds; undefined: it is no time. */
export const secondsOf = (text: string | null | undefined): number | undefined => {
  const ms = Date.parse((text ?? '').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(ms) ? undefined : Math.floor(ms / 1000);
};

/** An amount as PayPal writes it. */
export const moneyShape = z.object({ currency_code: z.string(), value: z.coerce.number() });
