import fc from 'fast-check';
import { MIN_CROP, movedCrop, type CropHandle } from '../../../../src/domain/geometry/crop';

const handle = fc.constantFrom<CropHandle>('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw', 'move');
const moves = fc.array(fc.tuple(handle, fc.double({ min: -2, max: 2, noNaN: true }), fc.double({ min: -2, max: 2, noNaN: true })));

test('a crop frame never leaves the picture and never vanishes, however it is dragged', () => {
  fc.assert(
    fc.property(moves, (steps) => {
      const { cropX, cropY, cropWidth, cropHeight } = steps.reduce((crop, [name, dx, dy]) => movedCrop(crop, name, dx, dy), {
        cropX: 0.1,
        cropY: 0.2,
        cropWidth: 0.5,
        cropHeight: 0.5,
      });
      expect(Math.min(cropX, cropY)).toBeGreaterThanOrEqual(0);
      expect(Math.max(cropX + cropWidth, cropY + cropHeight)).toBeLessThanOrEqual(1 + 1e-9);
      expect(Math.min(cropWidth, cropHeight)).toBeGreaterThanOrEqual(MIN_CROP - 1e-9);
    }),
  );
});

test('a handle moves its own edges only', () => {
  const crop = { cropX: 0.2, cropY: 0.2, cropWidth: 0.4, cropHeight: 0.4 };
  expect(movedCrop(crop, 'e', 0.1, 0.3)).toEqual({ ...crop, cropWidth: 0.5 });
  expect(movedCrop(crop, 'nw', 0.1, 0.1)).toMatchObject({
    cropX: expect.closeTo(0.3),
    cropY: expect.closeTo(0.3),
    cropWidth: expect.closeTo(0.3),
  });
});
