import { ClientError, GraphQLClient } from 'graphql-request';
import type { TypedDocumentString } from '../../contract/generated/operations';
import type { RefusalValues } from '../../domain/fault';
import { errorForStatus, RequestError, unanswered, type AppError, type Made } from './app-error';
import { heardBy, watchLine } from './silence';

/** Time-out of the query endpoint, in milliseconds (specification 1, §9). */
export const QUERY_TIMEOUT = 90_000;
/** Time-out of REST calls, in milliseconds (specification 1, §9): how long nothing may come. */
export const REST_TIMEOUT = 30_000;
export const DEFAULT_PAGE = 1;
export const DEFAULT_PERPAGE = 20;

export interface RequestOptions {
  /** 1-based. */
  readonly page?: number;
  readonly perpage?: number;
  /** The same key again gives the same answer and no second effect. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

export interface Answer<Data> {
  readonly data: Data;
  /** How many rows there are on all pages, where the operation is a list. */
  readonly total: number | undefined;
  /** There are so many that the server did not count them. */
  readonly about?: boolean;
}

/** Runs one operation of the contract. Every failure is a RequestError. */
export type Request = <Data, Variables extends object>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  options?: RequestOptions,
) => Promise<Answer<Data>>;

export interface Credentials {
  readonly token: string | undefined;
  /** Set while a super_root acts as somebody else. */
  readonly loginAs: string | undefined;
}

interface RequestConfig {
  /** Absolute address of the query endpoint. */
  readonly endpoint: string;
  /** Read anew at every call, so that signing in or out takes effect at once. */
  readonly credentials: () => Credentials;
  /** Tag of the language the answer's own words should be in; the browser's wish without. */
  readonly language?: () => string;
  readonly fetch?: typeof fetch;
}

interface ErrorLike {
  readonly message?: unknown;
  readonly extensions?: { readonly [name in 'code' | 'field' | 'refusal' | 'values' | 'made']?: unknown };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Names and numbers; whatever else a server sends beside them fills in no sentence. */
const valuesOf = (given: unknown): RefusalValues =>
  Object.fromEntries(
    Object.entries(given ?? {}).filter((entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1])),
  );

const madeOf = (given: unknown): Made | undefined => {
  const { _id, updated_at } = (given ?? {}) as { readonly [name in keyof Made]?: unknown };
  return typeof _id === 'string' && typeof updated_at === 'number' ? { _id, updated_at } : undefined;
};

/** What the extensions of an error tell besides its message. */
const toldBeside = ({ extensions }: ErrorLike): Partial<AppError> => {
  const [code, field, refusal] = [text(extensions?.code), text(extensions?.field), text(extensions?.refusal)];
  const made = madeOf(extensions?.made);
  return {
    ...(code && { code }),
    ...(field && { field }),
    ...(refusal && { refusal, values: valuesOf(extensions?.values) }),
    ...(made && { made }),
  };
};

/** What an answer outside the 2xx means. Its body may be anybody's: ours is JSON with a message or a list of errors. */
export const errorOfAnswer = (status: number, body: string): AppError => {
  try {
    const { message, errors } = JSON.parse(body) as { readonly message?: unknown; readonly errors?: readonly ErrorLike[] };
    const told: ErrorLike = { message, ...errors?.[0] };
    return { ...errorForStatus(status, text(told.message)), ...toldBeside(told) };
  } catch {
    // A gateway says the two messages the catalogue knows as plain text.
    const plain = body.trim();
    return { ...errorForStatus(status, plain.startsWith('<') ? undefined : plain), wordless: true };
  }
};

const fromClientError = ({ response: { status, body, errors } }: ClientError): AppError => {
  // graphql-request types these as complete GraphQLErrors; only the message is certain.
  const first = errors?.[0] as ErrorLike | undefined;
  if (status !== 200) return errorOfAnswer(status, first ? JSON.stringify({ errors: [first] }) : body);
  // Whoever answered was not our server: what became of the call is not known.
  if (!first) return { kind: 'maintenance', message: 'The answer was not the server’s.', wordless: true };
  const message = text(first.message)?.trim();
  return { kind: 'refused', ...(message ? { message } : { message: 'The server refused.', wordless: true }), ...toldBeside(first) };
};

const asRequestError = (error: unknown): RequestError =>
  error instanceof ClientError ? new RequestError(fromClientError(error)) : unanswered(error);

const withTimeout = (ms: number, signal: AbortSignal | undefined): AbortSignal =>
  signal ? AbortSignal.any([signal, AbortSignal.timeout(ms)]) : AbortSignal.timeout(ms);

/** Makes the one function all calls of the contract go through (specification 1, §7). */
export const createRequest = ({ endpoint, credentials, language, fetch: send }: RequestConfig): Request => {
  // JSON and not graphql-response+json: under the latter a mere typo in a query answers 400, which would sign the user out.
  const client = new GraphQLClient(endpoint, {
    excludeOperationName: true,
    headers: { accept: 'application/json' },
    ...(send && { fetch: send }),
  });
  return async (document, variables, options = {}) => {
    const { token, loginAs } = credentials();
    const headers: Record<string, string> = {
      page: String(options.page ?? DEFAULT_PAGE),
      perpage: String(options.perpage ?? DEFAULT_PERPAGE),
      ...(language && { 'accept-language': language() }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(loginAs && { 'login-as': loginAs }),
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
    };
    try {
      const answer = await client.rawRequest({
        query: document.toString(),
        variables: variables as Record<string, unknown>,
        requestHeaders: headers,
        signal: withTimeout(QUERY_TIMEOUT, options.signal),
      });
      const total = answer.headers.get('x-total');
      // The document's type is the contract's word on what comes back.
      const about = answer.headers.has('x-total-about');
      return { data: answer.data as never, total: total === null ? undefined : Number(total), ...(about && { about }) };
    } catch (error) {
      throw asRequestError(error);
    }
  };
};

/**
 * A call outside the query endpoint. Given up when nothing came for the time-out; a large answer may take longer in all. Throws a
 * RequestError unless the answer is a 2xx.
 */
export const restCall = async (url: string, init: RequestInit): Promise<Response> => {
  const line = watchLine(REST_TIMEOUT, init.signal);
  let response: Response;
  try {
    response = heardBy(line, await fetch(url, { ...init, signal: line.signal }));
  } catch (error) {
    line.over();
    throw asRequestError(error);
  }
  if (response.ok) return response;
  throw new RequestError(errorOfAnswer(response.status, await response.text().catch(() => '')));
};
