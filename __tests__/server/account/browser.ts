import type { HttpAnswer, HttpRequest } from '../http-client';
import type { TestServer } from '../harness';

type Jars = Map<string, Map<string, string>>;

const MOST_REDIRECTS = 10;

/** A browser's way through the account site, beginning at one host: it keeps each host's cookies. */
export const accountBrowser = (server: TestServer, host: string, jars: Jars = new Map()) => {
  const origin = `http://${host}:${new URL(server.origin).port}`;
  const jar = jars.get(host) ?? new Map<string, string>();
  jars.set(host, jar);
  const go = async (path: string, request: HttpRequest = {}): Promise<HttpAnswer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await server.request(path, { host, ...request, headers: { ...request.headers, ...(cookie && { cookie }) } });
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (set.split(';', 1)[0] ?? '').split('=');
      jar.set(name, value);
    }
    return answer;
  };
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<HttpAnswer> =>
    go(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  /** The same browser at another host. */
  const at = (other: string) => accountBrowser(server, other, jars);
  /** What the page that is handed a code does: it asks for the token. */
  const exchange = (code: string): Promise<HttpAnswer> =>
    go('/account/api/token', {
      headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ code }),
    });
  /** Signs out by a link of ours. */
  const signOut = (ref = ''): Promise<HttpAnswer> =>
    go(`/account/logout${ref && `?ref=${encodeURIComponent(ref)}`}`, { headers: { 'sec-fetch-site': 'same-origin' } });
  return { origin, go, post, at, exchange, signOut };
};

export type AccountBrowser = ReturnType<typeof accountBrowser>;

/** Follows the redirects of an answer, from host to host, up to the page that is handed a code. */
export const handedTo = async (visitor: AccountBrowser, answer: HttpAnswer): Promise<{ url: URL; code: string; page: AccountBrowser }> => {
  let [page, location] = [visitor, answer.headers.location];
  for (let redirects = 0; location !== undefined && redirects < MOST_REDIRECTS; redirects += 1) {
    const url = new URL(location, page.origin);
    page = page.at(url.hostname);
    if (url.pathname === '/session') return { url, code: url.searchParams.get('token') ?? '', page };
    location = (await page.go(url.pathname + url.search)).headers.location;
  }
  throw new Error('Nobody was handed a code.');
};
