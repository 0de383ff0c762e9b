/**
 * The keyboard buffer between two conversations. While a reply is sent, or the next conversation loads, keys are held; once it is on screen they are
 * pressed there, in order. Without it a letter would land in the conversation that was left, or be read as a shortcut.
 */
type Held =
  | { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly shiftKey: boolean }
  | { readonly pasted: string };

let isHolding = false;
/** Grows whenever holding begins, so that a replay that led to another wait stops there. */
let epoch = 0;
let held: Held[] = [];
/** Keys that are heeded at once, as long as none is held. */
let passing: readonly string[] = [];
/** A held key is being pressed right now, so it is not held again. */
let isReplaying = false;

/** Begins to hold keys, until `replayKeys` or `dropKeys`; those that are `except` are heeded at once, as long as none is held. */
export const holdKeys = (except: readonly string[] = []): void => {
  isHolding = true;
  passing = except;
  epoch += 1;
};

export const dropKeys = (): void => {
  isHolding = false;
  held = [];
};

const isSend = (key: Held): boolean => 'key' in key && key.key === 'Enter' && (key.ctrlKey || key.metaKey);

/** Forgets everything from the first key that would send: after a refusal nothing goes out that its writer has not seen. */
export const dropSends = (): void => {
  const send = held.findIndex(isSend);
  if (send >= 0) held = held.slice(0, send);
};

type PlainField = HTMLInputElement | HTMLTextAreaElement;

const isPlain = (element: Element): element is PlainField => element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;

const isField = (element: Element | null): element is HTMLElement =>
  element !== null && (isPlain(element) || (element instanceof HTMLElement && element.isContentEditable));

/** Runs a command of the browser's own editing; an editor of formatted text hears of it as of typing. */
const edit = (field: HTMLElement, command: 'insertText' | 'insertParagraph' | 'delete', text?: string): void => {
  field.focus();
  document.execCommand(command, false, text);
};

/** Puts text where the caret stands, as typing it would. */
export const typeInto = (field: HTMLElement, text: string): void => {
  if (!isPlain(field)) return text === '\n' ? edit(field, 'insertParagraph') : edit(field, 'insertText', text);
  if (field.readOnly || field.disabled) return;
  field.setRangeText(text, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
};

/** Focuses a field with the caret behind its text. */
export const focusAtEnd = (field: HTMLElement | null): void => {
  field?.focus();
  if (!field) return;
  if (isPlain(field)) return field.setSelectionRange(field.value.length, field.value.length);
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();
};

const eraseIn = (field: HTMLElement): void => {
  if (!isPlain(field)) return edit(field, 'delete');
  const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  if (from === to && from > 0) field.setSelectionRange([...field.value.slice(0, from)].slice(0, -1).join('').length, from);
  typeInto(field, '');
};

const pressAgain = (key: Held, region: HTMLElement): void => {
  const active = document.activeElement;
  const target = active && active !== document.body ? active : region;
  if ('pasted' in key) return void (isField(target) && typeInto(target, key.pasted));
  const goesOn = target.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
  // A key may have moved the focus; it is typed where it was pressed.
  if (!goesOn || !isField(target) || key.ctrlKey || key.metaKey) return;
  if (key.key === 'Enter') typeInto(target, '\n');
  else if (key.key === 'Backspace') eraseIn(target);
  else if ([...key.key].length === 1) typeInto(target, key.key);
};

/** Presses the held keys in `region`, or where the focus is, and holds no more; a key that leads to another wait leaves the rest to it. */
export const replayKeys = async (region: HTMLElement): Promise<void> => {
  const begun = epoch;
  while (isHolding && begun === epoch) {
    const key = held.shift();
    if (!key) {
      isHolding = false;
      return;
    }
    isReplaying = true;
    pressAgain(key, region);
    isReplaying = false;
    // React draws what the key did in a microtask, before the next one.
    await Promise.resolve();
  }
};

/** Keys that type, end a line, erase, or send. AltGr counts as typing, though Windows reports it as Ctrl and Alt. */
const heldOf = (event: KeyboardEvent): Held | null => {
  const { key, shiftKey } = event;
  const typesByAltGr = event.getModifierState('AltGraph');
  const ctrlKey = event.ctrlKey && !typesByAltGr;
  const metaKey = event.metaKey;
  if (event.isComposing || (event.altKey && !typesByAltGr)) return null;
  if (ctrlKey || metaKey ? key !== 'Enter' : [...key].length !== 1 && key !== 'Enter' && key !== 'Backspace') return null;
  return { key, ctrlKey, metaKey, shiftKey };
};

/** Heeds every key of the page while they are held; `isOurs` says whether one pressed there is meant for the conversation. Returns its end. */
export const listenAhead = (isOurs: (target: EventTarget | null) => boolean): (() => void) => {
  const take = (event: Event, key: Held | null): void => {
    if (!isHolding || isReplaying || !key) return;
    if (held.length === 0 && 'key' in key && passing.includes(key.key)) return;
    // Whoever went elsewhere is not waiting any more.
    if (!isOurs(event.target)) return dropKeys();
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(key);
  };
  const onKeyDown = (event: KeyboardEvent): void => take(event, heldOf(event));
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    take(event, pasted === '' ? null : { pasted });
  };
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('paste', onPaste, true);
  return () => {
    window.removeEventListener('keydown', onKeyDown, true);
    window.removeEventListener('paste', onPaste, true);
    dropKeys();
  };
};
