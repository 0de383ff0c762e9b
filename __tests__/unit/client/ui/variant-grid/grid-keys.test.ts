import { gridCommandOf } from '../../../../../src/client/ui/variant-grid/grid-keys';

const press = (keys: string, mirrored = false) => {
  const parts = keys.split('+');
  const has = (name: string): boolean => parts.includes(name);
  return gridCommandOf(
    { key: parts.at(-1) ?? '', ctrlKey: has('Ctrl'), metaKey: has('Cmd'), altKey: has('Alt'), shiftKey: has('Shift') },
    mirrored,
  );
};

test.each([
  ['ArrowDown', { kind: 'move', move: 'down', extend: false }],
  ['Shift+ArrowRight', { kind: 'move', move: 'on', extend: true }],
  ['Ctrl+ArrowUp', { kind: 'move', move: 'top', extend: false }],
  ['Cmd+Shift+ArrowDown', { kind: 'move', move: 'bottom', extend: true }],
  ['Home', { kind: 'move', move: 'lineStart', extend: false }],
  ['Ctrl+End', { kind: 'move', move: 'last', extend: false }],
  ['Ctrl+d', { kind: 'fill' }],
  ['Ctrl+z', { kind: 'undo' }],
  ['Ctrl+Shift+Z', { kind: 'redo' }],
  ['Cmd+y', { kind: 'redo' }],
  ['Ctrl+a', { kind: 'all' }],
  ['F8', { kind: 'fault', back: false }],
  ['Shift+F8', { kind: 'fault', back: true }],
  ['Enter', { kind: 'edit', text: null }],
  ['7', { kind: 'edit', text: '7' }],
  ['Delete', { kind: 'clear' }],
  ['Escape', { kind: 'one' }],
])('%s', (keys, command) => {
  expect(press(keys)).toEqual(command);
});

test.each(['Tab', 'Shift+Tab', 'Ctrl+s', 'Ctrl+c', 'Ctrl+v', 'Alt+ArrowLeft', 'F5', 'Shift+Shift'])('%s stays the page’s', (keys) => {
  expect(press(keys)).toBeNull();
});

test('where lines run from right to left, the arrows point the other way', () => {
  expect(press('ArrowLeft', true)).toEqual({ kind: 'move', move: 'on', extend: false });
  expect(press('Ctrl+ArrowRight', true)).toEqual({ kind: 'move', move: 'lineStart', extend: false });
  expect(press('ArrowUp', true)).toEqual({ kind: 'move', move: 'up', extend: false });
});
