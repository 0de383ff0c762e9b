import { SignedUploadDocument } from '../../../contract/generated/operations';
import { refuse } from '../../../domain/fault';
import { files, fileUploaded } from '../../entities/files';
import { refusedHere } from '../../kernel/app-error';
import { blobById, dropBlob } from '../../kernel/blobs';
import { ask, call, freshId, put, type SagaGenerator } from '../../kernel/effects';
import type { TaskHandle } from '../../kernel/queue';
import { putBytes } from '../../kernel/upload';

export interface UploadFilePayload {
  /** Where the bytes wait, see `kernel/blobs`. */
  readonly blobId: string;
  readonly filename: string;
  readonly mimetype: string;
  /** Bytes. */
  readonly size: number;
  /** What it is for: image, or design for artwork of the design collection. */
  readonly type: string;
  /** The file whose picture it takes the place of; a new file without. */
  readonly replaces?: string;
}

/** signedUpload → PUT → updatePreSignedFile, or replaceFile (specification 1, §7). A retry begins with a new reservation. */
export function* perform(payload: UploadFilePayload, task: TaskHandle): SagaGenerator<void> {
  const { blobId, filename, mimetype, size, type, replaces } = payload;
  const blob = blobById(blobId);
  if (!blob) throw refusedHere(refuse('task.chooseAgain', { values: { filename } }));
  const { data } = yield* ask(SignedUploadDocument, { type, filename, mimetype, size }, { idempotencyKey: yield* freshId() });
  yield* task.progress(0.1);
  yield* call(putBytes, data.signedUpload.url, blob, mimetype);
  yield* task.progress(0.8);
  const { _id } = data.signedUpload;
  if (replaces === undefined) {
    yield* files.runMutation('finishUpload', { _id }, yield* freshId());
    yield* put(fileUploaded({ blobId, fileId: _id }));
  } else yield* files.runMutation('replace', { _id: replaces, upload_id: _id }, yield* freshId());
  dropBlob(blobId);
}
