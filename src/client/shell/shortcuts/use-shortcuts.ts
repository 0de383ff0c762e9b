import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWholeScreen } from '../layout/use-menu';
import type { User } from '../../entities/users';
import { now } from '../../kernel/clock';
import { permittedNavigation, type NavigationEntry } from '../layout/navigation';
import { createKeyReader } from './key-press';
import { JUMPS } from './registry';
import { hasSingleKeys } from '../../ui/single-keys';

/** Where people type, or a widget has keys of its own. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';

const isModalOpen = (): boolean => document.querySelector('[aria-modal="true"], [role="menu"]') !== null;

/** Whether a key pressed there is somebody else's. */
export const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && (target.isContentEditable || target.closest(TAKES_KEYS) !== null)) || isModalOpen();

/** Menu entries one can jump to, by their letter. */
export const jumpsOf = (user: User): ReadonlyMap<string, NavigationEntry> =>
  new Map(
    permittedNavigation(user)
      .flatMap(({ entries }) => entries)
      .flatMap((entry) => {
        const letter = JUMPS[entry.id];
        return letter === undefined || entry.external ? [] : [[letter, entry] as const];
      }),
  );

interface ShortcutHandlers {
  readonly onPalette: () => void;
  readonly onSheet: () => void;
}

/** Heeds the shortcuts of the registry wherever the person is. The editor has single keys of its own, so nothing jumps away from it. */
export const useShortcuts = (user: User, { onPalette, onSheet }: ShortcutHandlers): void => {
  const navigate = useNavigate();
  const editor = useWholeScreen();
  const jumps = useMemo(() => jumpsOf(user), [user]);
  const reader = useMemo(() => createKeyReader(hasSingleKeys), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = event;
      const press = { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, taken: isTaken(event.target) };
      const command = reader.read(press, now());
      if (!command) return;
      if (command.kind === 'palette') onPalette();
      else if (command.kind === 'sheet') onSheet();
      else {
        const entry = editor ? undefined : jumps.get(command.letter);
        if (!entry) return;
        void navigate(entry.route);
      }
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [editor, jumps, navigate, onPalette, onSheet, reader]);
};
