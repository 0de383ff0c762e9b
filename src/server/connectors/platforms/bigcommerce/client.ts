import { z } from 'zod';
import { answered, parseJson, unauthorized, unreadable } from '../../answer';
import { ConnectorError, type Outside } from '../../connector';
import type { OutboundResponse } from '../../outbound';
import { plainText } from '../../plain-text';
import { failureOfStatus } from '../../shop-call';
import { Transport, type Call } from '../../transport';

const NAME = 'BigCommerce';
const API = 'https://api.bigcommerce.com/stores';

export const accessShape = z.object({ storeHash: z.string(), clientId: z.string(), accessToken: z.string() });
export type Connection = z.output<typeof accessShape> & { readonly outside: Outside };

/** Where a store always is, whatever its own domain. */
export const websiteOf = ({ storeHash }: Pick<Connection, 'storeHash'>): string => `https://store-${storeHash}.mybigcommerce.com`;

/** V3 says what is wrong as one, V2 as a list. */
const failureShape = z.union([
  z.object({ title: z.string(), errors: z.record(z.string(), z.string()).catch({}) }),
  z.array(z.object({ message: z.string() })).transform((rows) => ({ title: rows.map(({ message }) => message).join(' '), errors: {} })),
]);

/** BigCommerce understood and refused. */
export class BigRefusal extends ConnectorError<'shop.answered'> {
  readonly status: number;

  constructor(status: number, answer: string) {
    super('refused', 'shop.answered', { values: { answer: plainText(answer) } });
    this.status = status;
  }
}

export const isGone = (error: unknown): boolean => error instanceof BigRefusal && error.status === 404;

const failureOf = (call: Call, response: OutboundResponse): ConnectorError => {
  const { status } = response;
  if (status === 401) return unauthorized(call.url);
  const said = failureShape.safeParse(parseJson(response.body));
  if (said.success && status < 500) {
    const answer = [said.data.title, ...Object.values(said.data.errors)].join(' ');
    return status === 403 ? answered(answer, 'Invalid') : new BigRefusal(status, answer);
  }
  if (status === 404) return new BigRefusal(status, 'Not found');
  return failureOfStatus(call.url.host, response, call.effect !== undefined) ?? unreadable(NAME, call);
};

const headerNumber = ({ headers }: OutboundResponse, name: string): number | undefined => {
  const value = [headers[name]].flat()[0];
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
};

type Query = Readonly<Record<string, string>>;

/** Calls one store. */
export class BigClient {
  readonly transport: Transport;
  private readonly base: string;

  constructor({ outside, storeHash, ...keys }: Connection) {
    this.base = `${API}/${storeHash}`;
    // The whole store's allowance, whoever calls: 150 in 30 s on the smaller plans.
    const bucket = { key: `bigcommerce:${storeHash}`, perSecond: 5, burst: 150 };
    this.transport = new Transport(keys, outside, {
      name: NAME,
      sign: (call, { clientId, accessToken }) => ({
        ...call,
        headers: {
          accept: 'application/json',
          ...call.headers,
          'x-auth-client': String(clientId),
          'x-auth-token': String(accessToken),
        },
      }),
      buckets: () => [bucket],
      left: (response) => headerNumber(response, 'x-rate-limit-requests-left'),
      throttled: (response) => {
        if (response.status !== 429) return undefined;
        const ms = headerNumber(response, 'x-rate-limit-time-reset-ms');
        return { seconds: ms === undefined ? undefined : ms / 1000 };
      },
    });
  }

  /** `path` begins with the version. An empty list of V2 is an answer without a body. */
  get<T>(path: string, query: Query, shape: z.ZodType<T>): Promise<T> {
    return this.ask({ method: 'GET', url: new URL(`${this.base}${path}?${new URLSearchParams(query)}`) }, shape);
  }

  write<T>(method: 'POST' | 'PUT', path: string, body: object, shape: z.ZodType<T>, key: string): Promise<T> {
    return this.ask(
      {
        method,
        url: new URL(`${this.base}${path}`),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        effect: { key, what: `${method} ${path}` },
      },
      shape,
    );
  }

  /** What is gone already is as it should be. */
  async remove(path: string, key: string): Promise<void> {
    const call: Call = { method: 'DELETE', url: new URL(`${this.base}${path}`), effect: { key, what: `DELETE ${path}` } };
    await this.ask(call, z.unknown()).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  }

  /** All rows of a list of V3, page by page. */
  async all<T>(path: string, query: Query, row: z.ZodType<T>): Promise<T[]> {
    const limit = 250;
    const found: T[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await this.get(path, { ...query, limit: String(limit), page: String(page) }, z.object({ data: z.array(row) }));
      found.push(...data);
      if (data.length < limit) return found;
    }
  }

  private ask<T>(call: Call, shape: z.ZodType<T>): Promise<T> {
    return this.transport.ask(call, (response) => {
      if (response.status < 200 || response.status > 299) throw failureOf(call, response);
      const body = response.status === 204 ? [] : parseJson(response.body);
      const read = shape.safeParse(body);
      if (body === undefined || !read.success) throw unreadable(NAME, call);
      return read.data;
    });
  }
}
