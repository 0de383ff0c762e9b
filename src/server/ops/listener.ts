import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpsConfig } from '../kernel/config';

/** An answer of the listener. */
interface OpsAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** An answer for each path. */
export type OpsRoutes = Readonly<Record<string, () => OpsAnswer | Promise<OpsAnswer>>>;

/** ms a request may take to arrive; nobody sends a body here. */
const ARRIVAL_MS = 5000;
const MOST_CONNECTIONS = 100;

export const jsonAnswer = (status: number, body: object): OpsAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: `${JSON.stringify(body)}\n`,
});

const answerOf = async (routes: OpsRoutes, { method = '', url = '' }: IncomingMessage): Promise<OpsAnswer> => {
  const [path = ''] = url.split('?', 1);
  const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (!route) return jsonAnswer(404, { status: 'Nothing exists at this address.' });
  if (method !== 'GET' && method !== 'HEAD') return jsonAnswer(405, { status: 'Use GET or HEAD.' });
  return route();
};

const send = (response: ServerResponse, method: string | undefined, { status, type, body }: OpsAnswer): void => {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(status === 405 && { allow: 'GET, HEAD' }),
  });
  response.end(method === 'HEAD' ? undefined : body);
};

export interface OpsListener {
  /** `http://host:port`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Answers the routes at an address of its own. Rejects where the address can't be listened on. */
export const listenForOps = async ({ host, port }: OpsConfig, routes: OpsRoutes): Promise<OpsListener> => {
  const server = createServer(
    { requestTimeout: ARRIVAL_MS, headersTimeout: ARRIVAL_MS, keepAliveTimeout: ARRIVAL_MS },
    (request, response) => {
      void answerOf(routes, request)
        .catch(() => jsonAnswer(500, { status: 'This can’t be told right now.' }))
        .then((answer) => send(response, request.method, answer));
    },
  );
  server.maxConnections = MOST_CONNECTIONS;
  server.listen({ host, port });
  await once(server, 'listening');
  const { address, family, port: bound } = server.address() as AddressInfo;
  return {
    origin: `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
