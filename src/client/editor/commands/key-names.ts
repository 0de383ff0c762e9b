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
