import { useEffect, useEffectEvent, useMemo } from 'react';
import { now } from '../../kernel/clock';
import { hasSingleKeys } from '../../ui/single-keys';
import { createKeyReader } from '../shortcuts/key-press';
import type { Keys } from '../shortcuts/registry';
import { isTaken } from '../shortcuts/use-shortcuts';

/** What can be done with a conversation by one key. */
export const KEYS = {
  next: 'j',
  previous: 'k',
  take: 'n',
  reply: 'r',
  note: 'c',
  macro: 'm',
  resolve: 'e',
  wait: 'w',
  snooze: 'z',
  assignMe: 'a',
  assign: 'A',
  priority: 'q',
  tags: 'l',
  ticket: 't',
  order: 'd',
  merge: 'f',
  split: 'v',
  undo: 'u',
  choose: 'x',
  chooseTo: 'X',
} as const;

export type Deed = keyof typeof KEYS;

/** A key as it stands on the sheet of shortcuts. */
export const keysOf = (deed: Deed): Keys => {
  const key = KEYS[deed];
  return key === key.toLowerCase() ? [key] : ['Shift', key];
};

/** A letter that is no shortcut: a capital one, or one of another script. */
const isWord = (key: string): boolean => /^\p{L}$/u.test(key) && !/^[a-z]$/u.test(key);

/**
 * Heeds the keys where nobody is typing and nothing is open; what follows `g` is a jump. `onLetter` hears a letter that no shortcut uses, so that
 * whoever begins to write without choosing the box loses nothing.
 */
export const useConversationKeys = (deeds: Readonly<Partial<Record<Deed, () => void>>>, onLetter?: (letter: string) => void): void => {
  const reader = useMemo(() => createKeyReader(hasSingleKeys), []);
  const take = useEffectEvent((event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = event;
    const press = { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, taken: isTaken(target) };
    const jumps = reader.read(press, now()) !== undefined;
    if (jumps || press.taken || event.defaultPrevented || ctrlKey || metaKey || altKey || isComposing || !hasSingleKeys()) return;
    const deed = (Object.keys(KEYS) as Deed[]).find((each) => KEYS[each] === key);
    const run = (deed && deeds[deed]) ?? (!deed && onLetter && isWord(key) ? () => onLetter(key) : undefined);
    // Held down, only walking goes on.
    if (!run || (repeat && deed !== 'next' && deed !== 'previous')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => take(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};
