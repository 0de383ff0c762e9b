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

/** A canvas of `width` × `height` with the picture in its own proportions in the middle, as large as fits. */
const contained = (picture: Picture, width: number, height: number): HTMLCanvasElement => {
  const { canvas, context } = createRaster(width, height);
  const own = pictureSize(picture);
  const factor = Math.min(width / own.width, height / own.height);
  // Whole pixels: a garment of the canvas's own proportions reaches every edge, however the canvas was rounded.
  const across = Math.min(width, Math.round(own.width * factor));
  const down = Math.min(height, Math.round(own.height * factor));
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, Math.round((width - across) / 2), Math.round((height - down) / 2), across, down);
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
