import fc from 'fast-check';
import type { Shape } from '../../../../src/domain/geometry/convex';
import { offsetOutlines } from '../../../../src/domain/geometry/offset';
import { marginsOf } from '../../../../src/domain/print/margins';

const upright = { x: 100, y: 200, width: 600, height: 700, rotation: 0, knewX: 0, knewY: 0 };
const boxOf = (shapes: readonly Shape[]): readonly number[] => {
  const [across, down] = [shapes.flat().map(({ x }) => x), shapes.flat().map(({ y }) => y)];
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)].map((value) => Math.round(value * 100) / 100);
};

test('bleed and safe zone are inches of print, whatever the area’s scale', () => {
  // 40 document pixels are an inch: an eighth more on each side, a quarter less.
  const { bleed, safe } = marginsOf({ printArea: { ...upright, scaleX: 2, scaleY: 1 } }, 40);
  expect(boxOf(bleed)).toEqual([95, 195, 1305, 905]);
  expect(boxOf(safe)).toEqual([110, 210, 1290, 890]);
});

test('what is printed along a mask is cut along it: its margins follow it, and run into a hole from its edge', () => {
  const printArea = { ...upright, x: 0, y: 0, width: 1000, height: 1000, scaleX: 1, scaleY: 1 };
  const disc = 'M0.5 0 C0.776 0 1 0.224 1 0.5 C1 0.776 0.776 1 0.5 1 C0.224 1 0 0.776 0 0.5 C0 0.224 0.224 0 0.5 0 Z';
  const far = ({ x, y }: { readonly x: number; readonly y: number }): number => Math.hypot(x - 500, y - 500);
  const { bleed, safe } = marginsOf({ printArea, printMask: disc }, 80);
  for (const point of bleed.flat()) expect(Math.abs(far(point) - 510)).toBeLessThan(3);
  for (const point of safe.flat()) expect(Math.abs(far(point) - 480)).toBeLessThan(3);
  const hole = 'M0.4 0.4 L0.4 0.6 L0.6 0.6 L0.6 0.4 Z';
  const withHole = marginsOf({ printArea, printMask: `${disc} ${hole}` }, 80);
  expect(boxOf(withHole.bleed.slice(1))).toEqual([410, 410, 590, 590]);
  expect(boxOf(withHole.safe.slice(1))).toEqual([380, 380, 620, 620]);
});

const angles = fc.array(fc.double({ min: 0.2, max: 1, noNaN: true }), { minLength: 3, maxLength: 40 });

test('no line comes nearer to the outline than it should, however that bends, and what has no room is left out', () => {
  fc.assert(
    fc.property(angles, fc.double({ min: -60, max: 60, noNaN: true }), (reaches, distance) => {
      fc.pre(Math.abs(distance) > 0.01);
      const star = reaches.map((reach, at) => ({
        x: 300 * reach * Math.cos((at * 2 * Math.PI) / reaches.length),
        y: 300 * reach * Math.sin((at * 2 * Math.PI) / reaches.length),
      }));
      const [line = []] = offsetOutlines([star], distance);
      for (const { x, y } of line)
        star.forEach((from, at) => {
          const to = star[(at + 1) % star.length] ?? from;
          const [dx, dy] = [to.x - from.x, to.y - from.y];
          const share = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)));
          expect(Math.hypot(x - from.x - share * dx, y - from.y - share * dy)).toBeGreaterThan(Math.abs(distance) * 0.98);
        });
    }),
  );
  const square = [0, 1, 2, 3].map((at) => ({ x: at === 1 || at === 2 ? 10 : 0, y: at > 1 ? 10 : 0 }));
  expect(offsetOutlines([square], -6)).toEqual([]);
});
