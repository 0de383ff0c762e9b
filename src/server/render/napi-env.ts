import { createCanvas, Image } from '@napi-rs/canvas';
import { installCanvasEnv } from '../../scene/canvas-env';

/** Importing this module lets the scene draw in Node. */
installCanvasEnv({
  createCanvas: () => createCanvas(1, 1),
  createImage: () => new Image(),
  requestAnimationFrame: (callback) => setImmediate(() => callback(performance.now())),
  cancelAnimationFrame: (handle) => clearImmediate(handle),
});
