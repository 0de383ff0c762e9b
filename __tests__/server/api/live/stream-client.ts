import http from 'node:http';

export interface News {
  readonly unread: number;
  readonly newest: string | null;
}

export interface Change {
  readonly kind: string;
  readonly by: string | null;
}

export interface Stream {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** What was told so far. */
  readonly news: readonly News[];
  /** Which lists changed, event by event. */
  readonly changes: readonly (readonly Change[])[];
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens `GET /live` as a browser's fetch does. */
export const openStream = (origin: string, token: string, host?: string): Promise<Stream> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(origin);
    const request = http.get(
      {
        host: 'localhost',
        port,
        path: '/live',
        agent: false,
        headers: { host: `${host ?? 'localhost'}:${port}`, accept: 'text/event-stream', authorization: `Bearer ${token}` },
      },
      (response) => {
        const news: News[] = [];
        const changes: Change[][] = [];
        let rest = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          const blocks = (rest + chunk).split('\n\n');
          rest = blocks.pop() ?? '';
          for (const block of blocks) {
            const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
            if (event === 'news') news.push(JSON.parse(data) as News);
            if (event === 'changed') changes.push(JSON.parse(data) as Change[]);
          }
        });
        const ended = new Promise<void>((end) => response.once('close', () => end()));
        response.on('error', () => undefined);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          news,
          changes,
          ended,
          close: () => request.destroy(),
        });
      },
    );
    request.on('error', reject);
  });
