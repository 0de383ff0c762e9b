import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ImageSize } from '../../../contract/generated/resolvers';
import type { Storage } from '../../kernel/storage';
import { fileUrl } from './addresses';
import type { Rendition } from '../pictures/renditions';

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

/** What there is to say of a picture whose renditions lie under one key. */
export const describePicture = (key: string, renditions: readonly Rendition[]): StoredPicture => {
  const original = renditions.find(({ name }) => name === 'original');
  if (!original) throw new Error('A picture is stored with its original.');
  const file = renditions.find(({ name }) => name === 'source') ?? original;
  const image_sizes = renditions
    .filter(({ name }) => name !== 'source')
    .map(({ name, extension, width, height }) => ({ name, url: fileUrl(key, name, extension), width, height }));
  return { key, size: file.bytes.length, width: original.width, height: original.height, image_sizes };
};

export const renditionName = ({ name, extension }: Rendition): string => `${name}.${extension}`;

/** Writes every rendition under one key. Repeating it with the same key and picture changes nothing. */
export const storePicture = async (storage: Storage, key: string, renditions: readonly Rendition[]): Promise<StoredPicture> => {
  for (const rendition of renditions) await storage.write(`${key}/${renditionName(rendition)}`, rendition.bytes);
  return describePicture(key, renditions);
};

/** Takes the files of a folder of this machine as objects under one key. */
export const takeFolder = async (storage: Storage, key: string, folder: string): Promise<void> => {
  for (const name of await readdir(folder)) await storage.take(`${key}/${name}`, path.join(folder, name));
};
