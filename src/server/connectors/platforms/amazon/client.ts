import { z } from 'zod';
import { parseJson, readJson, unreadable } from '../../answer';
import { ConnectorError, type Access, type Effect, type Outside } from '../../connector';
import type { OutboundResponse } from '../../outbound';
import { plainText } from '../../plain-text';
import { Transport, type Call } from '../../transport';
import { notLetIn } from '../../oauth';
import { accessShape, type AmazonAccess } from './access';
import { bucketsOf } from './rates';
import { NAME, renewed } from './token';

const errorsShape = z.object({
  errors: z.array(z.object({ code: z.string(), message: z.string().catch(''), details: z.string().catch('') })).min(1),
});

/** Amazon understood and refused. */
export class AmazonRefusal extends ConnectorError<'shop.answered'> {
  readonly status: number;

  constructor(status: number, { code, message, details }: z.infer<typeof errorsShape>['errors'][number]) {
    const words = plainText([message, details].filter(Boolean).join(' ') || code);
    super('refused', 'shop.answered', { values: { answer: words } });
    this.status = status;
  }
}

/** Amazon calls a token that has ended, and one it does not know, `Unauthorized`: 403, where others say 401. */
const isAboutToken = ({ status, body }: OutboundResponse): boolean => {
  if (status === 401) return true;
  if (status !== 403) return false;
  const read = errorsShape.safeParse(parseJson(body));
  return read.success && read.data.errors.some(({ code, details }) => code === 'Unauthorized' && /token/i.test(details));
};

const failureOf = (call: Call, response: OutboundResponse): ConnectorError => {
  if (isAboutToken(response))
    return new ConnectorError('unauthorized', 'shop.unauthorized', { values: { host: call.url.host }, storeStatus: 'Invalid' });
  const read = errorsShape.safeParse(parseJson(response.body));
  const [first] = read.success ? read.data.errors : [];
  return first ? new AmazonRefusal(response.status, first) : unreadable(NAME, call);
};

interface Asked {
  readonly method: Call['method'];
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly effect?: Effect;
}

/** A token that ends within so many seconds is renewed before it is used: a call for nothing costs one of twenty an hour. */
const SOON = 60;

/** Calls the Selling Partner API for one seller. */
export class AmazonClient {
  readonly access: AmazonAccess;
  readonly outside: Outside;
  private transport: Transport;

  constructor(access: Access, outside: Outside) {
    this.access = accessShape.parse(access);
    this.outside = outside;
    this.transport = this.opened(access);
  }

  /** What is kept of the seller, as it was last renewed. */
  get kept(): Access {
    return this.transport.access;
  }

  quiet(key: string): Promise<void> {
    return this.transport.quiet(key);
  }

  ask<T>(asked: Asked, shape: z.ZodType<T>): Promise<T> {
    return this.made(asked, (call, response) => {
      if (response.status < 200 || response.status > 299) throw failureOf(call, response);
      return response.status === 204 ? shape.parse(undefined) : readJson(NAME, call, response, shape);
    });
  }

  /** What is there; undefined: nothing is (404). */
  async find<T>(asked: Asked, shape: z.ZodType<T>): Promise<T | undefined> {
    try {
      return await this.ask(asked, shape);
    } catch (error) {
      if (error instanceof AmazonRefusal && error.status === 404) return undefined;
      throw error;
    }
  }

  private opened(access: Access): Transport {
    return new Transport(access, this.outside, {
      name: NAME,
      sign: (call, { accessToken }) => ({ ...call, headers: { ...call.headers, 'x-amz-access-token': String(accessToken) } }),
      buckets: (call) => bucketsOf(this.outside.account, call),
      expired: isAboutToken,
      renew: (kept) => renewed(this.outside, this.access, kept),
    });
  }

  private async made<T>({ method, path, query, body, effect }: Asked, read: (call: Call, response: OutboundResponse) => T): Promise<T> {
    if (!this.access.refreshToken) throw notLetIn(NAME);
    const { accessToken, accessUntil } = accessShape.parse(this.transport.access);
    if (!accessToken || accessUntil < Date.now() / 1000 + SOON)
      this.transport = this.opened(await this.outside.renew(this.transport.access, (kept) => renewed(this.outside, this.access, kept)));
    const call: Call = {
      method,
      url: new URL(`https://sellingpartnerapi-${this.access.region}.amazon.com${path}${query ? `?${new URLSearchParams(query)}` : ''}`),
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      ...(effect ? { effect } : {}),
    };
    return this.transport.ask(call, (response) => read(call, response));
  }
}
