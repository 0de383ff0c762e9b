import { createCanvas, Image, Path2D, setTextRenderer } from '@napi-rs/canvas';
import { installCanvasEnv } from '../../scene/canvas-env';

// Chromium's text edges (its gamma and contrast), or every glyph would differ from the page's by a shade. Before the first canvas.
setTextRenderer('system');

/** Importing this module lets the scene draw in Node. */
installCanvasEnv({
  createCanvas: () => createCanvas(1, 1),
  createImage: () => new Image(),
  requestAnimationFrame: (callback) => setImmediate(() => callback(performance.now())),
  cancelAnimationFrame: (handle) => clearImmediate(handle),
  Path2D,
});
