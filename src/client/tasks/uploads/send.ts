import { refuse } from '../../../domain/fault';
import { PART_SIZE } from '../../../domain/files/upload-parts';
import { refusedHere, RequestError, toAppError, type AppError } from '../../kernel/app-error';
import { MOST_TRIES, waitBefore } from '../../kernel/backoff';
import { blobById, dropBlob } from '../../kernel/blobs';
import { random } from '../../kernel/clock';
import { call, delay, freshId, race, take, type SagaGenerator } from '../../kernel/effects';
import type { TaskHandle } from '../../kernel/queue';
import { taskActions } from '../../kernel/tasks-slice';
import { checksum, putPart, receivedAt } from '../../kernel/upload';
import { noteOf, noteTask } from '../keeping/keep';

/** What every upload says of its bytes. */
export interface UploadPayload {
  /** Where the bytes wait, see `kernel/blobs`; also what makes an upload the same one however often it is sent. */
  readonly blobId: string;
  readonly filename: string;
  readonly mimetype: string;
  /** Bytes. */
  readonly size: number;
}

/** How far an upload came, for whoever goes on with it. */
export interface UploadNote {
  /** Counted on whenever it begins anew: part of its idempotency keys. */
  readonly attempt: number;
  /** `new`: nothing was asked for. `begun`: some of it may have arrived. `finishing`: it may be a file already. */
  readonly step: 'new' | 'begun' | 'finishing';
}

const NEW: UploadNote = { attempt: 0, step: 'new' };

interface Signed {
  readonly _id: string;
  readonly url: string;
}

/** The first and the last of the three steps of an upload (specification 1, §7); in between its bytes are PUT to the link. */
export interface UploadSteps {
  /** `begun`: the upload whose link is to be made anew. */
  readonly sign: (more: { readonly sha256?: string; readonly _id?: string }, idempotencyKey: string) => SagaGenerator<Signed>;
  readonly finish: (uploadId: string, idempotencyKey: string) => SagaGenerator<void>;
}

/** What passes by itself, or is right again once it is asked how things stand. */
const MENDED_BY_ASKING: readonly (string | undefined)[] = ['upload.otherPart', 'upload.twice', 'upload.oldLink', 'upload.broken'];

const isPassing = ({ kind, refusal }: AppError): boolean => kind === 'maintenance' || MENDED_BY_ASKING.includes(refusal);

const isGone = ({ refusal }: AppError): boolean => refusal === 'upload.gone';

/** One upload on its way, over all tries of this page. */
interface Sending {
  readonly payload: UploadPayload;
  readonly task: TaskHandle;
  readonly steps: UploadSteps;
  readonly bytes: Blob;
  readonly sha256: string | undefined;
  note: UploadNote;
  /** Tries that brought nothing further. */
  tries: number;
}

/** Notes of what this page sends, for another try where there is no outbox; by the id of the bytes. */
const notes = new Map<string, UploadNote>();

function* note(sending: Sending, next: UploadNote): SagaGenerator<void> {
  sending.note = next;
  notes.set(sending.payload.blobId, next);
  yield* call(noteTask, sending.task.key, next);
}

const keyOf = ({ payload, note: { attempt } }: Sending, step: string): string => `${payload.blobId}-${attempt}-${step}`;

/** A link that takes bytes, and how many it has; undefined when the upload is not there any more. */
function* linkOf(sending: Sending): SagaGenerator<(Signed & { readonly received: number }) | undefined> {
  const { steps, sha256, note: before } = sending;
  const more = sha256 === undefined ? {} : { sha256 };
  let signed = yield* call(steps.sign, more, keyOf(sending, 'sign'));
  if (before.step === 'new') {
    yield* note(sending, { ...before, step: 'begun' });
    if (sending.tries === 0) return { ...signed, received: 0 };
  }
  let received = yield* call(receivedAt, signed.url);
  if (received === 'old') {
    try {
      signed = yield* call(steps.sign, { ...more, _id: signed._id }, yield* freshId());
    } catch (error) {
      if (isGone(toAppError(error))) return undefined;
      throw error;
    }
    received = yield* call(receivedAt, signed.url);
  }
  return typeof received === 'number' ? { ...signed, received } : undefined;
}

/** Sends what is missing and ends the upload. */
function* sendRest(sending: Sending): SagaGenerator<void> {
  const { payload, task, steps, bytes } = sending;
  const link = yield* linkOf(sending);
  if (!link) {
    // What may have become a file is never sent again by itself: somebody may have removed it.
    const again = sending.note.step !== 'finishing';
    yield* note(sending, { attempt: sending.note.attempt + 1, step: 'new' });
    throw again ? new RequestError({ kind: 'maintenance', message: 'The upload begins anew.' }) : refusedHere(refuse('upload.gone'));
  }
  const { size } = payload;
  for (let start = link.received; start < size;) {
    yield* task.progress(start / size);
    const end = Math.min(start + PART_SIZE, size);
    yield* call(putPart, link.url, bytes, payload.mimetype, { start, end, size });
    sending.tries = 0;
    start = end;
  }
  yield* task.progress(1);
  yield* note(sending, { ...sending.note, step: 'finishing' });
  try {
    yield* call(steps.finish, link._id, keyOf(sending, 'finish'));
  } catch (error) {
    // A refused upload is gone at the server: another try is another upload.
    if (toAppError(error).kind === 'refused') yield* note(sending, { attempt: sending.note.attempt + 1, step: 'new' });
    throw error;
  }
}

function* untilSent(sending: Sending): SagaGenerator<void> {
  for (;;) {
    try {
      return yield* call(sendRest, sending);
    } catch (error) {
      sending.tries += 1;
      if (!isPassing(toAppError(error)) || sending.tries >= MOST_TRIES) throw error;
      yield* delay(waitBefore(sending.tries - 1, random()));
    }
  }
}

function* begin(payload: UploadPayload, task: TaskHandle, steps: UploadSteps): SagaGenerator<void> {
  const bytes = blobById(payload.blobId);
  const chooseAgain = () => refusedHere(refuse('task.chooseAgain', { values: { filename: payload.filename } }));
  if (!bytes) throw chooseAgain();
  const known = ((yield* call(noteOf, task.key)) as UploadNote | undefined) ?? notes.get(payload.blobId) ?? NEW;
  let sha256: string | undefined;
  try {
    sha256 = yield* call(checksum, bytes);
  } catch {
    // The file was changed or moved since it was chosen.
    throw chooseAgain();
  }
  yield* call(untilSent, { payload, task, steps, bytes, sha256, note: known, tries: 0 });
}

/**
 * Sends an upload until it has arrived: in parts, from where a broken line or a page before this one left off, under the same keys, so that there
 * is one file however often it is tried. Ends early, and without an error, when the task is dismissed.
 */
export function* sendUpload(payload: UploadPayload, task: TaskHandle, steps: UploadSteps): SagaGenerator<void> {
  const isDropped = (action: { readonly type: string }): boolean => taskActions.dismiss.match(action) && action.payload.key === task.key;
  const { sent } = yield* race({ sent: call(begin, payload, task, steps), dropped: take(isDropped as never) });
  void sent;
  dropBlob(payload.blobId);
  notes.delete(payload.blobId);
}
