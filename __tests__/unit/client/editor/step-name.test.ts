import { createEditorReducer } from '../../../../src/client/editor';
import { documentActions, patchLayer } from '../../../../src/client/editor/document/actions';
import { stepBetween } from '../../../../src/client/editor/document/step-name';
import type { LayerChange } from '../../../../src/client/editor/document/types';
import { teeOpened } from '../../../fixtures/editor';

const reducer = createEditorReducer();
const add = documentActions.addText({ sideId: 'front', text: 'Peak', fontFamily: 'Oswald', fill: '#000000' });
const opened = reducer(undefined, teeOpened());
const begun = reducer(opened, add);
const nameAfter = (action: Parameters<typeof reducer>[1], from = begun) =>
  stepBetween(from.document.present, reducer(from, action).document.present);

test('a step is named by what it changed', () => {
  const patch = (change: LayerChange) => nameAfter(patchLayer({ sideId: 'front', layerId: add.payload.id, change })).name;
  expect(patch({ x: 3, y: 4 })).toBe('move');
  expect(patch({ x: 3, width: 9, fontSize: 4 })).toBe('resize');
  expect(patch({ x: 3, rotation: 9 })).toBe('rotate');
  expect(patch({ text: 'Hill' })).toBe('text');
  expect(patch({ fill: '#ff0000' })).toBe('style');
  expect(patch({ locked: true })).toBe('lock');
  expect(nameAfter(documentActions.setColor('#123456')).name).toBe('color');
  expect(nameAfter(documentActions.addSide({ like: 'front', name: 'Sleeve' })).name).toBe('sides');
});

test('layers that came or went are named, several are counted', () => {
  expect(nameAfter(add, opened)).toEqual({ name: 'add', layer: 'Text #1', count: 1 });
  expect(nameAfter(documentActions.removeLayers({ sideId: 'front', layerIds: [add.payload.id] }))).toEqual({
    name: 'remove',
    layer: 'Text #1',
    count: 1,
  });
  const two = reducer(begun, documentActions.addText({ sideId: 'front', text: 'Hill', fontFamily: 'Oswald', fill: '#000000' }));
  const ids = two.document.present.sides.front!.order;
  const changes = Object.fromEntries(ids.map((id) => [id, { x: 1 }]));
  expect(nameAfter(documentActions.patchLayers({ sideId: 'front', changes }), two)).toEqual({ name: 'move', layer: null, count: 2 });
});
