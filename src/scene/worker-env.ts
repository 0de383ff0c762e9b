import { installCanvasEnv } from './canvas-env';

/** Lets the scene draw in a web worker, on canvases that are on no page. Call it once, before any scene is made. */
export const installWorkerEnv = (): void =>
  installCanvasEnv({
    createCanvas: () => new OffscreenCanvas(1, 1),
    // A worker has no image elements: pictures come as bitmaps (web-assets.ts), and Fabric makes none of its own.
    createImage: () => ({}),
    requestAnimationFrame: (callback) => requestAnimationFrame(callback),
    cancelAnimationFrame: (handle) => cancelAnimationFrame(handle),
    Path2D,
    // Chromium smooths the edges of clips on a page's canvases only.
    jaggedClips: true,
  });
