import type { SceneAssets } from '../../../scene/assets';
import type { Clipart } from '../../../scene/clipart';
import type { Picture } from '../../../scene/garment';
import { onFontKnown } from '../../../scene/host-faces';
import { loadWebClipart, loadWebFont, loadWebPicture, webAssets } from '../../../scene/web-assets';
import { blobById } from '../../kernel/blobs';
import type { LayerResources } from './projection';

/** Decodes a file that is still only in the browser. SVG needs an element: bitmaps are made of raster files only. */
const decodeBlob = async (blob: Blob): Promise<Picture> => {
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
};

/**
 * Pictures, cliparts and fonts by name, each loaded once and remembered for as long as the page lives: a switch of sides or a remount shows them at
 * once, and a picture chosen from disk stays after its bytes were sent and dropped.
 */
const pictures = new Map<string, Loaded>();
const cliparts = new Map<string, Clipart>();
const fonts = new Set<string>();

interface Loaded {
  readonly picture: Picture;
  /** The folder its file lay in; undefined for one from disk until its file is there. */
  from: string | undefined;
}

const folderOf = (url: string | undefined): string | undefined => url?.slice(0, url.lastIndexOf('/'));

/** The picture of an asset as it was loaded; undefined when its file has another picture by now, which lies elsewhere. */
const knownPicture = (assetId: string, url: string | undefined): Picture | undefined => {
  const known = pictures.get(assetId);
  const from = folderOf(url);
  if (!known || from === undefined) return known?.picture;
  known.from ??= from;
  return known.from === from ? known.picture : undefined;
};

/** What is being loaded. A picture belongs to its asset whichever layer asked, so none can come too late for the wrong one. */
const loading = new Set<string>();

interface ResourceOptions {
  /** The address of an uploaded asset; undefined while it has none. */
  readonly urlOf: (assetId: string) => string | undefined;
  readonly onPicture: (assetId: string) => void;
  readonly onClipart: (clipartId: string) => void;
  readonly onFont: (family: string) => void;
}

const loadOnce = (key: string, load: () => Promise<void>): void => {
  if (loading.has(key)) return;
  loading.add(key);
  const over = () => loading.delete(key);
  // A picture that does not load leaves its place empty; asking for it again tries again.
  load().then(over, over);
};

/** The resources of one stage; loads on the first request and reports what arrived. */
export const createResources = ({
  urlOf,
  onPicture,
  onClipart,
  onFont,
}: ResourceOptions): LayerResources & { readonly dispose: () => void } => {
  let live = true;
  const loadFont = (family: string): void =>
    loadOnce(`font:${family}`, async () => {
      await loadWebFont(family);
      fonts.add(family);
      if (live) onFont(family);
    });
  // A text may name one of the container's own fonts before the catalogue has told where its files are.
  const missing = new Set<string>();
  const stopFonts = onFontKnown((family) => {
    if (missing.delete(family)) loadFont(family);
  });
  return {
    picture: (assetId) => {
      const blob = blobById(assetId);
      const url = blob ? undefined : urlOf(assetId);
      const known = knownPicture(assetId, url);
      if (known) return known;
      if (!blob && url === undefined) return null;
      loadOnce(`picture:${assetId}`, async () => {
        const picture = blob ? await decodeBlob(blob) : await loadWebPicture(url ?? '');
        pictures.set(assetId, { picture, from: folderOf(url) });
        if (live) onPicture(assetId);
      });
      return null;
    },
    hasFont: (family) => {
      if (fonts.has(family)) return true;
      missing.add(family);
      loadFont(family);
      return false;
    },
    clipart: (clipartId) => {
      const known = cliparts.get(clipartId);
      if (known) return known;
      loadOnce(`clipart:${clipartId}`, async () => {
        cliparts.set(clipartId, await loadWebClipart(clipartId));
        if (live) onClipart(clipartId);
      });
      return null;
    },
    dispose: () => {
      live = false;
      stopFonts();
    },
  };
};

/** What a picture of a side made in the page draws: the stage's own pictures where they are known, even those not uploaded yet. */
export const canvasAssets = (urlOf: ResourceOptions['urlOf']): SceneAssets => {
  const remote = webAssets((assetId) => urlOf(assetId) ?? '');
  return {
    ...remote,
    image: async (assetId) => {
      const blob = blobById(assetId);
      const url = blob ? undefined : urlOf(assetId);
      const known = knownPicture(assetId, url);
      if (known) return known;
      const picture = await (blob ? decodeBlob(blob) : remote.image(assetId));
      pictures.set(assetId, { picture, from: folderOf(url) });
      return picture;
    },
  };
};
