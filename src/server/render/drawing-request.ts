import type { DrawingRequest } from './drawing';
import { renderPreview, type Preview } from './preview';

/** Draws from what came along. */
export const drawRequest = ({ side, pictures, fonts, options }: DrawingRequest): Promise<Preview> =>
  renderPreview(
    side,
    async (fileId) => {
      const bytes = pictures.get(fileId);
      if (!bytes) throw new Error(`The picture ${fileId} was not handed over.`);
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    { ...options, fontFiles: async (family) => fonts.get(family) ?? null },
  );
