import fc from 'fast-check';
import { createEditorReducer, type EditorState } from '../../../../src/client/editor';
import { commands, type CommandName } from '../../../../src/client/editor/commands';
import { documentActions, patchLayer } from '../../../../src/client/editor/document/actions';
import { areaBox, layerBox, measureTextsWith } from '../../../../src/client/editor/geometry/boxes';
import { figuresOf, figuresOfOne, stretchedTo } from '../../../../src/client/editor/geometry/figures';
import { liveMoved } from '../../../../src/client/editor/live';
import { selectSelectedLayers, selectSide } from '../../../../src/client/editor/selectors';
import { hullOf } from '../../../../src/domain/geometry/convex';
import { boxAbout, boxUnder, cornersOf } from '../../../../src/domain/geometry/drawn';
import { apply, compose } from '../../../../src/domain/geometry/matrix';
import { teeOpened } from '../../../fixtures/editor';
import { image } from '../../../fixtures/golden/layers';

/** Letters that stand in the left half of their box, above its middle. */
const LETTERS = { left: -250, top: -60, right: -50, bottom: 20 };

beforeAll(() => measureTextsWith(() => ({ box: LETTERS, hull: () => cornersOf(LETTERS) })));

const withText = (change: object = {}) => {
  const reducer = createEditorReducer();
  let state: EditorState = reducer(undefined, teeOpened());
  const dispatch = (action: Parameters<typeof reducer>[1]) => {
    state = reducer(state, action);
  };
  dispatch(documentActions.addText({ sideId: 'front', text: 'Peak', fontFamily: 'Oswald', fill: '#000000' }));
  dispatch(patchLayer({ sideId: 'front', layerId: state.ui.selected[0]!, change }));
  const root = () => ({ editor: state });
  return {
    run: (name: CommandName) => commands[name].perform(root()).forEach(dispatch),
    layer: () => selectSelectedLayers(root())[0]!,
    area: () => areaBox(selectSide(root())!.printArea),
    dispatch,
    state: () => state,
  };
};

test('the numbers of a text are those of its letters', () => {
  const { layer } = withText({ x: 1000, y: 800, rotation: 90, scaleX: 0.5 });
  expect(figuresOf([layer()])).toEqual({ x: expect.closeTo(1020, 6), y: expect.closeTo(725, 6), width: 100, height: 80, rotation: 90 });
});

test('aligning brings the letters to the edge, not the box they are wrapped in', () => {
  const { run, layer, area } = withText();
  run('alignLeft');
  run('alignTop');
  expect(layerBox(layer())).toMatchObject({ left: area().left, top: area().top });
});

test.each(['flipX', 'flipY', 'rotate90'] as const)('%s leaves the letters where they are', (name) => {
  const { run, layer } = withText({ x: 900, rotation: 30 });
  const before = figuresOfOne(layer());
  run(name);
  expect(figuresOfOne(layer())).toEqual({
    ...before,
    x: expect.closeTo(before.x, 1),
    y: expect.closeTo(before.y, 1),
    rotation: name === 'rotate90' ? 120 : 30,
  });
});

test('a picture is stretched to just the side that was typed, however it is skewed and turned', () => {
  const skewed = fc.record({
    knewX: fc.integer({ min: -40, max: 40 }),
    rotation: fc.integer({ min: 0, max: 359 }),
    scaleX: fc.constantFrom(1, 0.4, 3),
  });
  fc.assert(
    fc.property(skewed, fc.constantFrom('width' as const, 'height' as const), (place, side) => {
      const layer = image('p', 'file', place);
      const wanted = figuresOfOne(layer)[side] * 1.3;
      expect(figuresOfOne({ ...layer, ...(stretchedTo(layer, side, wanted) as object) })[side]).toBeCloseTo(wanted, 6);
    }),
  );
});

test('what a hand is changing is told beside the document and is no step of its history', () => {
  const { dispatch, state } = withText();
  const { past, present } = state().document;
  const figures = { x: 1, y: 2, width: 3, height: 4, rotation: 5 };
  dispatch(liveMoved(figures));
  expect(state()).toMatchObject({ live: figures, document: { past, present } });
  dispatch(liveMoved(null));
  expect(state().live).toBeNull();
});

test('the outline about points holds all of them, so their box is its box under any turn', () => {
  const point = fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: -50, max: 50 }) });
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 30 }), fc.integer({ min: 1, max: 89 }), (points, angle) => {
      fc.pre(new Set(points.map(({ x }) => x)).size > 1);
      const turn = compose({ translateX: 3, translateY: -8, angle, scaleX: 2, scaleY: 0.7, skewX: 12, skewY: 0 });
      const hull = hullOf(points);
      const found = boxUnder({ box: boxAbout(points), hull: () => hull }, turn);
      const wanted = boxAbout(points.map((one) => apply(turn, one)));
      for (const edge of ['left', 'top', 'right', 'bottom'] as const) expect(found[edge]).toBeCloseTo(wanted[edge], 6);
    }),
  );
});
