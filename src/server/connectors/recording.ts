import { AsyncLocalStorage } from 'node:async_hooks';
import type { Access } from './connector';
import type { OutboundRequest, OutboundResponse } from './outbound';

/** One call as it is kept: without secrets, and shortened. */
export interface RecordedCall {
  readonly method: string;
  readonly url: string;
  readonly sent: string | null;
  /** Null: no answer came. */
  readonly status: number | null;
  readonly answered: string | null;
  /** Milliseconds. */
  readonly ms: number;
}

/** Calls of one attempt that are kept: the first, and the last, which tell how it ended. */
const MOST_CALLS = 20;
const MOST_URL = 500;
const MOST_BODY = 2000;
/** Shorter values of a connection are words, such as a country, and hide nothing. */
const SHORTEST_SECRET = 8;

const HIDDEN = '•••';

/** Names of what is secret: in a query, a form or JSON. */
const SECRET_NAME = String.raw`[\w-]*(?:secret|token|password|passwd|signature|authorization|api[_-]?key|consumer_key|access_key|hmac)[\w-]*`;
const IN_JSON = new RegExp(String.raw`("${SECRET_NAME}"\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|[^\s",}\]]+)`, 'gi');
const IN_FORM = new RegExp(String.raw`((?:^|[?&])${SECRET_NAME}=)[^&\s"]*`, 'gi');

/** A host or a mail address: a token has dots too, and is longer and of both cases. */
const PLACE = /^(?:[^@\s]{1,64}@)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/;

/** What must not be seen of a connection: whatever it is opened by, but for the addresses people know it by. */
const secretsOf = (access: Access): string[] =>
  Object.values(access).flatMap((value) =>
    typeof value === 'string' && value.length >= SHORTEST_SECRET && !URL.canParse(value) && !PLACE.test(value) ? value : [],
  );

/** What PostgreSQL keeps in no text: NUL, and half a character, as a picture's bytes have them and as cutting leaves it. */
const UNSAVABLE = /[\u0000\p{Surrogate}]/gu;

/** A text without secrets, shortened. What is cut off is cut generously, cleaned, and cut again: half a secret is none that is known. */
const clean = (text: string, access: Access, most: number): string => {
  let said = text
    .slice(0, 2 * most)
    .replaceAll(IN_JSON, `$1"${HIDDEN}"`)
    .replaceAll(IN_FORM, `$1${HIDDEN}`);
  for (const secret of secretsOf(access)) said = said.replaceAll(secret, HIDDEN).replaceAll(encodeURIComponent(secret), HIDDEN);
  const shortened = said.length > most || text.length > 2 * most ? `${said.slice(0, most)} …` : said;
  return shortened.replaceAll(UNSAVABLE, '\uFFFD');
};

const bodyOf = (body: string | Uint8Array | undefined, access: Access): string | null => {
  if (body === undefined) return null;
  return typeof body === 'string' ? clean(body, access, MOST_BODY) : `(${body.byteLength} B)`;
};

/** A call of which only where it went and how it ended is kept. */
export const withoutBodies = (call: RecordedCall): RecordedCall => ({ ...call, sent: null, answered: null });

const recordings = new AsyncLocalStorage<RecordedCall[]>();

/** Does some work and keeps, in `calls`, what was called outside for it. */
export const recorded = <T>(calls: RecordedCall[], work: () => Promise<T>): Promise<T> => recordings.run(calls, work);

/** Makes a call, and keeps it where somebody wants to know. */
export const keepCall = async (
  { method, url, body }: Pick<OutboundRequest, 'method' | 'url'> & { readonly body?: string | Uint8Array | undefined },
  access: Access,
  call: () => Promise<OutboundResponse>,
): Promise<OutboundResponse> => {
  const calls = recordings.getStore();
  if (!calls) return call();
  const began = performance.now();
  let response: OutboundResponse | undefined;
  try {
    response = await call();
    return response;
  } finally {
    if (calls.length >= MOST_CALLS) calls.splice(MOST_CALLS / 2, 1);
    calls.push({
      method,
      url: clean(url.href, access, MOST_URL),
      sent: bodyOf(body, access),
      status: response?.status ?? null,
      answered: response ? clean(response.body, access, MOST_BODY) : null,
      ms: Math.round(performance.now() - began),
    });
  }
};
