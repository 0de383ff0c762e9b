import { createRaster } from './raster';

/** Anything a 2D context draws, as the hosts give it: an image element, a bitmap or a canvas. */
export type Picture = CanvasImageSource;

/** A picture's own pixels; 0 for a vector that names no size. */
export const pictureSize = (picture: Picture): { readonly width: number; readonly height: number } => {
  const { naturalWidth, naturalHeight, width, height } = picture as HTMLImageElement;
  return { width: naturalWidth ?? width, height: naturalHeight ?? height };
};

/** Draws a picture over a whole rectangle that starts at 0, 0: as large as it needs to be, cut off evenly where it is too long. */
export const drawCovering = (context: CanvasRenderingContext2D, picture: Picture, width: number, height: number): void => {
  const own = pictureSize(picture);
  context.imageSmoothingQuality = 'high';
  if (!(own.width > 0 && own.height > 0)) {
    context.drawImage(picture, 0, 0, width, height);
    return;
  }
  const scale = Math.max(width / own.width, height / own.height);
  const [across, down] = [width / scale, height / scale];
  context.drawImage(picture, (own.width - across) / 2, (own.height - down) / 2, across, down, 0, 0, width, height);
};

/** Draws a picture in its own proportions in the middle of `width` × `height`, as large as fits. */
export const drawContained = (context: CanvasRenderingContext2D, picture: Picture, width: number, height: number): void => {
  const own = pictureSize(picture);
  const factor = Math.min(width / own.width, height / own.height);
  // Whole pixels: a garment of the canvas's own proportions reaches every edge, however the canvas was rounded.
  const across = Math.min(width, Math.round(own.width * factor));
  const down = Math.min(height, Math.round(own.height * factor));
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, Math.round((width - across) / 2), Math.round((height - down) / 2), across, down);
};

/** A canvas of `width` × `height` with nothing but the picture. */
const contained = (picture: Picture, width: number, height: number): HTMLCanvasElement => {
  const { canvas, context } = createRaster(width, height);
  drawContained(context, picture, width, height);
  return canvas;
};

/** Grey of flat cloth in a garment's picture: a print is no darker there than it was drawn. */
const FLAT = 236;

const shades = new WeakMap<object, HTMLCanvasElement>();

/** What a white garment's picture takes from a print that lies on it: black, as opaque as its folds are dark. Made once for each picture. */
export const shadesOf = (picture: Picture): HTMLCanvasElement => {
  const known = shades.get(picture);
  if (known) return known;
  const { width, height } = pictureSize(picture);
  const { canvas, context } = createRaster(width, height);
  context.drawImage(picture, 0, 0);
  const pixels = context.getImageData(0, 0, width, height);
  const { data } = pixels;
  for (let i = 0; i < data.length; i += 4) {
    const dark = data[i + 3] === 0 ? 0 : Math.max(0, 255 - Math.round(((data[i] ?? 0) * 255) / FLAT));
    data[i] = data[i + 1] = data[i + 2] = 0;
    data[i + 3] = dark;
  }
  context.putImageData(pixels, 0, 0);
  shades.set(picture, canvas);
  return canvas;
};

/**
 * The garment in one colour: the white garment's shading multiplied by the colour, inside the garment's alpha. Exact wherever the picture is
 * opaque. The garment keeps its proportions in the middle of `width` × `height` pixels. Returns a new canvas of that size, to keep for as long
 * as picture, size and colour stay the same.
 *
 * @param color `#rrggbb`; white gives the picture itself.
 */
export const tintGarment = (picture: Picture, width: number, height: number, color: string): HTMLCanvasElement => {
  const shape = contained(picture, width, height);
  if (color.toLowerCase() === '#ffffff') return shape;
  const { canvas, context } = createRaster(width, height);
  context.drawImage(shape, 0, 0);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(shape, 0, 0);
  return canvas;
};
