import fc from 'fast-check';
import { compositionSide, imageAfter, sheetArea } from '../../../../src/domain/design/composition';
import { checkDesign, type PrintFit } from '../../../../src/domain/design/design';
import { placeDesign, placeImage, type PlacedPicture } from '../../../../src/domain/design/design-placement';
import { apply, compose, multiply, type Matrix, type PlanePoint } from '../../../../src/domain/geometry/matrix';
import { areaMatrix } from '../../../../src/domain/geometry/placement';
import { placedPicture } from '../../../fixtures/design';

const SHEET = { width: 1100, height: 1320 };

const image = (more: Partial<PlacedPicture> = {}): PlacedPicture =>
  placedPicture({ position: { x: 100, y: 200 }, size: { width: 400, height: 300 }, picture: { width: 800, height: 800 }, ...more });

const fit = fc.constantFrom<PrintFit>('contain', 'cover', 'fill');
const length = fc.double({ min: 100, max: 3000, noNaN: true }).map((value) => Math.round(value * 100) / 100);
const place = fc.double({ min: -2000, max: 2000, noNaN: true }).map((value) => Math.round(value * 100) / 100 + 0);
const factor = fc.double({ min: 0.2, max: 3, noNaN: true }).map((value) => Math.round(value * 100) / 100);
const angle = fc.integer({ min: -359, max: 359 });
const skew = fc.integer({ min: -40, max: 40 });
const images = fc
  .record({
    print_fit: fit,
    position: fc.record({ x: place, y: place }),
    size: fc.record({ width: length, height: length }),
    scale: fc.record({ x: factor, y: factor }),
    rotation: angle,
    skew: fc.record({ x: skew, y: skew }),
    crop: fc.constantFrom({ x: 0, y: 0, width: 1, height: 1 }, { x: 0.25, y: 0.1, width: 0.5, height: 0.6 }),
    picture: fc.record({ width: fc.integer({ min: 50, max: 4000 }), height: fc.integer({ min: 50, max: 4000 }) }),
  })
  .map(image);

const on = (each: PlacedPicture, sheet = SHEET) => placeImage(each, sheet, sheetArea(sheet));
const after = (each: PlacedPicture, change: Parameters<typeof imageAfter>[2]): PlacedPicture => ({
  ...each,
  ...imageAfter(each, SHEET, change),
});

/** Half a pixel: of a long thin picture the short side's two decimals tell the long one. */
const nearly = (place: ReturnType<typeof placeImage>) => {
  const near = (name: keyof typeof place): unknown => expect.closeTo(place[name], name.startsWith('crop') ? 2 : 0);
  return Object.fromEntries(Object.keys(place).map((name) => [name, near(name as keyof typeof place)]));
};

test('a change of nothing changes nothing', () => {
  fc.assert(
    fc.property(images, (each) => {
      expect(after(each, {})).toEqual({ ...each, rotation: expect.closeTo(each.rotation, 5) });
    }),
  );
});

test('what a hand moved, turned or grew is where the hand left it, however the picture fits', () => {
  fc.assert(
    fc.property(images, place, place, angle, fc.double({ min: 0.5, max: 2, noNaN: true }), (each, x, y, rotation, by) => {
      const before = on(each);
      const change = { x, y, rotation, width: before.width * by, height: before.height * by };
      const moved = after(each, change);
      expect(on(moved)).toEqual(nearly({ ...before, ...change }));
      expect([moved.print_fit, moved.crop, moved.scale]).toEqual([each.print_fit, each.crop, each.scale]);
    }),
  );
});

test('what was cropped shows just that, and what was stretched stays so', () => {
  const cover = image({ print_fit: 'cover' });
  const { cropWidth, cropHeight } = on(cover);
  expect([cropWidth, cropHeight]).toEqual([1, 0.75]);
  const cropped = after(cover, { x: 250, y: 350, width: 200, height: 100, cropX: 0.5, cropY: 0.25, cropWidth: 0.5, cropHeight: 0.25 });
  expect(cropped).toMatchObject({
    print_fit: 'cover',
    position: { x: 150, y: 300 },
    size: { width: 200, height: 100 },
    crop: { x: 0.5, y: 0.25, width: 0.5, height: 0.25 },
  });
  expect(on(cropped)).toMatchObject({ x: 250, y: 350, width: 200, height: 100, cropX: 0.5, cropWidth: 0.5 });
  // A box with room beside its picture closes about what is left of it.
  const narrow = after(image(), { width: 150, cropWidth: 0.5, x: 225 });
  expect(narrow).toMatchObject({ print_fit: 'contain', position: { x: 150, y: 200 }, size: { width: 150, height: 300 } });
  const stretched = after(image(), { scaleX: 2 });
  expect(stretched).toMatchObject({ print_fit: 'fill', size: { width: 600, height: 300 }, position: { x: 0, y: 200 } });
  expect(on(stretched)).toMatchObject({ width: 600, height: 300, scaleX: 1 });
});

test('whatever a hand leaves, a save takes as it is', () => {
  fc.assert(
    fc.property(images, place, place, fc.double({ min: 0, max: 0.9, noNaN: true }), (each, x, y, cropX) => {
      const { picture: _picture, file_id, ...left } = after(each, { x, y, cropX, cropWidth: 1 - cropX });
      const saved = checkDesign({ name: 'A', ...SHEET, images: [{ ...left, image: { _id: file_id } }] });
      expect(saved).toMatchObject({ ok: true, value: { images: [{ ...left, file_id }] } });
    }),
  );
});

test('a side of the sheet holds the images of that side in their order, and nothing else', () => {
  const all = [image({ name: 'Below' }), image({ type: 'back' }), image({ name: 'Above' })];
  const side = compositionSide('front', SHEET, all, ({ name }) => name);
  expect(side.layers.map(({ id }) => id)).toEqual(['Below', 'Above']);
  expect(side).toMatchObject({ image: null, print_area: { x: 0, y: 0, ...SHEET }, document: SHEET });
});

const CORNERS: readonly PlanePoint[] = [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].map((y) => ({ x, y })));

const cornersOf = (placed: ReturnType<typeof placeImage>): PlanePoint[] => {
  const matrix = compose({
    translateX: placed.x,
    translateY: placed.y,
    angle: placed.rotation,
    scaleX: placed.scaleX,
    scaleY: placed.scaleY,
    skewX: placed.knewX,
    skewY: placed.knewY,
  });
  return CORNERS.map(({ x, y }) => apply(matrix, { x: x * placed.width, y: y * placed.height }));
};

test('on a product everything keeps its place on the print area, turned and skewed as that is', () => {
  const areas = fc.record({
    x: place,
    y: place,
    width: fc.double({ min: 200, max: 3000, noNaN: true }),
    height: fc.double({ min: 200, max: 3000, noNaN: true }),
    rotation: angle,
    scaleX: factor,
    scaleY: factor,
    knewX: skew,
    knewY: skew,
  });
  const drawable = images.filter(({ skew: { x, y } }) => Math.abs(Math.tan((x * Math.PI) / 180) * Math.tan((y * Math.PI) / 180) + 1) > 0.2);
  fc.assert(
    fc.property(drawable, areas, (each, area) => {
      const grown = Math.min((area.width * area.scaleX) / SHEET.width, (area.height * area.scaleY) / SHEET.height);
      const toArea: Matrix = [grown / area.scaleX, 0, 0, grown / area.scaleY, 0, 0];
      const fromSheet = multiply(areaMatrix(area), multiply(toArea, [1, 0, 0, 1, -SHEET.width / 2, -SHEET.height / 2]));
      const wanted = cornersOf(on(each)).map((corner) => apply(fromSheet, corner));
      const got = cornersOf(placeImage(each, SHEET, area));
      // Two decimals of a degree far from the middle.
      const size = Math.max(...wanted.map(({ x, y }) => Math.hypot(x - area.x, y - area.y)), 1);
      for (const [i, { x, y }] of got.entries()) {
        expect(Math.abs(x - (wanted[i]?.x ?? NaN))).toBeLessThan(0.1 + size * 0.002);
        expect(Math.abs(y - (wanted[i]?.y ?? NaN))).toBeLessThan(0.1 + size * 0.002);
      }
    }),
  );
});

test('a layer on a turned print area is turned with it', () => {
  const area = { x: 0, y: 0, ...SHEET, rotation: 30 };
  const [side] = placeDesign(SHEET, [image({ rotation: 10 })], [{ ...compositionSide('front', SHEET, [], () => ''), print_area: area }]);
  expect(side?.layers[0]?.settings).toContainEqual({ name: 'rotation', value: 40 });
});
