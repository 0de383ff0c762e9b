import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface StandInRequest {
  readonly method: string;
  /** Of the place that is stood in for, such as `https://api.etsy.com`. */
  readonly origin: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface StandInAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, unless it is a text. Undefined: an answer without a body. */
  readonly body?: unknown;
}

/** A place outside as its documents describe it, in memory: it checks every parameter and refuses as the real one does. */
export interface StandIn {
  /** Origins it stands in for. */
  readonly origins: readonly string[];
  readonly answer: (request: StandInRequest) => StandInAnswer | Promise<StandInAnswer>;
  /** How the place says that it takes no more calls for now; seconds as short as its manner allows. */
  readonly throttled: () => StandInAnswer;
}

/**
 * What goes wrong with one call. `lost`: done, and no answer comes. `late`: no answer comes, and it is done a while after. `throttled`: the
 * place's own manner. `error` and `html`: not done. `failed`: done, and answered with an error. `redirect`: sent to another host. `slow`: the
 * answer drips.
 */
export type Fault = 'lost' | 'late' | 'throttled' | 'error' | 'failed' | 'html' | 'redirect' | 'slow';

/** Where the product's pictures are, for platforms that are sent their bytes. */
export const PICTURES = 'https://pictures.test';

/** A white dot as PNG. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=', 'base64');

/** How long after a `late` call was given up it is done. */
export const LATE_MS = 60;

export interface Running {
  /** For `Outside.standIns`. */
  readonly standIns: ReadonlyMap<string, string>;
  /** Spoils the call that is so many from now, counted among those `of` speaks of; 0: the next one. */
  spoil(fault: Fault, after?: number, of?: (request: StandInRequest) => boolean): void;
  /** Does something just before the call that is so many from now is answered. */
  before(call: number, act: () => void): void;
  /** Waits until what is late is done. */
  idle(): Promise<void>;
  /** Every call that came, as `METHOD path`. */
  readonly calls: string[];
  close(): Promise<void>;
}

const drip = async (response: http.ServerResponse, text: string): Promise<void> => {
  const step = Math.ceil(text.length / 4);
  for (let at = 0; at < text.length; at += step) {
    response.write(text.slice(at, at + step));
    await pause(5);
  }
  response.end();
};

const readBody = async (request: http.IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Lets a stand-in answer over HTTP, with faults as they are scripted. */
export const serve = async (standIn: StandIn): Promise<Running> => {
  const faults: { fault: Fault; left: number; of: (request: StandInRequest) => boolean }[] = [];
  const calls: string[] = [];
  const acts = new Map<number, () => void>();
  const late = new Set<Promise<unknown>>();

  /** The fault of this call, if one is due. */
  const due = (request: StandInRequest): Fault | undefined => {
    for (const [index, each] of faults.entries()) {
      if (!each.of(request)) continue;
      if (each.left === 0) return faults.splice(index, 1)[0]!.fault;
      each.left -= 1;
    }
    return undefined;
  };

  const server = http.createServer((incoming, response) => {
    void (async () => {
      const url = new URL(incoming.url ?? '/', 'http://stand-in');
      const [, place = '0', ...rest] = url.pathname.split('/');
      if (place === 'pictures') return void response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
      const request: StandInRequest = {
        method: incoming.method ?? 'GET',
        origin: standIn.origins[Number(place)] ?? '',
        path: `/${rest.join('/')}`,
        query: url.searchParams,
        headers: incoming.headers,
        body: await readBody(incoming),
      };
      acts.get(calls.length)?.();
      calls.push(`${request.method} ${request.path}`);
      const send = ({ status, headers = {}, body }: StandInAnswer, slow = false): void => {
        const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
        response.writeHead(status, { ...(typeof body === 'string' ? {} : { 'content-type': 'application/json' }), ...headers });
        if (slow) void drip(response, text);
        else response.end(text);
      };
      switch (due(request)) {
        case undefined:
          return send(await standIn.answer(request));
        case 'slow':
          return send(await standIn.answer(request), true);
        case 'lost':
          await standIn.answer(request);
          return void incoming.socket.destroy();
        case 'late':
          incoming.socket.destroy();
          late.add(pause(LATE_MS).then(() => standIn.answer(request)));
          return;
        case 'failed':
          await standIn.answer(request);
          return send({ status: 500, body: 'Internal Server Error' });
        case 'throttled':
          return send(standIn.throttled());
        case 'error':
          return send({ status: 503, headers: { 'retry-after': '0' }, body: 'Service Unavailable' });
        case 'html':
          return send({ status: 200, headers: { 'content-type': 'text/html' }, body: '<html><body>Back soon</body></html>' });
        case 'redirect':
          return send({ status: 302, headers: { location: 'https://parked.example/' }, body: '' });
      }
    })().catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(`stand-in: ${String(error)}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const idle = async (): Promise<void> => {
    await Promise.all(late);
  };
  return {
    standIns: new Map([
      ...standIn.origins.map((origin, index) => [origin, `http://127.0.0.1:${port}/${index}`] as const),
      [PICTURES, `http://127.0.0.1:${port}/pictures`],
    ]),
    spoil: (fault, after = 0, of = () => true) => void faults.push({ fault, left: after, of }),
    before: (call, act) => void acts.set(calls.length + call, act),
    calls,
    idle,
    close: async () => {
      await idle();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
