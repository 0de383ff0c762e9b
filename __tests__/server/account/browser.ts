import type { HttpAnswer, HttpRequest } from '../http-client';
import type { TestServer } from '../harness';

/** A browser's way through the account site of one host: it keeps the cookies. */
export const accountBrowser = (server: TestServer, host: string) => {
  const port = new URL(server.origin).port;
  const cookies = new Map<string, string>();
  const go = async (path: string, request: HttpRequest = {}): Promise<HttpAnswer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await server.request(path, { host, ...request, headers: { ...request.headers, ...(cookie && { cookie }) } });
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (set.split(';', 1)[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return answer;
  };
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<HttpAnswer> =>
    go(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${host}:${port}`, ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  return { go, post };
};
