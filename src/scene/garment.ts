import { createRaster } from './raster';

/** Anything a 2D context draws, as the hosts give it: an image element, a bitmap or a canvas. */
export type Picture = CanvasImageSource;

/**
 * The garment in one colour: the white garment's shading multiplied by the colour, inside the garment's alpha. Exact wherever the picture is
 * opaque. Returns a new canvas of `width` × `height` pixels, to keep for as long as picture, size and colour stay the same.
 *
 * @param color `#rrggbb`; white gives the picture itself.
 */
export const tintGarment = (picture: Picture, width: number, height: number, color: string): HTMLCanvasElement => {
  const { canvas, context } = createRaster(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  if (color.toLowerCase() === '#ffffff') return canvas;
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
};
