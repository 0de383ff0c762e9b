import type { RequestError } from '../../../../src/client/kernel/app-error';
import { REST_TIMEOUT } from '../../../../src/client/kernel/request';
import { putBytes } from '../../../../src/client/kernel/upload';

/** A request of the browser whose line the test holds. */
class FakeRequest {
  static last: FakeRequest;
  readonly sent: unknown[] = [];
  readonly upload: { onprogress?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  constructor() {
    FakeRequest.last = this;
  }
  open(...args: unknown[]): void {
    this.sent.push(...args);
  }
  setRequestHeader(...args: unknown[]): void {
    this.sent.push(...args);
  }
  send(body: unknown): void {
    this.sent.push(body);
  }
  abort(): void {
    this.onabort?.();
  }
  answer(status: number, body = ''): void {
    Object.assign(this, { status, responseText: body });
    this.onload?.();
  }
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.XMLHttpRequest = FakeRequest as never;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.XMLHttpRequest = real;
});

const bytes = new Blob(['picture']);
/** What an upload comes to: `sent`, the kind and sentence of its failure, or undefined while it goes on. */
const begin = () => {
  const seen: { end?: unknown } = {};
  putBytes('/uploads/1', bytes, 'image/png').then(
    () => (seen.end = 'sent'),
    (error: RequestError) => (seen.end = [error.appError.kind, error.message]),
  );
  return seen;
};
const settle = () => jest.advanceTimersByTimeAsync(0);

test('the bytes are put as what they are', async () => {
  const seen = begin();
  expect(FakeRequest.last.sent).toEqual(['PUT', '/uploads/1', 'content-type', 'image/png', bytes]);
  FakeRequest.last.answer(204);
  await settle();
  expect(seen.end).toBe('sent');
  expect(jest.getTimerCount()).toBe(0);
});

test('on a slow line an upload takes as long as it takes, while something moves', async () => {
  const seen = begin();
  for (let part = 0; part < 20; part += 1) {
    await jest.advanceTimersByTimeAsync(REST_TIMEOUT - 1);
    FakeRequest.last.upload.onprogress?.();
  }
  expect(seen.end).toBeUndefined();
  FakeRequest.last.answer(204);
  await settle();
  expect(seen.end).toBe('sent');
});

test('it is given up once nothing moved for 30 s', async () => {
  const seen = begin();
  await jest.advanceTimersByTimeAsync(REST_TIMEOUT - 1);
  FakeRequest.last.upload.onprogress?.();
  await jest.advanceTimersByTimeAsync(REST_TIMEOUT);
  expect(seen.end).toEqual(['maintenance', 'Nothing moved for 30 s.']);
});

test.each([
  [
    403,
    '{"errors":[{"message":"This upload link has expired: start the upload again."}]}',
    'refused',
    'This upload link has expired: start the upload again.',
  ],
  [413, 'Too much.', 'refused', 'Too much.'],
  [502, '<html>', 'maintenance', 'HTTP 502'],
])('HTTP %i with %s is %s: %s', async (status, body, kind, sentence) => {
  const seen = begin();
  FakeRequest.last.answer(status, body);
  await settle();
  expect(seen.end).toEqual([kind, sentence]);
});

test('a line that breaks is maintenance', async () => {
  const seen = begin();
  FakeRequest.last.onerror?.();
  await settle();
  expect(seen.end).toEqual(['maintenance', 'The connection broke.']);
});
