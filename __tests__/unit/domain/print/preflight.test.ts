import fc from 'fast-check';
import {
  effectiveDpi,
  faultsOf,
  preflight,
  type PreflightFacts,
  type PreflightImage,
  type PreflightSide,
  type PreflightText,
} from '../../../../src/domain/print/preflight';
import { cornersOf, framed, type Box, type Drawn } from '../../../../src/domain/geometry/drawn';
import { printFileSize, presetPrintOf, STANDARD_PRINT } from '../../../../src/domain/print/print-file';

/** 15 × 18 inches at 7.5 print pixels per document pixel. */
const area = { x: 700, y: 500, width: 600, height: 720, rotation: 0, scaleX: 1, scaleY: 1, knewX: 0, knewY: 0 };

const base = {
  name: 'Layer',
  visible: true,
  x: 1000,
  y: 860,
  rotation: 0,
  scaleX: 1,
  scaleY: 1,
  knewX: 0,
  knewY: 0,
  flipX: false,
  flipY: false,
};

const image = (change: Partial<PreflightImage> = {}): PreflightImage => ({
  ...base,
  id: 'image',
  type: 'image',
  fileId: 'file',
  width: 400,
  height: 400,
  cropWidth: 1,
  cropHeight: 1,
  tiling: 'none',
  ...change,
});

const text = (change: Partial<PreflightText> = {}): PreflightText => ({
  ...base,
  id: 'text',
  type: 'text',
  text: 'Peak',
  fontFamily: 'Oswald',
  fontSize: 80,
  width: 300,
  height: 92.8,
  ...change,
});

const side = (layers: PreflightSide['layers'], printArea = area, id = 'front'): PreflightSide => ({ id, name: 'Front', printArea, layers });

/** 400 document pixels are 10 inches: 3000 pixels are 300 dpi. */
const facts = (change: Partial<PreflightFacts> = {}): PreflightFacts => ({
  printOf: () => STANDARD_PRINT,
  pictureOf: () => ({ status: 'ready', size: { width: 3000, height: 3000 } }),
  hasFont: (family) => family === 'Oswald',
  drawnOf: ({ width, height }) => framed(width, height),
  ...change,
});

const framedAt = (box: Box): Drawn => ({ box, hull: () => cornersOf(box) });

const rules = (layers: PreflightSide['layers'], change: Partial<PreflightFacts> = {}) =>
  preflight([side(layers)], facts(change)).map(({ rule }) => rule);

const sized = (pixels: number): Partial<PreflightFacts> => ({
  pictureOf: () => ({ status: 'ready', size: { width: pixels, height: pixels } }),
});

test('the standard front area prints at 4500 × 5400, and any other keeps its proportions', () => {
  expect(printFileSize(area, STANDARD_PRINT)).toEqual({ width: 4500, height: 5400 });
  expect(printFileSize({ ...area, width: 720, height: 720 }, STANDARD_PRINT)).toEqual({ width: 4500, height: 4500 });
  expect(printFileSize({ ...area, scaleX: 2 }, STANDARD_PRINT)).toEqual({ width: 4500, height: 2700 });
  expect(presetPrintOf('front', [{ position: 'front', width: 4200, height: 4800 }])).toMatchObject({ width: 4200, height: 4800 });
  expect(presetPrintOf('back', [{ position: 'front', width: 4200, height: 4800 }])).toEqual(STANDARD_PRINT);
});

test('300 dpi and more is sharp, 150 to 299 a caution, less is serious', () => {
  expect(rules([image()], sized(3000))).toEqual([]);
  expect(rules([image()], sized(2990))).toEqual(['resolution-fair']);
  expect(rules([image()], sized(1500))).toEqual(['resolution-fair']);
  expect(rules([image()], sized(1490))).toEqual(['resolution-low']);
  const [finding] = preflight([side([image()])], facts(sized(1000)));
  expect(finding).toMatchObject({
    level: 'serious',
    sideId: 'front',
    layerId: 'image',
    values: { dpi: 100, layer: 'Layer', side: 'Front' },
  });
});

test('what is cropped away gives no pixels, and a turned print area turns nothing of it', () => {
  expect(rules([image({ cropWidth: 0.5, cropHeight: 0.5 })])).toEqual(['resolution-fair']);
  const turned = { ...area, rotation: 30, knewX: 12 };
  expect(effectiveDpi(image({ rotation: 30, knewX: 12 }), { width: 3000, height: 3000 }, turned, STANDARD_PRINT)).toBeCloseTo(300, 5);
});

test('dpi falls as the layer grows, whatever its turn, flip or place', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(number(0, 360), number(0.1, 4), number(1.01, 5), number(-500, 500), (rotation, scale, more, x) => {
      const dpi = (factor: number) =>
        effectiveDpi(
          image({ rotation, x, scaleX: scale * factor, scaleY: scale * factor }),
          { width: 900, height: 900 },
          area,
          STANDARD_PRINT,
        );
      expect(dpi(more)).toBeCloseTo(dpi(1) / more, 4);
      expect(dpi(1)).toBeCloseTo(90 / scale, 4);
    }),
  );
});

test('a skew is measured where it stretches most', () => {
  const dpi = effectiveDpi(image({ knewX: 45 }), { width: 3000, height: 3000 }, area, STANDARD_PRINT);
  expect(dpi).toBeLessThan(300);
  expect(dpi).toBeGreaterThan(150);
});

test('what leaves the print area is told: wholly, partly, too near its edge', () => {
  expect(rules([image({ x: 100 })])).toEqual(['outside']);
  expect(rules([image({ x: 1200 })])).toEqual(['cut-off']);
  expect(rules([text({ y: 540 })])).toEqual(['cut-off']);
  expect(rules([text({ y: 560 })])).toEqual([]);
  expect(rules([text({ x: 855, y: 600 })])).toEqual(['near-edge']);
  expect(rules([image({ width: 600, height: 720 })], sized(6000))).toEqual([]);
});

test('a picture that covers the whole area, or is tiled over it, is meant to leave it', () => {
  expect(rules([image({ width: 900, height: 900 })], sized(9000))).toEqual([]);
  expect(rules([image({ x: 100, tiling: 'grid' })])).toEqual([]);
});

test('a turned layer at a corner is judged by its own outline, not by the box about it', () => {
  // Its box would touch the area's corner, the square on its tip does not.
  expect(rules([image({ x: 620, y: 420, width: 200, height: 200, rotation: 45 })])).toEqual(['outside']);
  expect(rules([image({ x: 690, y: 490, width: 200, height: 200, rotation: 45 })])).toEqual(['cut-off']);
});

test('area and layers turned and skewed together are judged as before', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -180, max: 180 }),
      fc.integer({ min: 0, max: 1999 }),
      fc.integer({ min: 0, max: 1999 }),
      (angle, x, y) => {
        const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
        const [dx, dy] = [x + 0.37 - 1000, y + 0.37 - 860];
        const placed = { x: 1000 + cos * dx - sin * dy, y: 860 + sin * dx + cos * dy, rotation: angle };
        const plain = preflight([side([image({ x: x + 0.37, y: y + 0.37 })])], facts());
        expect(preflight([side([image(placed)], { ...area, rotation: angle })], facts())).toEqual(plain);
      },
    ),
  );
});

test('text: empty, too small, in a font that is not there; its letters count, not its box', () => {
  expect(rules([text({ text: ' ' }), image()])).toEqual(['text-empty']);
  expect(rules([text({ fontSize: 3 })])).toEqual(['text-small']);
  expect(rules([text({ scaleY: 0.03 })])).toEqual(['text-small']);
  expect(rules([text({ fontFamily: 'Papyrus' })])).toEqual(['font-missing']);
  expect(rules([text({ width: 700 })])).toEqual(['cut-off']);
  expect(rules([text({ width: 700 })], { drawnOf: () => framed(200, 80) })).toEqual([]);
  const onTheLeft = framedAt({ left: -350, top: -40, right: -150, bottom: 40 });
  expect(rules([text({ width: 700 })], { drawnOf: () => onTheLeft })).toEqual(['cut-off']);
  expect(rules([text({ width: 700, x: 1100, flipX: true })], { drawnOf: () => onTheLeft })).toEqual(['cut-off']);
  expect(rules([text({ width: 700, x: 1100 })], { drawnOf: () => onTheLeft })).toEqual([]);
});

test('pictures that are not there are told by why', () => {
  const status = (name: 'uploading' | 'failed' | 'missing') => rules([image()], { pictureOf: () => ({ status: name, size: null }) });
  expect(status('failed')).toEqual(['picture-failed']);
  expect(status('missing')).toEqual(['picture-missing']);
  expect(status('uploading')).toEqual(['picture-uploading']);
});

test('only what cannot be printed blocks; hidden layers and blank sides are notes', () => {
  const findings = preflight([side([image(), text({ visible: false })]), side([], area, 'back')], facts(sized(100)));
  expect(findings.map(({ rule, level }) => [rule, level])).toEqual([
    ['resolution-low', 'serious'],
    ['layer-hidden', 'note'],
    ['side-blank', 'note'],
  ]);
  expect(faultsOf(findings)).toEqual([]);
  const nothing = preflight([side([text({ visible: false })]), side([], area, 'back')], facts());
  expect(faultsOf(nothing)).toMatchObject([{ rule: 'nothing-to-print', sideId: null }]);
});
