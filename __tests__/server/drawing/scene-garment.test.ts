import { tintGarment } from '../../../src/scene/garment';
import { createRaster } from '../../../src/scene/raster';
import '../../../src/server/render/napi-env';

/** A white garment that fills its whole picture. */
const garment = (width: number, height: number): HTMLCanvasElement => {
  const { canvas, context } = createRaster(width, height);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  return canvas;
};

const pixel = (canvas: HTMLCanvasElement, x: number, y: number): number[] => [
  ...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? []),
];

test.each(['#ffffff', '#1f2a44'])('a garment in %s keeps its proportions in the middle of a document of others', (color) => {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const tinted = tintGarment(garment(530, 630), 200, 200, color);
  // 168 × 200 in the middle of 200 × 200.
  expect(pixel(tinted, 8, 100)).toEqual([0, 0, 0, 0]);
  expect(pixel(tinted, 191, 100)).toEqual([0, 0, 0, 0]);
  expect(pixel(tinted, 100, 2)).toEqual([red, green, blue, 255]);
  expect(pixel(tinted, 22, 100)).toEqual([red, green, blue, 255]);
});

test('a garment of the document’s own proportions reaches every edge', () => {
  const tinted = tintGarment(garment(2000, 2000), 733, 733, '#b5212d');
  expect(pixel(tinted, 0, 0)[3]).toBe(255);
  expect(pixel(tinted, 732, 732)[3]).toBe(255);
});
