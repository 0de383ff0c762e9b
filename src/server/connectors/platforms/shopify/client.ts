import { z } from 'zod';
import { answered, parseJson, readJson, unauthorized, unreadable } from '../../answer';
import { ConnectorError, type Access, type Bucket, type Outside } from '../../connector';
import type { OutboundResponse } from '../../outbound';
import { plainText } from '../../plain-text';
import { failureOfStatus } from '../../shop-call';
import { Transport, type Call } from '../../transport';
import { originOf, type Connection } from './access';

const NAME = 'Shopify';
const VERSION = '2026-10';

const costShape = z.object({
  requestedQueryCost: z.number(),
  throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
});

const errorShape = z.object({
  message: z.string().catch(''),
  extensions: z.object({ code: z.string().catch('') }).catch({ code: '' }),
});

const envelopeShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  // Below GraphQL, Shopify says what is wrong in one text.
  errors: z.union([z.array(errorShape), z.string().transform((message) => [{ message, extensions: { code: '' } }])]).catch([]),
  extensions: z.object({ cost: costShape.optional().catch(undefined) }).catch({}),
});
type Envelope = z.infer<typeof envelopeShape>;

const envelopes = new WeakMap<OutboundResponse, Envelope | null>();

const envelopeOf = (response: OutboundResponse): Envelope | null => {
  const known = envelopes.get(response);
  if (known !== undefined) return known;
  const read = envelopeShape.safeParse(parseJson(response.body));
  const envelope = read.success ? read.data : null;
  envelopes.set(response, envelope);
  return envelope;
};

const userErrorShape = z.object({
  field: z.array(z.string()).nullish(),
  message: z.string(),
  code: z.string().nullish().catch(null),
});
export type ShopifyUserError = z.infer<typeof userErrorShape>;

/** Shopify understood a change and refused it. */
export class ShopifyRefusal extends ConnectorError<'shop.answered'> {
  readonly errors: readonly ShopifyUserError[];

  constructor(errors: readonly ShopifyUserError[]) {
    const passing = errors.some(({ code }) => code === 'JOB_ERROR' || code === 'GENERIC_ERROR');
    super('refused', 'shop.answered', { values: { answer: plainText(errors.map(({ message }) => message).join(' ')) }, retry: passing });
    this.errors = errors;
  }
}

/** What an answer tells of the shop's allowance. */
const costOf = (response: OutboundResponse) => envelopeOf(response)?.extensions.cost;

const isThrottled = (response: OutboundResponse): boolean =>
  envelopeOf(response)?.errors.some(({ extensions }) => extensions.code === 'THROTTLED') ?? false;

const throttled = (response: OutboundResponse): { readonly seconds: number | undefined } | undefined => {
  if (!isThrottled(response)) return undefined;
  const cost = costOf(response);
  if (!cost) return { seconds: undefined };
  return { seconds: Math.max(0, (cost.requestedQueryCost - cost.throttleStatus.currentlyAvailable) / cost.throttleStatus.restoreRate) };
};

const noShop = ({ host }: URL): ConnectorError =>
  new ConnectorError('no_shop', 'shop.noShop', { values: { host, name: NAME }, storeStatus: 'Invalid' });

/** Shopify's answers for a shop that is frozen, since its bills are not paid, or locked, since something is wrong with its account. */
const CLOSED: readonly number[] = [402, 423];

const closed = (): ConnectorError =>
  new ConnectorError('store_closed', 'shop.closed', { values: { platform: NAME }, storeStatus: 'Invalid' });

/** Why an answer is none of GraphQL's. */
const failureOf = (call: Call, response: OutboundResponse): ConnectorError => {
  if (response.status === 401) return unauthorized(call.url);
  if (response.status === 404) return noShop(call.url);
  if (CLOSED.includes(response.status)) return closed();
  const [said] = envelopeOf(response)?.errors ?? [];
  if (said && response.status < 500) return answered(said.message, 'Invalid');
  return failureOfStatus(call.url.host, response, call.effect !== undefined) ?? unreadable(NAME, call);
};

/** Shopify failed within, and says so in the manner of GraphQL. */
const inner = ({ url, effect }: Call): ConnectorError =>
  new ConnectorError('shop_down', 'shop.down', {
    values: { host: url.host, status: '500' },
    retry: true,
    mayBeAtWork: effect !== undefined,
    storeStatus: 'Lostconnection',
  });

const dataOf = (call: Call, response: OutboundResponse): Record<string, unknown> => {
  if (response.status !== 200) throw failureOf(call, response);
  const envelope = envelopeOf(response);
  if (!envelope) throw unreadable(NAME, call);
  const [error] = envelope.errors;
  if (error?.extensions.code === 'INTERNAL_SERVER_ERROR') throw inner(call);
  if (error) throw answered(error.message || error.extensions.code);
  if (!envelope.data) throw unreadable(NAME, call);
  return envelope.data;
};

const refusedShape = z.object({ error: z.string(), error_description: z.string().catch('') });

/** Asks for a token with key and secret (RFC 6749, 4.4); it opens the shop for a day. */
const renewer =
  (outside: Outside) =>
  async (access: Access): Promise<Access> => {
    const form = { grant_type: 'client_credentials', client_id: String(access.apiKey), client_secret: String(access.apiSecretKey) };
    const call: Call = {
      method: 'POST',
      url: new URL(`${originOf(String(access.shopName))}/admin/oauth/access_token`),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(form).toString(),
    };
    const token = await new Transport(access, outside, { name: NAME, sign: (plain) => plain }).ask(call, (response) => {
      if (response.status === 200) return readJson(NAME, call, response, z.object({ access_token: z.string().min(1) })).access_token;
      if (response.status === 404) throw noShop(call.url);
      if (CLOSED.includes(response.status)) throw closed();
      const refused = refusedShape.safeParse(parseJson(response.body));
      if (refused.success && refused.data.error !== 'invalid_client')
        throw answered(refused.data.error_description || refused.data.error, 'Invalid');
      if (response.status < 500) throw unauthorized(call.url);
      throw failureOfStatus(call.url.host, response) ?? unreadable(NAME, call);
    });
    return { ...access, token };
  };

/** Calls one shop's GraphQL Admin API. */
export class ShopifyClient {
  readonly transport: Transport;
  /** Points a second the shop's plan allows, as its last answer told. */
  rate: number;
  private readonly url: URL;

  constructor({ outside, ...access }: Connection) {
    this.url = new URL(`${originOf(access.shopName)}/admin/api/${VERSION}/graphql.json`);
    this.rate = access.rate;
    const bucket: Bucket = { key: `shopify:${outside.account}`, perSecond: access.rate, burst: access.rate * 10 };
    const renewable = access.apiKey !== '' && access.apiSecretKey !== '';
    this.transport = new Transport(access, outside, {
      name: NAME,
      sign: (call, { token, accessToken }) => ({
        ...call,
        headers: { ...call.headers, 'x-shopify-access-token': String(token || accessToken || '') },
      }),
      buckets: () => [bucket],
      left: (response) => {
        const told = costOf(response)?.throttleStatus;
        this.rate = told?.restoreRate ?? this.rate;
        return told?.currentlyAvailable;
      },
      throttled,
      ...(renewable ? { renew: renewer(outside), expired: ({ status }: OutboundResponse) => status === 401 } : {}),
    });
  }

  /** `cost`: about how many points it takes; Shopify counts what is asked for, not what is found. */
  query<T>(document: string, variables: object, shape: z.ZodType<T>, cost = 10): Promise<T> {
    const call = this.callOf(document, variables, cost);
    return this.transport.ask(call, (response) => {
      const read = shape.safeParse(dataOf(call, response));
      if (!read.success) throw unreadable(NAME, call);
      return read.data;
    });
  }

  /** Makes a change; `field` is the only one the document asks for, `key` what it is about. Throws `ShopifyRefusal` when it is refused. */
  change<T>(field: string, document: string, variables: object, shape: z.ZodType<T>, key: string): Promise<T> {
    const call: Call = { ...this.callOf(document, variables, 10), effect: { key, what: field } };
    return this.transport.ask(call, (response) => {
      const answer = dataOf(call, response)[field];
      const refused = z.object({ userErrors: z.array(userErrorShape) }).safeParse(answer);
      if (refused.success && refused.data.userErrors.length > 0) throw new ShopifyRefusal(refused.data.userErrors);
      const read = shape.safeParse(answer);
      if (!read.success) throw unreadable(NAME, call);
      return read.data;
    });
  }

  private callOf(query: string, variables: object, cost: number): Call {
    return {
      method: 'POST',
      url: this.url,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query, variables }),
      cost,
    };
  }
}
