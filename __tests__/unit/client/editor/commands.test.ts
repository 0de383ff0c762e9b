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
  const press = (key: string, modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {}) => {
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

test('every command has a name in the texts, and no two share a key', () => {
  const keys = Object.values(commands).flatMap(({ shortcuts }) =>
    shortcuts.map((shortcut) => JSON.stringify({ mod: false, shift: false, alt: false, ...shortcut })),
  );
  expect(new Set(keys).size).toBe(keys.length);
  for (const { label } of Object.values(commands)) expect(Object.keys(en.commands)).toContain(label.replace('commands.', ''));
});
