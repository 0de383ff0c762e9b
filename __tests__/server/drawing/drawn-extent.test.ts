import path from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import type { SceneAssets } from '../../../src/scene/assets';
import type { SceneLayer, SceneTextLayer } from '../../../src/scene/document';
import { layerBox, measureTextsWith, unionBox, type Box } from '../../../src/client/editor/geometry/boxes';
import { patched } from '../../../src/client/editor/document/layers';
import { changesFor, figuresOf } from '../../../src/client/editor/geometry/figures';
import { createLayerObject } from '../../../src/scene/layer-object';
import { LayerText } from '../../../src/scene/layer-text';
import type { Picture } from '../../../src/scene/garment';
import { renderSide } from '../../../src/scene/render-side';
import '../../../src/server/render/napi-env';
import { nodeAssets } from '../../../src/server/render/node-assets';
import { image, side, text } from '../../fixtures/golden/layers';

const plain = (): Picture => {
  const canvas = createCanvas(64, 64);
  const context = canvas.getContext('2d');
  context.fillRect(0, 0, 64, 64);
  return canvas as unknown as Picture;
};

const assets: SceneAssets = {
  ...nodeAssets(() => Promise.reject(new Error('No files here.')), path.resolve(__dirname, '../../../static')),
  image: async () => plain(),
};

const SIZE = 1600;

/** Where pixels begin that anything covers; one half covered counts half. */
const edgeOf = (most: Uint8Array): number => {
  const first = most.findIndex((alpha) => alpha > 0);
  return first + 1 - (most[first] ?? 0) / 255;
};

/** The box about all that a renderer draws of the layers. */
const inkOf = async (layers: readonly SceneLayer[]): Promise<Box> => {
  const printArea = { x: 0, y: 0, width: SIZE, height: SIZE, rotation: 0, scaleX: 1, scaleY: 1, knewX: 0, knewY: 0 };
  const scene = side('ink', { width: SIZE, height: SIZE, backgroundColor: null, printArea, layers });
  const canvas = (await renderSide(scene, assets)) as unknown as Canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, SIZE, SIZE);
  const [across, down] = [new Uint8Array(SIZE), new Uint8Array(SIZE)];
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const alpha = data[(y * SIZE + x) * 4 + 3] ?? 0;
      if (alpha > (across[x] ?? 0)) across[x] = alpha;
      if (alpha > (down[y] ?? 0)) down[y] = alpha;
    }
  }
  return { left: edgeOf(across), top: edgeOf(down), right: SIZE - edgeOf(across.reverse()), bottom: SIZE - edgeOf(down.reverse()) };
};

beforeAll(async () => {
  await assets.fonts(['Roboto', 'Anton', 'Lobster', 'Oswald', 'Pacifico']);
  measureTextsWith((layer) => {
    const object = createLayerObject(layer);
    return object instanceof LayerText ? object.drawn : null;
  });
});

const words = (changes: Partial<SceneTextLayer> = {}) =>
  text('words', 'Ascent', { x: 800, y: 800, fontSize: 160, textAlign: 'center', width: 900, ...changes });

const cases: readonly (readonly [string, SceneLayer])[] = [
  ['letters in a wide box', words({ textAlign: 'left' })],
  ['letters with swashes', words({ fontFamily: 'Lobster', text: 'fjord' })],
  ['several lines', words({ text: 'Hill\nand dale', lineHeight: 1.6 })],
  ['an underline', words({ underline: true })],
  ['spread letters', words({ letterSpacing: 300 })],
  ['bold and italic made up', words({ fontFamily: 'Anton', fontWeight: 700, italic: true })],
  ['an outline', words({ strokeWidth: 24 })],
  ['an outlined underline', words({ strokeWidth: 12, underline: true })],
  ['arched up', words({ curve: 40 })],
  ['arched far', words({ text: 'All around the world', curve: 90, fontSize: 90 })],
  ['sagging', words({ curve: -35, text: 'Valley' })],
  ['arched with outline and underline', words({ curve: 30, strokeWidth: 16, underline: true })],
  ['arched, slanted and outlined', words({ curve: 30, strokeWidth: 16, italic: true, fontFamily: 'Anton' })],
  ['turned letters', words({ rotation: 37 })],
  ['turned, arched and outlined', words({ rotation: 200, curve: 50, strokeWidth: 10 })],
  ['scaled and flipped', words({ scaleX: 0.6, scaleY: 1.7, flipX: true, textAlign: 'right' })],
  ['skewed', words({ knewX: 24, text: 'Sky', rotation: 10 })],
  ['a picture', image('p', 'plain', { x: 700, y: 900, rotation: 33, width: 400 })],
];

/** A pixel, and half of another by which hosts move letters to stand on whole pixels. */
const CLOSE = 1.5;

const edges = ['left', 'top', 'right', 'bottom'] as const;

const expectFilled = async (layers: readonly SceneLayer[]): Promise<void> => {
  const [ink, box] = [await inkOf(layers), unionBox(layers.map(layerBox))];
  const off = edges.map((edge) => [edge, ink[edge], box?.[edge]] as const).filter(([, a, b = NaN]) => !(Math.abs(a - b) <= CLOSE));
  expect(off).toEqual([]);
};

test.each(cases)('%s: what is drawn fills its box to the pixel', (_name, layer) => expectFilled([layer]));

test('a shadow is no part of a layer’s box', () => {
  expect(layerBox(words({ shadowColor: '#000000', shadowX: 40 }))).toEqual(layerBox(words()));
});

const place = {
  x: fc.integer({ min: 600, max: 1000 }),
  y: fc.integer({ min: 600, max: 1000 }),
  rotation: fc.integer({ min: 0, max: 359 }),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
};
const anyText = fc
  .record({
    ...place,
    text: fc.constantFrom('Ascent', 'Hill\nfjord', 'Take Away', 'yes', 'Über Åsgård'),
    fontFamily: fc.constantFrom('Roboto', 'Anton', 'Lobster', 'Oswald', 'Pacifico'),
    fontSize: fc.integer({ min: 40, max: 150 }),
    textAlign: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
    width: fc.integer({ min: 400, max: 900 }),
    strokeWidth: fc.constantFrom(0, 0, 6, 18),
    curve: fc.constantFrom(0, 0, 25, -40, 80),
    underline: fc.boolean(),
    italic: fc.boolean(),
    fontWeight: fc.constantFrom(400 as const, 700 as const),
    letterSpacing: fc.constantFrom(0, 0, 120),
    knewX: fc.constantFrom(0, 0, 15),
  })
  .map(({ text: said, ...changes }) => text('', said, changes));
const anyPicture = fc
  .record({ ...place, width: fc.integer({ min: 60, max: 300 }), height: fc.integer({ min: 60, max: 300 }) })
  .map((changes) => image('', 'plain', changes));
const anyLayers = fc
  .array(fc.oneof(anyText, anyPicture), { minLength: 2, maxLength: 4 })
  .map((layers) => layers.map((layer, i): SceneLayer => ({ ...layer, id: `layer-${i}` })));

test('whatever letters and pictures there are, alone and together, they fill their box to the pixel', async () => {
  await fc.assert(
    fc.asyncProperty(anyLayers, async (layers) => {
      await expectFilled(layers);
      await expectFilled(layers.slice(0, 1));
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

/** The layers as the state has them after a change, numbers rounded as it rounds them. */
const after = (layers: readonly SceneLayer[], changes: ReturnType<typeof changesFor>): SceneLayer[] =>
  layers.map((layer) => patched(layer, changes[layer.id] ?? {}));

test('what is typed as a place, a size or a turn is what is drawn then', () => {
  fc.assert(
    fc.property(anyLayers, fc.integer({ min: 0, max: 359 }), (layers, rotation) => {
      const [first] = layers as [SceneLayer];
      for (const some of [layers, [first]]) {
        const moved = figuresOf(after(some, changesFor(some, { x: 700, y: 900.5 })));
        expect(moved?.x).toBeCloseTo(700, 1);
        expect(moved?.y).toBeCloseTo(900.5, 1);
        const wide = figuresOf(after(some, changesFor(some, { width: 640 })));
        // Letters of forty pixels are rounded to a hundredth of one.
        expect(Math.abs((wide?.width ?? 0) - 640)).toBeLessThan(0.3);
        expect(wide?.x).toBeCloseTo(figuresOf(some)?.x ?? 0, 0);
      }
      const before = figuresOf([first]);
      const turned = figuresOf(after([first], changesFor([first], { rotation })));
      expect(turned).toMatchObject({ rotation });
      for (const figure of ['x', 'y', 'width', 'height'] as const) expect(turned?.[figure]).toBeCloseTo(before?.[figure] ?? 0, 1);
    }),
    { numRuns: 12 },
  );
});

test('a group has the numbers of its layers, and making and breaking it changes none of them and no pixel', async () => {
  await fc.assert(
    fc.asyncProperty(anyLayers, async (layers) => {
      const grouped = layers.map((layer) => ({ ...layer, groupId: 'group' }));
      const [apart, together] = [figuresOf(layers), figuresOf(grouped)];
      for (const figure of ['x', 'y', 'width', 'height', 'rotation'] as const) {
        expect(Math.abs((apart?.[figure] ?? 0) - (together?.[figure] ?? NaN))).toBeLessThan(0.01);
      }
      expect(grouped.map(layerBox)).toEqual(layers.map(layerBox));
      expect(await inkOf(grouped)).toEqual(await inkOf(layers));
    }),
    { numRuns: 4 },
  );
});
