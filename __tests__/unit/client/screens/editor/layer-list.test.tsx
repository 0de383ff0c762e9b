import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { movedTo } from '../../../../../src/client/editor/document/order';
import type { SceneLayer } from '../../../../../src/scene/document';
import { loadScreenTexts, startTexts } from '../../../../../src/client/i18n';
import { LayerList } from '../../../../../src/client/screens/editor/design/LayerList';
import { theme } from '../../../../../src/client/theme';
import { createEditorReducer } from '../../../../../src/client/editor';
import { documentActions, patchLayer } from '../../../../../src/client/editor/document/actions';
import { teeOpened } from '../../../../fixtures/editor';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});

/** Three texts, over the real reducer. */
const Harness = () => {
  const reducer = useMemo(() => createEditorReducer(), []);
  const [state, setState] = useState(() => {
    const add = () => documentActions.addText({ sideId: 'front', text: 'Peak', fontFamily: 'Oswald', fill: '#000000' });
    return [add(), add(), add()].reduce(reducer, reducer(undefined, teeOpened()));
  });
  const [selected, setSelected] = useState<string | null>(null);
  const dispatch = (action: Parameters<typeof reducer>[1]) => setState((current) => reducer(current, action));
  const { order, layers: byId } = state.document.present.sides.front!;
  const layers: SceneLayer[] = order.map((id) => byId[id]!).toReversed();
  const on = (layerId: string) => ({ sideId: 'front', layerId });
  return (
    <ThemeProvider theme={theme}>
      <LayerList
        layers={layers}
        selected={selected}
        assets={{}}
        onSelect={setSelected}
        onMove={(id, fromTop) =>
          dispatch(documentActions.sortLayers({ sideId: 'front', order: movedTo(order, id, order.length - 1 - fromTop) }))
        }
        onPatch={(id, change) => dispatch(patchLayer({ ...on(id), change }))}
        onDuplicate={(id) => dispatch(documentActions.duplicateLayers({ sideId: 'front', layerIds: [id] }))}
        onRemove={(id) => dispatch(documentActions.removeLayers({ sideId: 'front', layerIds: [id] }))}
      />
    </ThemeProvider>
  );
};

/** Without the icon's own word. */
const names = () => screen.getAllByRole('option').map((option) => option.textContent?.replace(/^Text(?=\S)/, ''));
const list = () => screen.getByRole('listbox', { name: 'Layers, topmost first' });

test('the list is a listbox the arrow keys walk, topmost first', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  expect(names()).toEqual(['Text #3', 'Text #2', 'Text #1']);
  list().focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = within(list()).getByRole('option', { selected: true });
  expect(chosen).toHaveTextContent('Text #2');
  expect(list()).toHaveAttribute('aria-activedescendant', chosen.id);
});

test('Alt and arrows move, F2 renames, Delete deletes', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  list().focus();
  await user.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}');
  expect(names()).toEqual(['Text #2', 'Text #3', 'Text #1']);
  await user.keyboard('{F2}');
  await user.keyboard('Slogan{Enter}');
  expect(names()).toEqual(['Text #2', 'Slogan', 'Text #1']);
  list().focus();
  await user.keyboard('{Delete}');
  expect(names()).toEqual(['Text #2', 'Text #1']);
});

test('Escape leaves a name as it was', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  await user.dblClick(screen.getByText('Text #2'));
  await user.keyboard('Nonsense{Escape}');
  expect(names()).toEqual(['Text #3', 'Text #2', 'Text #1']);
});

test('the buttons act on the selected layer; a locked one cannot be deleted', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  expect(screen.getByRole('button', { name: 'Duplicate' })).toBeDisabled();
  await user.click(screen.getByText('Text #1'));
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(names()).toEqual(['Text #3', 'Text #2', 'Clone Text #1', 'Text #1']);
  await user.click(screen.getByRole('button', { name: 'Lock Text #1' }));
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Unlock Text #1' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(names()).toEqual(['Text #3', 'Text #2', 'Clone Text #1']);
});
