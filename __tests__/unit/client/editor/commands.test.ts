import { loadScreenTexts, startTexts } from '../../../../src/client/i18n';
import { createEditorReducer, type EditorState } from '../../../../src/client/editor';
import { commandForKey, commands, type CommandName } from '../../../../src/client/editor/commands';
import { documentActions } from '../../../../src/client/editor/document/actions';
import { selectSelectedLayer } from '../../../../src/client/editor/selectors';
import { uiActions } from '../../../../src/client/editor/ui';
import en from '../../../../i18n/en/editor.json';
import { teeOpened } from '../../../fixtures/editor';

const addText = (sideId = 'front') => documentActions.addText({ sideId, text: 'Peak', fontFamily: 'Oswald', fill: '#000000' });

const editor = () => {
  const reducer = createEditorReducer();
  let state: EditorState = [teeOpened(), addText(), addText()].reduce<EditorState | undefined>(reducer, undefined)!;
  const dispatch = (action: Parameters<typeof reducer>[1]) => {
    state = reducer(state, action);
  };
  const run = (name: CommandName) => {
    if (commands[name].enabled({ editor: state })) commands[name].perform({ editor: state }).forEach(dispatch);
  };
  const press = (key: string, modifiers: Partial<Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'code'>> = {}) => {
    const command = commandForKey(
      { key, code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...modifiers },
      { editor: state },
    );
    command?.perform({ editor: state }).forEach(dispatch);
    return command;
  };
  const selected = () => selectSelectedLayer({ editor: state });
  const names = () => state.document.present.sides.front!.order.map((id) => state.document.present.sides.front!.layers[id]!.name);
  return { dispatch, run, press, selected, names, state: () => state };
};

test('arrows move by 1 px, with Shift by 10; presses in a row are one step back', () => {
  const { press, selected, state } = editor();
  const { x, y } = selected()!;
  const before = state().document.past.length;
  press('ArrowRight');
  press('ArrowRight');
  press('ArrowRight', { shiftKey: true });
  expect(selected()).toMatchObject({ x: x + 12, y });
  expect(state().document.past.length).toBe(before + 1);
  press('ArrowUp', { shiftKey: true });
  expect(selected()).toMatchObject({ x: x + 12, y: y - 10 });
});

test('undo, redo, duplicate and delete answer to Ctrl and to Cmd', () => {
  const { press, names } = editor();
  press('d', { ctrlKey: true });
  expect(names()).toEqual(['Text #1', 'Text #2', 'Clone Text #2']);
  press('z', { metaKey: true });
  expect(names()).toEqual(['Text #1', 'Text #2']);
  press('Z', { ctrlKey: true, shiftKey: true });
  expect(names()).toEqual(['Text #1', 'Text #2', 'Clone Text #2']);
  press('Delete');
  expect(names()).toEqual(['Text #1', 'Text #2']);
});

test('forward and backward stop at the ends', () => {
  const { run, names, state } = editor();
  expect(commands.bringForward.enabled({ editor: state() })).toBe(false);
  run('sendBackward');
  expect(names()).toEqual(['Text #2', 'Text #1']);
  expect(commands.sendBackward.enabled({ editor: state() })).toBe(false);
});

test('a locked layer cannot be moved or deleted, but unlocked again', () => {
  const { run, press, selected } = editor();
  run('toggleLock');
  const { x } = selected()!;
  expect(press('ArrowLeft')).toBeUndefined();
  expect(press('Delete')).toBeUndefined();
  expect(selected()!.x).toBe(x);
  run('toggleLock');
  press('ArrowLeft');
  expect(selected()!.x).toBe(x - 1);
});

test('an undo on another side shows that side', () => {
  const { dispatch, run, state } = editor();
  dispatch(uiActions.showSide('back'));
  dispatch(addText('back'));
  dispatch(uiActions.showSide('front'));
  run('undo');
  expect(state().ui.sideId).toBe('back');
});

test('outside the Design step keys do not change the design', () => {
  const { dispatch, press } = editor();
  dispatch(uiActions.goToStep('details'));
  expect(press('Delete')).toBeUndefined();
  expect(press('z', { ctrlKey: true })).toBeUndefined();
});

test('zoom stays between a quarter and eight times', () => {
  const { run, state } = editor();
  for (let i = 0; i < 40; i++) run('zoomIn');
  expect(state().ui.zoom).toBe(8);
  for (let i = 0; i < 40; i++) run('zoomOut');
  expect(state().ui.zoom).toBe(0.25);
  run('zoomFit');
  expect(state().ui.zoom).toBe(1);
});

test('T adds a text to type over, Enter opens the selected one, and what else is done ends the typing', async () => {
  await startTexts();
  await loadScreenTexts();
  const { press, run, dispatch, selected, state } = editor();
  press('t');
  expect(selected()).toMatchObject({ name: 'Text #3', text: 'Your text' });
  expect(state().ui.typing).toBe(selected()!.id);
  dispatch(uiActions.select([]));
  expect(state().ui.typing).toBeNull();
  run('selectAll');
  expect(press('Enter')).toBeUndefined();
  const [id] = state().ui.selected;
  dispatch(uiActions.select([id!]));
  press('Enter');
  expect(state().ui.typing).toBe(id);
  run('undo');
  expect(state().ui.typing).toBeNull();
});

test('R turns, Shift and 1 fit the side, Ctrl with B, I and U set letters, also while somebody types', () => {
  const { press, selected, state } = editor();
  press('r');
  expect(selected()!.rotation).toBe(90);
  press('b', { ctrlKey: true });
  press('i', { metaKey: true });
  const underline = press('u', { ctrlKey: true });
  expect(selected()).toMatchObject({ fontWeight: 700, italic: true, underline: true });
  expect(underline?.inFields).toBe(true);
  press('b', { ctrlKey: true });
  expect(selected()).toMatchObject({ fontWeight: 400 });
  press('!', { shiftKey: true, code: 'Digit1' });
  expect(state().ui.middle).toEqual({ x: 1000, y: 1000 });
});

test('a group keeps its name in a larger one, and loses it when it is ungrouped', () => {
  const { dispatch, run, state } = editor();
  const layers = () => Object.values(state().document.present.sides.front!.layers);
  const name = (groupName: string) =>
    dispatch(
      documentActions.patchLayers({ sideId: 'front', changes: Object.fromEntries(state().ui.selected.map((id) => [id, { groupName }])) }),
    );
  run('selectAll');
  run('group');
  name('Badge');
  dispatch(addText());
  run('selectAll');
  run('group');
  expect(layers().map(({ groupName }) => groupName)).toEqual(['Badge', 'Badge', 'Badge']);
  run('ungroup');
  expect(layers().map(({ groupName }) => groupName)).toEqual([null, null, null]);
});

test('every command has a name in the texts, and no two share a key', () => {
  const keys = Object.values(commands).flatMap(({ shortcuts }) =>
    shortcuts.map((shortcut) => JSON.stringify({ mod: false, shift: false, alt: false, ...shortcut })),
  );
  expect(new Set(keys).size).toBe(keys.length);
  for (const { label } of Object.values(commands)) expect(Object.keys(en.commands)).toContain(label.replace('commands.', ''));
});
