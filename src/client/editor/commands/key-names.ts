import type { Shortcut } from './command';

const signs: Readonly<Record<string, string>> = {
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
  escape: 'Esc',
  delete: 'Del',
  backspace: '⌫',
};

/** A shortcut's key as it stands on the keyboard. */
export const keyName = (key: string): string => signs[key] ?? key.toUpperCase();

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
