import { after, now } from '../../../kernel/clock';
import { hasSingleKeys } from '../../../ui/single-keys';
import { createKeyReader } from '../../shortcuts/key-press';
import { isTaken } from '../../shortcuts/use-shortcuts';

let endLatest = (): void => undefined;

/** Stops listening for the key of the latest change: a newer one has it. */
export const stopListeningForKey = (): void => endLatest();

/**
 * Calls `run` when `key` is pressed outside a text field within so many seconds, before any other shortcut; of several calls only the latest listens. Returns a
 * function that stops it.
 */
export const listenForKey = (seconds: number, key: string, run: () => void): (() => void) => {
  endLatest();
  const reader = createKeyReader(hasSingleKeys);
  const end = (): void => {
    window.removeEventListener('keydown', onKeyDown, true);
    forget();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, target } = event;
    const press = { key: event.key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, taken: isTaken(target) };
    // The letter of a jump, such as that of g u.
    if (reader.read(press, now()) !== undefined) return;
    if (event.key !== key || ctrlKey || metaKey || altKey || repeat || isComposing || press.taken || !hasSingleKeys()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    run();
  };
  window.addEventListener('keydown', onKeyDown, true);
  const forget = after(seconds * 1000, end);
  endLatest = end;
  return end;
};
