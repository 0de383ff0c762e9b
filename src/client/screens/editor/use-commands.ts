import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { shallowEqual, useSelector, useStore } from 'react-redux';
import type { CommandName } from '../../editor/commands';
import { hasSingleKeys } from '../../ui/single-keys';
import type { Root } from './root';

type Registry = typeof import('../../editor/commands');

export interface Commands {
  readonly run: (name: CommandName) => void;
  /** What can be used now; a name that is missing cannot. */
  readonly enabled: Readonly<Partial<Record<CommandName, boolean>>>;
}

/** The commands are not needed to see the editor: they come beside the product that is opened. */
let registry: Registry | null = null;
const waiting = new Set<() => void>();

const loadRegistry = (): void => {
  void import('../../editor/commands').then((loaded) => {
    registry = loaded;
    waiting.forEach((tell) => tell());
  });
};
loadRegistry();

const subscribe = (tell: () => void): (() => void) => {
  waiting.add(tell);
  return () => void waiting.delete(tell);
};

/** What is known of the commands; null until they have come. */
export const commandRegistry = (): Registry | null => registry;

const NONE: Commands['enabled'] = {};

/** The editor's commands, and which of them can be used now. */
export const useCommands = (): Commands => {
  const store = useStore<Root>();
  const loaded = useSyncExternalStore(subscribe, () => registry);
  const run = useCallback(
    (name: CommandName) => {
      const state = store.getState();
      const command = loaded?.commands[name];
      if (command?.enabled(state)) command.perform(state).forEach((action) => store.dispatch(action));
    },
    [store, loaded],
  );
  const enabled = useSelector((state: Root) => {
    if (!loaded) return NONE;
    return Object.fromEntries(
      Object.entries(loaded.commands).map(([name, command]) => [name, command.enabled(state)]),
    ) as Commands['enabled'];
  }, shallowEqual);
  return useMemo(() => ({ run, enabled }), [run, enabled]);
};

/** Where keys are typed, or a widget has keys of its own. */
const FIELDS = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]';

/** Where plain keys move about; letters mean nothing there. */
const MOVING = '[role="listbox"], [role="tree"], [role="slider"], [role="radiogroup"]';

/** What Enter presses, or does something in. */
const PRESSED = `a, button, [role="button"], ${MOVING}`;

/** Keys typed into a field belong to the field, and Enter to what has the focus; plain ones pressed in a list move in the list. */
const keepsKeys = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest(FIELDS)) return true;
  if (ctrlKey || metaKey || altKey) return false;
  return target.closest(key === 'Enter' ? PRESSED : MOVING) !== null && !/^\p{L}$/u.test(key);
};

/** A letter alone, which a person can turn off (WCAG 2.1.4). */
const isSingle = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Makes the keyboard drive the commands for as long as the editor is shown. Saving works from inside a field too. */
export const useShortcuts = (): void => {
  const store = useStore<Root>();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || !registry || (isSingle(event) && !hasSingleKeys())) return;
      const state = store.getState();
      const command = registry.commandForKey(event, state);
      if (!command || command.native || (!command.inFields && keepsKeys(event))) return;
      event.preventDefault();
      command.perform(state).forEach((action) => store.dispatch(action));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store]);
};
