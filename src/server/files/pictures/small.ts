import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Storage } from '../../kernel/storage';

const SMALL = /^([0-9a-f]{32})\/thumb-(\d+)\.webp$/u;

/**
 * Makes a picture for rows of a list out of its `thumb`, which is ours and small, so that nothing may go wrong with it; whoever asks for it later
 * finds it stored. False for what is none of these, or has no `thumb`.
 */
export const makeSmall = async (storage: Storage, key: string): Promise<boolean> => {
  const [, folder, side] = SMALL.exec(key) ?? [];
  if (folder === undefined || side === undefined) return false;
  const thumb = await storage.open(`${folder}/thumb.webp`);
  if (!thumb) return false;
  const longest = Number(side);
  const small = await sharp(await buffer(thumb.stream))
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84, alphaQuality: 100, effort: 3 })
    .toBuffer();
  await storage.write(key, small);
  return true;
};
