import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { accept, refuse, type Outcome } from '../../../domain/fault';
import { describePicture, renditionName, type StoredPicture } from '../storage/stored-picture';
import type { PictureRequest } from './checking';
import { inspectPicture } from './inspect';
import { makeRenditions } from './renditions';

/** Checks uploaded bytes and writes what is made of them. Repeating it with the same bytes changes nothing. */
export const storeUpload = async ({ file, folder, key, announced }: PictureRequest): Promise<Outcome<StoredPicture>> => {
  const picture = await inspectPicture(await readFile(file), announced);
  if (!picture.ok) return picture;
  const renditions = await makeRenditions(picture.value).catch(() => null);
  if (renditions === null) return refuse('upload.damaged');
  for (const rendition of renditions) await writeFile(path.join(folder, renditionName(rendition)), rendition.bytes);
  return accept(describePicture(key, renditions));
};
