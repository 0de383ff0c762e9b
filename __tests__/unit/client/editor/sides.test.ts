import { createEditorReducer } from '../../../../src/client/editor';
import { documentActions, historyActions } from '../../../../src/client/editor/document/actions';
import { selectDocument } from '../../../../src/client/editor/selectors';
import { teeOpened } from '../../../fixtures/editor';

test('a side is added, duplicated, sorted, updated and removed, each one step back', () => {
  const reducer = createEditorReducer();
  let state = reducer(
    reducer(undefined, teeOpened()),
    documentActions.addText({ sideId: 'front', text: 'Peak', fontFamily: 'Oswald', fill: '#000000' }),
  );
  const shown = () => {
    const { order, sides } = selectDocument({ editor: state });
    return order.map((id) => [sides[id]?.name, sides[id]?.order.length]);
  };
  const after: unknown[] = [shown()];
  const dispatch = (action: Parameters<typeof reducer>[1]) => {
    state = reducer(state, action);
    after.push(shown());
  };
  const layerIds = selectDocument({ editor: state }).sides.front?.order ?? [];
  dispatch(documentActions.addSide({ like: 'front', name: 'Sleeve' }));
  expect(shown()).toEqual([
    ['Front', 1],
    ['Back', 0],
    ['Sleeve', 0],
  ]);
  dispatch(documentActions.duplicateSide({ sideId: 'front', layerIds }));
  expect(shown()).toEqual([
    ['Front', 1],
    ['Clone Front', 1],
    ['Back', 0],
    ['Sleeve', 0],
  ]);
  dispatch(documentActions.sortSides(['back']));
  expect(shown()[0]).toEqual(['Back', 0]);
  dispatch(documentActions.patchSide({ sideId: 'back', change: { name: 'Reverse' } }));
  expect(shown()[0]).toEqual(['Reverse', 0]);
  dispatch(documentActions.removeSide('front'));
  expect(shown()).toEqual([
    ['Reverse', 0],
    ['Clone Front', 1],
    ['Sleeve', 0],
  ]);
  for (const before of after.slice(0, -1).toReversed()) {
    state = reducer(state, historyActions.undo());
    expect(shown()).toEqual(before);
  }
});
