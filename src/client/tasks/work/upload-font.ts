import { SignedUploadFontDocument } from '../../../contract/generated/operations';
import { refuse } from '../../../domain/fault';
import { fonts } from '../../entities/fonts';
import { refusedHere } from '../../kernel/app-error';
import { blobById, dropBlob } from '../../kernel/blobs';
import { ask, call, freshId, type SagaGenerator } from '../../kernel/effects';
import type { TaskHandle } from '../../kernel/queue';
import { putBytes } from '../../kernel/upload';

export interface UploadFontPayload {
  /** Where the bytes wait, see `kernel/blobs`. */
  readonly blobId: string;
  readonly filename: string;
  readonly mimetype: string;
  /** Bytes. */
  readonly size: number;
}

/** signedUploadFont → PUT → fontUpdatePreSignedFile (specification 1, §7). A retry begins with a new reservation. */
export function* perform({ blobId, filename, mimetype, size }: UploadFontPayload, task: TaskHandle): SagaGenerator<void> {
  const blob = blobById(blobId);
  if (!blob) throw refusedHere(refuse('task.chooseAgain', { values: { filename } }));
  const { data } = yield* ask(SignedUploadFontDocument, { filename, mimetype, size }, { idempotencyKey: yield* freshId() });
  yield* task.progress(0.1);
  yield* call(putBytes, data.signedUploadFont.url, blob, mimetype);
  yield* task.progress(0.8);
  yield* fonts.runMutation('finishUpload', { _id: data.signedUploadFont._id }, yield* freshId());
  dropBlob(blobId);
}
