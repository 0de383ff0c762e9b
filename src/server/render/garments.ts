import { readFile } from 'node:fs/promises';
import { loadImage, type Image } from '@napi-rs/canvas';
import { UserError } from '../kernel/errors';
import { garmentFile } from './garment-file';

/** Decoded pictures are 16 MB each; this many are kept. */
const kept = 6;
const decoded = new Map<string, Promise<Image>>();

const decode = async (file: string): Promise<Image> => {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new UserError('drawing.garmentMissing', { code: 'NOT_FOUND', field: 'image' });
    throw error;
  });
  return loadImage(bytes);
};

/**
 * The decoded picture of a `/static/garments/<garment>/<side>.png` address, from the static folder and nowhere else.
 *
 * @throws UserError for any other address and for a picture that is not there.
 */
export const loadGarment = (url: string, staticDir: string): Promise<Image> => {
  const file = garmentFile(url, staticDir);
  if (file === null) return Promise.reject(new UserError('drawing.garmentElsewhere', { field: 'image' }));
  const known = decoded.get(file);
  if (known) {
    decoded.delete(file);
    decoded.set(file, known);
    return known;
  }
  const started = decode(file);
  decoded.set(file, started);
  started.catch(() => decoded.delete(file));
  const oldest = decoded.keys().next().value;
  if (decoded.size > kept && oldest) decoded.delete(oldest);
  return started;
};
