import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clipartPath, isClipartId, parseClipart, type Clipart } from '../../scene/clipart';
import { UserError } from '../kernel/errors';

/** A shipped clipart from the static folder and nowhere else. Throws UserError for an id nobody ships. */
export const loadClipart = async (id: string, staticDir: string): Promise<Clipart> => {
  const missing = () => new UserError('drawing.clipartMissing', { code: 'NOT_FOUND', field: 'layers', values: { clipart: id } });
  if (!isClipartId(id)) throw missing();
  const svg = await readFile(path.join(staticDir, clipartPath(id)), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? missing() : error;
  });
  return parseClipart(svg);
};
