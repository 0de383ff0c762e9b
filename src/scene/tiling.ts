import type { Picture } from './garment';
import { createRaster } from './raster';
import type { Tiling } from './document';

/** The part of a picture that is shown, in the picture's own pixels. */
export interface SourceArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One period of a repeated picture. */
export interface Period {
  readonly raster: HTMLCanvasElement;
  /** Tiles it holds across and down. */
  readonly across: number;
  readonly down: number;
}

/** A period has at most this many pixels: phones cap a canvas there, and hosts have to agree. */
const MOST_PIXELS = 16_000_000;

const TILES: Readonly<Record<Exclude<Tiling, 'none'>, readonly [across: number, down: number]>> = {
  grid: [1, 1],
  brick: [1, 2],
  mirror: [2, 2],
};

/** Even, so that half a tile is a whole number of pixels. */
const even = (pixels: number): number => Math.max(2, 2 * Math.round(pixels / 2));

/**
 * Draws one period of a repeated picture, tiles being about `width` × `height` pixels. Its edges lie on whole pixels and what leaves on one side
 * comes in on the other, so repeating it shows no seam.
 */
export const drawPeriod = (
  picture: Picture,
  source: SourceArea,
  tiling: Exclude<Tiling, 'none'>,
  width: number,
  height: number,
): Period => {
  const [across, down] = TILES[tiling];
  const shrink = Math.min(1, Math.sqrt(MOST_PIXELS / (width * across * height * down)));
  const [w, h] = [even(width * shrink), even(height * shrink)];
  const { canvas, context } = createRaster(w * across, h * down);
  context.imageSmoothingQuality = 'high';
  const tile = (x: number, y: number, flipX = 1, flipY = 1): void => {
    context.setTransform(flipX, 0, 0, flipY, x + (flipX < 0 ? w : 0), y + (flipY < 0 ? h : 0));
    context.drawImage(picture, source.x, source.y, source.width, source.height, 0, 0, w, h);
  };
  tile(0, 0);
  if (tiling === 'brick') {
    tile(-w / 2, h);
    tile(w / 2, h);
  }
  if (tiling === 'mirror') {
    tile(w, 0, -1, 1);
    tile(0, h, 1, -1);
    tile(w, h, -1, -1);
  }
  return { raster: canvas, across, down };
};
