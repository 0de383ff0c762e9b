import { z } from 'zod';
import { answered, parseJson, readJson, unreadable } from '../../answer';
import { ConnectorError, type Access, type Bucket } from '../../connector';
import { askTokens, connectAgain, notLetIn } from '../../oauth';
import type { OutboundResponse } from '../../outbound';
import { failureOfStatus } from '../../shop-call';
import { Transport, type Call, type Habits } from '../../transport';
import type { Connection } from './access';

export const NAME = 'Etsy';
export const ORIGIN = 'https://api.etsy.com';
const API = `${ORIGIN}/v3/application`;

/** An application's allowance, which all its shops share. Unverified: Etsy tells each application its own on its page. */
const bucketsOf = (keystring: string): readonly Bucket[] => [
  { key: `etsy:${keystring}:second`, perSecond: 5, burst: 5 },
  { key: `etsy:${keystring}:day`, perSecond: 5000 / 86_400, burst: 5000 },
];

const leftIn = ({ headers }: OutboundResponse, { key }: Bucket): number | undefined => {
  const told = headers[key.endsWith(':day') ? 'x-remaining-today' : 'x-remaining-this-second'];
  return typeof told === 'string' && /^\d+$/.test(told) ? Number(told) : undefined;
};

const sign = (call: Call, access: Access): Call => {
  if (!access.access_token) throw notLetIn(NAME);
  return {
    ...call,
    headers: {
      ...call.headers,
      'x-api-key': `${access.keystring}:${access.shared_secret}`,
      authorization: `Bearer ${access.access_token}`,
    },
  };
};

const renew = async (connection: Connection, access: Access): Promise<Access> => {
  const tokens = await askTokens(connection.outside, {
    name: NAME,
    url: `${ORIGIN}/v3/public/oauth/token`,
    form: { grant_type: 'refresh_token', client_id: String(access.keystring), refresh_token: String(access.refresh_token) },
  });
  // The former refresh token is used up.
  return { ...access, access_token: tokens.access_token, refresh_token: tokens.refresh_token ?? String(access.refresh_token) };
};

const habitsOf = (connection: Connection): Habits => ({
  name: NAME,
  sign,
  buckets: () => bucketsOf(connection.access.keystring),
  left: leftIn,
  expired: ({ status }) => status === 401,
  renew: (access) => renew(connection, access),
});

const failureShape = z.object({ error: z.string(), error_description: z.string().optional() });

/** Etsy understood and refused. */
class EtsyRefusal extends ConnectorError<'shop.answered'> {
  readonly status: number;

  constructor(status: number, words: string) {
    super('refused', 'shop.answered', { values: answered(words).values as { readonly answer: string } });
    this.status = status;
  }
}

export const isGone = (error: unknown): boolean => error instanceof EtsyRefusal && (error.status === 404 || error.status === 410);

const failureOf = (call: Call, response: OutboundResponse): ConnectorError => {
  const failure = failureShape.safeParse(parseJson(response.body));
  if (!failure.success) return failureOfStatus(call.url.host, response) ?? unreadable(NAME, call);
  const { error, error_description = '' } = failure.data;
  const words = [error, error_description].filter(Boolean).join(': ');
  if (response.status === 401) return connectAgain(NAME);
  if (response.status === 403 && /api.?key|shared.?secret/i.test(words))
    return new ConnectorError('unauthorized', 'shop.unauthorized', { values: { host: call.url.host }, storeStatus: 'Invalid' });
  return new EtsyRefusal(response.status, words);
};

/** Calls one shop; every method throws `ConnectorError`, `EtsyRefusal` for what the caller may know how to handle. */
export class EtsyClient {
  readonly connection: Connection;
  readonly transport: Transport;
  private readonly about: string;

  /** `about` names what its changes are about, in the ledger of effects. */
  constructor(connection: Connection, about = 'shop') {
    this.connection = connection;
    this.about = about;
    this.transport = new Transport(connection.kept, connection.outside, habitsOf(connection));
  }

  /** A path below the shop's own. */
  shop(path: string): string {
    return `/shops/${encodeURIComponent(this.connection.access.shop_id)}${path}`;
  }

  get<T>(path: string, query: Readonly<Record<string, string>>, shape: z.ZodType<T>): Promise<T> {
    return this.read(path, query, shape, (data) => data);
  }

  /** With when Etsy answered, by its own clock; unix milliseconds. */
  getAt<T>(path: string, query: Readonly<Record<string, string>>, shape: z.ZodType<T>): Promise<{ data: T; at: number | undefined }> {
    return this.read(path, query, shape, (data, { headers }) => ({ data, at: Date.parse(headers.date ?? '') || undefined }));
  }

  /** Etsy takes listings as forms, lists in them parted by commas. */
  form<T>(method: 'POST' | 'PUT' | 'PATCH', path: string, fields: Readonly<Record<string, string>>, shape: z.ZodType<T>): Promise<T> {
    const body = new URLSearchParams(fields).toString();
    return this.change({ method, body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }, path, shape);
  }

  json<T>(method: 'POST' | 'PUT', path: string, body: unknown, shape: z.ZodType<T>): Promise<T> {
    return this.change({ method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, path, shape);
  }

  async upload<T>(path: string, form: FormData, shape: z.ZodType<T>): Promise<T> {
    const encoded = new Response(form);
    const body = new Uint8Array(await encoded.arrayBuffer());
    return this.change({ method: 'POST', body, headers: { 'content-type': encoded.headers.get('content-type') ?? '' } }, path, shape);
  }

  /** What is gone already is as it should be. */
  async remove(path: string): Promise<void> {
    const call = this.callOf({ method: 'DELETE' }, path);
    await this.transport.ask(call, (response) => {
      if (response.status === 204 || response.status === 404) return;
      throw failureOf(call, response);
    });
  }

  private callOf(how: Pick<Call, 'method' | 'headers' | 'body'>, path: string): Call {
    return { ...how, url: new URL(`${API}${path}`), effect: { key: this.about, what: `${how.method} ${path}` } };
  }

  private change<T>(how: Pick<Call, 'method' | 'headers' | 'body'>, path: string, shape: z.ZodType<T>): Promise<T> {
    const call = this.callOf(how, path);
    return this.transport.ask(call, (response) => {
      if (response.status < 300) return readJson(NAME, call, response, shape);
      throw failureOf(call, response);
    });
  }

  private read<T, Read>(
    path: string,
    query: Readonly<Record<string, string>>,
    shape: z.ZodType<T>,
    then: (data: T, response: OutboundResponse) => Read,
  ): Promise<Read> {
    const call: Call = { method: 'GET', url: new URL(`${API}${path}?${new URLSearchParams(query)}`) };
    return this.transport.ask(call, (response) => {
      if (response.status === 200) return then(readJson(NAME, call, response, shape), response);
      throw failureOf(call, response);
    });
  }
}
