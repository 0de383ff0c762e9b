import { getFabricDocument } from 'fabric';

/** A blank canvas of that many pixels, on whichever host this runs. */
export const createRaster = (
  width: number,
  height: number,
  settings?: CanvasRenderingContext2DSettings,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } => {
  const canvas = getFabricDocument().createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', settings);
  if (!context) throw new Error('This host offers no 2D canvas.');
  return { canvas, context };
};
