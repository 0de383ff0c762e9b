/** @jest-environment node */
import type { RequestError } from '../../../../src/client/kernel/app-error';
import { REST_TIMEOUT } from '../../../../src/client/kernel/request';
import { checksum, putPart, receivedAt, type Part } from '../../../../src/client/kernel/upload';

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
const whole: Part = { start: 0, end: bytes.size, size: bytes.size };
const begin = (part = whole) => {
  const seen: { end?: unknown } = {};
  putPart('/uploads/1', bytes, 'image/png', part).then(
    () => (seen.end = 'sent'),
    (error: RequestError) => (seen.end = [error.appError.kind, error.message]),
  );
  return seen;
};
const settle = () => jest.advanceTimersByTimeAsync(0);

test('the bytes are put as what they are', async () => {
  const seen = begin();
  expect(FakeRequest.last.sent).toEqual(['PUT', '/uploads/1', 'content-type', 'image/png', expect.any(Blob)]);
  expect((FakeRequest.last.sent.at(-1) as Blob).size).toBe(bytes.size);
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

test('a part says which it is', () => {
  begin({ start: 2, end: 5, size: bytes.size });
  expect(FakeRequest.last.sent).toContain('bytes 2-4/7');
  expect((FakeRequest.last.sent.at(-1) as Blob).size).toBe(3);
});

test('whoever gives up waiting stops the line', () => {
  const seen: string[] = [];
  const sent = putPart('/uploads/1', bytes, 'image/png', whole);
  sent.catch((error: Error) => seen.push(error.message));
  const abort = jest.spyOn(FakeRequest.last, 'abort');
  (sent as never as Record<string, () => void>)['@@redux-saga/CANCEL_PROMISE']?.();
  expect(abort).toHaveBeenCalled();
});

test.each([
  [200, 5],
  [403, 'old'],
  [404, 'gone'],
])('asked how far it came, HTTP %i is %s', async (status, expected) => {
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status, headers: { 'upload-offset': '5' } }));
  expect(await receivedAt('/uploads/1')).toBe(expected);
  asked.mockRestore();
});

test('a checksum is the SHA-256 of the bytes', async () => {
  jest.useRealTimers();
  expect(await checksum(new Blob(['abc']))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
