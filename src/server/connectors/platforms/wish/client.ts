import { z } from 'zod';
import { parseJson, readJson } from '../../answer';
import { ConnectorError, type Access, type Effect, type Outside } from '../../connector';
import type { OutboundRequest, OutboundResponse } from '../../outbound';
import { plainText } from '../../plain-text';
import { failureOfStatus } from '../../shop-call';
import { Transport, type Call } from '../../transport';
import { NAME, tokenOf } from './access';
import { answerShape, HOST, renewToken } from './door';

/** Wish publishes no rates, only what is left of them; this is a pace of our own. */
const RATE = { perSecond: 5, burst: 20 };

/** Wish's words for a token that has ended, was taken back, is unknown or missing. Only trying to renew it tells them apart. */
const ABOUT_TOKEN: readonly number[] = [1006, 1007, 1008, 1009, 1012, 1016];

const isAboutToken = ({ status, body }: OutboundResponse): boolean => {
  if (status === 401) return true;
  const read = answerShape.safeParse(parseJson(body));
  return read.success && ABOUT_TOKEN.includes(read.data.code);
};

/** Seconds until the allowance is full again: Wish tells the time, as a text or in unix seconds (unverified), by its own clock. */
const secondsToReset = ({ headers }: OutboundResponse): number | undefined => {
  const told = headers['wish-rate-limit-reset'];
  if (typeof told !== 'string') return undefined;
  const at = /^\d+$/.test(told) ? Number(told) * 1000 : Date.parse(told);
  const seconds = (at - (Date.parse(headers.date ?? '') || Date.now())) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
};

const INVALID_PARAMETER = 90_001;

/** Wish understood and refused, with a code of its own. */
export class WishRefusal extends ConnectorError<'shop.answered'> {
  /** What it was about is not there, by the code Wish has for whatever is wrong with a parameter. */
  readonly isMissing: boolean;

  constructor(status: number, code: number, message: string) {
    super('refused', 'shop.answered', { values: { answer: plainText(message || String(code)) } });
    this.isMissing = status === 404 || code === INVALID_PARAMETER;
  }
}

interface Asked {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly effect?: Effect;
}

/** Calls one account. Every method throws `ConnectorError`, or `WishRefusal` for a refusal the caller may know how to handle. */
export class WishClient {
  readonly transport: Transport;

  constructor(access: Access, outside: Outside) {
    this.transport = new Transport(access, outside, {
      name: NAME,
      sign: (call, current) => ({ ...call, headers: { ...call.headers, authorization: `Bearer ${tokenOf(current).access}` } }),
      buckets: () => [{ key: `wish:${outside.account}`, ...RATE }],
      left: ({ headers }) => {
        const left = Number(headers['wish-rate-limit-remaining'] ?? NaN);
        return Number.isNaN(left) ? undefined : left;
      },
      throttled: (response) => (response.status === 429 ? { seconds: secondsToReset(response) } : undefined),
      expired: isAboutToken,
      renew: (kept) => renewToken(kept, outside),
    });
  }

  ask<T>(method: OutboundRequest['method'], path: string, shape: z.ZodType<T>, { query = {}, body, effect }: Asked = {}): Promise<T> {
    const url = new URL(`${HOST}/api/v3${path}`);
    url.search = new URLSearchParams(query).toString();
    const call: Call = {
      method,
      url,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      effect,
    };
    return this.transport.ask(call, (response) => read(call, response, shape));
  }
}

const read = <T>(call: Call, response: OutboundResponse, shape: z.ZodType<T>): T => {
  const { host } = call.url;
  const answer = answerShape.safeParse(parseJson(response.body));
  if (!answer.success) throw failureOfStatus(host, response) ?? readJson(NAME, call, response, z.never());
  if (isAboutToken(response)) throw new ConnectorError('unauthorized', 'shop.unauthorized', { values: { host }, storeStatus: 'Invalid' });
  const { code, message } = answer.data;
  if (code !== 0 || response.status >= 400) throw new WishRefusal(response.status, code, message);
  return readJson(
    NAME,
    call,
    response,
    z.object({ data: shape }).transform(({ data }) => data),
  );
};
