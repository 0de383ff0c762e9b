import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StandIn, StandInAnswer, StandInRequest } from '../../../support/stand-ins/stand-in';

/**
 * A fault of calls to a place. `lost`: the call is done, and the connection breaks instead of an answer. `cut`: half an answer arrives. `hang`: no answer
 * comes until the caller gives up. `paused`: the place answers 429 with Retry-After.
 */
export type CallFault = 'broken' | 'hang' | 'html' | 'bom' | 'cut' | 'unauthorized' | 'paused' | 'reset' | 'lost';

interface Script {
  readonly fault: CallFault;
  /** Calls it concerns. */
  readonly of: (request: StandInRequest) => boolean;
  left: number;
}

/** Changes an answer of a place that is well; undefined: leaves it. */
export type Mangle = (request: StandInRequest, answer: StandInAnswer) => StandInAnswer | undefined;

export interface FaultyServer {
  readonly standIns: ReadonlyMap<string, string>;
  /** Calls that were spoilt since the last healing. */
  readonly spoilt: () => number;
  spoil(fault: CallFault, times?: number, of?: (request: StandInRequest) => boolean): void;
  mangle(mangle: Mangle): void;
  heal(): void;
  close(): Promise<void>;
}

const textOf = ({ body }: StandInAnswer): string => (body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body));

const readBody = async (request: http.IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Lets several places answer over HTTP, and go wrong. `placeAt`: the place that is at an origin now. */
export const serveFaulty = async (
  origins: readonly string[],
  placeAt: (origin: string) => Pick<StandIn, 'answer'>,
): Promise<FaultyServer> => {
  let script: Script | null = null;
  let mangle: Mangle | null = null;
  let spoilt = 0;

  const faultOf = (request: StandInRequest): CallFault | undefined => {
    if (!script || script.left <= 0 || !script.of(request)) return undefined;
    script.left -= 1;
    spoilt += 1;
    return script.fault;
  };

  const server = http.createServer((incoming, response) => {
    void (async () => {
      const url = new URL(incoming.url ?? '/', 'http://faulty');
      const [, place = '0', ...rest] = url.pathname.split('/');
      const request: StandInRequest = {
        method: incoming.method ?? 'GET',
        origin: origins[Number(place)] ?? '',
        path: `/${rest.join('/')}`,
        query: url.searchParams,
        headers: incoming.headers,
        body: await readBody(incoming),
      };
      const send = (answer: StandInAnswer, text = textOf(answer)): void => {
        const type = typeof answer.body === 'string' ? 'text/html' : 'application/json';
        response.writeHead(answer.status, { 'content-type': type, ...answer.headers }).end(text);
      };
      const right = async (): Promise<StandInAnswer> => {
        const answer = await placeAt(request.origin).answer(request);
        const changed = mangle?.(request, answer);
        if (changed) spoilt += 1;
        return changed ?? answer;
      };
      switch (faultOf(request)) {
        case undefined:
          return send(await right());
        case 'broken':
          return send({ status: 500, body: 'Internal Server Error' });
        case 'hang':
          return;
        case 'html':
          return send({ status: 200, body: '<!doctype html><html><head><title>Be right back</title></head><body>Soon</body></html>' });
        case 'bom': {
          const answer = await right();
          return send(answer, `\uFEFF${textOf(answer)}`);
        }
        case 'cut': {
          const answer = await right();
          const text = textOf(answer);
          return send(answer, text.slice(0, Math.floor(text.length / 2)));
        }
        case 'unauthorized':
          return send({
            status: 401,
            body: { code: 'woocommerce_rest_authentication_error', message: 'Unauthorized', meta: { code: 401 } },
          });
        case 'paused':
          return send({ status: 429, headers: { 'retry-after': '1' }, body: { code: 'too_many_requests', message: 'Slow down.' } });
        case 'reset':
          return void incoming.socket.destroy();
        case 'lost':
          await right();
          return void incoming.socket.destroy();
      }
    })().catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(`stand-in: ${String(error)}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    standIns: new Map(origins.map((origin, index) => [origin, `http://127.0.0.1:${port}/${index}`] as const)),
    spoilt: () => spoilt,
    spoil: (fault, times = Infinity, of = () => true) => {
      script = { fault, of, left: times };
    },
    mangle: (change) => {
      mangle = change;
    },
    heal: () => {
      script = null;
      mangle = null;
      spoilt = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
