import { z } from 'zod';
import { ConnectorError, type Access } from '../../connector';
import type { Connection } from './access';
import { insteadOfJson, parseJson, unreadable } from '../../answer';
import type { OutboundRequest, OutboundResponse } from '../../outbound';
import { plainText } from '../../plain-text';
import { failureOfStatus } from '../../shop-call';
import { Transport, type Call } from '../../transport';

/** WooCommerce REST API v3 under a WordPress site. */
const API = '/wp-json/wc/v3';

/** Where key and secret go: into a header, or where that does not arrive, into the address. */
const sign = (call: Call, { key, secret, keyInQuery }: Access): Call => {
  if (!keyInQuery) {
    const authorization = `Basic ${Buffer.from(`${String(key)}:${String(secret)}`).toString('base64')}`;
    return { ...call, headers: { ...call.headers, authorization } };
  }
  const url = new URL(call.url);
  url.searchParams.set('consumer_key', String(key));
  url.searchParams.set('consumer_secret', String(secret));
  return { ...call, url };
};

const failureShape = z.object({
  code: z.string(),
  message: z.string().catch(''),
  data: z.object({ resource_id: z.number().optional() }).loose().nullish().catch(null),
});
type Failure = z.infer<typeof failureShape>;

const answerOf = ({ message, code }: Failure): string => plainText(message || code);

/** The shop understood and refused: `apiCode` is WooCommerce's own word, such as `product_invalid_sku`. */
export class WooRefusal extends ConnectorError<'shop.answered'> {
  readonly apiCode: string;
  readonly status: number;

  constructor(status: number, failure: Failure) {
    super('refused', 'shop.answered', { values: { answer: answerOf(failure) } });
    this.apiCode = failure.code;
    this.status = status;
  }
}

/** WooCommerce's word for a key it knows, whose secret is another or which may not do this. */
const AUTHENTICATION_ERROR = 'woocommerce_rest_authentication_error';

/** WooCommerce refused the key. Why, `woocommerce-connection.ts` finds out. */
export class KeyRefusal extends ConnectorError<'shop.unauthorized'> {
  readonly status: number;
  /** False: as far as WooCommerce knows, the call came without a key. */
  readonly known: boolean;
  readonly answer: string;

  constructor(host: string, status: number, failure: Failure) {
    super('unauthorized', 'shop.unauthorized', { values: { host }, storeStatus: 'Invalid' });
    this.status = status;
    this.known = failure.code === AUTHENTICATION_ERROR;
    this.answer = answerOf(failure);
  }
}

interface WooAnswer<T> {
  readonly data: T;
  /** Of a list: how many pages it has (header X-WP-TotalPages). */
  readonly totalPages: number;
  /** When the shop answered, by its own clock; unix milliseconds. */
  readonly at: number;
}

const failureIn = ({ body }: OutboundResponse) => failureShape.safeParse(parseJson(body));

/** A refund that the shop or its gateway does not make is answered with 500; what was begun of it has been taken back. */
const NO_REFUND = 'woocommerce_rest_cannot_create_order_refund';

const isRefusal = (response: OutboundResponse): boolean => failureIn(response).data?.code === NO_REFUND;

const failureOf = (call: Call, response: OutboundResponse): ConnectorError => {
  const { host } = call.url;
  const { status } = response;
  const failure = failureIn(response);
  if (failure.success && (status === 401 || status === 403)) {
    // Any other word is that of a program beside WooCommerce, such as one that keeps strangers out.
    if (failure.data.code.startsWith('woocommerce_')) return new KeyRefusal(host, status, failure.data);
    return new ConnectorError('refused', 'shop.answered', { values: { answer: answerOf(failure.data) }, storeStatus: 'Invalid' });
  }
  const plain = isRefusal(response) ? undefined : failureOfStatus(host, response);
  if (plain) return plain;
  if (!failure.success) return notWooCommerce(call, response.body);
  if (failure.data.code === 'rest_no_route') return new NoRoute(host);
  return new WooRefusal(status, failure.data);
};

const NOT_WOOCOMMERCE = ['not_woocommerce', 'shop.noWooCommerce'] as const;

/** JSON that breaks off says nothing of who answers, and the next answer may be whole. */
const isCut = (body: string): boolean => /^[\s\uFEFF]*[[{]/.test(body) && parseJson(body) === undefined;

const notWooCommerce = (call: Call, body: string): ConnectorError => {
  const { host } = call.url;
  if (isCut(body)) return unreadable('WooCommerce', call);
  return (
    insteadOfJson(NOT_WOOCOMMERCE[0], host, body) ?? new ConnectorError(...NOT_WOOCOMMERCE, { values: { host }, storeStatus: 'Invalid' })
  );
};

/** WordPress says that nobody there answers such calls: WooCommerce is not active, or a plugin is not. */
export class NoRoute extends ConnectorError<'shop.noWooCommerce'> {
  constructor(host: string) {
    super(...NOT_WOOCOMMERCE, { values: { host }, storeStatus: 'Invalid' });
  }
}

/** An answer of which nothing is used; a page of a server in front is none. */
export const ANY = z.object({});

/** Calls one shop. Every method throws `ConnectorError`, or `WooRefusal` for a refusal the caller may know how to handle. */
export class WooClient {
  private readonly website: string;
  private readonly transport: Transport;
  private readonly about: string;

  /** `about` names what its writes are about, in the ledger of effects. */
  constructor({ website, key, secret, keyInQuery = false, ...outside }: Connection, about = 'shop') {
    this.website = website;
    this.about = about;
    // What a shop of one's own needs after a failure, the push itself finds out: nothing is made again at once.
    this.transport = new Transport({ website, key, secret, keyInQuery }, outside, {
      name: 'WooCommerce',
      sign,
      refused: isRefusal,
      tries: 1,
    });
  }

  /** Waits, unless the worker stops. */
  readonly pause = (ms: number): Promise<void> => this.transport.outside.wait(ms, this.transport.outside.signal);

  /** Waits where an earlier write about the same was given up on, until the shop is surely done with it. */
  quiet(): Promise<void> {
    return this.transport.quiet(this.about);
  }

  /** The same for what needs no look afterwards. */
  async settled(): Promise<void> {
    if ((await this.unknownFor()) === null) return;
    await this.quiet();
    await this.transport.outside.ledger.settle(this.about);
  }

  /** Milliseconds since a write about the same whose outcome nobody knows; null: there is none. */
  unknownFor(): Promise<number | null> {
    return this.transport.outside.ledger.unknownFor(this.about);
  }

  get<T>(path: string, query: Readonly<Record<string, string>>, shape: z.ZodType<T>): Promise<WooAnswer<T>> {
    return this.call('GET', `${path}?${new URLSearchParams(query)}`, undefined, shape);
  }

  async write<T>(method: 'POST' | 'PUT', path: string, body: unknown, shape: z.ZodType<T>): Promise<T> {
    return (await this.call(method, path, body, shape)).data;
  }

  /** Removes for good. What is gone already is as it should be. */
  async remove(path: string): Promise<void> {
    try {
      await this.call('DELETE', `${path}?force=true`, undefined, ANY);
    } catch (error) {
      if (!(error instanceof WooRefusal) || (error.status !== 404 && error.status !== 410)) throw error;
    }
  }

  private call<T>(method: OutboundRequest['method'], path: string, body: unknown, shape: z.ZodType<T>): Promise<WooAnswer<T>> {
    const call: Call = {
      method,
      url: new URL(`${this.website}${path.startsWith('/wp-json/') ? '' : API}${path}`),
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      ...(method === 'GET' ? {} : { effect: { key: this.about, what: `${method} ${path}` } }),
    };
    return this.transport.ask(call, (response) => {
      if (response.status < 200 || response.status > 299) throw failureOf(call, response);
      const data = shape.safeParse(parseJson(response.body));
      if (!data.success) throw notWooCommerce(call, response.body);
      return {
        data: data.data,
        totalPages: Number(response.headers['x-wp-totalpages'] ?? 1) || 1,
        at: Date.parse(response.headers.date ?? '') || Date.now(),
      };
    });
  }
}
