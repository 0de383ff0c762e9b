import fc from 'fast-check';
import { dropSends, holdKeys, listenAhead, replayKeys } from '../../../../../src/client/shell/support/type-ahead';

const region = document.createElement('section');
const box = document.createElement('textarea');
region.append(box);
let stop: () => void;

beforeEach(() => {
  document.body.append(region);
  stop = listenAhead(() => true);
  box.value = '';
});
afterEach(() => {
  stop();
  region.replaceChildren(box);
});

/** Gives whether the key reached the page at once. */
const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

test('keys that were held are typed where the focus is by then, whatever was typed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (text) => {
      box.value = '';
      const keys = [...text].filter((key) => key !== '\n');
      holdKeys();
      for (const key of keys) expect(press(key)).toBe(false);
      box.focus();
      await replayKeys(region);
      expect(box.value).toBe(keys.join(''));
    }),
    { numRuns: 50 },
  );
  expect(press('a')).toBe(true);
});

test('lines, erasing and pasting come out as they were typed', async () => {
  holdKeys();
  for (const key of ['H', 'j', 'Backspace', 'i', 'Enter', '😀', 'Backspace']) press(key);
  box.focus();
  await replayKeys(region);
  expect(box.value).toBe('Hi\n');
});

test('a key that leads to another wait leaves the rest to what comes then', async () => {
  holdKeys();
  for (const key of ['a', 'b']) press(key);
  press('Enter', { ctrlKey: true });
  for (const key of ['c', 'd']) press(key);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.ctrlKey) holdKeys();
  };
  box.addEventListener('keydown', onKeyDown);
  box.focus();
  await replayKeys(region);
  box.removeEventListener('keydown', onKeyDown);
  expect([box.value, press('e')]).toEqual(['ab', false]);
  box.value = '';
  await replayKeys(region);
  expect(box.value).toBe('cde');
});

test('after a refusal nothing is sent that was typed ahead, and what came before it stays', async () => {
  holdKeys();
  press('x');
  press('Enter', { metaKey: true });
  press('y');
  dropSends();
  box.focus();
  await replayKeys(region);
  expect(box.value).toBe('x');
});

test('whoever walks on need not wait; whoever goes elsewhere has the keyboard back', () => {
  holdKeys(['j']);
  expect([press('j'), press('r'), press('j')]).toEqual([true, false, false]);
  stop();
  stop = listenAhead((target) => target !== document.body);
  holdKeys();
  expect([press('a'), press('b')]).toEqual([true, true]);
});

test('commands of the browser, and letters by AltGr, are told apart', () => {
  holdKeys();
  expect([press('r', { ctrlKey: true }), press('F5'), press('Tab')]).toEqual([true, true, true]);
  expect(press('@', { ctrlKey: true, altKey: true, modifierAltGraph: true })).toBe(false);
});
