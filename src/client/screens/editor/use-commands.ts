import { useCallback, useEffect, useMemo } from 'react';
import { shallowEqual, useSelector, useStore } from 'react-redux';
import { commandForKey, commands, type CommandName } from '../../editor/commands';
import type { Root } from './root';

export interface Commands {
  readonly run: (name: CommandName) => void;
  readonly enabled: Readonly<Record<CommandName, boolean>>;
}

const names = Object.keys(commands) as CommandName[];

/** The editor's commands, and which of them can be used now. */
export const useCommands = (): Commands => {
  const store = useStore<Root>();
  const run = useCallback(
    (name: CommandName) => {
      const state = store.getState();
      const command = commands[name];
      if (command.enabled(state)) command.perform(state).forEach((action) => store.dispatch(action));
    },
    [store],
  );
  const enabled = useSelector(
    (state: Root) => Object.fromEntries(names.map((name) => [name, commands[name].enabled(state)])) as Record<CommandName, boolean>,
    shallowEqual,
  );
  return useMemo(() => ({ run, enabled }), [run, enabled]);
};

/** Keys typed into a field belong to the field; plain ones pressed in a list move in the list. */
const keepsKeys = ({ target, ctrlKey, metaKey }: KeyboardEvent): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]')) return true;
  return !ctrlKey && !metaKey && target.closest('[role="listbox"]') !== null;
};

/** Makes the keyboard drive the commands for as long as the editor is shown. Saving works from inside a field too. */
export const useShortcuts = (): void => {
  const store = useStore<Root>();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const state = store.getState();
      const command = commandForKey(event, state);
      if (!command || (command !== commands.save && keepsKeys(event))) return;
      event.preventDefault();
      command.perform(state).forEach((action) => store.dispatch(action));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store]);
};
