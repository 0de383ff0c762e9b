import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StoresDocument } from '../../../src/contract/generated/operations';
import { RequestError, type AppError } from '../../../src/client/kernel/app-error';
import * as clock from '../../../src/client/kernel/clock';
import { createRequest, QUERY_TIMEOUT, REST_TIMEOUT, restCall, type Credentials } from '../../../src/client/kernel/request';

interface Heard {
  readonly method: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let origin: string;
let heard: Heard[];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  heard = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push({ method: request.method, headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const json = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
};

const asker = (credentials: Credentials = { token: 'tok', loginAs: undefined }) =>
  createRequest({ endpoint: `${origin}/graphql`, credentials: () => credentials });

const errorOf = async (promise: Promise<unknown>): Promise<AppError> => {
  const error: unknown = await promise.then(
    () => 'it worked',
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RequestError)) throw new Error(`Not a RequestError: ${String(error)}`);
  return error.appError;
};

describe('a call of the contract', () => {
  test('sends document, variables, page headers, token and key, and gives data and total', async () => {
    json(200, { data: { stores: [] } }, { 'x-total': '41' });
    const result = await asker()(StoresDocument, { search: 'tee' }, { page: 3, perpage: 50, idempotencyKey: 'key-1' });
    expect(result).toEqual({ data: { stores: [] }, total: 41 });
    expect(heard[0]?.method).toBe('POST');
    expect(heard[0]?.headers).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer tok',
      'idempotency-key': 'key-1',
      page: '3',
      perpage: '50',
    });
    expect(heard[0]?.headers).not.toHaveProperty('login-as');
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ query: StoresDocument.toString(), variables: { search: 'tee' } });
  });

  test('asks for page 1 of 20 where nothing is said, and sends no key and no token it does not have', async () => {
    json(200, { data: { stores: [] } });
    expect((await asker({ token: undefined, loginAs: undefined })(StoresDocument, {})).total).toBeUndefined();
    expect(heard[0]?.headers).toMatchObject({ page: '1', perpage: '20' });
    expect(heard[0]?.headers).not.toHaveProperty('authorization');
    expect(heard[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  test('carries the login-as header while a super_root acts as somebody else', async () => {
    json(200, { data: { stores: [] } });
    await asker({ token: 'tok', loginAs: 'other' })(StoresDocument, {});
    expect(heard[0]?.headers).toMatchObject({ authorization: 'Bearer tok', 'login-as': 'other' });
  });

  test('reads who is signed in anew at every call', async () => {
    json(200, { data: { stores: [] } });
    let token = 'first';
    const request = createRequest({ endpoint: `${origin}/graphql`, credentials: () => ({ token, loginAs: undefined }) });
    await request(StoresDocument, {});
    token = 'second';
    await request(StoresDocument, {});
    expect(heard.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
  });

  test('asks for the server’s own words in the language that is spoken at the time', async () => {
    json(200, { data: { stores: [] } });
    let spoken = 'de';
    const credentials = () => ({ token: 'tok', loginAs: undefined });
    const request = createRequest({ endpoint: `${origin}/graphql`, credentials, language: () => spoken });
    await request(StoresDocument, {});
    spoken = 'pt';
    await request(StoresDocument, {});
    expect(heard.map(({ headers }) => headers['accept-language'])).toEqual(['de', 'pt']);
  });

  test('an error with HTTP 200 is a refusal in the server’s first sentence, with its field and code', async () => {
    json(200, {
      data: null,
      errors: [
        { message: 'Enter a name for the store.', extensions: { code: 'bad-input', field: 'sto_name' } },
        { message: 'And a website.' },
      ],
    });
    expect(await errorOf(asker()(StoresDocument, {}))).toEqual({
      kind: 'refused',
      message: 'Enter a name for the store.',
      code: 'bad-input',
      field: 'sto_name',
    });
  });

  test('what says a refusal in any language comes with it; what fills in no sentence is left out', async () => {
    const extensions = { code: 'BAD_INPUT', refusal: 'shop.timeout', values: { host: 'shop.test', seconds: 30, more: { deep: 1 } } };
    json(200, { errors: [{ message: 'shop.test didn’t respond within 30 seconds.', extensions }] });
    expect(await errorOf(asker()(StoresDocument, {}))).toMatchObject({
      refusal: 'shop.timeout',
      values: { host: 'shop.test', seconds: 30 },
    });
  });

  test.each([
    [400, { errors: [{ message: 'Warning IP 1.2.3.4' }] }, 'warning-ip'],
    [400, { errors: [{ message: 'Authorization 404' }] }, 'docker-not-found'],
    [400, { errors: [{ message: 'Unknown token.' }] }, 'wrong-token'],
    [401, { errors: [{ message: 'no' }] }, 'ignored'],
    [404, { errors: [{ message: 'no' }] }, 'not-found'],
    [405, { errors: [{ message: 'no' }] }, 'ignored'],
    [500, { errors: [{ message: 'oops' }] }, 'maintenance'],
    [503, { nothing: 'of GraphQL' }, 'maintenance'],
  ])('HTTP %i with %j is %s', async (status, body, kind) => {
    json(status, body);
    expect((await errorOf(asker()(StoresDocument, {}))).kind).toBe(kind);
  });

  test.each([
    [502, '<html>Bad gateway</html>', 'maintenance'],
    [400, 'Warning IP', 'warning-ip'],
    [400, '{"message":"Authorization 404"}', 'docker-not-found'],
    [404, 'not here', 'not-found'],
  ])('HTTP %i with the plain text “%s”, as a proxy sends it, is %s', async (status, body, kind) => {
    answer = (response) => {
      response.writeHead(status, { 'content-type': 'text/html' });
      response.end(body);
    };
    expect((await errorOf(asker()(StoresDocument, {}))).kind).toBe(kind);
  });

  test.each([
    [200, { data: null, errors: [{ message: '' }] }, true],
    [200, { data: null, errors: [{}] }, true],
    [500, { errors: [] }, true],
    [500, { errors: [{ message: '' }] }, true],
    [500, { errors: [{ message: 'The disk is full.' }] }, undefined],
    [200, { data: null, errors: [{ message: 'No.' }] }, undefined],
  ])('HTTP %i with %j: the server said nothing of its own: %s', async (status, body, wordless) => {
    json(status, body);
    const error = await errorOf(asker()(StoresDocument, {}));
    expect(error.wordless).toBe(wordless);
    expect(error.message).not.toBe('');
  });

  test('no connection, and one that is cut, are maintenance', async () => {
    answer = (response) => void response.destroy();
    expect((await errorOf(asker()(StoresDocument, {}))).kind).toBe('maintenance');
    const nowhere = createRequest({ endpoint: 'http://127.0.0.1:9/graphql', credentials: () => ({ token: 't', loginAs: undefined }) });
    expect((await errorOf(nowhere(StoresDocument, {}))).kind).toBe('maintenance');
  });

  test('is given up after 90 s, which is maintenance', async () => {
    answer = () => undefined;
    const timeout = jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => AbortSignal.abort(new DOMException('timed out', 'TimeoutError')));
    expect((await errorOf(asker()(StoresDocument, {}))).kind).toBe('maintenance');
    expect(timeout).toHaveBeenCalledWith(QUERY_TIMEOUT);
    expect(QUERY_TIMEOUT).toBe(90_000);
  });

  test('stops when the caller does', async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    await expect(asker()(StoresDocument, {}, { signal: controller.signal })).rejects.toBeInstanceOf(RequestError);
  });
});

/** Time-outs that pass when a test says so. */
const timers = () => {
  const waits: { ms: number; run: () => void; off: boolean }[] = [];
  jest.spyOn(clock, 'after').mockImplementation((ms, run) => {
    const wait = { ms, run, off: false };
    waits.push(wait);
    return () => void (wait.off = true);
  });
  return {
    get lengths() {
      return waits.map(({ ms }) => ms);
    },
    pending: () => waits.filter(({ off }) => !off).length,
    runLast: () => waits.findLast(({ off }) => !off)?.run(),
  };
};

describe('a call outside the query endpoint', () => {
  test('sends what it is given and gives the answer', async () => {
    json(200, { ok: true });
    const response = await restCall(`${origin}/put`, { method: 'PUT', body: 'bytes', headers: { 'content-type': 'image/png' } });
    expect(await response.json()).toEqual({ ok: true });
    expect(heard[0]).toMatchObject({ method: 'PUT', body: 'bytes', headers: { 'content-type': 'image/png' } });
  });

  test('a refusal is in the server’s own sentence', async () => {
    json(422, { message: 'This is no picture.' });
    expect(await errorOf(restCall(`${origin}/put`, { method: 'PUT' }))).toEqual({ kind: 'refused', message: 'This is no picture.' });
    json(409, { errors: [{ message: 'Used already.', extensions: { code: 'CONFLICT', refusal: 'upload.twice', values: {} } }] });
    expect(await errorOf(restCall(`${origin}/put`, { method: 'PUT' }))).toMatchObject({
      message: 'Used already.',
      refusal: 'upload.twice',
    });
  });

  test('is given up after 30 s, which is maintenance', async () => {
    expect(REST_TIMEOUT).toBe(30_000);
    const waits = timers();
    answer = () => waits.runLast();
    expect((await errorOf(restCall(`${origin}/put`, { method: 'PUT' }))).kind).toBe('maintenance');
    expect(waits.lengths).toEqual([REST_TIMEOUT]);
  });

  test('a large answer may take longer, as long as something comes: each part puts the time-out off', async () => {
    const waits = timers();
    answer = (response) => {
      response.writeHead(200);
      response.write('slow ');
      setImmediate(() => response.end('line'));
    };
    expect(await (await restCall(`${origin}/get`, {})).text()).toBe('slow line');
    expect(waits.lengths.length).toBeGreaterThan(1);
    // All are called off in the end: none could have cut the answer short.
    expect(waits.pending()).toBe(0);
  });

  test('an answer that stops half-way is given up', async () => {
    const waits = timers();
    answer = (response) => {
      response.writeHead(200);
      response.write('half');
    };
    const reader = (await restCall(`${origin}/get`, {})).body!.getReader();
    await reader.read();
    const rest = reader.read();
    await new Promise(setImmediate);
    waits.runLast();
    await expect(rest).rejects.toThrow('Nothing moved for 30 s.');
  });
});
