import { z } from 'zod';
import { parseShops } from '../../../../domain/platforms/tiktok-shops';
import { parseJson, readJson } from '../../answer';
import { ConnectorError, type Access, type Effect, type Outside } from '../../connector';
import type { OutboundRequest, OutboundResponse } from '../../outbound';
import { plainText } from '../../plain-text';
import { failureOfStatus } from '../../shop-call';
import { Transport, type Call } from '../../transport';
import { notLetIn } from '../../oauth';
import { accessShape, NAME, tokenOf } from './access';
import { renewToken } from './door';
import { signatureOf } from './sign';

export const API = 'https://open-api.tiktokglobalshop.com';

/** TikTok publishes no rates; this is a pace of our own, well below what others report. */
const RATE = { perSecond: 10, burst: 20 };

/** What TikTok says by its code, with HTTP 200 or another. */
const TOO_MANY = 36_009_002;
const INTERNAL = 36_009_003;
/** Codes of its gateway about the token: ended (105002), unknown, taken back. Only trying to renew it tells them apart. */
const isAboutToken = (code: number): boolean => code >= 105_000 && code < 106_000;

const answerShape = z.object({ code: z.number(), message: z.string().catch(''), data: z.unknown().optional() });

const codeOf = ({ body }: OutboundResponse): number => {
  const read = answerShape.safeParse(parseJson(body));
  return read.success ? read.data.code : 0;
};

/** TikTok understood and refused, with a code of its own. */
export class TikTokRefusal extends ConnectorError<'shop.answered'> {
  readonly apiCode: number;

  constructor(apiCode: number, message: string) {
    super('refused', 'shop.answered', { values: { answer: plainText(message || String(apiCode)) } });
    this.apiCode = apiCode;
  }
}

const shopsShape = z.object({
  shops: z
    .array(z.object({ id: z.string(), name: z.string(), region: z.string(), seller_type: z.string().catch(''), cipher: z.string() }))
    .catch([]),
});

/** The shop that calls are about. */
interface ChosenShop {
  readonly region: string;
  readonly cipher: string;
}

interface Asked {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A form with files, in place of a body. */
  readonly form?: { readonly type: string; readonly bytes: Uint8Array };
  readonly effect?: Effect;
}

/** Calls one account. Every method throws `ConnectorError`, or `TikTokRefusal` for a refusal the caller may know how to handle. */
export class TikTokClient {
  readonly transport: Transport;
  private readonly outside: Outside;
  private known: Promise<ChosenShop> | undefined;

  constructor(access: Access, outside: Outside) {
    this.outside = outside;
    this.transport = new Transport(access, outside, {
      name: NAME,
      sign: (call, current) => this.sign(call, current),
      buckets: () => [{ key: `tiktok:${outside.account}`, ...RATE }],
      throttled: (response) => (codeOf(response) === TOO_MANY ? {} : undefined),
      expired: (response) => isAboutToken(codeOf(response)),
      renew: (kept) => renewToken(kept, outside),
    });
  }

  /** A call about the chosen shop. */
  async ask<T>(method: OutboundRequest['method'], path: string, shape: z.ZodType<T>, asked: Asked = {}): Promise<T> {
    const { cipher } = await this.chosen();
    return this.call(method, path, shape, { ...asked, query: { ...asked.query, shop_cipher: cipher } });
  }

  /** A call that is about no shop: what the account has, and uploads. */
  call<T>(
    method: OutboundRequest['method'],
    path: string,
    shape: z.ZodType<T>,
    { query = {}, body, form, effect }: Asked = {},
  ): Promise<T> {
    const url = new URL(API + path);
    url.search = new URLSearchParams(query).toString();
    const call: Call = {
      method,
      url,
      headers: { 'content-type': form?.type ?? 'application/json' },
      body: form?.bytes ?? (body === undefined ? undefined : JSON.stringify(body)),
      effect,
    };
    return this.transport.ask(call, (response) => this.read(call, response, shape));
  }

  /** The shop whose store this is, as it was learned or as TikTok tells. */
  chosen(): Promise<ChosenShop> {
    this.known ??= this.findChosen();
    return this.known;
  }

  async shops(): Promise<z.infer<typeof shopsShape>['shops']> {
    return (await this.call('GET', '/authorization/202309/shops', shopsShape)).shops;
  }

  private async findChosen(): Promise<ChosenShop> {
    const { shop, shop_list, ciphers } = accessShape.parse(this.transport.access);
    const region = parseShops(shop_list).find(({ shop_id }) => shop_id === shop)?.region;
    const cipher = z.record(z.string(), z.string()).catch({}).parse(parseJson(ciphers))[shop];
    if (region && cipher) return { region, cipher };
    const shops = await this.shops();
    const found = shop === '' && shops.length === 1 ? shops[0] : shops.find(({ id }) => id === shop);
    if (!found) throw new ConnectorError('no_shop', 'shop.chooseShop', { values: { name: NAME }, storeStatus: 'Invalid' });
    return found;
  }

  private sign(call: Call, access: Access): Call {
    const { app } = this.outside;
    if (!app) throw notLetIn(NAME);
    const url = new URL(call.url);
    url.searchParams.set('app_key', app.id);
    url.searchParams.set('timestamp', String(Math.floor(Date.now() / 1000)));
    url.searchParams.set('sign', signatureOf(app.secret, url, typeof call.body === 'string' ? call.body : ''));
    return { ...call, url, headers: { ...call.headers, 'x-tts-access-token': tokenOf(access).access } };
  }

  private read<T>(call: Call, response: OutboundResponse, shape: z.ZodType<T>): T {
    const { host } = call.url;
    const failure = response.status === 401 || response.status === 403 ? failureOfStatus(host, response) : undefined;
    const answer = answerShape.safeParse(parseJson(response.body));
    if (!answer.success && failure) throw failure;
    const { code, message } = readJson(NAME, call, response, answerShape);
    if (isAboutToken(code)) throw new ConnectorError('unauthorized', 'shop.unauthorized', { values: { host }, storeStatus: 'Invalid' });
    if (code === INTERNAL)
      throw new ConnectorError('shop_down', 'shop.down', {
        values: { host, status: String(code) },
        retry: true,
        mayBeAtWork: call.effect !== undefined,
        storeStatus: 'Lostconnection',
      });
    if (code !== 0) throw new TikTokRefusal(code, message);
    return readJson(
      NAME,
      call,
      response,
      z.object({ data: shape }).transform(({ data }) => data),
    );
  }
}
