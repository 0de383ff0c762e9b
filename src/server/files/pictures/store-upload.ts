import { accept, refuse, type Outcome } from '../../../domain/fault';
import { incomingKey } from '../storage/addresses';
import { storageOf } from '../storage/storage';
import { storePicture, type StoredPicture } from '../storage/stored-picture';
import { GONE } from '../uploads/uploads';
import type { PictureRequest } from './checking';
import { inspectPicture } from './inspect';
import { makeRenditions } from './renditions';

/** Checks uploaded bytes and stores what is made of them. Repeating it with the same bytes changes nothing. */
export const storeUpload = async ({ dataDir, _id, key, announced }: PictureRequest): Promise<Outcome<StoredPicture>> => {
  const storage = storageOf({ dataDir });
  const bytes = await storage.read(incomingKey(_id));
  if (bytes === null) return GONE;
  const picture = await inspectPicture(bytes, announced);
  if (!picture.ok) return picture;
  const renditions = await makeRenditions(picture.value).catch(() => null);
  return renditions === null ? refuse('upload.damaged') : accept(await storePicture(storage, key, renditions));
};
