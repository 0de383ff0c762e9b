import { Viewport } from '../../../../src/client/editor/canvas/viewport';

const viewport = (width = 800, height = 600) => {
  const view = new Viewport();
  view.resize({ width, height });
  view.showSide({ width: 2000, height: 2000 });
  return view;
};

test('a side that fits stands in the middle', () => {
  const view = viewport();
  expect(view.toStage({ x: 1000, y: 1000 })).toEqual({ x: 400, y: 300 });
  const top = view.toStage({ x: 0, y: 0 });
  expect(top.y).toBeGreaterThan(0);
  expect(view.toStage({ x: 2000, y: 2000 }).y).toBeLessThan(600);
});

test('document and stage points are each other’s inverse', () => {
  const view = viewport();
  view.zoomAt({ x: 120, y: 480 }, 3.7);
  const { x, y } = view.toDocument(view.toStage({ x: 321.5, y: 1234 }));
  expect(x).toBeCloseTo(321.5);
  expect(y).toBeCloseTo(1234);
});

test('zooming at the pointer keeps what is under it', () => {
  const view = viewport();
  const pointer = { x: 500, y: 250 };
  const under = view.toDocument(pointer);
  view.zoomAt(pointer, 4);
  const after = view.toDocument(pointer);
  expect(after.x).toBeCloseTo(under.x);
  expect(after.y).toBeCloseTo(under.y);
});

test('another window size recomputes the scale and keeps what is in the middle', () => {
  const view = viewport();
  view.zoomAt({ x: 600, y: 200 }, 2);
  const before = view.scale;
  const middle = view.toDocument({ x: 400, y: 300 });
  view.resize({ width: 1600, height: 1200 });
  expect(view.scale / before).toBeCloseTo(1188 / 588);
  const after = view.toDocument({ x: 800, y: 600 });
  expect(after.x).toBeCloseTo(middle.x);
  expect(after.y).toBeCloseTo(middle.y);
});

test('the wheel leaves a side that fits in its place; a hand may push it aside, never off the stage', () => {
  const view = viewport();
  view.scrollBy(500, 500);
  expect(view.toStage({ x: 1000, y: 1000 })).toEqual({ x: 400, y: 300 });
  view.panBy(100, -50);
  expect(view.toStage({ x: 1000, y: 1000 })).toEqual({ x: expect.closeTo(300), y: expect.closeTo(350) });
  view.lookAt({ x: 1000, y: 1000 });
  expect(view.toStage({ x: 1000, y: 1000 })).toEqual({ x: 400, y: 300 });
  view.zoomTo(2);
  view.panBy(99_999, -99_999);
  const { x, y } = view.toDocument({ x: 400, y: 300 });
  expect(x).toBeCloseTo(2000);
  expect(y).toBeCloseTo(0);
});
