import { refuse, type Outcome } from '../../../domain/fault';
import { isImageType } from '../../../domain/files/upload-rules';
import type { Services, Tx } from '../../kernel/context';
import { jsonb } from '../../db/json';
import type { StoredPicture } from '../storage/stored-picture';
import { checkUploaded } from '../uploads/checked';
import { becomeFile } from '../uploads/uploads';
import { picture } from './checking';

/**
 * Checks uploaded bytes and makes the renditions; the row is left to the caller, so repeating it does no harm. Null when the upload is
 * a finished file already. A refused upload is gone afterwards, row and bytes.
 */
export const processUpload = (services: Services, containerId: string, _id: string): Promise<Outcome<StoredPicture | null>> =>
  checkUploaded(services, containerId, { _id, kind: 'upload', tooMuch: picture.tooMuch }, async ({ key, mimetype }) => {
    if (!isImageType(mimetype)) return refuse('upload.type');
    const { dataDir } = services.config;
    const kind = mimetype === 'image/svg+xml' ? 'vector' : 'picture';
    return services.isolated(kind, containerId, () => ({ dataDir, _id, key, announced: mimetype }));
  });

/** Makes a processed upload a file in the container of `tx`. Of two that finish one upload, the second changes nothing. */
export const finishUpload = async (services: Services, tx: Tx, containerId: string, _id: string, stored: StoredPicture): Promise<void> => {
  const { size, width, height, image_sizes } = stored;
  await becomeFile(services, tx, containerId, _id, { size, width, height, image_sizes: jsonb(image_sizes) });
};
