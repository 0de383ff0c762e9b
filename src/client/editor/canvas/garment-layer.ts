import type { SceneSide } from '../../../scene/document';
import { shadesOf, tintGarment, type Picture } from '../../../scene/garment';
import { loadWebPicture } from '../../../scene/web-assets';

/** Decoded garment pictures by address; a product has a handful of sides. */
const decoded = new Map<string, Promise<Picture>>();

const load = (url: string): Promise<Picture> => {
  const known = decoded.get(url);
  if (known) return known;
  const started = loadWebPicture(url);
  decoded.set(url, started);
  started.catch(() => decoded.delete(url));
  return started;
};

/**
 * The tinted garment at the size it is shown, so that a frame copies pixels instead of scaling them. `onReady` is called when a picture
 * that was on its way has come.
 */
export class GarmentLayer {
  private pictures = new Map<string, Picture>();
  private tinted: { key: string; canvas: HTMLCanvasElement } | null = null;

  constructor(private readonly onReady: () => void) {}

  /** What lies on a print that covers all of the garment; null while its picture is on its way, and for any other print. */
  shades({ garment, printMask }: SceneSide): Picture | null {
    const picture = garment && printMask !== undefined ? this.pictures.get(garment.url) : undefined;
    return picture ? shadesOf(picture) : null;
  }

  /** `pixels` per document pixel; the picture's own size is the most it is drawn with. */
  at({ garment, width, height, color }: SceneSide, pixels: number): Picture | null {
    if (!garment) return null;
    const picture = this.pictures.get(garment.url);
    if (!picture) {
      load(garment.url).then(
        (loaded) => {
          if (this.pictures.has(garment.url)) return;
          this.pictures.set(garment.url, loaded);
          this.onReady();
        },
        // Without its picture the side is shown as its print area alone.
        () => undefined,
      );
      return null;
    }
    const factor = Math.min(1, pixels);
    const across = Math.max(1, Math.round(width * factor));
    const down = Math.max(1, Math.round(height * factor));
    const key = [garment.url, color, across, down].join('|');
    if (this.tinted?.key !== key) this.tinted = { key, canvas: tintGarment(picture, across, down, color) };
    return this.tinted.canvas;
  }
}
