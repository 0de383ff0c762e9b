import { ClientError, GraphQLClient } from 'graphql-request';
import type { TypedDocumentString } from '../../contract/generated/operations';
import type { RefusalValues } from '../../domain/fault';
import { errorForStatus, RequestError, type AppError } from './app-error';
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
  readonly message?: string;
  readonly extensions?: { readonly [name in 'code' | 'field' | 'refusal' | 'values']?: unknown };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Names and numbers; whatever else a server sends beside them fills in no sentence. */
const valuesOf = (given: unknown): RefusalValues =>
  Object.fromEntries(
    Object.entries(given ?? {}).filter((entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1])),
  );

/** What the extensions of an error tell besides its message. */
const toldBeside = ({ extensions }: ErrorLike): Pick<AppError, 'code' | 'field' | 'refusal' | 'values'> => {
  const [code, field, refusal] = [text(extensions?.code), text(extensions?.field), text(extensions?.refusal)];
  return { ...(code && { code }), ...(field && { field }), ...(refusal && { refusal, values: valuesOf(extensions?.values) }) };
};

/** The first error of a body that holds a list of them. */
const firstErrorIn = (body: string): ErrorLike => {
  try {
    const { errors } = JSON.parse(body) as { errors?: readonly ErrorLike[] };
    return errors?.[0] ?? {};
  } catch {
    return {};
  }
};

const LONGEST_SENTENCE = 300;

/** What a body that is no GraphQL answer says: a gateway's plain text, or the message of a JSON object or of its first error. */
const sentenceIn = (body: string): string | undefined => {
  const trimmed = body.trim();
  if (trimmed.startsWith('{')) {
    try {
      const { message, errors } = JSON.parse(trimmed) as { message?: unknown; errors?: { message?: unknown }[] };
      return text(message) ?? text(errors?.[0]?.message);
    } catch {
      return undefined;
    }
  }
  return trimmed === '' || trimmed.startsWith('<') || trimmed.length > LONGEST_SENTENCE ? undefined : trimmed;
};

const fromClientError = (error: ClientError): AppError => {
  const { status, body } = error.response;
  // graphql-request types these as complete GraphQLErrors; only the message is certain.
  const first = error.response.errors?.[0] as ErrorLike | undefined;
  if (status !== 200) return { ...errorForStatus(status, first?.message || sentenceIn(body)), ...(first && toldBeside(first)) };
  const said = first?.message?.trim() ? { message: first.message } : { message: 'The server refused.', wordless: true as const };
  return { kind: 'refused', ...said, ...(first && toldBeside(first)) };
};

const asRequestError = (error: unknown): RequestError =>
  new RequestError(
    error instanceof ClientError
      ? fromClientError(error)
      : { kind: 'maintenance', message: error instanceof Error ? error.message : String(error), wordless: true },
  );

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
      return { data: answer.data as never, total: total === null ? undefined : Number(total) };
    } catch (error) {
      throw asRequestError(error);
    }
  };
};

/** What an answer outside the query endpoint says went wrong. */
export const errorOfAnswer = (status: number, body: string): AppError => ({
  ...errorForStatus(status, sentenceIn(body)),
  ...toldBeside(firstErrorIn(body)),
});

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
