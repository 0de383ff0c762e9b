import path from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import { StaticCanvas, Textbox } from 'fabric';
import sharp from 'sharp';
import { printScale, STANDARD_PRINT } from '../../../src/domain/print/print-file';
import type { SceneTextLayer } from '../../../src/scene/document';
import '../../../src/server/render/napi-env';
import { registerFonts } from '../../../src/server/render/fonts';
import { renderPreview } from '../../../src/server/render/preview';
import { side, text } from '../../fixtures/golden/layers';

const root = path.resolve(__dirname, '../../..');
const printArea = { x: 400, y: 300, width: 1250, height: 1500, rotation: 0, scaleX: 1, scaleY: 1, knewX: 0, knewY: 0 };
const scale = printScale(printArea, STANDARD_PRINT);

const words = text('words', 'Sharp & édgy', {
  x: 1025,
  y: 1050,
  width: 1200,
  fontFamily: 'Lobster',
  fontSize: 210,
  fill: '#000000',
  textAlign: 'center',
});

/** The band of the print the text lies in, in its pixels. */
const BAND = { left: 0, top: 2000, width: STANDARD_PRINT.width, height: 1400 };

/** How much of each pixel of the band is covered, 0 to 255. */
const coverageOf = (rgba: Uint8Array | Uint8ClampedArray): Uint8Array =>
  Uint8Array.from({ length: rgba.length / 4 }, (_, i) => rgba[i * 4 + 3] ?? 0);

const drawnByProduct = async (layer: SceneTextLayer): Promise<Uint8Array> => {
  const drawing = await renderPreview(
    side('front', { width: 2000, height: 2000, printArea, layers: [layer] }),
    () => Promise.reject(new Error('No files.')),
    {
      root,
      include: 'print',
      scale,
    },
  );
  expect([drawing.width, drawing.height]).toEqual([4500, 5400]);
  return coverageOf(await sharp(drawing.buffer).extract(BAND).ensureAlpha().raw().toBuffer());
};

/** The same text as a plain text box of Fabric's, at the same size: drawn straight away, or as Fabric does unless told, by way of a cached picture. */
const drawnByFabric = async (layer: SceneTextLayer, objectCaching: boolean): Promise<Uint8Array> => {
  const faceOf = await registerFonts([layer.fontFamily], path.join(root, 'static'));
  const canvas = new StaticCanvas(undefined, { ...STANDARD_PRINT, enableRetinaScaling: false, renderOnAddRemove: false });
  canvas.viewportTransform = [scale, 0, 0, scale, -printArea.x * scale, -printArea.y * scale];
  const { x: left, y: top, width, fontSize, lineHeight, fill, textAlign } = layer;
  const fontFamily = faceOf(layer.fontFamily, 400, false).name;
  const placed = { left, top, originX: 'center', originY: 'center', strokeWidth: 0 } as const;
  canvas.add(new Textbox(layer.text, { ...placed, width, fontSize, lineHeight, fill, textAlign, fontFamily, objectCaching }));
  canvas.renderAll();
  const context = (canvas.getElement() as unknown as Canvas).getContext('2d');
  return coverageOf(context.getImageData(BAND.left, BAND.top, BAND.width, BAND.height).data);
};

/** Pixels that are neither covered nor free: the softer the edges, the more of them. */
const soft = (coverage: Uint8Array): number => coverage.reduce((sum, value) => sum + Number(value > 12 && value < 243), 0);
const full = (coverage: Uint8Array): number => coverage.reduce((sum, value) => sum + Number(value >= 243), 0);

test('the edges of a text in a print file of 4500 × 5400 are those of the text drawn uncached', async () => {
  const product = await drawnByProduct(words);
  const straight = await drawnByFabric(words, false);
  expect(full(product)).toBeGreaterThan(200_000);
  const different = product.reduce((sum, value, i) => sum + Number(Math.abs(value - (straight[i] ?? 0)) > 2), 0);
  expect(different).toBe(0);
  // What the comparison is worth: a cached text is larger than a cache may be, and comes out soft.
  expect(soft(await drawnByFabric(words, true))).toBeGreaterThan(1.3 * soft(product));
});
