import type { XY } from 'fabric';
import { createRaster } from './raster';

let sharp = true;

/** Told once by a host that is no page (canvas-env.ts). */
export const useSharpClips = (value: boolean): void => void (sharp = value);

/** Whether clip paths have smooth edges on this host. */
export const hasSharpClips = (): boolean => sharp;

type Draw = (context: CanvasRenderingContext2D) => void;

const trace = (context: CanvasRenderingContext2D, [first, ...others]: readonly XY[]): void => {
  if (!first) return;
  context.beginPath();
  context.moveTo(first.x, first.y);
  for (const { x, y } of others) context.lineTo(x, y);
  context.closePath();
};

/** Draws inside a polygon: a path clip, which is sharp at any zoom and costs no canvas of its own. */
export const drawClipped = (context: CanvasRenderingContext2D, corners: readonly XY[], draw: Draw): void => {
  context.save();
  trace(context, corners);
  context.clip();
  draw(context);
  context.restore();
};

/** Draws inside a polygon where clip paths are jagged: on a canvas of its own, of which everything outside is wiped. */
export const drawMasked = (context: CanvasRenderingContext2D, corners: readonly XY[], draw: Draw): void => {
  const apart = createRaster(context.canvas.width, context.canvas.height);
  const { a, b, c, d, e, f } = context.getTransform();
  apart.context.setTransform(a, b, c, d, e, f);
  apart.context.save();
  draw(apart.context);
  apart.context.restore();
  apart.context.globalCompositeOperation = 'destination-in';
  trace(apart.context, corners);
  apart.context.fill();
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(apart.canvas, 0, 0);
  context.restore();
};
