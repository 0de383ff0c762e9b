import { readFile } from 'node:fs/promises';
import { UserError } from '../kernel/errors';
import type { DrawingRequest } from './drawing';
import { renderPreview, type Preview } from './preview';

/** Draws from the files that were named. */
export const drawRequest = ({ side, pictures, fonts, options }: DrawingRequest): Promise<Preview> =>
  renderPreview(
    side,
    (fileId) =>
      readFile(pictures.get(fileId) ?? '').catch(() => {
        throw new UserError('file.missing', { code: 'NOT_FOUND' });
      }),
    { ...options, fontFiles: async (family) => fonts.get(family) ?? null },
  );
