import type { ImageSize } from '../../../contract/generated/resolvers';
import { fileUrl } from './addresses';
import type { Rendition } from '../pictures/renditions';
import type { Storage } from './storage';

/** A picture whose bytes lie in storage: what its row has to say of it. */
export interface StoredPicture {
  readonly key: string;
  /** Bytes of the file itself. */
  readonly size: number;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  readonly image_sizes: ImageSize[];
}

/** Writes every rendition under one key. Repeating it with the same key and picture changes nothing. */
export const storePicture = async (storage: Storage, key: string, renditions: readonly Rendition[]): Promise<StoredPicture> => {
  for (const { name, extension, bytes } of renditions) await storage.write(`${key}/${name}.${extension}`, bytes);
  const original = renditions.find(({ name }) => name === 'original');
  if (!original) throw new Error('A picture is stored with its original.');
  const file = renditions.find(({ name }) => name === 'source') ?? original;
  const image_sizes = renditions
    .filter(({ name }) => name !== 'source')
    .map(({ name, extension, width, height }) => ({ name, url: fileUrl(key, name, extension), width, height }));
  return { key, size: file.bytes.length, width: original.width, height: original.height, image_sizes };
};
