import { z } from 'zod';
import { ConnectorError, type Connection } from './connector';
import { OUTBOUND_TIMEOUT_MS, OutboundError, send, type OutboundRequest, type OutboundResponse } from './outbound';

/** WooCommerce REST API v3 under a WordPress site. */
const API = '/wp-json/wc/v3';

const failureShape = z.object({
  code: z.string(),
  message: z.string().catch(''),
  data: z.object({ resource_id: z.number().optional() }).loose().nullish().catch(null),
});
type Failure = z.infer<typeof failureShape>;

/** The shop understood and refused: `apiCode` is WooCommerce's own word, such as `product_invalid_sku`. */
export class WooRefusal extends ConnectorError<'shop.answered'> {
  readonly apiCode: string;
  readonly status: number;

  constructor(status: number, failure: Failure) {
    super('refused', 'shop.answered', { values: { answer: plainText(failure.message || failure.code) } });
    this.apiCode = failure.code;
    this.status = status;
  }
}

interface WooAnswer<T> {
  readonly data: T;
  /** Of a list: how many pages it has (header X-WP-TotalPages). */
  readonly totalPages: number;
}

/** Characters of a shop's message that are looked at. */
const MESSAGE_LIMIT = 5000;

/** Shops put markup into messages; a seller reads a short plain sentence. */
export const plainText = (message: string): string =>
  message
    .slice(0, MESSAGE_LIMIT)
    // A tag that never ends is none, and is looked for once.
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);

const noAnswer = (host: string, error: OutboundError): ConnectorError => {
  switch (error.kind) {
    case 'refused_address':
      return new ConnectorError('refused_address', 'shop.privateAddress', { values: { host }, storeStatus: 'Invalid' });
    case 'redirect':
      return new ConnectorError('redirected', 'shop.redirects', { values: { host }, storeStatus: 'Invalid' });
    case 'too_large':
      return new ConnectorError('too_large', 'shop.tooLarge', { values: { host } });
    case 'aborted':
      return new ConnectorError('interrupted', 'job.interrupted', { retry: true });
    case 'timeout':
      return new ConnectorError('timeout', 'shop.timeout', {
        values: { host, seconds: OUTBOUND_TIMEOUT_MS / 1000 },
        retry: true,
        storeStatus: 'Lostconnection',
      });
    case 'unreachable':
      return new ConnectorError('unreachable', 'shop.unreachable', { values: { host }, retry: true, storeStatus: 'Lostconnection' });
  }
};

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const failureOf = (host: string, response: OutboundResponse): ConnectorError => {
  const { status } = response;
  if (status === 429 || status >= 500) {
    return new ConnectorError('shop_down', 'shop.down', {
      values: { host, status: String(status) },
      retry: true,
      storeStatus: 'Lostconnection',
    });
  }
  if (status === 401 || status === 403) {
    return new ConnectorError('unauthorized', 'shop.unauthorized', { values: { host }, storeStatus: 'Invalid' });
  }
  const failure = failureShape.safeParse(parseJson(response.body));
  if (!failure.success || failure.data.code === 'rest_no_route') return notWooCommerce(host);
  return new WooRefusal(status, failure.data);
};

const notWooCommerce = (host: string): ConnectorError =>
  new ConnectorError('not_woocommerce', 'shop.noWooCommerce', { values: { host }, storeStatus: 'Invalid' });

/** Calls one shop. Every method throws `ConnectorError`, or `WooRefusal` for a refusal the caller may know how to handle. */
export class WooClient {
  private readonly connection: Connection;
  private readonly host: string;

  constructor(connection: Connection) {
    this.connection = connection;
    this.host = new URL(connection.website).host;
  }

  get<T>(path: string, query: Readonly<Record<string, string>>, shape: z.ZodType<T>): Promise<WooAnswer<T>> {
    return this.call('GET', `${path}?${new URLSearchParams(query)}`, undefined, shape);
  }

  async write<T>(method: 'POST' | 'PUT', path: string, body: unknown, shape: z.ZodType<T>): Promise<T> {
    return (await this.call(method, path, body, shape)).data;
  }

  private async call<T>(method: OutboundRequest['method'], path: string, body: unknown, shape: z.ZodType<T>): Promise<WooAnswer<T>> {
    const response = await this.exchange(method, path, body);
    if (response.status < 200 || response.status > 299) throw failureOf(this.host, response);
    const data = shape.safeParse(parseJson(response.body));
    if (!data.success) throw notWooCommerce(this.host);
    return { data: data.data, totalPages: Number(response.headers['x-wp-totalpages'] ?? 1) || 1 };
  }

  private async exchange(method: OutboundRequest['method'], path: string, body: unknown): Promise<OutboundResponse> {
    const { website, key, secret, signal, allowLoopback } = this.connection;
    try {
      return await send({
        url: new URL(`${website}${API}${path}`),
        method,
        headers: {
          authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal,
        allowLoopback,
      });
    } catch (error) {
      if (error instanceof OutboundError) throw noAnswer(this.host, error);
      throw error;
    }
  }
}
