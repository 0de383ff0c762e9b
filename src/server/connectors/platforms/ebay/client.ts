import { z } from 'zod';
import { parseJson, readJson, unreadable } from '../../answer';
import { ConnectorError, type Access, type App, type Bucket } from '../../connector';
import { askTokens, connectAgain, notLetIn, type Tokens } from '../../oauth';
import type { OutboundResponse } from '../../outbound';
import { plainText } from '../../plain-text';
import { failureOfStatus } from '../../shop-call';
import { Transport, type Call, type Habits } from '../../transport';
import { marketplaceOf, type Connection } from './access';

export const NAME = 'eBay';
export const API = 'https://api.ebay.com';
/** Where money and people are asked about. */
export const APIZ = 'https://apiz.ebay.com';

const DAY_S = 86_400;

/** Calls a day our application has, for all its sellers together. Account and finances as eBay tells them; the others are unverified. */
const A_DAY: Readonly<Record<string, number>> = {
  '/sell/account': 25_000,
  '/sell/finances': 15_000,
  '/sell/fulfillment': 100_000,
  '/sell/inventory': 2_000_000,
  '/commerce/taxonomy': 5000,
  '/commerce/identity': 5000,
  '/commerce/message': 100_000,
};

const bucketsOf = ({ id }: App, { url }: Call): readonly Bucket[] =>
  Object.entries(A_DAY).flatMap(([path, calls]) =>
    url.pathname.startsWith(path) ? [{ key: `ebay:${id}:${path}`, perSecond: calls / DAY_S, burst: calls }] : [],
  );

/** Asks eBay for tokens as our application; throws when none is set. */
export const askAsApp = ({ app, ...outside }: Connection['outside'], form: Readonly<Record<string, string>>): Promise<Tokens> => {
  if (!app) throw notLetIn(NAME);
  const authorization = `Basic ${Buffer.from(`${app.id}:${app.secret}`).toString('base64')}`;
  return askTokens(outside, { name: NAME, url: `${API}/identity/v1/oauth2/token`, headers: { authorization }, form });
};

const habitsOf = ({ outside }: Connection): Habits => ({
  name: NAME,
  sign: (call, access) => {
    if (!access.access_token) throw notLetIn(NAME);
    return { ...call, headers: { ...call.headers, authorization: `Bearer ${access.access_token}` } };
  },
  buckets: (call) => (outside.app ? bucketsOf(outside.app, call) : []),
  expired: ({ status }) => status === 401,
  renew: async (access): Promise<Access> => {
    const form = { grant_type: 'refresh_token', refresh_token: String(access.refresh_token) };
    return { ...access, access_token: (await askAsApp(outside, form)).access_token };
  },
});

export const errorShape = z.object({ errorId: z.number().catch(0), message: z.string().catch(''), longMessage: z.string().nullish() });
const failureShape = z.object({ errors: z.array(errorShape).min(1) });

export const wordsOf = (errors: readonly z.infer<typeof errorShape>[]): string =>
  errors.map(({ longMessage, message }) => longMessage ?? message).join(' ');

/** eBay understood and refused. */
class EbayRefusal extends ConnectorError<'shop.answered'> {
  readonly status: number;
  readonly ids: readonly number[];

  constructor(status: number, errors: readonly z.infer<typeof errorShape>[]) {
    super('refused', 'shop.answered', { values: { answer: plainText(wordsOf(errors)) } });
    this.status = status;
    this.ids = errors.map(({ errorId }) => errorId);
  }
}

export const isGone = (error: unknown): boolean => error instanceof EbayRefusal && error.status === 404;

const failureOf = (call: Call, response: OutboundResponse): ConnectorError => {
  const failure = failureShape.safeParse(parseJson(response.body));
  if (response.status === 401 && failure.success) return connectAgain(NAME);
  if (failure.success) return new EbayRefusal(response.status, failure.data.errors);
  return failureOfStatus(call.url.host, response) ?? unreadable(NAME, call);
};

interface Answer<T> {
  readonly data: T;
  readonly headers: OutboundResponse['headers'];
  /** When eBay answered, by its own clock; unix milliseconds. */
  readonly at: number | undefined;
}

/** Calls eBay for one seller; every method throws `ConnectorError`, `EbayRefusal` for what the caller may know how to handle. */
export class EbayClient {
  readonly connection: Connection;
  readonly transport: Transport;
  private readonly about: string;

  /** `about` names what its changes are about, in the ledger of effects. */
  constructor(connection: Connection, about = 'shop') {
    this.connection = connection;
    this.about = about;
    this.transport = new Transport(connection.kept, connection.outside, habitsOf(connection));
  }

  /** `none` is what an answer without a body means. */
  async get<T>(path: string, query: Readonly<Record<string, string>>, shape: z.ZodType<T>, none?: T): Promise<T> {
    return (await this.getAt(path, query, shape, none)).data;
  }

  getAt<T>(path: string, query: Readonly<Record<string, string>>, shape: z.ZodType<T>, none?: T): Promise<Answer<T>> {
    const search = new URLSearchParams(query).toString();
    return this.ask({ method: 'GET', url: urlOf(search ? `${path}?${search}` : path), headers: this.language() }, shape, none);
  }

  /** A question that eBay wants posted. */
  async query<T>(path: string, body: unknown, shape: z.ZodType<T>): Promise<T> {
    return (await this.ask(this.posted('POST', path, body), shape)).data;
  }

  change<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown, shape: z.ZodType<T>, none?: T): Promise<Answer<T>> {
    return this.ask({ ...this.posted(method, path, body), effect: { key: this.about, what: `${method} ${path}` } }, shape, none);
  }

  private language(): Readonly<Record<string, string>> {
    const { locale } = marketplaceOf(this.connection);
    return { 'accept-language': locale, 'content-language': locale, 'x-ebay-c-marketplace-id': this.connection.access.marketplace_id };
  }

  private posted(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown): Call {
    const headers = { ...this.language(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    return { method, url: urlOf(path), headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  }

  private ask<T>(call: Call, shape: z.ZodType<T>, none?: T): Promise<Answer<T>> {
    return this.transport.ask(call, (response) => {
      const { status, headers, body } = response;
      if (status < 200 || status > 299) throw failureOf(call, response);
      const at = Date.parse(headers.date ?? '') || undefined;
      const data = none !== undefined && body === '' && status !== 200 ? none : readJson(NAME, call, response, shape);
      return { data, headers, at };
    });
  }
}

const urlOf = (path: string): URL => new URL(path.startsWith('https://') ? path : `${API}${path}`);
