import type { FabricObject } from 'fabric';
import { boxAround, multiply } from './matrix';
import { createRaster } from './raster';

/** A shadow in document pixels; `x` and `y` point the same way however the layer is turned. */
export interface CastShadow {
  readonly color: string;
  readonly x: number;
  readonly y: number;
  readonly blur: number;
}

interface TogetherOptions {
  readonly opacity: number;
  /** How far the drawing reaches beyond the object's box, in the object's own pixels. */
  readonly margin: number;
  readonly shadow: CastShadow | null;
}

/** A raster above this many pixels (16 MB) is given back after use. */
const KEPT_PIXELS = 4_000_000;

let shared: ReturnType<typeof createRaster> | null = null;

/** One raster for all: whatever is drawn together is drawn in one go, so no two uses meet. */
const blankRaster = (width: number, height: number): ReturnType<typeof createRaster> => {
  if (!shared || shared.canvas.width < width || shared.canvas.height < height) {
    shared = createRaster(Math.max(width, shared?.canvas.width ?? 0), Math.max(height, shared?.canvas.height ?? 0));
    return shared;
  }
  shared.context.setTransform(1, 0, 0, 1, 0, 0);
  shared.context.clearRect(0, 0, width, height);
  return shared;
};

const giveBack = (): void => {
  if (!shared || shared.canvas.width * shared.canvas.height <= KEPT_PIXELS) return;
  Object.assign(shared.canvas, { width: 1, height: 1 });
  shared = null;
};

/** Twice the blur covers the shadow: its standard deviation is half of it. */
const reachOf = (blur: number): number => Math.ceil(blur * 2);

/**
 * Draws an object that is made of several parts as one thing: the parts at full strength on a raster of their own, then that raster once, with
 * the opacity and the shadow of the whole. The raster has the target's own pixels, so edges stay as sharp as drawn directly.
 *
 * @param context as it is when the object's `render` begins: from document to pixels.
 * @param draw draws the object into the context it is given, without opacity and shadow.
 */
export const drawTogether = (
  context: CanvasRenderingContext2D,
  object: FabricObject,
  { opacity, margin, shadow }: TogetherOptions,
  draw: (context: CanvasRenderingContext2D) => void,
): void => {
  const { a, b, c, d, e, f } = context.getTransform();
  const [right, down] = [object.width / 2 + margin, object.height / 2 + margin];
  const box = boxAround(multiply([a, b, c, d, e, f], object.calcTransformMatrix()), { left: -right, top: -down, right, bottom: down });
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  const cast = shadow && {
    color: shadow.color,
    x: a * shadow.x + c * shadow.y,
    y: b * shadow.x + d * shadow.y,
    blur: shadow.blur * scale,
  };
  // What lies outside still casts its shadow inside.
  const outside = cast ? Math.ceil(Math.max(Math.abs(cast.x), Math.abs(cast.y))) + reachOf(cast.blur) : 0;
  const left = Math.max(Math.floor(box.left) - 1, -outside);
  const top = Math.max(Math.floor(box.top) - 1, -outside);
  const width = Math.min(Math.ceil(box.right) + 1, context.canvas.width + outside) - left;
  const height = Math.min(Math.ceil(box.bottom) + 1, context.canvas.height + outside) - top;
  if (!(width > 0 && height > 0)) return;
  const raster = blankRaster(width, height);
  raster.context.setTransform(a, b, c, d, e - left, f - top);
  draw(raster.context);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha *= opacity;
  if (cast) {
    context.shadowColor = cast.color;
    context.shadowOffsetX = cast.x;
    context.shadowOffsetY = cast.y;
    context.shadowBlur = cast.blur;
  }
  context.drawImage(raster.canvas, 0, 0, width, height, left, top, width, height);
  context.restore();
  giveBack();
};
