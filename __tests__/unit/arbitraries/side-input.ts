import fc from 'fast-check';
import type { MockupLayerInput, MockupSideInput, SettingInput } from '../../../src/contract/generated/operations';

const length = fc.double({ min: -5000, max: 5000, noNaN: true });
const size = fc.double({ min: 0.01, max: 5000, noNaN: true });
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const name = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== '');

const setting = (key: string, value: fc.Arbitrary<string | number | boolean>): fc.Arbitrary<SettingInput[]> =>
  fc.option(value.map((chosen) => ({ name: key, value: chosen }))).map((chosen) => (chosen ? [chosen] : []));

const layer: fc.Arbitrary<Omit<MockupLayerInput, 'id'>> = fc.record({
  name,
  type: fc.constantFrom('image', 'text', '', null),
  settings: fc
    .tuple(
      setting('x', length),
      setting('y', length),
      setting('width', size),
      setting('scaleX', length),
      setting('rotation', length),
      setting('opacity', fc.double({ min: 0, max: 1, noNaN: true })),
      setting('fontSize', size),
      setting('visible', fc.boolean()),
      setting('fill', colour),
      setting('text', fc.string()),
    )
    .map((settings) => settings.flat()),
});

/** A side as an editor might send it, good in all that is refused. */
export const sideInput: fc.Arbitrary<MockupSideInput> = fc.record({
  id: fc.constantFrom('front', 'back'),
  name,
  print_area: fc.record(
    { x: length, y: length, width: size, height: size, rotation: length, scaleX: length, knewX: length },
    { requiredKeys: ['x', 'y', 'width', 'height'] },
  ),
  document: fc.record({ width: size, height: size, settings: setting('color', colour) }, { requiredKeys: ['settings'] }),
  layers: fc.array(layer, { maxLength: 5 }).map((layers) => layers.map((entry, index) => ({ ...entry, id: `layer-${index}` }))),
});
