import { randomBytes } from 'node:crypto';
import { imageUrl } from '../../domain/files/image-sizes';
import { checkUpload } from '../../domain/files/upload-rules';
import { unixNow } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import type { SentFile } from '../kernel/sent-file';
import { requireTypes } from './permitted';
import { finishUpload } from './pictures/process';
import { incomingKey } from './storage/addresses';
import type { StoredPicture } from './storage/stored-picture';
import { pictureOfUpload } from './upload';
import { clearParts, discardUpload, reserveUpload } from './uploads/uploads';

/** A picture that came with a call: checked and stored, and nobody's file until `keepSent`. */
export interface SentPicture {
  readonly _id: string;
  /** Of its original. */
  readonly src: string;
  readonly stored: StoredPicture;
}

/**
 * Takes a picture that came with a call by the checks and to the place of any upload. Unless the call keeps it, nothing of it is left once the call is
 * answered; where the server dies before, it is cleared like an upload nobody went on with. `field` names the argument it came by.
 */
export const takeSent = async (context: RequestContext, file: SentFile, field: string): Promise<SentPicture> => {
  const { services, container, user } = context;
  requireTypes(user, ['image'], 'add');
  const checked = checkUpload(file);
  if (!checked.ok) throw UserError.of(checked.fault, { field });
  const announced = { ...checked.value, kind: 'upload', type: 'image', sha256: file.sha256, created_by: user._id } as const;
  const { _id } = await services.inContainer(container._id, (tx) => reserveUpload(tx, container._id, announced, null));
  context.afterwards?.(async () => {
    await discardUpload(services, container._id, _id);
    await clearParts(services, container._id, _id);
  });
  const key = `${incomingKey(_id)}/${randomBytes(16).toString('hex')}`;
  await services.storage.take(key, file.path);
  await services.inContainer(container._id, (tx) =>
    tx
      .updateTable('files')
      .set({ received: file.size, parts: [key], state: 'uploaded', updated_at: unixNow() })
      .where('container_id', '=', container._id)
      .where('_id', '=', _id)
      .where('state', '=', 'reserved')
      .execute(),
  );
  const stored = await pictureOfUpload(context, _id, field).catch((error: unknown) => {
    throw error instanceof UserError ? UserError.of(error, { code: error.code, field }) : error;
  });
  if (stored === null) throw new UserError('upload.gone', { code: 'NOT_FOUND', field });
  return { _id, src: imageUrl(stored.image_sizes, 'original') ?? '', stored };
};

/** Makes pictures that were taken files of the container of `tx`. */
export const keepSent = async (tx: Tx, containerId: string, pictures: Iterable<SentPicture>): Promise<void> => {
  for (const { _id, stored } of pictures) await finishUpload(tx, containerId, _id, stored);
};
