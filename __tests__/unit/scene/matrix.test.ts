import { util, type TMat2D } from 'fabric';
import fc from 'fast-check';
import { compose, invert, multiply } from '../../../src/scene/matrix';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const length = number(-4000, 4000);
const scale = fc.oneof(number(-8, -0.05), number(0.05, 8));
const angle = number(-360, 360);
const skew = number(-60, 60);
const placement = fc.record({ translateX: length, translateY: length, angle, scaleX: scale, scaleY: scale, skewX: skew, skewY: skew });

/** To a thousandth of a pixel over a side of 4,000. */
const expectSame = (ours: TMat2D, theirs: TMat2D): void =>
  ours.forEach((value, i) => expect(Math.abs(value - (theirs[i] ?? Number.NaN))).toBeLessThan(1e-6 * Math.max(1, Math.abs(value))));

test('composes and multiplies as Fabric does', () => {
  fc.assert(
    fc.property(placement, placement, (first, second) => {
      expectSame(compose(first), util.composeMatrix(first));
      expectSame(multiply(compose(first), compose(second)), util.multiplyTransformMatrices(compose(first), compose(second)));
    }),
  );
});

test('inverts as Fabric does, wherever a transform can be undone', () => {
  fc.assert(
    fc.property(placement, (one) => {
      const matrix = compose(one);
      fc.pre(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) > 1e-3);
      expectSame(invert(matrix), util.invertTransform(matrix));
    }),
  );
});
