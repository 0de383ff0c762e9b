import type { Shortcut } from '../../../../editor/commands';
import { keyName } from '../../../../editor/commands/key-names';

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The keys of a shortcut, each as it stands on the keyboard. */
const keysOf = ({ key, mod, shift, alt }: Shortcut): string[] => [
  ...(mod ? [isMac() ? '⌘' : 'Ctrl'] : []),
  ...(alt ? [isMac() ? '⌥' : 'Alt'] : []),
  ...(shift ? ['⇧'] : []),
  keyName(key),
];

/** A shortcut in one word, for a menu. */
export const shortcutText = (shortcut: Shortcut): string => keysOf(shortcut).join(isMac() ? '' : '+');
