import http from 'node:http';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
  /** The parsed body; throws when it is no JSON. */
  json<T = unknown>(): T;
}

export interface HttpRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  /** Host name to ask for, such as `rival.localhost`; the port stays. */
  readonly host?: string;
}

/** One plain HTTP request over loopback. Follows no redirect, keeps no cookie. */
export const httpRequest = (origin: string, path: string, request: HttpRequest = {}): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const { port, hostname } = new URL(origin);
    const outgoing = http.request(
      {
        host: 'localhost',
        port,
        path,
        method: request.method ?? (request.body === undefined ? 'GET' : 'POST'),
        headers: { host: `${request.host ?? hostname}:${port}`, ...request.headers },
        agent: false,
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const body = Buffer.concat(chunks);
          const text = body.toString();
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body, text, json: <T>() => JSON.parse(text) as T });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(request.body);
  });
