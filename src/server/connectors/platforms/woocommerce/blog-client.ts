import { z } from 'zod';
import { attachmentNamed } from '../../../kernel/attachment';
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
  data: z
    .object({
      term_id: z.number().optional(),
      details: z
        .object({ status: z.object({ code: z.string() }) })
        .optional()
        .catch(undefined),
    })
    .loose()
    .nullish()
    .catch(null),
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

type Reason = 'appPasswordRefused' | 'appPasswordUnseen' | 'blogRights' | 'noBlog';

/** WordPress's words for a user or a password it does not know. */
const WRONG: readonly string[] = ['incorrect_password', 'invalid_username', 'invalid_email'];

/** Its words for what the user may not do; of a picture it says so with 400. */
const NO_RIGHT = /^rest_(?:cannot_(?:create|publish|edit|edit_others|assign_term)|forbidden_context)$/u;

/** Whether it was called by nobody, to whom posts that are not published do not exist: the password did not arrive, or is of no account there. */
const isNobody = (status: number, { code, data }: z.infer<typeof failureShape>): boolean =>
  (status === 401 && code.startsWith('rest_')) || data?.details?.status.code === 'rest_forbidden_status';

const failureIn = ({ body }: OutboundResponse) => failureShape.safeParse(parseJson(body));

/** A file it does not take, as one of a kind it does not know, WordPress answers with 500; nothing has come of it. */
const isRefusal = (response: OutboundResponse): boolean => failureIn(response).data?.code.startsWith('rest_upload_') ?? false;

const failureOf = (host: string, response: OutboundResponse, changes: boolean): ConnectorError => {
  const failure = failureIn(response);
  const because = (reason: Reason): ConnectorError => new ConnectorError<`shop.${Reason}`>(reason, `shop.${reason}`, { values: { host } });
  // Without a word of WordPress's it is a server in front that keeps us out.
  if (failure.success && isNobody(response.status, failure.data)) return because('appPasswordUnseen');
  if (failure.success && response.status === 401)
    return WRONG.includes(failure.data.code) ? because('appPasswordRefused') : new BlogRefusal(failure.data);
  if (failure.success && NO_RIGHT.test(failure.data.code)) return because('blogRights');
  if (failure.success && response.status === 403) return new BlogRefusal(failure.data);
  const plain = isRefusal(response) ? undefined : failureOfStatus(host, response, changes);
  if (plain) return plain;
  if (!failure.success || failure.data.code === 'rest_no_route') return because('noBlog');
  return new BlogRefusal(failure.data);
};

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

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
      refused: isRefusal,
      tries: 1,
    });
  }

  get<T>(path: string, query: Readonly<Record<string, string>>, shape: z.ZodType<T>): Promise<T> {
    return this.call('GET', `${path}?${new URLSearchParams(query)}`, {}, shape);
  }

  write<T>(path: string, body: unknown, shape: z.ZodType<T>): Promise<T> {
    return this.call('POST', path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, shape);
  }

  /** Puts a file among the blog's media, to be found by `slug`: WordPress would call it by a title that is written in the file. */
  upload<T>(slug: string, { bytes, type }: { readonly bytes: Buffer; readonly type: string }, shape: z.ZodType<T>): Promise<T> {
    const name = `${slug}.${EXTENSIONS[type] ?? 'png'}`;
    const headers = { 'content-type': type, 'content-disposition': attachmentNamed(name) };
    return this.call('POST', `/media?${new URLSearchParams({ slug, title: slug })}`, { body: bytes, headers }, shape);
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
