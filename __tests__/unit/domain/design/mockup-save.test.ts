import fc from 'fast-check';
import type { MockupSideInput } from '../../../../src/contract/generated/operations';
import { refusalOf } from '../english';
import { checkSide, checkSides, ROUNDED_SETTINGS } from '../../../../src/domain/design/mockup-save';
import { sideInput } from '../../arbitraries/side-input';

const side: MockupSideInput = {
  id: 'front',
  name: ' Front ',
  print_area: { x: 10.005, y: 20.004, width: 100.555, height: 200 },
  document: { settings: [{ name: 'color', value: '#ff0000' }] },
  layers: [
    {
      id: 'a',
      name: 'Art',
      type: 'image',
      settings: [
        { name: 'x', value: 1.005 },
        { name: 'image', file_id: 'f' },
      ],
    },
    { id: 'b', name: 'Draft', type: null, settings: [] },
    { id: 'c', name: 'Draft', type: '  ', settings: [] },
  ],
};

const saved = (change: Partial<MockupSideInput>): MockupSideInput => {
  const outcome = checkSide({ ...side, ...change });
  if (!outcome.ok) throw new Error(outcome.fault.refusal);
  return outcome.value;
};

const refusal = (change: Partial<MockupSideInput>): string => {
  const outcome = checkSide({ ...side, ...change });
  return refusalOf(outcome)?.sentence ?? 'accepted';
};

const setting = (of: MockupSideInput, layer: number, name: string) =>
  of.layers[layer]?.settings.find((entry) => entry.name === name)?.value;

test('layers without a type are dropped', () => {
  expect(saved({}).layers.map((layer) => layer.id)).toEqual(['a']);
});

test('an empty document is 1100 × 1100, sizes are kept to two decimals', () => {
  expect(saved({}).document).toMatchObject({ width: 1100, height: 1100, mockup_type: '2D' });
  expect(saved({ document: { width: 2000.128, height: null, settings: [] } }).document).toMatchObject({ width: 2000.13, height: 1100 });
});

test('scale is 1 and rotation 0 where nothing was said, and numbers are rounded to two decimals', () => {
  const result = saved({});
  expect(result.print_area).toEqual({ x: 10.01, y: 20, width: 100.56, height: 200, rotation: 0, scaleX: 1, scaleY: 1, knewX: 0, knewY: 0 });
  expect([setting(result, 0, 'x'), setting(result, 0, 'scaleX'), setting(result, 0, 'scaleY'), setting(result, 0, 'rotation')]).toEqual([
    1.01, 1, 1, 0,
  ]);
});

test('the settings that are rounded are those of the specification, and no others', () => {
  expect([...ROUNDED_SETTINGS]).toEqual(
    'x y width height fontSize lineHeight opacity rotation knewX knewY scaleX scaleY letterSpacing'.split(' '),
  );
  const settings = ['x', 'cropX', 'curve'].map((name) => ({ name, value: 0.12345 }));
  const layer = saved({ layers: [{ id: 'a', name: 'A', type: 'image', settings }] }).layers[0];
  expect(layer?.settings.slice(0, 3).map(({ value }) => value)).toEqual([0.12, 0.12345, 0.12345]);
});

test('a number that came as text is saved as a number', () => {
  const layers = [{ id: 'a', name: 'A', type: 'text', settings: [{ name: 'fontSize', value: ' 12.345 ' }] }];
  expect(setting(saved({ layers }), 0, 'fontSize')).toBe(12.35);
});

test.each([
  [{ name: '  ' }, 'Enter a name for the side.'],
  [{ print_area: { x: 0, y: 0, width: 0, height: 10 } }, 'The print area of “Front” has no size.'],
  [{ document: { width: -5, settings: [] } }, 'Enter a document size above 0 for “Front”.'],
  [{ document: { width: 90_000, settings: [] } }, 'The document for “Front” is larger than 8,000 px.'],
  [{ document: { settings: [{ name: 'color', value: 'red;x' }] } }, 'Enter a color for “color” on “Front”, such as #1a2b3c.'],
  [
    { document: { settings: [{ name: 'print_mask', value: 'M0 0H5' }] } },
    'Draw the print outline for “Front” as a path of M, L, C, and Z commands, with coordinates as fractions of the print area.',
  ],
  [{ layers: [{ id: 'a', name: 'Art', type: 'image', settings: [{ name: 'x', value: 'abc' }] }] }, 'Enter a number for “x” on “Art”.'],
  [{ layers: ['a', 'a'].map((id) => ({ id, name: 'Art', type: 'image', settings: [] })) }, 'Two layers on “Front” have the same ID.'],
])('%j is refused', (change, sentence) => {
  expect(refusal(change)).toBe(sentence);
});

test('a mockup has sides, each once', () => {
  expect(refusalOf(checkSides([]))?.sentence).toBe('Add at least one side to the mockup.');
  expect(refusalOf(checkSides([side, side]))?.sentence).toBe('Two sides of the mockup have the same ID.');
});

test('saving what was saved changes nothing more', () => {
  fc.assert(
    fc.property(sideInput, (input) => {
      const once = checkSide(input);
      if (!once.ok) throw new Error(once.fault.refusal);
      expect(checkSide(once.value)).toEqual(once);
    }),
  );
});

test('every numeric setting ends within half a hundredth of what was given, with two decimals', () => {
  fc.assert(
    fc.property(sideInput, (input) => {
      const outcome = checkSide(input);
      if (!outcome.ok) throw new Error(outcome.fault.refusal);
      for (const layer of outcome.value.layers) {
        const before = input.layers.find((candidate) => candidate.id === layer.id);
        for (const { name, value } of layer.settings) {
          if (!ROUNDED_SETTINGS.has(name)) continue;
          const given = before?.settings.find((entry) => entry.name === name)?.value;
          expect(Number(Number(value).toFixed(2))).toBe(value);
          if (typeof given === 'number') expect(Math.abs(Number(value) - given)).toBeLessThanOrEqual(0.005 + 1e-9);
        }
      }
    }),
  );
});
