import { SignedUploadFontDocument } from '../../../contract/generated/operations';
import { fonts } from '../../entities/fonts';
import { ask, call, type SagaGenerator } from '../../kernel/effects';
import type { TaskHandle } from '../../kernel/queue';
import { sendUpload, type UploadPayload, type UploadSteps } from '../uploads/send';

/** signedUploadFont → PUT → fontUpdatePreSignedFile (specification 1, §7). */
export function* perform(payload: UploadPayload, task: TaskHandle): SagaGenerator<void> {
  const { filename, mimetype, size } = payload;
  const steps: UploadSteps = {
    *sign(more, idempotencyKey) {
      return (yield* ask(SignedUploadFontDocument, { filename, mimetype, size, ...more }, { idempotencyKey })).data.signedUploadFont;
    },
    *finish(_id, idempotencyKey) {
      yield* fonts.runMutation('finishUpload', { _id }, idempotencyKey);
    },
  };
  yield* call(sendUpload, payload, task, steps);
}
