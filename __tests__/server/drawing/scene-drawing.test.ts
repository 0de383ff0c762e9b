import path from 'node:path';
import { readFileSync } from 'node:fs';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { sceneFonts } from '../../../src/scene/fonts';
import type { SceneAssets } from '../../../src/scene/assets';
import type { SceneSide } from '../../../src/scene/document';
import type { Picture } from '../../../src/scene/garment';
import { colorPainter } from '../../../src/scene/render-colors';
import { renderSide, type RenderOptions } from '../../../src/scene/render-side';
import '../../../src/server/render/napi-env';
import { registerFonts } from '../../../src/server/render/fonts';
import { nodeAssets } from '../../../src/server/render/node-assets';
import { clipart, image, side, text } from '../../fixtures/golden/layers';

const STATIC = path.resolve(__dirname, '../../../static');

/** A picture of one colour: any seam between its tiles lets the ground through. */
const plain = (): Picture => {
  const canvas = createCanvas(61, 43);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c2185b';
  context.fillRect(0, 0, 61, 43);
  return canvas as unknown as Picture;
};

const assets: SceneAssets = { ...nodeAssets(() => Promise.reject(new Error('No files here.')), STATIC), image: async () => plain() };

const draw = async (scene: SceneSide, options?: RenderOptions) => {
  const canvas = (await renderSide(scene, assets, options)) as unknown as Canvas;
  const { width, height } = canvas;
  return { width, height, data: canvas.getContext('2d').getImageData(0, 0, width, height).data };
};

describe('a tiled picture', () => {
  const turned = { x: 60, y: 60, width: 280, height: 280, rotation: 13, scaleX: 1, scaleY: 1, knewX: 6, knewY: 0 };
  const tiled = (tiling: 'grid' | 'brick' | 'mirror', place: object) =>
    side(tiling, {
      width: 400,
      height: 400,
      backgroundColor: '#00ff00',
      printArea: turned,
      layers: [image('tile', 'plain', { x: 170, y: 190, width: 37.4, height: 23.7, tiling, ...place })],
    });
  const places = { upright: {}, turned: { rotation: 29 }, skewed: { knewX: 21, rotation: -7 }, flipped: { flipX: true, scaleX: 1.7 } };
  const cases = (['grid', 'brick', 'mirror'] as const).flatMap((tiling) =>
    Object.entries(places).map(([name, place]) => ({ tiling, name, place })),
  );

  test.each(cases)('as $tiling, $name, fills the print file without a seam', async ({ tiling, place }) => {
    const { width, height, data } = await draw(tiled(tiling, place), { include: 'print', multiplier: 1.7 });
    const seams = [];
    for (let y = 2; y < height - 2; y += 1) {
      for (let x = 2; x < width - 2; x += 1) {
        const at = (y * width + x) * 4;
        if (data[at] !== 0xc2 || data[at + 1] !== 0x18 || data[at + 2] !== 0x5b || data[at + 3] !== 255) seams.push([x, y]);
      }
    }
    expect(seams).toEqual([]);
  });

  test('stays within the print area of the mockup', async () => {
    const { width, data } = await draw(tiled('grid', {}));
    const pixel = (x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3)];
    expect(pixel(5, 5)).toEqual([0, 255, 0]);
    expect(pixel(200, 200)).toEqual([0xc2, 0x18, 0x5b]);
  });
});

test('one raster over each tint gives the pixels of a side drawn in that color', async () => {
  const scene = side('tee', {
    width: 2000,
    height: 2000,
    garment: { url: '/static/garments/tee/front.png', width: 2000, height: 2000 },
    backgroundColor: '#eeeeee',
    printArea: { x: 700, y: 500, width: 600, height: 800, rotation: 0, scaleX: 1, scaleY: 1, knewX: 0, knewY: 0 },
    layers: [
      text('words', 'Peak', { x: 1000, y: 700, fontSize: 200, fontFamily: 'Anton', fill: '#ffffff', opacity: 0.8 }),
      clipart('cat', 'fluent/cat-face', { x: 1000, y: 1000 }),
    ],
  });
  const colors = ['#ffffff', '#1c1c1e', '#b3202c'];
  const paint = await colorPainter(scene, assets, { multiplier: 0.25 });
  for (const color of colors) {
    const slow = await draw({ ...scene, color }, { multiplier: 0.25 });
    const { data } = paint(color).getContext('2d')!.getImageData(0, 0, slow.width, slow.height);
    const furthest = data.reduce((most, value, at) => Math.max(most, Math.abs(value - slow.data[at]!)), 0);
    expect(furthest).toBeLessThanOrEqual(2);
  }
});

test('every letter of western Europe is drawn in every shipped font', async () => {
  const letters = [
    ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,;:!?&@#%()+-=ÄÖÜäöüßÇçÃÕãõÁÉÍÓÚáéíóúÀÈÌÒÙàèìòùÂÊÎÔÛâêîôûÑñÅåØøŒœÆæ',
  ];
  const canvas = createCanvas(96, 96);
  const context = canvas.getContext('2d');
  const faceOf = await registerFonts(
    sceneFonts.map(({ family }) => family),
    STATIC,
  );
  const blank = sceneFonts.flatMap(({ family, files }) =>
    files.flatMap(({ weight, italic }) =>
      letters
        .filter((letter) => {
          context.clearRect(0, 0, 96, 96);
          context.font = `48px "${faceOf(family, weight, italic).name}"`;
          context.fillText(letter, 24, 64);
          return !new Uint32Array(context.getImageData(0, 0, 96, 96).data.buffer).some((pixel) => pixel !== 0);
        })
        .map((letter) => `${family} ${weight} ${letter}`),
    ),
  );
  expect(blank).toEqual([]);
});

test('a font of one’s own is drawn from its file, and goes by a name no other font has', async () => {
  const fontFiles = async (family: string) =>
    family === 'House Letters' ? [{ weight: 400, italic: false, path: path.join(STATIC, 'fonts/lobster/400.woff') }] : null;
  const own = nodeAssets(() => Promise.reject(new Error('No files here.')), STATIC, { fontFiles });
  const words = (fontFamily: string) => side('own', { layers: [text('a', 'Mine', { fontFamily, fontSize: 200 })] });
  const pixels = async (scene: SceneSide) => {
    const canvas = (await renderSide(scene, own, { multiplier: 0.2 })) as unknown as Canvas;
    return Buffer.from(canvas.data());
  };
  expect((await pixels(words('House Letters'))).equals(await pixels(words('Lobster')))).toBe(true);
  await expect(pixels(words('Unknown Letters'))).rejects.toMatchObject({ name: 'UserError', field: 'fontFamily' });
});

test('a packed font keeps the letters that are put together of others', async () => {
  const packed = path.resolve(__dirname, '../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  const fontFiles = async () => [{ weight: 400, italic: false, path: packed }];
  const own = nodeAssets(() => Promise.reject(new Error('No files here.')), STATIC, { fontFiles });
  for (const letter of 'çãÄöéñ') {
    const scene = side('packed', { layers: [text('a', letter, { fontFamily: 'Packed Letters', fontSize: 300 })], backgroundColor: null });
    const canvas = (await renderSide(scene, own, { multiplier: 0.1 })) as unknown as Canvas;
    expect([letter, canvas.data().some((value) => value !== 0)]).toEqual([letter, true]);
  }
});

test('a clipart that nobody ships is refused in one sentence', async () => {
  const odd = (id: string) => draw(side('odd', { layers: [clipart('a', id)] }));
  await expect(odd('fluent/no-such-thing')).rejects.toMatchObject({
    name: 'UserError',
    message: 'The clipart “fluent/no-such-thing” doesn’t exist.',
  });
  await expect(odd('../../package')).rejects.toMatchObject({ name: 'UserError' });
});

test('the index names every clipart’s file and nothing else', () => {
  const { categories, cliparts } = JSON.parse(readFileSync(path.join(STATIC, 'cliparts/index.json'), 'utf8')) as {
    categories: { id: string; tab: string }[];
    cliparts: { id: string; category: string }[];
  };
  const known = new Set(categories.map(({ id }) => id));
  expect(categories.length).toBeGreaterThanOrEqual(10);
  expect(cliparts.length).toBeGreaterThanOrEqual(800);
  expect(cliparts.filter(({ category }) => !known.has(category))).toEqual([]);
});
