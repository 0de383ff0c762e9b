import type { SceneAssets } from './assets';
import { clipartPath, isClipartId, parseClipart, type Clipart } from './clipart';
import { ownFileName, type FontFile } from './font-faces';
import type { Picture } from './garment';
import { hostFaces, hostFiles, rememberFont } from './host-faces';

const STATIC = '/static';

/** What was asked for, by name; a download that failed may be tried again. */
const rememberedLoads = <T>(): ((key: string, load: () => Promise<T>) => Promise<T>) => {
  const loads = new Map<string, Promise<T>>();
  return (key, load) => {
    const known = loads.get(key);
    if (known) return known;
    const started = load();
    loads.set(key, started);
    started.catch(() => loads.delete(key));
    return started;
  };
};

const fontLoad = rememberedLoads<void>();
const clipartLoad = rememberedLoads<Clipart>();

/** A font that is not shipped, as the catalogue answers it: files with their weight (100 to 900), style (normal, italic) and address. */
interface WebFont {
  readonly family: string;
  readonly files: readonly { readonly url: string; readonly weight: string; readonly style: string }[];
}

/** Tells the page which fonts it may load besides the shipped ones. Nothing is downloaded yet. */
export const addWebFonts = (fonts: readonly WebFont[]): void => {
  for (const { family, files } of fonts) {
    rememberFont(
      family,
      files.map(({ url, weight, style }): FontFile => ({
        weight: Number(weight) || 400,
        italic: style === 'italic',
        name: ownFileName(family, url),
        source: url,
      })),
    );
  }
};

const loadFontFile = ({ name, source }: FontFile): Promise<void> =>
  fontLoad(name, async () => {
    const face = new FontFace(name, `url(${JSON.stringify(source)})`);
    document.fonts.add(await face.load());
  });

/**
 * Loads a font into the page, every file once; call it before making a text layer of that family. Throws for a font that is neither
 * shipped nor was told of by `addWebFonts`.
 *
 * @param staticBase address of the static folder, `/static` unless told.
 */
export const loadWebFont = async (family: string, staticBase = STATIC): Promise<void> => {
  const files = hostFiles(family, staticBase);
  if (!files) throw new Error(`The font “${family}” isn’t in the catalog.`);
  await Promise.all(files.map(loadFontFile));
};

/** Loads no more than a font's regular letters, to show its name in them. Resolves to the CSS family they go by. */
export const loadWebFontPreview = async (family: string, staticBase = STATIC): Promise<string> => {
  const { name } = hostFaces(family, 400, false);
  const regular = hostFiles(family, staticBase)?.find((file) => file.name === name);
  if (!regular) throw new Error(`The font “${family}” isn’t in the catalog.`);
  await loadFontFile(regular);
  return name;
};

/** Loads a shipped clipart, once. Throws for an id nobody ships. */
export const loadWebClipart = (id: string, staticBase = STATIC): Promise<Clipart> =>
  clipartLoad(id, async () => {
    if (!isClipartId(id)) throw new Error(`The clipart “${id}” doesn’t exist.`);
    const response = await fetch(`${staticBase}/${clipartPath(id)}`);
    if (!response.ok) throw new Error(`The clipart “${id}” answered ${response.status}.`);
    return parseClipart(await response.text());
  });

/**
 * Loads and decodes a raster picture. The address must be of this origin (or allow it by CORS), or the canvas could not be read afterwards.
 *
 * An image element, not a bitmap: browsers shrink elements as the server's drawing library does, to the pixel, and bitmaps in a coarser way.
 */
export const loadWebPicture = async (url: string): Promise<HTMLImageElement> => {
  const element = new Image();
  element.crossOrigin = 'anonymous';
  element.src = url;
  await element.decode();
  return element;
};

/** Assets of a page. `fileUrl` tells where the rendition to draw of a file lies. */
export const webAssets = (fileUrl: (fileId: string) => string, staticBase = STATIC): SceneAssets => ({
  image: (fileId): Promise<Picture> => loadWebPicture(fileUrl(fileId)),
  garment: (url) => loadWebPicture(url),
  clipart: (id) => loadWebClipart(id, staticBase),
  fonts: async (families) => {
    await Promise.all(families.map((family) => loadWebFont(family, staticBase)));
    return hostFaces;
  },
});
