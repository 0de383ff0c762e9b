import { SignedUploadDocument } from '../../../contract/generated/operations';
import { files, fileUploaded } from '../../entities/files';
import { ask, call, put, type SagaGenerator } from '../../kernel/effects';
import type { TaskHandle } from '../../kernel/queue';
import { sendUpload, type UploadPayload, type UploadSteps } from '../uploads/send';

export interface UploadFilePayload extends UploadPayload {
  /** What it is for: image, or design for artwork of the design collection. */
  readonly type: string;
  /** The file whose picture it takes the place of; a new file without. */
  readonly replaces?: string;
}

/** signedUpload → PUT → updatePreSignedFile, or replaceFile (specification 1, §7). */
export function* perform(payload: UploadFilePayload, task: TaskHandle): SagaGenerator<void> {
  const { blobId, filename, mimetype, size, type, replaces } = payload;
  const steps: UploadSteps = {
    *sign(more, idempotencyKey) {
      return (yield* ask(SignedUploadDocument, { type, filename, mimetype, size, ...more }, { idempotencyKey })).data.signedUpload;
    },
    *finish(_id, idempotencyKey) {
      if (replaces === undefined) {
        yield* files.runMutation('finishUpload', { _id }, idempotencyKey);
        yield* put(fileUploaded({ blobId, fileId: _id }));
      } else yield* files.runMutation('replace', { _id: replaces, upload_id: _id }, idempotencyKey);
    },
  };
  yield* call(sendUpload, payload, task, steps);
}
