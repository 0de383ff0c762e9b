import type { Action } from '@reduxjs/toolkit';
import { blobById, keepBlob } from '../../kernel/blobs';
import { call, currentTime, outboxOf, put, select, type SagaGenerator } from '../../kernel/effects';
import type { UploadNote } from '../../kernel/outbox/outbox';
import { taskActions, type TaskEntry, type TasksRoot } from '../../kernel/tasks-slice';
import { ends, pauses } from './about';

/** What every upload says of its bytes. */
export interface UploadPayload {
  /** Where the bytes wait, see `kernel/blobs`; also what makes an upload the same one however often it is sent. */
  readonly blobId: string;
  readonly filename: string;
  readonly mimetype: string;
  /** Bytes. */
  readonly size: number;
}

/** The application's session, of which only the person matters here. */
interface UserRoot {
  readonly session: { readonly userId: string | null };
}

/** Keys of the uploads this page has in the outbox. */
const kept = new Set<string>();

export const NEW: UploadNote = { attempt: 0, step: 'new' };

/** Writes an upload to the outbox, if it is not there. One that has no room there is sent as long as the page is open. */
export function* keepUpload({
  key,
  kind,
  payload,
  queuedAt,
}: Pick<TaskEntry, 'key' | 'kind' | 'payload' | 'queuedAt'>): SagaGenerator<void> {
  const owner = yield* select(({ session }: UserRoot) => session.userId);
  const { blobId, size } = payload as UploadPayload;
  const bytes = blobById(blobId);
  const outbox = yield* outboxOf();
  if (!outbox || !bytes || owner === null) return;
  kept.add(key);
  try {
    yield* call(outbox.add, { key, kind, payload: { ...payload, blobId, size }, owner, queuedAt, held: false, note: NEW }, bytes);
  } catch {
    // No room in the outbox, or none in the browser.
  }
}

/** Queues what pages that are gone left of a person's uploads. */
export function* resumeUploads(owner: string): SagaGenerator<void> {
  const outbox = yield* outboxOf();
  if (!outbox) return;
  for (const { upload, bytes } of yield* call(outbox.takeOver, owner, yield* currentTime())) {
    const { key, kind, payload, queuedAt, held } = upload;
    keepBlob(payload.blobId, bytes);
    kept.add(key);
    yield* put(taskActions.resumed({ key, kind, payload, at: queuedAt, held }));
  }
}

/** The uploads of the outbox an action is about. */
const concerned = (action: Action): readonly string[] => {
  if (!ends(action) && !pauses(action)) return [];
  const { payload } = action;
  return ('keys' in payload ? payload.keys : [payload.key]).filter((key) => kept.has(key));
};

/** Brings the outbox to what an action did with tasks. */
export function* followUpload(action: Action): SagaGenerator<void> {
  if (taskActions.push.match(action)) {
    const { at: queuedAt, ...task } = action.payload;
    yield* keepUpload({ ...task, queuedAt });
    // It may have been given up meanwhile.
    const { key } = task;
    if (yield* select(({ tasks }: TasksRoot) => key in tasks.entries)) return;
  }
  const keys = taskActions.push.match(action) ? [action.payload.key] : concerned(action);
  const outbox = keys.length > 0 ? yield* outboxOf() : undefined;
  if (!outbox) return;
  for (const key of keys) {
    if (pauses(action)) yield* call(outbox.change, key, { held: taskActions.hold.match(action) });
    else {
      kept.delete(key);
      yield* call(outbox.remove, key);
    }
  }
}
