import { z } from 'zod';
import { parseJson, readJson } from '../../answer';
import { ConnectorError } from '../../connector';
import type { OutboundRequest, OutboundResponse } from '../../outbound';
import { plainText } from '../../plain-text';
import { failureOfStatus } from '../../shop-call';
import { Transport, type Call } from '../../transport';
import type { Connection } from './access';

/** WordPress's own interface: keys of the shop open nothing here. */
const API = '/wp-json/wp/v2';

const failureShape = z.object({
  code: z.string(),
  message: z.string().catch(''),
  data: z.object({ term_id: z.number().optional() }).loose().nullish().catch(null),
});

/** WordPress understood and refused: `apiCode` is its own word, such as `rest_post_invalid_id`. */
export class BlogRefusal extends ConnectorError<'shop.answered'> {
  readonly apiCode: string;
  /** Of `term_exists`: which. */
  readonly termId: number | undefined;

  constructor({ code, message, data }: z.infer<typeof failureShape>) {
    super('refused', 'shop.answered', { values: { answer: plainText(message || code) } });
    this.apiCode = code;
    this.termId = data?.term_id;
  }
}

type Reason = 'appPasswordRefused' | 'blogRights' | 'noBlog';

const failureOf = (host: string, response: OutboundResponse, changes: boolean): ConnectorError => {
  const failure = failureShape.safeParse(parseJson(response.body));
  const because = (reason: Reason): ConnectorError => new ConnectorError<`shop.${Reason}`>(reason, `shop.${reason}`, { values: { host } });
  // Without a word of WordPress's it is a server in front that keeps us out.
  if (failure.success && response.status === 401) return because('appPasswordRefused');
  if (failure.success && response.status === 403) {
    const isAboutPosts = /^rest_(?:cannot_(?:create|publish|edit|edit_others)|forbidden_context)$/u.test(failure.data.code);
    return isAboutPosts ? because('blogRights') : new BlogRefusal(failure.data);
  }
  const plain = failureOfStatus(host, response, changes);
  if (plain) return plain;
  if (!failure.success || failure.data.code === 'rest_no_route') return because('noBlog');
  return new BlogRefusal(failure.data);
};

/** Calls the blog of one shop, with an application password of one of its users. */
export class BlogClient {
  readonly transport: Transport;
  private readonly website: string;
  private readonly about: string;

  /** `about`: what its writes are about, in the ledger of effects. */
  constructor({ website, wp_user = '', wp_password = '', ...outside }: Connection, about: string) {
    this.website = website;
    this.about = about;
    const authorization = `Basic ${Buffer.from(`${wp_user}:${wp_password}`).toString('base64')}`;
    this.transport = new Transport({ website, wp_user, wp_password }, outside, {
      name: 'WordPress',
      sign: (call) => ({ ...call, headers: { ...call.headers, authorization } }),
      tries: 1,
    });
  }

  get<T>(path: string, query: Readonly<Record<string, string>>, shape: z.ZodType<T>): Promise<T> {
    return this.call('GET', `${path}?${new URLSearchParams(query)}`, {}, shape);
  }

  write<T>(path: string, body: unknown, shape: z.ZodType<T>): Promise<T> {
    return this.call('POST', path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, shape);
  }

  /** Puts a file among the blog's media. */
  upload<T>(name: string, { bytes, type }: { readonly bytes: Buffer; readonly type: string }, shape: z.ZodType<T>): Promise<T> {
    const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` };
    return this.call('POST', '/media', { body: bytes, headers }, shape);
  }

  private call<T>(method: OutboundRequest['method'], path: string, sent: Pick<Call, 'body' | 'headers'>, shape: z.ZodType<T>): Promise<T> {
    const changes = method !== 'GET';
    const call: Call = {
      method,
      url: new URL(`${this.website}${API}${path}`),
      ...sent,
      ...(changes && { effect: { key: this.about, what: `${method} ${path}` } }),
    };
    return this.transport.ask(call, (response) => {
      if (response.status < 200 || response.status > 299) throw failureOf(call.url.host, response, changes);
      return readJson('WordPress', call, response, shape);
    });
  }
}
