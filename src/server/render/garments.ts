import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadImage, type Image } from '@napi-rs/canvas';
import { UserError } from '../kernel/errors';

/** The only addresses a garment may have: two plain names below the garments folder. */
const garmentUrl = /^\/static\/garments\/([a-z0-9-]+)\/([a-z0-9_-]+\.png)$/;

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
  const [, garment, picture] = garmentUrl.exec(url) ?? [];
  if (!garment || !picture) {
    return Promise.reject(new UserError('drawing.garmentElsewhere', { field: 'image' }));
  }
  const file = path.join(staticDir, 'garments', garment, picture);
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
