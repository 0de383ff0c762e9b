import { z } from 'zod';
import { parseJson, readJson } from '../answer';
import { ConnectorError, type Outside } from '../connector';
import { formWithFiles } from '../form';
import type { OutboundResponse } from '../outbound';
import { plainText } from '../plain-text';
import { Transport, type Call } from '../transport';

/** Issuu's API, version 2. */
const ISSUU = 'https://api.issuu.com/v2';
const NAME = 'Issuu';

/** How one account is reached. */
export interface IssuuAccess {
  readonly token: string;
  /** Empty: Issuu's own. */
  readonly url: string;
  /** The store the token stands in, as people know it. */
  readonly store: string;
}

const word = z.string().nullish();
/** It becomes a link people press. */
const webAddress = z.url({ protocol: /^https?$/ });

const shape = z.object({
  slug: z.string().min(1),
  state: z.string(),
  fileInfo: z.object({ name: word, conversionStatus: word }).nullish(),
  // What the next publishing makes of it.
  changes: z.object({ title: word, description: word }).nullish(),
  // What a publication is.
  title: word,
  description: word,
  publicLocation: webAddress.nullish(),
});

export type IssuuDocument = z.infer<typeof shape>;

const refusalShape = z.object({ message: word, publishFailedReason: word });

/** Reasons that say that the account's plan allows no more. */
const FULL: readonly string[] = ['published_documents_limit_exceeded', 'unlisted_limit_exceeded'];

const refusalOf = (store: string, { status, body }: Pick<OutboundResponse, 'status' | 'body'>): ConnectorError => {
  if (status === 401) return new ConnectorError('unauthorized', 'issuu.tokenRefused', { values: { store } });
  const said = refusalShape.safeParse(parseJson(body)).data ?? {};
  const reason = said.publishFailedReason ?? '';
  if (status === 402 || FULL.includes(reason)) return new ConnectorError('plan_full', 'issuu.planFull', { values: { store } });
  if (reason === 'file_not_converted') return converting();
  const answer = plainText(said.message ?? '') || reason || `HTTP ${status}`;
  return new ConnectorError('refused', 'issuu.answered', { values: { answer } });
};

/** It is not done with the file it was sent: it is asked again later. */
export const converting = (): ConnectorError => new ConnectorError('converting', 'issuu.converting', { retry: true, retryAfter: 30 });

/** The calls of one account; each throws `ConnectorError` when it fails. `key` names the document a change is about. */
export const issuuClient = ({ token, url, store }: IssuuAccess, outside: Outside) => {
  const transport = new Transport({ token }, outside, {
    name: NAME,
    sign: (call) => ({ ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } }),
    // It publishes no rate: this is our own pace.
    buckets: () => [{ key: `issuu:${outside.account}`, perSecond: 4, burst: 8 }],
  });
  type Asked = Omit<Call, 'url'> & { readonly path: string };
  const made = ({ path, ...rest }: Asked): Call => ({ ...rest, url: new URL((url || ISSUU) + path) });
  const ask = <T>(asked: Asked, wanted: z.ZodType<T>): Promise<T> => {
    const call = made(asked);
    return transport.ask(call, (response) => {
      if (response.status > 299) throw refusalOf(store, response);
      return readJson(NAME, call, response, wanted);
    });
  };
  /** The same where it may not be there: null. */
  const askFor = (path: string): Promise<IssuuDocument | null> => {
    const call = made({ method: 'GET', path });
    return transport.ask(call, (response) => {
      if (response.status === 404) return null;
      if (response.status > 299) throw refusalOf(store, response);
      return readJson(NAME, call, response, shape);
    });
  };
  const json = (body: object) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const of = (slug: string): string => encodeURIComponent(slug);
  const effect = (key: string, what: string) => ({ key, what });
  return {
    wait: outside.wait,
    signal: outside.signal,
    /** Where an earlier call about a document was given up on, waits until Issuu is surely done with it. */
    quiet: (key: string): Promise<void> => transport.quiet(key),
    /** Whose account it is. */
    account: async (): Promise<string> => (await ask({ method: 'GET', path: '/user/me' }, z.object({ username: z.string() }))).username,
    /** A document, published or not; null: there is none. */
    read: (slug: string): Promise<IssuuDocument | null> => askFor(`/drafts/${of(slug)}`),
    /** What readers see of one; null: nothing. */
    publication: (slug: string): Promise<IssuuDocument | null> => askFor(`/publications/${of(slug)}`),
    /** The draft whose description has a mark of ours. */
    find: async (mark: string): Promise<IssuuDocument | null> => {
      const query = new URLSearchParams({ q: mark, size: '10', page: '1' });
      const { results } = await ask({ method: 'GET', path: `/drafts?${query}` }, z.object({ results: z.array(shape) }));
      return results.find(({ changes }) => changes?.description?.includes(mark)) ?? null;
    },
    create: (key: string, info: object): Promise<IssuuDocument> =>
      ask({ method: 'POST', path: '/drafts', ...json({ info }), effect: effect(key, 'draft created') }, shape),
    upload: (key: string, slug: string, name: string, pdf: Buffer): Promise<IssuuDocument> => {
      const form = formWithFiles({ confirmCopyright: 'true' }, [{ field: 'file', name, type: 'application/pdf', bytes: pdf }]);
      const sent = { headers: { 'content-type': form.type }, body: form.bytes };
      return ask({ method: 'PATCH', path: `/drafts/${of(slug)}/upload`, ...sent, effect: effect(key, 'file uploaded') }, shape);
    },
    describe: (key: string, slug: string, info: object): Promise<IssuuDocument> =>
      ask({ method: 'PATCH', path: `/drafts/${of(slug)}`, ...json({ info }), effect: effect(key, 'draft described') }, shape),
    publish: (key: string, slug: string, desiredName: string): Promise<{ readonly publicLocation: string }> =>
      ask(
        { method: 'POST', path: `/drafts/${of(slug)}/publish`, ...json({ desiredName }), effect: effect(key, 'published') },
        z.object({ publicLocation: webAddress }),
      ),
  };
};

export type IssuuClient = ReturnType<typeof issuuClient>;
