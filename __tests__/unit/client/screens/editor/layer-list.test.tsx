import '@testing-library/jest-dom';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { loadScreenTexts, startTexts } from '../../../../../src/client/i18n';
import { LayerList } from '../../../../../src/client/screens/editor/design/layers/LayerList';
import { layerRows, orderAfterDrop } from '../../../../../src/client/screens/editor/design/layers/layer-rows';
import { useCommands } from '../../../../../src/client/screens/editor/use-commands';
import { theme } from '../../../../../src/client/theme';
import { createEditorReducer } from '../../../../../src/client/editor';
import { createEntityReducers } from '../../../../../src/client/entities/tables';
import { assetActions } from '../../../../../src/client/editor/assets';
import { documentActions } from '../../../../../src/client/editor/document/actions';
import { selectScene } from '../../../../../src/client/editor/selectors';
import { uiActions } from '../../../../../src/client/editor/ui';
import { teeOpened } from '../../../../fixtures/editor';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});

const Connected = () => <LayerList commands={useCommands()} />;

/** Three texts, over the real reducer and the real commands. */
const show = async () => {
  const store = configureStore({
    reducer: { editor: createEditorReducer(), entities: combineReducers(createEntityReducers()) },
    // Walking all of it at each action takes its time.
    middleware: (usual) => usual({ immutableCheck: false, serializableCheck: false }),
  });
  store.dispatch(teeOpened());
  for (let i = 0; i < 3; i++)
    store.dispatch(documentActions.addText({ sideId: 'front', text: 'Peak', fontFamily: 'Oswald', fill: '#000000' }));
  store.dispatch(uiActions.select([]));
  const user = userEvent.setup();
  render(
    <ThemeProvider theme={theme}>
      <Provider store={store}>
        <Connected />
      </Provider>
    </ThemeProvider>,
  );
  const list = screen.getByRole('listbox', { name: 'Layers, top to bottom' });
  list.focus();
  await user.keyboard('{Home}');
  expect(await screen.findByRole('button', { name: 'Duplicate' })).toBeEnabled();
  return { store, user, list };
};

/** Without the icon's own word, and what the layer says. */
const nameOf = ({ textContent }: HTMLElement) => textContent?.replace(/^Text(?=\S)/, '').replace(/Peak$/, '');
const names = () => screen.getAllByRole('option').map(nameOf);
const chosen = () => screen.getAllByRole('option', { selected: true }).map(nameOf);

test('the list is a listbox the arrow keys walk, topmost first', async () => {
  const { user, list } = await show();
  expect(names()).toEqual(['Text #3', 'Text #2', 'Text #1']);
  await user.keyboard('{ArrowDown}');
  const option = within(list).getByRole('option', { selected: true });
  expect(option).toHaveTextContent('Text #2');
  expect(list).toHaveAttribute('aria-activedescendant', option.id);
});

test('Shift and arrows select a span, Space and Ctrl with a click add and take away', async () => {
  const { user } = await show();
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(chosen()).toEqual(['Text #3', 'Text #2', 'Text #1']);
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(chosen()).toEqual(['Text #3', 'Text #2']);
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('Text #2'));
  await user.keyboard('{/Control}');
  expect(chosen()).toEqual(['Text #3']);
  await user.keyboard('{Control>}{ArrowDown}{ArrowDown}{/Control}');
  expect(chosen()).toEqual(['Text #3']);
});

test('Alt and arrows move, F2 renames, Delete deletes', async () => {
  const { user, list } = await show();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(names()).toEqual(['Text #2', 'Text #3', 'Text #1']);
  await user.keyboard('{F2}');
  await user.keyboard('Slogan{Enter}');
  expect(names()).toEqual(['Text #2', 'Slogan', 'Text #1']);
  list.focus();
  await user.keyboard('{Delete}');
  expect(names()).toEqual(['Text #2', 'Text #1']);
});

test('Escape leaves a name as it was', async () => {
  const { user } = await show();
  await user.dblClick(screen.getByText('Text #2'));
  await user.keyboard('Nonsense{Escape}');
  expect(names()).toEqual(['Text #3', 'Text #2', 'Text #1']);
});

test('the buttons act on the selected layers; a locked one cannot be deleted', async () => {
  const { user } = await show();
  await user.click(screen.getByText('Text #1'));
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(names()).toEqual(['Text #3', 'Text #2', 'Clone Text #1', 'Text #1']);
  await user.click(screen.getByText('Text #1'));
  await user.click(screen.getByRole('button', { name: 'Lock Text #1' }));
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Unlock Text #1' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(names()).toEqual(['Text #3', 'Text #2', 'Clone Text #1']);
});

test('a group is a row of its own that selects all its layers and folds', async () => {
  const { store, user } = await show();
  const ids = selectScene(store.getState())!
    .layers.slice(1)
    .map(({ id }) => id);
  const changes = Object.fromEntries(ids.map((id) => [id, { groupId: 'g' }]));
  act(() => void store.dispatch(documentActions.patchLayers({ sideId: 'front', changes })));
  const row = await screen.findByRole('option', { name: 'Group of 2 layers, expanded' });
  await user.click(row);
  expect(store.getState().editor.ui.selected).toEqual(ids.toReversed());
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('option', { name: 'Group of 2 layers, collapsed' })).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test('a dragged row is dropped above or below another', async () => {
  const { store } = await show();
  const [top, , bottom] = screen.getAllByRole('option');
  const dataTransfer = { effectAllowed: '' };
  fireEvent.dragStart(top!, { dataTransfer });
  fireEvent.dragOver(bottom!, { dataTransfer, clientY: 10 });
  fireEvent.drop(bottom!, { dataTransfer, clientY: 10 });
  expect(selectScene(store.getState())!.layers.map(({ name }) => name)).toEqual(['Text #3', 'Text #1', 'Text #2']);
});

test('several dropped layers come to lie together, in their order', () => {
  expect(orderAfterDrop(['a', 'b', 'c', 'd'], ['a', 'c'], ['d'], true)).toEqual(['b', 'd', 'a', 'c']);
  expect(orderAfterDrop(['a', 'b', 'c', 'd'], ['d', 'b'], ['a'], false)).toEqual(['b', 'd', 'a', 'c']);
  // Onto itself: nothing moves.
  expect(orderAfterDrop(['a', 'b', 'c'], ['a', 'b'], ['b'], true)).toEqual(['a', 'b', 'c']);
});

test('layers of a group that another layer lies between are two rows', () => {
  const scene = ['g', null, 'g'].map((groupId, i) => ({ id: String(i), groupId }) as never);
  expect(layerRows(scene, []).map(({ kind }) => kind)).toEqual(['group', 'layer', 'layer', 'group', 'layer']);
});

test('a press on a row’s eye or lock changes that row and selects nothing', async () => {
  const { store, user } = await show();
  const before = chosen();
  const row = screen.getByText('Text #1').closest('[role=option]')!;
  await user.click(row.querySelector('[data-mark=show]')!);
  await user.click(row.querySelector('[data-mark=lock]')!);
  const layer = () => selectScene(store.getState())!.layers[0]!;
  expect(layer()).toMatchObject({ name: 'Text #1', visible: false, locked: true });
  expect(chosen()).toEqual(before);
  await user.click(row.querySelector('[data-mark=lock]')!);
  expect(layer()).toMatchObject({ visible: false, locked: false });
});

test('a row says what its layer holds beside its name: the words, the file, the drawing', async () => {
  const { store } = await show();
  act(() => {
    store.dispatch(assetActions.picked({ assetId: 'a', filename: 'bear.png' }));
    store.dispatch(documentActions.addImage({ sideId: 'front', assetId: 'a', width: 10, height: 10 }));
    store.dispatch(documentActions.addClipart({ sideId: 'front', clipart: 'game-icons/bear-face', fill: null, width: 10, height: 10 }));
  });
  expect(await screen.findByRole('option', { name: /Image #1\s*bear\.png/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /Clipart #1\s*bear face/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /Text #3\s*Peak/ })).toBeVisible();
});

test('among many layers one looks for a name or for words, in folded groups too', async () => {
  const { store, user } = await show();
  expect(screen.queryByRole('searchbox')).toBeNull();
  act(() => {
    for (const text of ['Bear', 'Honey bear', 'Bee'])
      store.dispatch(documentActions.addText({ sideId: 'front', text, fontFamily: 'Oswald', fill: '#000000' }));
    const ids = selectScene(store.getState())!
      .layers.slice(3, 5)
      .map(({ id }) => id);
    store.dispatch(
      documentActions.patchLayers({
        sideId: 'front',
        changes: Object.fromEntries(ids.map((id) => [id, { groupId: 'g', groupName: 'Woods' }])),
      }),
    );
    store.dispatch(uiActions.fold({ groupId: 'g', open: false }));
  });
  const rows = () => screen.getAllByRole('option').length;
  expect(rows()).toBe(5);
  await user.type(screen.getByRole('searchbox'), 'bear hon');
  expect(screen.getByRole('option', { name: /Honey bear/ })).toBeVisible();
  expect(rows()).toBe(2);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'woods');
  expect(rows()).toBe(3);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No layers match.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(rows()).toBe(5);
});

test('a group is named, by key or by button, and loses its name with an empty one', async () => {
  const { store, user, list } = await show();
  const ids = selectScene(store.getState())!.layers.map(({ id }) => id);
  const changes = Object.fromEntries(ids.slice(1).map((id) => [id, { groupId: 'g' }]));
  act(() => void store.dispatch(documentActions.patchLayers({ sideId: 'front', changes })));
  await user.click(await screen.findByRole('option', { name: 'Group of 2 layers, expanded' }));
  await user.keyboard('{F2}');
  await user.type(screen.getByRole('textbox', { name: 'Group name' }), 'Badge{Enter}');
  expect(screen.getByRole('option', { name: 'Badge, Group of 2 layers, expanded' })).toHaveTextContent('Badge');
  expect(selectScene(store.getState())!.layers.map(({ groupName }) => groupName)).toEqual([null, 'Badge', 'Badge']);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await user.clear(screen.getByRole('textbox', { name: 'Group name' }));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('option', { name: 'Group of 2 layers, expanded' })).toBeVisible();
  list.focus();
  await user.keyboard('{ArrowLeft}');
  expect(store.getState().editor.ui.folded).toEqual(['g']);
});
