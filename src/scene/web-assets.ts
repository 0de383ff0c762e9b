import type { SceneAssets } from './assets';
import type { Picture } from './garment';
import { findFont, type SceneFont } from './fonts';

type FontHost = { readonly fonts: FontFaceSet };

/** A window's fonts hang on its document, a worker's on its own scope. */
const fontSet = (): FontFaceSet => (typeof document === 'undefined' ? (globalThis as unknown as FontHost).fonts : document.fonts);

const loading = new Map<string, Promise<void>>();

const loadFontFiles = async (font: SceneFont, staticBase: string): Promise<void> => {
  await Promise.all(
    font.files.map(async ({ weight, path }) => {
      const face = new FontFace(font.family, `url(${staticBase}/${path})`, { weight: String(weight) });
      fontSet().add(await face.load());
    }),
  );
};

/**
 * Loads a shipped font into the page or worker, once; call it before making a text layer of that family.
 *
 * @param staticBase address of the static folder, `/static` unless told.
 */
export const loadWebFont = (family: string, staticBase = '/static'): Promise<void> => {
  const font = findFont(family);
  if (!font) return Promise.reject(new Error(`The font “${family}” is not in the catalogue.`));
  const known = loading.get(family);
  if (known) return known;
  const started = loadFontFiles(font, staticBase);
  loading.set(family, started);
  // A failed download may be tried again.
  started.catch(() => loading.delete(family));
  return started;
};

const loadImageElement = async (url: string): Promise<HTMLImageElement> => {
  const element = new Image();
  element.crossOrigin = 'anonymous';
  element.src = url;
  await element.decode();
  return element;
};

const loadBitmap = async (url: string): Promise<ImageBitmap> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The picture ${url} answered ${response.status}.`);
  return createImageBitmap(await response.blob());
};

/**
 * Loads and decodes a raster picture. The address must be of this origin (or allow it by CORS), or the canvas could not be read afterwards.
 *
 * A page uses image elements: browsers shrink those as the server's drawing library does, to the pixel, while a bitmap, all a worker has, is
 * shrunk in a coarser way.
 */
export const loadWebPicture = (url: string): Promise<HTMLImageElement | ImageBitmap> =>
  typeof document === 'undefined' ? loadBitmap(url) : loadImageElement(url);

/** Assets of a page or worker. `fileUrl` tells where the rendition to draw of a file lies. */
export const webAssets = (fileUrl: (fileId: string) => string, staticBase = '/static'): SceneAssets => ({
  image: (fileId): Promise<Picture> => loadWebPicture(fileUrl(fileId)),
  garment: (url) => loadWebPicture(url),
  fonts: async (families) => {
    await Promise.all(families.map((family) => loadWebFont(family, staticBase)));
  },
});
