import fc from 'fast-check';
import { bendLines, type StraightLine } from '../../../src/scene/text-arc';

const line = (widths: readonly number[]): StraightLine => {
  let at = 0;
  const letters = widths.map((width) => {
    at += width;
    return { middle: at - width / 2, width };
  });
  return { letters, width: at };
};
const options = { align: 'center', lineHeight: 60, ascent: 44, descent: 12 } as const;
const lines = fc.array(fc.array(fc.integer({ min: 4, max: 60 }), { minLength: 1, maxLength: 30 }).map(line), {
  minLength: 1,
  maxLength: 4,
});
const curve = fc.integer({ min: 1, max: 100 });

test('the longest line of one covers its share of the circle', () => {
  fc.assert(
    fc.property(lines, curve, ([first], share) => {
      const [bent] = bendLines([first!], { ...options, curve: share }).lines;
      expect(bent!.to - bent!.from).toBeCloseTo((2 * Math.PI * share) / 100, 6);
    }),
  );
});

test('letters stand on the circle, arched up or sagging, and the box holds every one of them', () => {
  fc.assert(
    fc.property(lines, curve, fc.boolean(), (straight, share, up) => {
      const { width, height, centre, lines: bent } = bendLines(straight, { ...options, curve: up ? share : -share });
      for (const { letters, radius } of bent) {
        for (const { x, y, angle } of letters) {
          expect(Math.hypot(x - centre.x, y - centre.y)).toBeCloseTo(radius, 3);
          // The baseline is at a right angle to the way to the centre.
          expect(Math.cos(angle) * (x - centre.x) + Math.sin(angle) * (y - centre.y)).toBeCloseTo(0, 3);
          expect(Math.abs(x)).toBeLessThanOrEqual(width / 2 + 1e-6);
          expect(Math.abs(y)).toBeLessThanOrEqual(height / 2 + 1e-6);
        }
      }
    }),
  );
});

test('a bend too small to see is as good as straight', () => {
  const { width, height, lines: bent } = bendLines([line([30, 20, 40])], { ...options, curve: 0.01 });
  expect(width).toBeCloseTo(90, 0);
  expect(height).toBeCloseTo(56, 0);
  expect(bent[0]!.letters.map(({ x }) => Math.round(x))).toEqual([-30, -5, 25]);
});

test('no two lines share a circle: the first is outside when arched up and inside when it sags', () => {
  const two = [line([40, 40]), line([30])];
  const [upper, lower] = bendLines(two, { ...options, curve: 40 }).lines;
  expect(upper!.radius - lower!.radius).toBeCloseTo(options.lineHeight);
  const [inner, outer] = bendLines(two, { ...options, curve: -40 }).lines;
  expect(outer!.radius - inner!.radius).toBeCloseTo(options.lineHeight);
});

test('a shorter line begins with the longest, or ends with it', () => {
  const two = [line([40, 40]), line([30])];
  const edges = (align: 'left' | 'right') => bendLines(two, { ...options, curve: 20, align }).lines.map(({ from, to }) => ({ from, to }));
  const left = edges('left');
  const right = edges('right');
  expect(left[1]!.from).toBeLessThan(-left[1]!.to);
  expect(right[1]!.to).toBeGreaterThan(-right[1]!.from);
});
