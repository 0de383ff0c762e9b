import http from 'node:http';
import https from 'node:https';
import { DeadlineError, withinDeadline } from '../kernel/deadline';
import { measure, secondsSince, type OutboundOutcome } from '../kernel/measure';
import { pendingEvents } from '../kernel/processes';
import { checkLiteralHost, loopbackLookup, publicLookup, RefusedAddress } from './addresses';

/** Specification 1, §9: calls to REST interfaces end after 30 s. */
export const OUTBOUND_TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const MAX_REDIRECTS = 3;
/** Answers such as `100 Continue` before the answer itself. */
const MAX_INTERIM = 10;

export interface OutboundRequest {
  /** Calls are counted by this name, the one people know the place by. */
  readonly place?: string;
  readonly url: URL;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Ends the call early, as when the worker stops. */
  readonly signal?: AbortSignal;
  /** Milliseconds the call may take in all, redirects included; `OUTBOUND_TIMEOUT_MS` without. */
  readonly timeoutMs?: number | undefined;
  /** URLs of this machine that may be called nevertheless: the server's own sandbox. */
  readonly allowLoopback: (url: URL) => boolean;
}

export interface OutboundResponse {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** As text; `bytes` as they came. */
  readonly body: string;
  readonly bytes: Buffer;
}

/** Why a call brought no answer. After `unreachable` and `timeout` it is unknown whether the other side acted. */
export class OutboundError extends Error {
  readonly kind: 'refused_address' | 'unreachable' | 'timeout' | 'aborted' | 'too_large' | 'redirect';
  /** Of a redirect: the other place, where it is one that can be called in its stead. */
  readonly leadsTo: string | undefined;

  constructor(kind: OutboundError['kind'], detail: string, leadsTo?: string) {
    super(detail);
    this.name = 'OutboundError';
    this.kind = kind;
    this.leadsTo = leadsTo;
  }
}

// The time is that of connections nobody uses: one that the other side keeps open is closed here.
const KEPT = { keepAlive: true, timeout: OUTBOUND_TIMEOUT_MS } as const;
const agents = { 'http:': new http.Agent(KEPT), 'https:': new https.Agent(KEPT) } as const;

const readCapped = async (response: http.IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) {
      response.destroy();
      throw new OutboundError('too_large', `answer over ${MAX_ANSWER_BYTES} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const exchange = (request: OutboundRequest, url: URL, signal: AbortSignal): Promise<OutboundResponse> =>
  new Promise((resolve, reject) => {
    const loopback = request.allowLoopback(url);
    if (!loopback) checkLiteralHost(url);
    const secure = url.protocol === 'https:';
    const outgoing = (secure ? https : http).request(url, {
      method: request.method,
      agent: secure ? agents['https:'] : agents['http:'],
      lookup: loopback ? loopbackLookup : publicLookup,
      signal,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'pod-back-office',
        ...request.headers,
        ...(request.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(request.body)) }),
      },
    });
    const giveUp = (detail: string): void => {
      reject(new OutboundError('unreachable', detail));
      outgoing.destroy();
    };
    let [interim, answered] = [0, false];
    outgoing.on('error', reject);
    outgoing.on('information', () => {
      interim += 1;
      if (interim > MAX_INTERIM) giveUp(`more than ${MAX_INTERIM} answers before the answer`);
    });
    // Without a listener Node closes the connection and tells nobody.
    outgoing.on('upgrade', (_response, socket) => {
      socket.destroy();
      giveUp('another protocol, which was not asked for');
    });
    outgoing.on('close', () => {
      if (!answered) giveUp('the connection ended without an answer');
    });
    outgoing.on('response', (response) => {
      answered = true;
      // `101` without the name of a protocol is told as an answer.
      if ((response.statusCode ?? 0) < 200) return giveUp('another protocol, which was not asked for');
      return void readCapped(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString('utf8'), bytes }),
        reject,
      );
    });
    outgoing.end(request.body);
  });

/** Where a redirect leads, or a refusal: it must stay on the host, never fall back to http, and never turn a write into a read. */
const redirectTarget = (request: OutboundRequest, from: URL, status: number, location: string): URL => {
  const to = URL.canParse(location, from) ? new URL(location, from) : undefined;
  const keepsMethod = request.method === 'GET' || status === 307 || status === 308;
  const downgrade = from.protocol === 'https:' && to?.protocol !== 'https:';
  if (!to || !keepsMethod || to.hostname !== from.hostname || downgrade || !/^https?:$/.test(to.protocol)) {
    const another = to?.protocol === 'https:' && to.origin !== from.origin ? to.origin : undefined;
    throw new OutboundError('redirect', `redirected to ${to?.origin ?? 'nowhere'}`, another);
  }
  return to;
};

const followed = async (request: OutboundRequest, signal: AbortSignal): Promise<OutboundResponse> => {
  let url = request.url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await exchange(request, url, signal);
    const { location } = response.headers;
    // A HEAD only asks whether anybody is there, and whoever leads on is.
    if (request.method === 'HEAD') return response;
    if (response.status < 300 || response.status >= 400 || !location) return response;
    url = redirectTarget(request, url, response.status, location);
  }
  throw new OutboundError('redirect', `more than ${MAX_REDIRECTS} redirects`);
};

const outcomeOfStatus = (status: number): OutboundOutcome => {
  if (status === 429) return 'throttled';
  if (status === 401 || status === 403) return 'auth';
  return status >= 500 ? 'down' : status >= 400 ? 'refused' : 'ok';
};

const OUTCOMES: Readonly<Record<OutboundError['kind'], OutboundOutcome>> = {
  refused_address: 'refused',
  redirect: 'refused',
  unreachable: 'unreachable',
  timeout: 'timeout',
  aborted: 'interrupted',
  too_large: 'too_large',
};

/**
 * One HTTP exchange with somebody else's server, made safe: public addresses only, no redirect to another host, 30 s in
 * all, 8 MiB of answer. It ends at its deadline and when its signal aborts, whatever the other side does. Any HTTP status is an
 * answer; throws `OutboundError` when there is none.
 */
export const send = async (request: OutboundRequest): Promise<OutboundResponse> => {
  // The caller may have been told to end while this process was stopped.
  await pendingEvents();
  const began = performance.now();
  const ended = (outcome: OutboundOutcome): void =>
    measure('outboundCall', { place: request.place, outcome, seconds: secondsSince(began) });
  try {
    const response = await withinDeadline(request.timeoutMs ?? OUTBOUND_TIMEOUT_MS, request.signal, (signal) => followed(request, signal));
    ended(outcomeOfStatus(response.status));
    return response;
  } catch (error) {
    const failure = asOutboundError(request, error);
    ended(OUTCOMES[failure.kind]);
    throw failure;
  }
};

const asOutboundError = ({ signal }: OutboundRequest, error: unknown): OutboundError => {
  if (error instanceof OutboundError) return error;
  if (error instanceof RefusedAddress) return new OutboundError('refused_address', error.message);
  if (signal?.aborted) return new OutboundError('aborted', 'the caller ended the call');
  if (error instanceof DeadlineError) return new OutboundError('timeout', error.message);
  return new OutboundError('unreachable', error instanceof Error ? error.message : String(error));
};
