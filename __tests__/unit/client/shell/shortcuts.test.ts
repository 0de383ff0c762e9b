import { NAVIGATION } from '../../../../src/client/shell/layout/navigation';
import { createKeyReader, JUMP_WITHIN, type Press } from '../../../../src/client/shell/shortcuts/key-press';
import { JUMPS } from '../../../../src/client/shell/shortcuts/registry';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  taken: false,
  ...more,
});

const reader = (single = true) => createKeyReader(() => single);

/** What the last of some keys, pressed 100 ms apart, asks for. */
const after = (keys: readonly Press[], keyReader = reader()) => keys.map((each, i) => keyReader.read(each, i * 100)).at(-1);

test.each(['ctrlKey', 'metaKey'] as const)('%s+K opens the palette, also while typing', (modifier) => {
  expect(after([press('k', { [modifier]: true, taken: true })])).toEqual({ kind: 'palette' });
  expect(after([press('K', { [modifier]: true })])).toEqual({ kind: 'palette' });
});

test('g and a letter jump; Shift is how ? is typed', () => {
  expect(after([press('g'), press('o')])).toEqual({ kind: 'jump', letter: 'o' });
  expect(after([press('g'), press('g')])).toEqual({ kind: 'jump', letter: 'g' });
  expect(after([press('?', { shiftKey: true })])).toEqual({ kind: 'sheet' });
});

test.each([
  ['typed into a field', [press('g', { taken: true }), press('o', { taken: true })]],
  ['with another key in between', [press('g'), press('x', { ctrlKey: true }), press('o')]],
  ['with Alt', [press('g', { altKey: true }), press('o')]],
  ['with Shift', [press('G', { shiftKey: true }), press('o')]],
  ['held down', [press('g'), press('o', { repeat: true })]],
  ['while a letter is composed', [press('g'), press('o', { isComposing: true })]],
  ['alone', [press('o')]],
])('no jump for keys %s', (_name, keys) => {
  expect(after(keys)).toBeUndefined();
});

test('the letter has to follow in time', () => {
  const keyReader = reader();
  keyReader.read(press('g'), 0);
  expect(keyReader.read(press('o'), JUMP_WITHIN + 1)).toBeUndefined();
});

test('single keys can be turned off; the palette stays', () => {
  expect(after([press('g'), press('o')], reader(false))).toBeUndefined();
  expect(after([press('?')], reader(false))).toBeUndefined();
  expect(after([press('k', { ctrlKey: true })], reader(false))).toEqual({ kind: 'palette' });
});

test('each entry of the menu that stays in the application has a letter or digit of its own', () => {
  const entries = NAVIGATION.flatMap((group) => group.entries).filter(({ external }) => !external);
  expect(entries.filter(({ id }) => !JUMPS[id]).map(({ id }) => id)).toEqual([]);
  const letters = Object.values(JUMPS);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.every((letter) => /^[a-z0-9]$/.test(letter))).toBe(true);
});
