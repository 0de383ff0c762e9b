import { loadImage } from '@napi-rs/canvas';
import type { SceneAssets } from '../../scene/assets';
import type { Picture } from '../../scene/garment';
import { UserError } from '../kernel/errors';
import { loadClipart } from './cliparts';
import { registerFonts, type FontFilesOf } from './fonts';
import { loadGarment } from './garments';

/** Gives the bytes of an uploaded file's raster rendition (PNG, WebP or JPEG, never SVG: hosts rasterise vectors differently). */
export type LoadFile = (fileId: string) => Promise<Buffer>;

interface NodeAssetOptions {
  /** Files of the fonts that are not shipped; none are known unless told. */
  readonly fontFiles?: FontFilesOf;
}

// The drawing library's images are what its contexts draw; the scene's types speak of the page's.
const asPicture = (image: unknown): Picture => image as Picture;

/** Assets of the Node host. Throws UserError for pictures that cannot be read, unknown fonts and cliparts, and foreign garment addresses. */
export const nodeAssets = (loadFile: LoadFile, staticDir: string, { fontFiles }: NodeAssetOptions = {}): SceneAssets => ({
  image: async (fileId) => {
    const bytes = await loadFile(fileId);
    try {
      return asPicture(await loadImage(bytes));
    } catch {
      throw new UserError('drawing.pictureUnreadable', { field: 'layers' });
    }
  },
  garment: async (url) => asPicture(await loadGarment(url, staticDir)),
  clipart: (id) => loadClipart(id, staticDir),
  fonts: (families) => registerFonts(families, staticDir, fontFiles),
});
