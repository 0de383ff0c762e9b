import { commandOf } from '../../../../../src/client/ui/list/keys';

const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}, index = 5, count = 20) =>
  commandOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held }, index, count);

test('arrows, Page, Home and End move and stop at the ends', () => {
  expect(press('ArrowDown')).toEqual({ kind: 'move', to: 6, extend: false });
  expect(press('ArrowUp', {}, 0)).toEqual({ kind: 'move', to: 0, extend: false });
  expect(press('PageDown', {}, 15)).toEqual({ kind: 'move', to: 19, extend: false });
  expect(press('Home')).toEqual({ kind: 'move', to: 0, extend: false });
  expect(press('End')).toEqual({ kind: 'move', to: 19, extend: false });
  expect(press('ArrowDown', { shiftKey: true })).toEqual({ kind: 'move', to: 6, extend: true });
});

test('Space and x choose, Enter opens, Right and Left unfold, Escape chooses nothing', () => {
  expect(press(' ')).toEqual({ kind: 'toggle', extend: false });
  expect(press('X', { shiftKey: true })).toEqual({ kind: 'toggle', extend: true });
  expect(press('Enter')).toEqual({ kind: 'open', newTab: false });
  expect(press('Enter', { metaKey: true })).toEqual({ kind: 'open', newTab: true });
  expect(press('ArrowRight')).toEqual({ kind: 'unfold', on: true });
  expect(press('Escape')).toEqual({ kind: 'clear' });
});

test('the browser’s own shortcuts and other keys are left alone', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(press('x', held)).toBeNull();
  for (const key of ['a', 'Tab', '/', 'F5']) expect(press(key)).toBeNull();
});
