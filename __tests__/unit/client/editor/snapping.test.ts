import fc from 'fast-check';
import { grownBox, snapSize } from '../../../../src/client/editor/canvas/hands/size-snapping';
import { createSnapping } from '../../../../src/client/editor/canvas/hands/snapping';
import type { Box } from '../../../../src/client/editor/geometry/boxes';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });

test('an edge within reach snaps to the nearest edge or middle, and the line is drawn along both', () => {
  const snap = createSnapping([box(100, 100, 200, 50)]);
  expect(snap(box(104, 400, 60, 40), 6)).toMatchObject({ dx: -4, dy: 0, guides: [{ axis: 'x', at: 100, from: 100, to: 440 }] });
  // Its middle to the other's middle.
  expect(snap(box(172, 400, 60, 40), 6)).toMatchObject({ dx: -2 });
  expect(snap(box(140, 400, 41, 40), 6).dx).toBe(0);
});

test('a box between two others snaps to equal gaps, and beside a row to the gap of the row', () => {
  const between = createSnapping([box(0, 0, 100, 100), box(400, 0, 100, 100)]);
  const snap = between(box(203, 10, 100, 60), 6);
  expect(snap.dx).toBe(-3);
  expect(snap.gaps).toMatchObject([
    { axis: 'x', from: 100, to: 200 },
    { axis: 'x', from: 300, to: 400 },
  ]);
  const row = createSnapping([box(0, 0, 100, 100), box(130, 0, 100, 100)]);
  expect(row(box(257, 11, 71, 60), 6).dx).toBe(3);
});

test('what snaps is moved by no more than the reach, and lies on a line or between equal gaps afterwards', () => {
  const boxes = fc.record({
    left: fc.integer({ min: 0, max: 400 }),
    top: fc.integer({ min: 0, max: 400 }),
    width: fc.integer({ min: 5, max: 120 }),
    height: fc.integer({ min: 5, max: 120 }),
  });
  fc.assert(
    fc.property(fc.array(boxes, { maxLength: 12 }), boxes, (others, moved) => {
      const all = others.map(({ left, top, width, height }) => box(left, top, width, height));
      const own = box(moved.left, moved.top, moved.width, moved.height);
      const { dx, dy, guides, gaps } = createSnapping(all)(own, 6);
      expect(Math.max(Math.abs(dx), Math.abs(dy))).toBeLessThanOrEqual(6);
      if (dx !== 0) expect([...guides, ...gaps].some(({ axis }) => axis === 'x')).toBe(true);
      for (const axis of ['x', 'y'] as const) {
        const widths = gaps.filter((gap) => gap.axis === axis).map(({ from, to }) => to - from);
        if (widths.length > 0) expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.001);
      }
    }),
    { numRuns: 400, seed: 7 },
  );
});

test('a held edge snaps to a line while the other edges stay or grow evenly', () => {
  const snapping = createSnapping([box(0, 0, 1000, 1000)]);
  const own = box(100, 100, 396, 200);
  const corner = { x: 'right', y: 'bottom' } as const;
  const factor = snapSize(snapping, own, corner, 6);
  expect(factor).toBeCloseTo(400 / 396);
  expect(grownBox(own, corner, factor)).toEqual({ left: 100, top: 100, right: 500, bottom: expect.closeTo(100 + (200 * 400) / 396) });
  // A side alone leaves the height.
  expect(grownBox(own, { x: 'right', y: null }, factor, 1)).toMatchObject({ right: 500, top: 100, bottom: 300 });
  expect(snapSize(snapping, own, { x: 'left', y: 'top' }, 6)).toBe(1);
  expect(snapSize(snapping, box(3, 200, 300, 200), { x: 'left', y: 'top' }, 6)).toBeCloseTo(303 / 300);
});

test('of two lines near a held corner the nearer wins', () => {
  const snapping = createSnapping([box(0, 0, 1000, 1000)]);
  expect(snapSize(snapping, box(100, 100, 395, 398), { x: 'right', y: 'bottom' }, 6)).toBeCloseTo(400 / 398);
});
