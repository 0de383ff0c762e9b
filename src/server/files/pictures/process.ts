import { accept, refuse, type Outcome } from '../../../domain/fault';
import { isImageType, type ImageType } from '../../../domain/files/upload-rules';
import type { Services, Tx } from '../../kernel/context';
import { jsonb } from '../../db/json';
import { incomingKey } from '../storage/addresses';
import { inspectPicture } from './inspect';
import { makeRenditions } from './renditions';
import { makeSlots } from './slots';
import { storageOf } from '../storage/storage';
import { storePicture, type StoredPicture } from '../storage/stored-picture';
import { becomeFile, discardUpload, findUpload, GONE, isFinished } from '../uploads/uploads';

/** Pictures being decoded at a time in this process. */
const decoding = makeSlots(2);

/**
 * Checks uploaded bytes and makes the renditions; the row is left to the caller, so repeating it does no harm. Null when the upload is
 * a finished file already. A refused upload is gone afterwards, row and bytes.
 */
export const processUpload = async (services: Services, containerId: string, _id: string): Promise<Outcome<StoredPicture | null>> => {
  const row = await findUpload(services, containerId, _id, 'upload');
  if (!row || row.state === 'removed') return GONE;
  if (row.state === 'ready') return accept(null);
  if (row.state === 'reserved' || !isImageType(row.mimetype)) return refuse('upload.notSent', { field: '_id' });
  const announced = row.mimetype;
  const outcome = await decoding(async (): Promise<Outcome<StoredPicture> | typeof GONE> => {
    const bytes = await storageOf(services.config).read(incomingKey(_id));
    return bytes === null ? GONE : makePicture(services, row.key, bytes, announced);
  });
  if (outcome.ok) return outcome;
  if (outcome === GONE && (await isFinished(services, containerId, _id, 'upload'))) return accept(null);
  await discardUpload(services, containerId, _id);
  return outcome;
};

const makePicture = async (services: Services, key: string, bytes: Buffer, announced: ImageType): Promise<Outcome<StoredPicture>> => {
  const picture = await inspectPicture(bytes, announced);
  if (!picture.ok) return picture;
  const renditions = await makeRenditions(picture.value).catch(() => null);
  if (renditions === null) return refuse('upload.damaged');
  return accept(await storePicture(storageOf(services.config), key, renditions));
};

/** Makes a processed upload a file in the container of `tx`. Of two that finish one upload, the second changes nothing. */
export const finishUpload = async (services: Services, tx: Tx, containerId: string, _id: string, stored: StoredPicture): Promise<void> => {
  const { size, width, height, image_sizes } = stored;
  await becomeFile(services, tx, containerId, _id, { size, width, height, image_sizes: jsonb(image_sizes) });
};
