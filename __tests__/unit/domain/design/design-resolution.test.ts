import type { PlacedPicture } from '../../../../src/domain/design/design-placement';
import { designDpi } from '../../../../src/domain/design/design-resolution';
import { placedPicture } from '../../../fixtures/design';

const SHEET = { width: 1100, height: 1320 };

const image = (more: Partial<PlacedPicture> = {}): PlacedPicture =>
  placedPicture({ size: SHEET, picture: { width: 4500, height: 5400 }, ...more });

test('a picture of the print’s own pixels prints at 300 dpi, turned or not', () => {
  expect(designDpi(SHEET, [image()])).toBe(300);
  expect(designDpi(SHEET, [image({ rotation: 90 })])).toBe(300);
});

test('half the size doubles it, a crop to half the picture halves it, and the softest picture counts', () => {
  const half = image({ size: { width: 550, height: 660 } });
  expect(designDpi(SHEET, [half])).toBe(600);
  expect(designDpi(SHEET, [image({ crop: { x: 0, y: 0, width: 0.5, height: 0.5 } })])).toBe(150);
  expect(designDpi(SHEET, [half, image({ picture: { width: 1500, height: 1800 } })])).toBe(100);
});

test('a picture that is stretched one way is as soft as that way', () => {
  expect(designDpi(SHEET, [image({ print_fit: 'fill', picture: { width: 2250, height: 5400 } })])).toBe(150);
});

test('without pictures there is nothing to tell', () => {
  expect(designDpi(SHEET, [])).toBeNull();
});
