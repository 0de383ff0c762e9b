import * as clock from '../../../src/client/kernel/clock';
import * as upload from '../../../src/client/kernel/upload';
import { PART_SIZE } from '../../../src/domain/files/upload-parts';
import { RequestError, type AppError } from '../../../src/client/kernel/app-error';
import { blobById, keepBlob } from '../../../src/client/kernel/blobs';
import type { Unsent } from '../../../src/client/kernel/outbox/outbox';
import { taskActions } from '../../../src/client/kernel/tasks-slice';
import { sessionActions } from '../../../src/client/shell/session/session-slice';
import { pushTask } from '../../../src/client/tasks/kinds';
import type { UploadNote } from '../../../src/client/tasks/uploads/send';
import { comes } from '../../support/comes';
import { settle, storeWithFakeServer } from '../support/fake-server';
import { memoryOutbox } from '../support/memory-outbox';

// No wait: full jitter may be none.
beforeAll(() => void jest.spyOn(clock, 'random').mockReturnValue(0));

let put: jest.SpiedFunction<typeof upload.putPart>;
let received: jest.SpiedFunction<typeof upload.receivedAt>;
beforeAll(() => {
  put = jest.spyOn(upload, 'putPart');
  received = jest.spyOn(upload, 'receivedAt');
});
beforeEach(() => {
  put.mockReset().mockResolvedValue();
  received.mockReset().mockResolvedValue(0);
});

const SIZE = PART_SIZE * 2 + 5;
const bytes = new Blob([new Uint8Array(SIZE)], { type: 'image/png' });
const away: AppError = { kind: 'maintenance', message: 'HTTP 503' };
const refused = (refusal: string): AppError => ({ kind: 'refused', message: refusal, refusal });

let ids = 0;
const payload = () => ({ blobId: `blob-${++ids}`, filename: 'a.png', mimetype: 'image/png', size: SIZE, type: 'image' });

const ADA = 'ada';

const begin = (left: readonly Unsent[] = []) => {
  const { outbox, tasks: uploads } = memoryOutbox(left, bytes);
  const fake = storeWithFakeServer({ outbox });
  const asked = (operation: string) => fake.calls.filter((call) => call.operation === operation);
  fake.store.dispatch(sessionActions.signedIn({ userId: ADA } as never));
  return {
    ...fake,
    uploads,
    asked,
    push: () => {
      const given = payload();
      keepBlob(given.blobId, bytes);
      const push = pushTask('uploadFile', given);
      fake.store.dispatch(push);
      return { ...given, key: push.payload.key };
    },
    answerSign: async (_id = 'file', at = asked('SignedUpload').length) => {
      await comes(() => expect(asked('SignedUpload').length).toBeGreaterThan(at - 1));
      await asked('SignedUpload')
        .at(-1)
        ?.answer({ signedUpload: { _id, url: `/uploads/${_id}` } });
    },
    tasks: () => Object.values(fake.store.getState().tasks.entries),
  };
};

const starts = (): number[] => put.mock.calls.map(([, , , { start }]) => start);

test('an upload goes in parts and leaves the outbox when it has arrived', async () => {
  const { push, asked, answerSign, uploads, tasks } = begin();
  const { blobId, key } = push();
  await comes(() => expect(asked('SignedUpload')).toHaveLength(1));
  expect([...uploads.keys()]).toEqual([key]);
  expect(asked('SignedUpload')[0]).toMatchObject({
    variables: { filename: 'a.png', size: SIZE, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    options: { idempotencyKey: `${blobId}-0-sign` },
  });
  await answerSign();
  await comes(() => expect(asked('UpdatePreSignedFile')).toHaveLength(1));
  expect(put.mock.calls.map(([url, , type, part]) => [url, type, part.start, part.end])).toEqual([
    ['/uploads/file', 'image/png', 0, PART_SIZE],
    ['/uploads/file', 'image/png', PART_SIZE, 2 * PART_SIZE],
    ['/uploads/file', 'image/png', 2 * PART_SIZE, SIZE],
  ]);
  expect(asked('UpdatePreSignedFile')[0]).toMatchObject({ variables: { _id: 'file' }, options: { idempotencyKey: `${blobId}-0-finish` } });
  await asked('UpdatePreSignedFile')[0]?.answer({ updatePreSignedFile: { _id: 'file' } });
  await comes(() => expect(tasks()).toEqual([]));
  await comes(() => expect(uploads.size).toBe(0));
  expect(blobById(blobId)).toBeUndefined();
  expect(received).not.toHaveBeenCalled();
});

test('a line that breaks is taken up again after the last part, and a lost answer is asked for under the same key', async () => {
  const { push, asked, answerSign } = begin();
  put.mockResolvedValueOnce().mockRejectedValueOnce(new RequestError(away));
  received.mockResolvedValueOnce(PART_SIZE).mockResolvedValue(2 * PART_SIZE);
  push();
  await comes(() => expect(asked('SignedUpload')).toHaveLength(1));
  await asked('SignedUpload')[0]?.fail(away);
  await comes(() => expect(asked('SignedUpload')).toHaveLength(2));
  await answerSign();
  await comes(() => expect(asked('SignedUpload')).toHaveLength(3));
  await answerSign();
  await comes(() => expect(asked('UpdatePreSignedFile')).toHaveLength(1));
  expect(starts()).toEqual([PART_SIZE, 2 * PART_SIZE, 2 * PART_SIZE]);
  received.mockResolvedValue(SIZE);
  await asked('UpdatePreSignedFile')[0]?.fail(away);
  await comes(() => expect(asked('SignedUpload')).toHaveLength(4));
  await answerSign();
  await comes(() => expect(asked('UpdatePreSignedFile')).toHaveLength(2));
  const keys = (operation: string) => new Set(asked(operation).map(({ options }) => options.idempotencyKey));
  expect([keys('SignedUpload').size, keys('UpdatePreSignedFile').size]).toEqual([1, 1]);
});

test('after eight tries without getting any further the task fails, and Try again goes on with the same upload', async () => {
  const { push, asked, tasks, store } = begin();
  const { key } = push();
  for (let tries = 1; tries <= 8; tries += 1) {
    await comes(() => expect(asked('SignedUpload')).toHaveLength(tries));
    await asked('SignedUpload').at(-1)?.fail(away);
  }
  await comes(() => expect(tasks()).toMatchObject([{ status: 'failed', errors: [away] }]));
  expect(asked('SignedUpload')).toHaveLength(8);
  store.dispatch(taskActions.retry({ key }));
  await comes(() => expect(asked('SignedUpload')).toHaveLength(9));
  expect(new Set(asked('SignedUpload').map(({ options }) => options.idempotencyKey)).size).toBe(1);
});

test('a refusal is told at once; Try again is another upload', async () => {
  const { push, asked, answerSign, tasks, store } = begin();
  const { key, blobId } = push();
  await comes(() => expect(asked('SignedUpload')).toHaveLength(1));
  await answerSign();
  await comes(() => expect(asked('UpdatePreSignedFile')).toHaveLength(1));
  await asked('UpdatePreSignedFile')[0]?.fail(refused('upload.damaged'));
  await comes(() => expect(tasks()).toMatchObject([{ status: 'failed', errors: [{ refusal: 'upload.damaged' }] }]));
  store.dispatch(taskActions.retry({ key }));
  await comes(() => expect(asked('SignedUpload')).toHaveLength(2));
  expect(asked('SignedUpload')[1]?.options.idempotencyKey).toBe(`${blobId}-1-sign`);
});

test('a link that is too old is made anew for the same upload', async () => {
  const { push, asked, answerSign } = begin();
  put.mockRejectedValueOnce(new RequestError(refused('upload.oldLink')));
  received.mockResolvedValueOnce('old').mockResolvedValue(PART_SIZE);
  push();
  await comes(() => expect(asked('SignedUpload')).toHaveLength(1));
  await answerSign();
  await comes(() => expect(asked('SignedUpload')).toHaveLength(2));
  await answerSign();
  await comes(() => expect(asked('SignedUpload')).toHaveLength(3));
  expect(asked('SignedUpload')[2]?.variables).toMatchObject({ _id: 'file' });
  await answerSign();
  await comes(() => expect(asked('UpdatePreSignedFile')).toHaveLength(1));
  expect(starts()).toEqual([0, PART_SIZE, 2 * PART_SIZE]);
});

const left = (note: UploadNote, more: Omit<Partial<Unsent>, 'payload'> = {}): Unsent & { payload: ReturnType<typeof payload> } => ({
  key: `left-${++ids}`,
  kind: 'uploadFile',
  payload: payload(),
  size: SIZE,
  owner: ADA,
  queuedAt: 5,
  held: false,
  note,
  ...more,
});

test('what a page that is gone left is gone on with, by its own person', async () => {
  const mine = left({ attempt: 0, step: 'begun' });
  const theirs = left({ attempt: 0, step: 'begun' }, { owner: 'somebody else' });
  received.mockResolvedValue(2 * PART_SIZE);
  const { asked, answerSign, tasks } = begin([mine, theirs]);
  await comes(() => expect(tasks()).toMatchObject([{ key: mine.key, kind: 'uploadFile', queuedAt: 5 }]));
  await comes(() => expect(asked('SignedUpload')).toHaveLength(1));
  expect(asked('SignedUpload')[0]?.options.idempotencyKey).toBe(`${mine.payload.blobId}-0-sign`);
  await answerSign();
  await comes(() => expect(asked('UpdatePreSignedFile')).toHaveLength(1));
  expect(starts()).toEqual([2 * PART_SIZE]);
});

test('a paused upload is still paused after a reload', async () => {
  const { asked, tasks } = begin([left({ attempt: 0, step: 'new' }, { held: true })]);
  await comes(() => expect(tasks()).toMatchObject([{ status: 'held' }]));
  await settle();
  expect(asked('SignedUpload')).toHaveLength(0);
});

test('an upload the server has cleared begins anew, but not one that may have been a file', async () => {
  received.mockResolvedValueOnce('gone').mockResolvedValue(0);
  const cleared = left({ attempt: 0, step: 'begun' });
  const { asked, answerSign } = begin([cleared]);
  await comes(() => expect(asked('SignedUpload')).toHaveLength(1));
  await answerSign('first');
  await comes(() => expect(asked('SignedUpload')).toHaveLength(2));
  expect(asked('SignedUpload')[1]?.options.idempotencyKey).toBe(`${cleared.payload.blobId}-1-sign`);
  await answerSign('second');
  await comes(() => expect(asked('UpdatePreSignedFile')).toHaveLength(1));

  received.mockReset().mockResolvedValue('gone');
  const other = begin([left({ attempt: 0, step: 'finishing' })]);
  await comes(() => expect(other.asked('SignedUpload')).toHaveLength(1));
  await other.answerSign();
  await comes(() => expect(other.tasks()).toMatchObject([{ status: 'failed', errors: [{ refusal: 'upload.gone' }] }]));
});

test('an upload that is given up while it runs stops, and leaves nothing to go on with', async () => {
  const { push, store, uploads, asked, answerSign, tasks } = begin();
  put.mockReturnValue(new Promise(() => undefined));
  const { key, blobId } = push();
  await comes(() => expect(asked('SignedUpload')).toHaveLength(1));
  await answerSign();
  await comes(() => expect(put).toHaveBeenCalled());
  store.dispatch(taskActions.dismiss({ key }));
  await comes(() => expect([tasks(), uploads.size, blobById(blobId)]).toEqual([[], 0, undefined]));
  // Its worker takes the next ones.
  put.mockReset().mockResolvedValue();
  for (let i = 0; i < 4; i += 1) push();
  await comes(() => expect(asked('SignedUpload')).toHaveLength(5));
});

test('a token that is refused stops an upload at once, and it stays for its person', async () => {
  const { push, asked, tasks, uploads } = begin();
  push();
  await comes(() => expect(asked('SignedUpload')).toHaveLength(1));
  await asked('SignedUpload')[0]?.fail({ kind: 'wrong-token', message: 'No' });
  await comes(() => expect(tasks()).toMatchObject([{ status: 'failed' }]));
  expect([asked('SignedUpload').length, uploads.size]).toEqual([1, 1]);
});
