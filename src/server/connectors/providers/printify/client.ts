import { z } from 'zod';
import { ConnectorError, type Access, type Effect, type Outside } from '../../connector';
import type { OutboundResponse } from '../../outbound';
import { failureOfStatus } from '../../shop-call';
import { Transport } from '../../transport';

const PRINTIFY = 'https://api.printify.com/v1';
const NAME = 'Printify';

const accessShape = z.object({ token: z.string(), store: z.string().default(''), url: z.string().default('') });

/** `{status, code, message, errors: {reason, code}}`; of an order that is there already, its id beside the reason. */
const failureShape = z.object({
  code: z.number().optional(),
  message: z.string().catch(''),
  errors: z
    .object({ reason: z.string().catch(''), code: z.number().optional(), order_id: z.string().optional() })
    .loose()
    .optional(),
});

/** Characters of an answer a sentence may hold. */
const LONGEST_ANSWER = 300;

/** Printify understood and refused. */
export class PrintifyRefusal extends ConnectorError<'provider.answered'> {
  readonly status: number;
  /** Printify's own number of the reason. */
  readonly apiCode: number | undefined;
  readonly answer: string;
  /** The order that has the reference already. */
  readonly orderId: string | undefined;

  constructor(status: number, { code, message, errors }: z.infer<typeof failureShape>) {
    const answer = (errors?.reason || message).replace(/\s+/g, ' ').trim().slice(0, LONGEST_ANSWER) || `HTTP ${status}`;
    super('refused', 'provider.answered', { values: { provider: NAME, answer } });
    this.status = status;
    this.apiCode = errors?.code ?? code;
    this.answer = answer;
    this.orderId = errors?.order_id ?? /\b[0-9a-f]{24}\b/.exec(errors?.reason ?? '')?.[0];
  }
}

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

interface Asking<T> {
  readonly shape: z.ZodType<T>;
  readonly body?: unknown;
  readonly effect?: Effect;
}

/** Calls one account. Every method throws `ConnectorError`, or `PrintifyRefusal` for a refusal the caller may know how to handle. */
export class PrintifyClient {
  /** The store that was chosen; empty: the only one. */
  readonly store: string;
  readonly transport: Transport;
  private readonly base: string;

  constructor(access: Access, outside: Outside) {
    const { token, store, url } = accessShape.parse(access);
    this.store = store;
    this.base = url || PRINTIFY;
    const { account } = outside;
    this.transport = new Transport(access, outside, {
      name: NAME,
      sign: (call) => ({ ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } }),
      buckets: ({ url: { pathname } }) => [
        { key: `printify:${account}`, perSecond: 10, burst: 60 },
        ...(pathname.includes('/catalog/') ? [{ key: `printify-catalog:${account}`, perSecond: 100 / 60, burst: 20 }] : []),
      ],
    });
  }

  get<T>(path: string, shape: z.ZodType<T>): Promise<T> {
    return this.call('GET', path, { shape });
  }

  post<T>(path: string, asking: Asking<T>): Promise<T> {
    return this.call('POST', path, asking);
  }

  get origin(): string {
    return new URL(this.base).origin;
  }

  /** Addresses of the store's own things. */
  ofStore(path: string): string {
    return `/shops/${this.store}${path}`;
  }

  private call<T>(method: 'GET' | 'POST', path: string, { shape, body, effect }: Asking<T>): Promise<T> {
    const url = new URL(this.base + path);
    const headers: Readonly<Record<string, string>> = body === undefined ? {} : { 'content-type': 'application/json' };
    return this.transport.ask({ method, url, headers, effect, body: body === undefined ? undefined : JSON.stringify(body) }, (response) => {
      const { status } = response;
      const answer = parseJson(response.body);
      if (status < 200 || status > 299) throw failureOf(url.host, response, answer);
      const read = shape.safeParse(answer);
      if (read.success) return read.data;
      throw new ConnectorError('unreadable', 'shop.unreadable', {
        values: { host: url.host, name: NAME },
        retry: true,
        // It was taken, perhaps: the answer does not say.
        mayBeAtWork: effect !== undefined,
        storeStatus: 'Lostconnection',
      });
    });
  }
}

const failureOf = (host: string, response: OutboundResponse, answer: unknown): ConnectorError => {
  const { status } = response;
  const failure = failureShape.safeParse(answer);
  // Whoever stands in front of it does not speak its language.
  if (!failure.success) return failureOfStatus(host, response) ?? new PrintifyRefusal(status, { message: '' });
  if (status === 401)
    return new ConnectorError('unauthorized', 'provider.tokenRefused', { values: { provider: NAME }, storeStatus: 'Invalid' });
  if (status === 403) return new ConnectorError('forbidden', 'provider.tokenScope', { values: { provider: NAME }, storeStatus: 'Invalid' });
  return new PrintifyRefusal(status, failure.data);
};
