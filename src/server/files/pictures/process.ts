import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { refuse, type Outcome } from '../../../domain/fault';
import { isImageType } from '../../../domain/files/upload-rules';
import type { Services, Tx } from '../../kernel/context';
import { jsonb } from '../../db/json';
import { takeFolder, type StoredPicture } from '../storage/stored-picture';
import { checkUploaded } from '../uploads/checked';
import { becomeFile } from '../uploads/uploads';
import { picture } from './checking';

/**
 * Checks uploaded bytes and makes the renditions; the row is left to the caller, so repeating it does no harm. Null when the upload is
 * a finished file already. A refused upload is gone afterwards, row and bytes.
 */
export const processUpload = (services: Services, containerId: string, _id: string): Promise<Outcome<StoredPicture | null>> =>
  checkUploaded(services, containerId, { _id, kind: 'upload', tooMuch: picture.tooMuch }, async (upload) => {
    const { key, mimetype: announced } = upload;
    if (!isImageType(announced)) return refuse('upload.type');
    const folder = path.join(upload.folder, 'renditions');
    await mkdir(folder);
    const kind = announced === 'image/svg+xml' ? 'vector' : 'picture';
    const outcome = await services.isolated(kind, containerId, async () => ({ file: await upload.bytes(), folder, key, announced }));
    if (outcome.ok) await takeFolder(services.storage, key, folder);
    return outcome;
  });

/** Makes a processed upload a file in the container of `tx`. Of two that finish one upload, the second changes nothing. */
export const finishUpload = async (tx: Tx, containerId: string, _id: string, stored: StoredPicture): Promise<void> => {
  const { size, width, height, image_sizes } = stored;
  await becomeFile(tx, containerId, _id, { size, width, height, image_sizes: jsonb(image_sizes) });
};
