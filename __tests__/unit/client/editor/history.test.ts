import { newText, withPicture } from '../../../../src/client/editor/commands';
import { documentActions, historyActions, patchLayer } from '../../../../src/client/editor/document/actions';
import { movedTo } from '../../../../src/client/editor/document/order';
import type { LayerChange } from '../../../../src/client/editor/document/types';
import { createEditorReducer, type EditorState } from '../../../../src/client/editor';
import { selectSelectedLayer } from '../../../../src/client/editor/selectors';
import { uiActions } from '../../../../src/client/editor/ui';
import { teeOpened } from '../../../fixtures/editor';

type Action = Parameters<ReturnType<typeof createEditorReducer>>[1];

const editor = () => {
  const reducer = createEditorReducer();
  let state: EditorState = reducer(undefined, teeOpened());
  const dispatch = (...actions: Action[]) => {
    for (const action of actions) state = reducer(state, action);
  };
  const layers = (side = 'front') => {
    const { order, layers: byId } = state.document.present.sides[side]!;
    return order.map((id) => byId[id]!);
  };
  const addText = () => {
    dispatch(documentActions.addText({ sideId: 'front', text: 'Peak', fontFamily: 'Oswald', fill: '#000000' }));
    return state.ui.selected[0]!;
  };
  const patch = (layerId: string, change: LayerChange, gesture?: string) =>
    dispatch(patchLayer({ sideId: 'front', layerId, change }, gesture));
  return {
    dispatch,
    layers,
    addText,
    patch,
    state: () => state,
    undos: () => state.document.past.length,
    undo: () => dispatch(historyActions.undo()),
    redo: () => dispatch(historyActions.redo()),
  };
};

test('a new picture lies in the middle of the print area, in its own proportions, and is selected', () => {
  const { dispatch, layers, state } = editor();
  dispatch(documentActions.addImage({ sideId: 'front', assetId: 'a', width: 3000, height: 1500 }));
  expect(layers()).toMatchObject([{ type: 'image', name: 'Image #1', fileId: 'a', x: 1000, y: 850, width: 480, height: 240 }]);
  expect(selectSelectedLayer({ editor: state() })?.id).toBe(layers()[0]!.id);
});

test('layers are numbered by type, and a number is not used twice while it stands', () => {
  const { dispatch, layers, addText } = editor();
  const first = addText();
  addText();
  dispatch(documentActions.addImage({ sideId: 'front', assetId: 'a', width: 10, height: 10 }));
  dispatch(documentActions.removeLayers({ sideId: 'front', layerIds: [first] }));
  addText();
  expect(layers().map(({ name }) => name)).toEqual(['Text #2', 'Image #1', 'Text #3']);
});

test('a duplicate lies 30 px right and down, above its original, and is named Clone', () => {
  const { dispatch, layers, addText } = editor();
  const id = addText();
  addText();
  dispatch(documentActions.duplicateLayers({ sideId: 'front', layerIds: [id] }));
  expect(layers().map(({ name }) => name)).toEqual(['Text #1', 'Clone Text #1', 'Text #2']);
  expect(layers()[1]).toMatchObject({ x: layers()[0]!.x + 30, y: layers()[0]!.y + 30 });
});

test('clones of clones keep one name with a number, several at once too', () => {
  const { dispatch, layers, addText, state } = editor();
  const id = addText();
  dispatch(documentActions.duplicateLayers({ sideId: 'front', layerIds: [id] }));
  dispatch(documentActions.duplicateLayers({ sideId: 'front', layerIds: [id, state().ui.selected[0]!] }));
  expect(layers().map(({ name }) => name)).toEqual(['Text #1', 'Clone Text #1', 'Clone Text #1 (2)', 'Clone Text #1 (3)']);
});

test('what is added twice does not lie exactly on the first; what is put to a point lies there', () => {
  const { dispatch, layers, addText } = editor();
  addText();
  addText();
  addText();
  const [first, second, third] = layers();
  expect(second).toMatchObject({ x: first!.x + 30, y: first!.y + 30 });
  expect(third).toMatchObject({ x: first!.x + 60, y: first!.y + 60 });
  const picture = { sideId: 'front', assetId: 'a', width: 30, height: 20 };
  dispatch(documentActions.addImage(picture), documentActions.addImage({ ...picture, x: 1000, y: 850 }), documentActions.addImage(picture));
  expect(
    layers()
      .map(({ x }) => x)
      .slice(3),
  ).toEqual([1000, 1000, 1030]);
});

test('a long text begins in letters small enough for the print area', () => {
  const { dispatch, layers, state } = editor();
  const add = (text: string) => dispatch(newText({ editor: state() }, text)!);
  add('Peak');
  add('word '.repeat(200).trim());
  add('line\n'.repeat(40).trim());
  const sizes = layers().map((layer) => (layer.type === 'text' ? layer.fontSize : 0));
  expect(sizes[0]).toBe(84);
  expect(sizes[1]).toBeLessThan(30);
  expect(sizes[2]! * 40 * 1.16).toBeLessThanOrEqual(700);
});

test('a picture takes the place of another in one step: box, crop and turn stay, and it is not stretched', () => {
  const { dispatch, layers, patch, undo, undos, state } = editor();
  dispatch(documentActions.addImage({ sideId: 'front', assetId: 'a', width: 3000, height: 1500 }));
  const { id } = layers()[0]!;
  patch(id, { x: 900, rotation: 12, opacity: 0.5, tiling: 'grid' });
  const before = undos();
  dispatch(...withPicture({ editor: state() }, id, { assetId: 'b', width: 100, height: 100 }));
  expect(layers()).toMatchObject([
    { id, name: 'Image #1', fileId: 'b', x: 900, rotation: 12, opacity: 0.5, tiling: 'grid', width: 240, height: 240 },
  ]);
  expect(undos()).toBe(before + 1);
  undo();
  expect(layers()).toMatchObject([{ fileId: 'a', width: 480, height: 240 }]);
});

test('fifty frames of one gesture are one step back', () => {
  const { patch, addText, undo, redo, layers, undos } = editor();
  const id = addText();
  const before = undos();
  for (let x = 1; x <= 50; x++) patch(id, { x }, 'slide');
  expect(undos()).toBe(before + 1);
  undo();
  expect(layers()[0]!.x).toBe(1000);
  redo();
  expect(layers()[0]!.x).toBe(50);
});

test('two gestures are two steps', () => {
  const { patch, addText, undo, layers } = editor();
  const id = addText();
  patch(id, { x: 1 }, 'one');
  patch(id, { x: 2 }, 'two');
  undo();
  expect(layers()[0]!.x).toBe(1);
});

test('a gesture that changes nothing adds no step, also when it went away and came back', () => {
  const { patch, addText, undos, undo, layers } = editor();
  const id = addText();
  const before = undos();
  patch(id, { x: 1000, y: 850 });
  patch(id, { x: 1000.001 });
  expect(undos()).toBe(before);
  patch(id, { rotation: 20 }, 'slide');
  patch(id, { rotation: 0 }, 'slide');
  expect(undos()).toBe(before);
  // The hand is still down: what comes next is a step again, and does not swallow the one before.
  patch(id, { rotation: 5 }, 'slide');
  expect(undos()).toBe(before + 1);
  undo();
  expect(layers()[0]).toMatchObject({ rotation: 0, name: 'Text #1' });
});

test('numbers are kept to two decimals', () => {
  const { patch, addText, layers } = editor();
  patch(addText(), { x: 10.005, scaleX: 1.23456, opacity: 0.333, fontSize: 88.888 });
  expect(layers()[0]).toMatchObject({ x: 10.01, scaleX: 1.23, opacity: 0.33, fontSize: 88.89 });
});

test('a hundred steps can be taken back, not more', () => {
  const { patch, addText, undo, layers, undos } = editor();
  const id = addText();
  for (let x = 1; x <= 150; x++) patch(id, { x });
  expect(undos()).toBe(100);
  for (let i = 0; i < 150; i++) undo();
  expect(layers()[0]!.x).toBe(50);
});

test('selecting, zooming and looking at another side change neither document nor history', () => {
  const { dispatch, addText, state } = editor();
  const id = addText();
  const { document } = state();
  for (const action of [
    uiActions.select([]),
    uiActions.select([id]),
    uiActions.zoomTo(3),
    uiActions.showSide('back'),
    uiActions.goToStep('details'),
  ])
    dispatch(action);
  expect(state().document).toBe(document);
});

test('a selected layer that an undo takes away is not selected any more, and is again after redo', () => {
  const { addText, undo, redo, state } = editor();
  const id = addText();
  undo();
  expect(selectSelectedLayer({ editor: state() })).toBeUndefined();
  redo();
  expect(selectSelectedLayer({ editor: state() })?.id).toBe(id);
});

test('moving up, down and beyond the end keeps every layer', () => {
  const { dispatch, addText, layers, undos } = editor();
  const ids = [addText(), addText(), addText()];
  const move = (layerId: string, index: number) => {
    const order = movedTo(
      layers().map(({ id }) => id),
      layerId,
      index,
    );
    dispatch(documentActions.sortLayers({ sideId: 'front', order }));
  };
  move(ids[0]!, 2);
  expect(layers().map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]]);
  move(ids[0]!, -5);
  expect(layers().map(({ id }) => id)).toEqual(ids);
  const before = undos();
  move(ids[2]!, 99);
  expect(undos()).toBe(before);
});

test('opening a design begins a new history', () => {
  const { addText, dispatch, undos, layers } = editor();
  addText();
  dispatch(teeOpened());
  expect(undos()).toBe(0);
  expect(layers()).toEqual([]);
});

test('two stores do not share a history', () => {
  const one = editor();
  one.addText();
  const two = editor();
  expect(two.undos()).toBe(0);
  expect(two.layers()).toEqual([]);
  two.addText();
  expect(one.undos()).toBe(1);
});

test('a state restored in the middle of a gesture goes on as the one it was copied from', () => {
  const reducer = createEditorReducer();
  const add = documentActions.addText({ sideId: 'front', text: 'Peak', fontFamily: 'Oswald', fill: '#000000' });
  const patch = (x: number) => patchLayer({ sideId: 'front', layerId: add.payload.id, change: { x } }, 'drag');
  const middle = [teeOpened(), add, patch(1)].reduce<EditorState | undefined>(reducer, undefined)!;
  const nothing = patchLayer({ sideId: 'front', layerId: add.payload.id, change: { x: 1 } });
  const later = [nothing, patch(2), patch(2), historyActions.undo(), historyActions.undo(), historyActions.redo()];
  const copied = JSON.parse(JSON.stringify(middle)) as EditorState;
  const other = createEditorReducer();
  expect(later.reduce(other, copied).document).toEqual(later.reduce(reducer, middle).document);
});
