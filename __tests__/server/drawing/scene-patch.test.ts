import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseClipart } from '../../../src/scene/clipart';
import { TILINGS, type SceneLayer, type SceneSide } from '../../../src/scene/document';
import { applyLayerPatch, createLayerObject, type LayerObject } from '../../../src/scene/layer-object';
import { SideStaticCanvas } from '../../../src/scene/side-canvas';
import { createRaster } from '../../../src/scene/raster';
import '../../../src/server/render/napi-env';
import { registerFonts } from '../../../src/server/render/fonts';
import { clipart, image, side, text } from '../../fixtures/golden/layers';

/** Sequences of random changes to a small side: a canvas that was patched all the way must show what a canvas built afresh shows. */
const size = 160;
const families = ['Oswald', 'Pacifico', 'Roboto'];

const picture = (): HTMLCanvasElement => {
  const { canvas, context } = createRaster(8, 8);
  context.fillStyle = '#0a7d5a';
  context.fillRect(0, 0, 8, 5);
  return canvas;
};

const rocket = parseClipart(readFileSync('static/cliparts/fluent/rocket.svg', 'utf8'));

const newCanvas = (frame: SceneSide): SideStaticCanvas => {
  const canvas = new SideStaticCanvas(undefined, { width: size, height: size, enableRetinaScaling: false, renderOnAddRemove: false });
  canvas.frame = { width: size, height: size, backgroundColor: '#ffffff', garment: null, printArea: frame.printArea };
  return canvas;
};

const hashOf = (canvas: SideStaticCanvas): string => {
  canvas.renderAll();
  return createHash('sha1')
    .update(canvas.getContext().getImageData(0, 0, size, size).data)
    .digest('hex');
};

const frame = side('patched', {
  width: size,
  height: size,
  printArea: { x: 20, y: 16, width: 120, height: 124, rotation: 7, scaleX: 1, scaleY: 1, knewX: 4, knewY: 0 },
});

const changes = fc.record(
  {
    x: fc.integer({ min: -20, max: 180 }),
    y: fc.integer({ min: -20, max: 180 }),
    width: fc.integer({ min: 12, max: 110 }),
    height: fc.integer({ min: 10, max: 80 }),
    rotation: fc.integer({ min: -180, max: 360 }),
    opacity: fc.constantFrom(1, 0.5, 0),
    scaleX: fc.constantFrom(1, 0.5, 2),
    scaleY: fc.constantFrom(1, 1.5),
    knewX: fc.integer({ min: -30, max: 30 }),
    knewY: fc.integer({ min: -30, max: 30 }),
    flipX: fc.boolean(),
    flipY: fc.boolean(),
    visible: fc.boolean(),
    cropX: fc.constantFrom(0, 0.25),
    cropWidth: fc.constantFrom(1, 0.5),
    cropHeight: fc.constantFrom(1, 0.8),
    tiling: fc.constantFrom(...TILINGS),
    fontWeight: fc.constantFrom(400 as const, 700 as const),
    italic: fc.boolean(),
    underline: fc.boolean(),
    strokeWidth: fc.constantFrom(0, 0, 3),
    shadowColor: fc.constantFrom(null, null, '#16244d'),
    curve: fc.constantFrom(0, 0, 30, -45, 100),
    text: fc.constantFrom('', 'Hi', 'Longer text that wraps', 'OneVeryLongWordWithoutABreak', 'two\nlines'),
    fontFamily: fc.constantFrom(...families),
    fontSize: fc.integer({ min: 6, max: 40 }),
    lineHeight: fc.constantFrom(0.8, 1.16, 2),
    letterSpacing: fc.constantFrom(-50, 0, 300),
    fill: fc.constantFrom('#111111', '#c2185b'),
    textAlign: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
  },
  { requiredKeys: [] },
);

type Changes = typeof changes extends fc.Arbitrary<infer T> ? T : never;

/** A change holds words for every kind of layer: each takes those it has. */
const changed = (layer: SceneLayer, change: Changes): SceneLayer => {
  const own = Object.entries(change).filter(([name, value]) => value !== undefined && name in layer);
  // A clipart's fill may be its own colours.
  const fill = layer.type === 'clipart' && change.visible ? [['fill', null]] : [];
  return { ...layer, ...Object.fromEntries([...own, ...fill]) };
};

const firstLayers: readonly SceneLayer[] = [
  image('a', 'picture', { x: 60, y: 60, width: 70, height: 50 }),
  text('b', 'Some text', { x: 80, y: 70, width: 100, fontFamily: 'Oswald', fontSize: 22 }),
  text('c', 'On top', { x: 90, y: 110, width: 60, fontFamily: 'Pacifico', fontSize: 18, fill: '#1b5e20' }),
  clipart('d', 'fluent/rocket', { x: 50, y: 110, width: 40, height: 40 }),
];

const steps = fc.array(fc.tuple(fc.nat(firstLayers.length - 1), changes), { minLength: 1, maxLength: 12 });

type Patch = (object: LayerObject, previous: SceneLayer, next: SceneLayer) => void;

const patchedEqualsRebuilt = (patch: Patch) =>
  fc.property(steps, (sequence) => {
    const source = picture();
    let layers = [...firstLayers];
    const objects = layers.map((layer) => createLayerObject(layer, { picture: source, clipart: rocket }));
    const patched = newCanvas(frame);
    patched.add(...objects);
    for (const [index, change] of sequence) {
      const [previous, object] = [layers[index], objects[index]];
      if (!previous || !object) throw new Error('No such layer.');
      const next = changed(previous, change);
      patch(object, previous, next);
      layers = layers.map((layer, at) => (at === index ? next : layer));
    }
    const rebuilt = newCanvas(frame);
    rebuilt.add(...layers.map((layer) => createLayerObject(layer, { picture: source, clipart: rocket })));
    return hashOf(patched) === hashOf(rebuilt);
  });

beforeAll(() => registerFonts(families, 'static'));

test('a patched canvas equals a rebuilt one, pixel by pixel, after any sequence of changes', () => {
  fc.assert(patchedEqualsRebuilt(applyLayerPatch), { numRuns: 150, seed: 20260 });
});

test('a bent text that is straightened again has the width it was wrapped at', () => {
  const straight = text('t', 'Some words that wrap', { width: 70, fontFamily: 'Oswald', fontSize: 20 });
  const bent = { ...straight, curve: 40 };
  const object = createLayerObject(straight);
  applyLayerPatch(object, straight, bent);
  expect(object.width).not.toBe(70);
  applyLayerPatch(object, bent, { ...bent, width: 300 });
  expect(object.width).toBe(createLayerObject(bent).width);
  applyLayerPatch(object, { ...bent, width: 300 }, straight);
  expect(object.width).toBe(70);
});

test('a text that was widened by a long word is narrow again once the word is gone', () => {
  const narrow = text('t', 'short', { width: 40, fontFamily: 'Oswald', fontSize: 20 });
  const wide = { ...narrow, text: 'OneVeryLongWordWithoutABreak' };
  const object = createLayerObject(narrow);
  applyLayerPatch(object, narrow, wide);
  expect(object.width).toBeGreaterThan(100);
  applyLayerPatch(object, wide, narrow);
  expect(object.width).toBe(40);
});

test('the comparison notices a patch that sets values without laying the text out again', () => {
  const careless: Patch = (object, previous, next) => {
    const { x, y, ...rest } = next;
    Object.assign(object, { left: x, top: y, ...('text' in rest ? { text: rest.text, fontSize: rest.fontSize } : {}) });
    void previous;
  };
  expect(fc.check(patchedEqualsRebuilt(careless), { numRuns: 50, seed: 20260 }).failed).toBe(true);
});
