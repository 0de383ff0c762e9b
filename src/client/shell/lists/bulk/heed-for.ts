import { after } from '../../../kernel/clock';
import { hasSingleKeys } from '../../../ui/single-keys';
import { isTaken } from '../../shortcuts/use-shortcuts';

/** Heeds a key for some seconds, once, where nobody is typing; before whatever else has that key. Gives what ends it. */
export const heedFor = (seconds: number, key: string, run: () => void): (() => void) => {
  const end = (): void => {
    window.removeEventListener('keydown', onKeyDown, true);
    forget();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { ctrlKey, metaKey, altKey, repeat, isComposing, target } = event;
    if (event.key !== key || ctrlKey || metaKey || altKey || repeat || isComposing || isTaken(target) || !hasSingleKeys()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    run();
  };
  window.addEventListener('keydown', onKeyDown, true);
  const forget = after(seconds * 1000, end);
  return end;
};
