import fc from 'fast-check';
import { checkDesign, checkStatus, type DesignValues } from '../../../../src/domain/design/design';
import { placeDesign, type PlacedPicture } from '../../../../src/domain/design/design-placement';
import type { MockupSideInput } from '../../../../src/contract/generated/operations';
import { placedPicture } from '../../../fixtures/design';

const valueOf = (input: Parameters<typeof checkDesign>[0], before?: DesignValues): DesignValues => {
  const outcome = checkDesign(input, before);
  if (!outcome.ok) throw new Error(outcome.fault.refusal);
  return outcome.value;
};

const text = fc.string({ minLength: 1, maxLength: 20 }).filter((name) => name.trim() !== '');
const length = fc.double({ min: 1, max: 8000, noNaN: true });
const angle = fc.double({ min: -360, max: 360, noNaN: true });
const image = fc.record({
  type: fc.constantFrom('front', 'back', 'left_sleeve', 'right_sleeve', 'neek'),
  name: fc.oneof(text, fc.constant('  ')),
  print_fit: fc.constantFrom('contain', 'cover', 'fill'),
  position: fc.record({ x: angle, y: angle }),
  size: fc.record({ width: length, height: length }),
  rotation: angle,
  image: fc.option(fc.record({ _id: fc.constant('a'.repeat(24)) })),
});

const inputOf = ({ image_id, images, ...values }: DesignValues) => ({
  ...values,
  image: image_id,
  images: images.map(({ file_id, ...each }) => ({ ...each, image: file_id === null ? null : { _id: file_id } })),
});

test('saving what was saved changes nothing more, and nothing is kept without a name', () => {
  fc.assert(
    fc.property(text, fc.option(length), fc.array(image, { maxLength: 5 }), (name, width, images) => {
      const once = valueOf({ name, width, images });
      expect(once.images).toHaveLength(images.filter((each) => each.name.trim() !== '').length);
      expect(once.width).toBe(width === null ? 1100 : Math.round(width * 100) / 100);
      expect(valueOf(inputOf(once))).toEqual(once);
      expect(valueOf({}, once)).toEqual(once);
    }),
  );
});

test('a status is taken in any case and sent in lower case', () => {
  expect(checkStatus(' Draft ')).toEqual({ ok: true, value: 'draft' });
  expect(checkStatus('')).toEqual({ ok: true, value: 'published' });
  expect(checkStatus('gone').ok).toBe(false);
});

const side = (area: Partial<MockupSideInput['print_area']> = {}): MockupSideInput => ({
  id: 'front',
  name: 'Front',
  document: { width: 2000, height: 2000, settings: [] },
  print_area: { x: 500, y: 400, width: 800, height: 1000, ...area },
  layers: [],
});

const SHEET = { width: 1100, height: 1100 };

const layerOf = (picture: PlacedPicture, on = side()): Record<string, unknown> => {
  const [first] = placeDesign(SHEET, [picture], [on]);
  return Object.fromEntries(first?.layers[0]?.settings.map(({ name, value, file_id }) => [name, value ?? file_id]) ?? []);
};

test('the sheet is laid on the print area whole and centred; a picture keeps its proportions in its box', () => {
  expect(layerOf(placedPicture())).toMatchObject({ image: 'f', x: 900, y: 900, width: 800, height: 400, rotation: 0 });
  expect(layerOf(placedPicture({ print_fit: 'fill' }))).toMatchObject({ width: 800, height: 800, cropWidth: 1 });
  expect(layerOf(placedPicture({ print_fit: 'cover' }))).toMatchObject({
    width: 800,
    height: 800,
    cropX: 0.25,
    cropWidth: 0.5,
    cropHeight: 1,
  });
  const corner = placedPicture({ size: { width: 550, height: 550 }, rotation: 30, skew: { x: 5, y: 0 } });
  expect(layerOf(corner)).toMatchObject({ x: 700, y: 700, width: 400, height: 200, rotation: 30, knewX: 5 });
  expect(layerOf(placedPicture(), side({ scaleX: 0.5, scaleY: 0.5 }))).toMatchObject({ x: 700, y: 650, width: 400 });
});

test('a picture for a side the product lacks is left out', () => {
  expect(layerOf(placedPicture({ type: 'neek' }))).toEqual({});
});

test.each([
  ['a size of nothing', { size: { width: 0, height: 10 } }, 'design.imageSize'],
  ['a size below nothing', { size: { width: 10, height: -5 } }, 'design.imageSize'],
  ['a size that rounds to nothing', { size: { width: 0.004, height: 10 } }, 'design.imageSize'],
  ['a size no number can hold', { size: { width: 1e308, height: 10 } }, 'design.imageTooLarge'],
  ['no number', { size: { width: NaN, height: 10 } }, 'design.imageSize'],
  ['a scale of nothing', { scale: { x: 0, y: 1 } }, 'design.imageScale'],
  ['a scale below nothing', { scale: { x: 1, y: -1 } }, 'design.imageScale'],
  ['a scale that makes it too large', { size: { width: 1000, height: 10 }, scale: { x: 1000, y: 1 } }, 'design.imageTooLarge'],
  ['a place far away', { position: { x: 0, y: -1e9 } }, 'design.imageFar'],
  ['no place at all', { position: { x: NaN, y: 0 } }, 'design.imageFar'],
  ['a skew that leaves a line', { skew: { x: 90, y: 0 } }, 'design.skew'],
  ['no skew at all', { skew: { x: 0, y: NaN } }, 'design.skew'],
  ['a turn without end', { rotation: Infinity }, 'design.rotation'],
  ['a crop of nothing', { crop: { x: 0, y: 0, width: 0.00001, height: 1 } }, 'design.crop'],
  ['a crop beyond the picture', { crop: { x: 0.5, y: 0, width: 0.6, height: 1 } }, 'design.crop'],
  ['a crop that is no number', { crop: { x: NaN, y: 0, width: 1, height: 1 } }, 'design.crop'],
])('%s is refused', (_case, change, refusal) => {
  expect(checkDesign({ name: 'A', images: [{ name: 'Art', ...change }] })).toMatchObject({ ok: false, fault: { refusal } });
});

test('a turn is kept within one', () => {
  const turned = (rotation: number) => valueOf({ name: 'A', images: [{ name: 'Art', rotation }] }).images[0]?.rotation;
  expect([turned(725.126), turned(-90), turned(359.999), turned(1e300)]).toEqual([5.13, -90, 0, expect.any(Number)]);
});
