import fc from 'fast-check';
import { replacedPicture, type PictureBox } from '../../../../src/domain/geometry/replaced-picture';

const whole: PictureBox = { width: 400, height: 200, scaleX: 1, scaleY: 1, cropX: 0, cropY: 0, cropWidth: 1, cropHeight: 1 };

test('a picture of the same shape takes box and crop as they are', () => {
  expect(replacedPicture(whole, { width: 2000, height: 1001 })).toMatchObject({ width: 400, height: 200 });
  const cropped = { ...whole, cropX: 0.1, cropY: 0.3, cropWidth: 0.5, cropHeight: 0.25 };
  // All of it would be 800 × 800.
  expect(replacedPicture(cropped, { width: 1500, height: 1500 })).toMatchObject({ width: 400, cropX: 0.1, cropY: 0.3, cropWidth: 0.5 });
});

test('a whole picture of another shape stands whole in the box; a cropped one fills the box, about the same spot', () => {
  expect(replacedPicture(whole, { width: 500, height: 1000 })).toMatchObject({ width: 100, height: 200, cropWidth: 1, cropHeight: 1 });
  const cropped = { ...whole, cropX: 0.25, cropY: 0.5, cropWidth: 0.5, cropHeight: 0.5 };
  expect(replacedPicture(cropped, { width: 1000, height: 1000 })).toEqual({
    width: 400,
    height: 200,
    cropX: 0.25,
    cropY: 0.625,
    cropWidth: 0.5,
    cropHeight: 0.25,
  });
});

const share = fc.double({ min: 0.02, max: 1, noNaN: true });
const length = fc.integer({ min: 20, max: 4000 });
const scale = fc.constantFrom(1, 0.5, -2, 1.7);
const crop = fc.option(fc.tuple(share, share, fc.double({ min: 0, max: 1, noNaN: true })), { nil: null });

test('whatever box, crop and picture: nothing is stretched, nothing grows, and the crop stays inside the picture', () => {
  fc.assert(
    fc.property(length, length, scale, scale, crop, length, length, (width, height, scaleX, scaleY, cut, across, down) => {
      const [cropWidth, cropHeight, at] = cut ?? [1, 1, 0];
      const box = { width, height, scaleX, scaleY, cropWidth, cropHeight, cropX: (1 - cropWidth) * at, cropY: (1 - cropHeight) * at };
      const next = replacedPicture(box, { width: across, height: down });
      expect(next.width).toBeLessThanOrEqual(width + 0.01);
      expect(next.height).toBeLessThanOrEqual(height + 0.01);
      expect(next.cropX).toBeGreaterThanOrEqual(0);
      expect(next.cropX + next.cropWidth).toBeLessThanOrEqual(1 + 1e-9);
      expect(next.cropY + next.cropHeight).toBeLessThanOrEqual(1 + 1e-9);
      const perPixelAcross = Math.abs(next.width * scaleX) / (next.cropWidth * across);
      const perPixelDown = Math.abs(next.height * scaleY) / (next.cropHeight * down);
      // Two decimals of a length are what a layer keeps.
      const rounding = 0.006 + 0.01 / Math.min(next.width, next.height);
      expect(Math.abs(perPixelAcross / perPixelDown - 1)).toBeLessThan(rounding);
    }),
  );
});
