import { defaultSides, PRINT_AREA_SIZES } from '../../../../src/domain/design/default-sides';
import { checkSides } from '../../../../src/domain/design/mockup-save';
import { toSceneSide } from '../../../../src/scene/side-codec';

test('the default preset has a 3D Front and a Back, each of 2000 × 2000 with a picture of 530 × 630', () => {
  expect(
    defaultSides().map(({ id, name, image, document }) => [id, name, image?.width, image?.height, document.width, document.height]),
  ).toEqual([
    ['front', '3D Front', 530, 630, 2000, 2000],
    ['back', 'Back', 530, 630, 2000, 2000],
  ]);
});

test('the print areas are those of the specification, and the default ones lie in the middle of the document', () => {
  expect(PRINT_AREA_SIZES).toEqual({
    front: { width: 1668, height: 1820 },
    left_sleeve: { width: 1668, height: 1820 },
    right_sleeve: { width: 1668, height: 1820 },
    neek: { width: 501, height: 127 },
  });
  for (const { print_area } of defaultSides()) {
    expect(print_area).toEqual({ x: 166, y: 90, width: 1668, height: 1820, rotation: 0, scaleX: 1, scaleY: 1, knewX: 0, knewY: 0 });
  }
});

test('the default sides pass the save rules as they are, and are white', () => {
  const sides = defaultSides();
  expect(checkSides(sides)).toMatchObject({ ok: true, value: sides });
  expect(sides.map((side) => toSceneSide(side).color)).toEqual(['#ffffff', '#ffffff']);
});
