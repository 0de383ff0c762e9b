import { keepPressesTogether } from '../../../../src/client/ui/second-press';

keepPressesTogether();

/** Of the event that is made next: a while after all before it. */
let at = 0;
beforeEach(() => {
  at += 10_000;
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => at);
});
afterEach(() => jest.restoreAllMocks());

/** What the page beneath and a dialog over it hear. */
const page = (): { opener: HTMLButtonElement; heard: string[]; overlay: (name: string) => HTMLButtonElement } => {
  const heard: string[] = [];
  const layer = (name: string): HTMLButtonElement => {
    const button = document.createElement('button');
    button.addEventListener('click', () => heard.push(name));
    button.addEventListener('keydown', ({ defaultPrevented }) => heard.push(`${name}${defaultPrevented ? ' prevented' : ' key'}`));
    document.body.appendChild(document.createElement('div')).append(button);
    return button;
  };
  document.body.replaceChildren();
  return { heard, opener: layer('opener'), overlay: layer };
};

const click = (target: Element, detail: number): void => {
  for (const type of ['mousedown', 'click']) target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));
};
const press = (target: Element, options: KeyboardEventInit = {}): void =>
  void target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...options }));

test('the second half of a double click is not for the dialog the first half opened, nor for the page beneath one it closed', () => {
  const { opener, heard, overlay } = page();
  click(opener, 1);
  const dialog = overlay('dialog');
  click(dialog, 2);
  expect(heard).toEqual(['opener']);
  click(dialog, 1);
  dialog.parentElement?.remove();
  click(opener, 2);
  expect(heard).toEqual(['opener', 'dialog']);
  click(opener, 1);
  click(opener, 2);
  expect(heard).toEqual(['opener', 'dialog', 'opener', 'opener']);
});

test('a click by the keyboard is heard wherever it is', () => {
  const { opener, heard, overlay } = page();
  click(opener, 1);
  overlay('dialog').click();
  expect(heard).toEqual(['opener', 'dialog']);
});

test('a second Enter does not press what lies beneath a dialog the first one closed; in a menu it opened it counts', () => {
  const { opener, heard, overlay } = page();
  press(opener);
  const menu = overlay('menu');
  press(menu);
  expect(heard).toEqual(['opener key', 'menu key']);
  // While it fades away, and when it is gone.
  press(opener);
  menu.parentElement?.remove();
  press(opener);
  expect(heard).toEqual(['opener key', 'menu key']);
});

test('a key that is held presses nothing but what it was pressed on', () => {
  const { opener, heard, overlay } = page();
  press(opener);
  press(overlay('dialog'), { repeat: true });
  press(opener, { repeat: true });
  expect(heard).toEqual(['opener key', 'opener key']);
});
