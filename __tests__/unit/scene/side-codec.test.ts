import fc from 'fast-check';
import { checkSide } from '../../../src/domain/design/mockup-save';
import { roundTo } from '../../../src/domain/numbers';
import { TILINGS, type SceneLayer, type SceneSide } from '../../../src/scene/document';
import { fromSceneSide, toSceneSide } from '../../../src/scene/side-codec';

const decimal = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => roundTo(value, 2));
const length = decimal(-4000, 4000);
const size = decimal(1, 4000);
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const name = fc.string({ minLength: 1, maxLength: 20 }).map((text) => `a${text}`.replace(/\s+/gu, ' ').trim());

const base = {
  name,
  visible: fc.boolean(),
  locked: fc.boolean(),
  x: length,
  y: length,
  width: size,
  height: size,
  rotation: decimal(-360, 360),
  opacity: decimal(0, 1),
  scaleX: length,
  scaleY: length,
  knewX: decimal(-80, 80),
  knewY: decimal(-80, 80),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
  groupId: fc.option(fc.uuid()),
  groupName: fc.option(name),
};

const share = fc.double({ min: 0, max: 1, noNaN: true });

const layer: fc.Arbitrary<SceneLayer> = fc.oneof(
  fc.record({
    ...base,
    id: fc.uuid(),
    type: fc.constant('image' as const),
    fileId: fc.uuid(),
    cropX: share,
    cropY: share,
    cropWidth: share,
    cropHeight: share,
    tiling: fc.constantFrom(...TILINGS),
  }),
  fc.record({
    ...base,
    id: fc.uuid(),
    type: fc.constant('clipart' as const),
    clipart: fc.constant('game-icons/anchor'),
    fill: fc.option(colour),
  }),
  fc.record({
    ...base,
    id: fc.uuid(),
    type: fc.constant('text' as const),
    text: fc.string(),
    fontFamily: fc.constantFrom('Roboto', 'Lobster'),
    fontWeight: fc.constantFrom(400, 700),
    italic: fc.boolean(),
    underline: fc.boolean(),
    fontSize: size,
    lineHeight: decimal(0.5, 3),
    letterSpacing: length,
    fill: colour,
    textAlign: fc.constantFrom('left', 'center', 'right'),
    strokeColor: colour,
    strokeWidth: size,
    shadowColor: fc.option(colour),
    shadowX: length,
    shadowY: length,
    shadowBlur: size,
    curve: decimal(-100, 100),
  }),
);

const scene: fc.Arbitrary<SceneSide> = fc.record({
  id: fc.constantFrom('front', 'back'),
  name,
  width: size,
  height: size,
  garment: fc.option(fc.record({ url: fc.constant('/static/garments/tee/front.png'), width: fc.nat(4000), height: fc.nat(4000) })),
  color: colour,
  backgroundColor: fc.option(colour),
  backgroundImage: fc.option(fc.uuid()),
  printArea: fc.record({
    x: length,
    y: length,
    width: size,
    height: size,
    rotation: decimal(-360, 360),
    scaleX: length,
    scaleY: length,
    knewX: decimal(-80, 80),
    knewY: decimal(-80, 80),
  }),
  layers: fc.uniqueArray(layer, { selector: (entry) => entry.id, maxLength: 6 }),
});

test('a scene that is saved and loaded is the same scene', () => {
  fc.assert(fc.property(scene, (before) => expect(toSceneSide(fromSceneSide(before))).toEqual(before)));
});

test('the save rules change nothing of a scene in two decimals', () => {
  fc.assert(
    fc.property(scene, (before) => {
      const saved = checkSide(fromSceneSide(before));
      if (!saved.ok) throw new Error(saved.fault.refusal);
      expect(toSceneSide(saved.value)).toEqual(before);
    }),
  );
});

test('what the scene does not hold is taken over from the side it was loaded from', () => {
  const [before] = fc.sample(
    scene.filter((side) => side.garment !== null && side.layers.length > 0),
    { numRuns: 1, seed: 7 },
  );
  if (!before) throw new Error('No sample.');
  const loaded = fromSceneSide(before);
  const kept = {
    ...loaded,
    image: { ...loaded.image!, _id: 'garment-file' },
    mockup: { _id: 'preview', url: '/files/x', width: 1, height: 1 },
    layers: loaded.layers.map((entry) => ({ ...entry, options: [{ name: 'note', value: 'kept' }] })),
  };
  expect(fromSceneSide(toSceneSide(kept), kept)).toEqual(kept);
});

test('a document’s colours are saved as name and value, its picture as a file', () => {
  const [before] = fc.sample(scene, { numRuns: 1, seed: 3 });
  if (!before) throw new Error('No sample.');
  const { document } = fromSceneSide({ ...before, color: '#1a2b3c', backgroundColor: '#ffffff', backgroundImage: 'file-1' });
  expect(document).toMatchObject({ mockup_type: '2D', width: before.width, height: before.height });
  expect(document.settings).toEqual([
    { name: 'color', value: '#1a2b3c' },
    { name: 'backgroundColor', value: '#ffffff' },
    { name: 'backgroundImage', file_id: 'file-1' },
  ]);
});

test('what of its area is printed is saved with a side, and is the same again', () => {
  const [before] = fc.sample(scene, { numRuns: 1, seed: 5 });
  if (!before) throw new Error('No sample.');
  const masked: SceneSide = { ...before, printMask: 'M0 0L1 0C1 .5 .5 1 0 1Z' };
  const saved = checkSide(fromSceneSide(masked));
  if (!saved.ok) throw new Error(saved.fault.refusal);
  expect(toSceneSide(saved.value)).toEqual(masked);
});

test('a side with next to nothing in it gets the defaults; what cannot be drawn is left out', () => {
  const side = toSceneSide({
    id: 'front',
    name: 'Front',
    print_area: { x: 1, y: 2, width: 3, height: 4 },
    document: { settings: [] },
    layers: [
      { id: 'a', name: 'No file', type: 'image', settings: [] },
      { id: 'b', name: 'Odd', type: 'hologram', settings: [] },
      { id: 'c', name: 'Words', type: 'text', settings: [{ name: 'opacity', value: 'half' }] },
    ],
  });
  expect(side).toMatchObject({ width: 1100, height: 1100, color: '#ffffff', backgroundColor: null, garment: null });
  expect(side.printArea).toEqual({ x: 1, y: 2, width: 3, height: 4, rotation: 0, scaleX: 1, scaleY: 1, knewX: 0, knewY: 0 });
  expect(side.layers).toEqual([
    expect.objectContaining({ id: 'c', visible: true, locked: false, opacity: 1, scaleX: 1, scaleY: 1, rotation: 0 }),
  ]);
});
