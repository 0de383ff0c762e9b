import fc from 'fast-check';
import { createEditorReducer, type EditorState } from '../../../../src/client/editor';
import { commands, type CommandName } from '../../../../src/client/editor/commands';
import { copyToSides } from '../../../../src/client/editor/commands/copy-to-side';
import { jumpTo } from '../../../../src/client/editor/commands/history';
import { documentActions, patchLayer } from '../../../../src/client/editor/document/actions';
import { areaBox, layerBox, unionBox } from '../../../../src/client/editor/geometry/boxes';
import { selectSelectedLayers, selectSide } from '../../../../src/client/editor/selectors';
import { uiActions } from '../../../../src/client/editor/ui';
import type { LayerChange } from '../../../../src/client/editor/document/types';
import { teeOpened } from '../../../fixtures/editor';

/** Pictures of 100 × 50 px at these middles, all selected, on a print area from (700, 500) to (1300, 1200). */
const editor = (spots: readonly (LayerChange & { readonly x: number; readonly y: number })[]) => {
  const reducer = createEditorReducer();
  let state: EditorState = reducer(undefined, teeOpened());
  const dispatch = (action: Parameters<typeof reducer>[1]) => {
    state = reducer(state, action);
  };
  const ids = spots.map((change) => {
    dispatch(documentActions.addImage({ sideId: 'front', assetId: 'a', width: 100, height: 50 }));
    const [layerId] = state.ui.selected;
    dispatch(patchLayer({ sideId: 'front', layerId: layerId!, change: { width: 100, height: 50, ...change } }));
    return layerId!;
  });
  dispatch(uiActions.select(ids));
  const root = () => ({ editor: state });
  const run = (name: CommandName) => {
    if (!commands[name].enabled(root())) throw new Error(`${name} cannot be used.`);
    commands[name].perform(root()).forEach(dispatch);
  };
  return {
    ids,
    dispatch,
    run,
    root,
    can: (name: CommandName) => commands[name].enabled(root()),
    selected: () => selectSelectedLayers(root()),
    side: () => selectSide(root())!,
    steps: () => state.document.past.length,
  };
};

const three = [
  { x: 800, y: 600 },
  { x: 950, y: 700 },
  { x: 1200, y: 640 },
];

test('one alone aligns to the print area', () => {
  const { run, selected } = editor([{ x: 800, y: 600 }]);
  run('alignLeft');
  expect(selected()[0]).toMatchObject({ x: 750, y: 600 });
  run('alignBottom');
  expect(selected()[0]).toMatchObject({ x: 750, y: 1175 });
  run('alignCenter');
  run('alignMiddle');
  expect(selected()[0]).toMatchObject({ x: 1000, y: 850 });
});

test('several align to the box around them, in one step', () => {
  const { run, selected, steps } = editor(three);
  const before = steps();
  run('alignRight');
  expect(selected().map(({ x }) => x)).toEqual([1200, 1200, 1200]);
  expect(selected().map(({ y }) => y)).toEqual([600, 700, 640]);
  expect(steps()).toBe(before + 1);
});

test('distributing leaves the outermost and makes gaps equal', () => {
  const { run, selected, can, dispatch, ids } = editor(three);
  run('distributeAcross');
  expect(selected().map(({ x }) => x)).toEqual([800, 1000, 1200]);
  dispatch(uiActions.select(ids.slice(0, 2)));
  expect(can('distributeAcross')).toBe(false);
});

test('a group is aligned as one, keeps its layers together and is copied as a group of its own', () => {
  const { run, selected, ids, dispatch, side } = editor(three);
  dispatch(uiActions.select([ids[0]!, ids[2]!]));
  run('group');
  expect(side().order).toEqual([ids[1], ids[0], ids[2]]);
  run('alignLeft');
  expect(selected().map(({ x }) => x)).toEqual([750, 1150]);
  run('duplicate');
  const groups = new Set(Object.values(side().layers).map(({ groupId }) => groupId));
  expect(groups.size).toBe(3);
  run('ungroup');
  expect(selected().every(({ groupId }) => groupId === null)).toBe(true);
});

test('fitting puts the selection into the print area’s middle, as large as it goes', () => {
  const { run, selected, side } = editor([{ x: 300, y: 300, rotation: 30 }]);
  run('fitArea');
  const box = layerBox(selected()[0]!);
  const area = areaBox(side().printArea);
  expect(selected()[0]).toMatchObject({ x: 1000, y: 850, rotation: 30 });
  expect(box.right - box.left).toBeCloseTo(area.right - area.left, 0);
  run('fillArea');
  const filled = layerBox(selected()[0]!);
  expect(filled.bottom - filled.top).toBeCloseTo(area.bottom - area.top, 0);
});

const placed = fc.record({
  x: fc.integer({ min: 0, max: 2000 }),
  y: fc.integer({ min: 0, max: 2000 }),
  rotation: fc.integer({ min: 0, max: 359 }),
  knewX: fc.integer({ min: -40, max: 40 }),
  knewY: fc.integer({ min: -40, max: 40 }),
  flipX: fc.boolean(),
});

test.each(['flipX', 'flipY'] as const)('%s twice, and four quarter turns, bring several layers back', (name) => {
  fc.assert(
    fc.property(fc.array(placed, { minLength: 2, maxLength: 4 }), (spots) => {
      const { run, selected } = editor(spots);
      const before = selected();
      run(name);
      run(name);
      for (let turn = 0; turn < 4; turn++) run('rotate90');
      expect(selected()).toHaveLength(spots.length);
      selected().forEach((layer, i) => {
        expect(layer.x).toBeCloseTo(before[i]!.x, 0);
        expect(layer.y).toBeCloseTo(before[i]!.y, 0);
        expect(layer).toMatchObject({
          rotation: before[i]!.rotation,
          knewX: before[i]!.knewX,
          knewY: before[i]!.knewY,
          flipX: before[i]!.flipX,
        });
      });
    }),
    { numRuns: 60, seed: 4 },
  );
});

test('mirroring several mirrors the picture they make', () => {
  fc.assert(
    fc.property(fc.array(placed, { minLength: 2, maxLength: 4 }), (spots) => {
      const { run, selected } = editor(spots);
      const before = unionBox(selected().map(layerBox))!;
      const boxes = selected().map(layerBox);
      run('flipX');
      expect(boxes).toHaveLength(spots.length);
      const axis = before.left + before.right;
      selected()
        .map(layerBox)
        .forEach((box, i) => {
          expect(box.left).toBeCloseTo(axis - boxes[i]!.right, 0);
          expect(box.right).toBeCloseTo(axis - boxes[i]!.left, 0);
        });
    }),
    { numRuns: 60, seed: 5 },
  );
});

test('front and back move the selection as a block; arrows move all of it', () => {
  const { run, side, ids, dispatch, selected } = editor(three);
  dispatch(uiActions.select([ids[0]!, ids[1]!]));
  run('bringToFront');
  expect(side().order).toEqual([ids[2], ids[0], ids[1]]);
  run('sendBackward');
  expect(side().order).toEqual(ids);
  run('leapRight');
  expect(selected().map(({ x }) => x)).toEqual([810, 960]);
});

test('a locked layer among the selected holds them all', () => {
  const { can, dispatch, ids } = editor(three);
  dispatch(patchLayer({ sideId: 'front', layerId: ids[1]!, change: { locked: true } }));
  expect(can('alignLeft')).toBe(false);
  expect(can('nudgeLeft')).toBe(false);
  expect(can('remove')).toBe(false);
  expect(can('copy')).toBe(true);
});

test('copies on another side lie to its print area as the originals do; taking them back is one step', () => {
  const { root, dispatch, ids, steps } = editor(three);
  const area = root().editor.document.present.sides.back!.printArea;
  dispatch(documentActions.patchSide({ sideId: 'back', change: { printArea: { ...area, x: area.x + 100, y: area.y - 50 } } }));
  const before = steps();
  copyToSides(root(), ['back']).forEach(dispatch);
  const back = root().editor.document.present.sides.back!;
  expect(back.order.map((id) => [back.layers[id]!.x, back.layers[id]!.y])).toEqual([
    [900, 550],
    [1050, 650],
    [1300, 590],
  ]);
  expect(steps()).toBe(before + 1);
  expect(root().editor.ui.selected).toEqual(ids);
});

test('paste lies beside its original, on another side in its place', () => {
  const { run, selected, dispatch } = editor([{ x: 800, y: 600 }]);
  run('copy');
  run('paste');
  expect(selected()).toMatchObject([{ x: 830, y: 630 }]);
  dispatch(uiActions.showSide('back'));
  run('paste');
  expect(selected()).toMatchObject([{ x: 800, y: 600 }]);
});

test('a jump goes several steps at once and shows the side that differs', () => {
  const { root, dispatch, steps } = editor([{ x: 800, y: 600 }]);
  dispatch(uiActions.showSide('back'));
  jumpTo(root(), -steps()).forEach(dispatch);
  expect(root().editor.document.present.sides.front!.order).toEqual([]);
  expect(root().editor.ui.sideId).toBe('front');
  jumpTo(root(), 2).forEach(dispatch);
  expect(root().editor.document.present.sides.front!.order).toHaveLength(1);
  expect(jumpTo(root(), 99)).toEqual([]);
});

test('a thousand selections change neither document nor history', () => {
  const { dispatch, ids, root } = editor(three.map((spot, i) => ({ ...spot, knewY: i * 20, rotation: i * 11 })));
  const { document } = root().editor;
  fc.assert(
    fc.property(fc.subarray(ids), (some) => {
      dispatch(uiActions.select(some));
      return root().editor.document === document;
    }),
    { numRuns: 1000 },
  );
});
