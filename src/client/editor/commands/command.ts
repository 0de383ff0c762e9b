import type { Action } from '@reduxjs/toolkit';
import type { SceneLayer } from '../../../scene/document';
import { selectSelectedLayer, selectSide } from '../selectors';
import type { EditorRoot } from '../state';

/** A key with its modifiers; `mod` is Ctrl, or Cmd on a Mac. Unset modifiers must be up. */
export interface Shortcut {
  /** As `KeyboardEvent.key`, lower case. */
  readonly key: string;
  readonly mod?: boolean;
  readonly shift?: boolean;
}

/** One thing a person can do, with everything that is known of it in one place. */
export interface Command {
  /** Key in the `editor` translations. */
  readonly label: `commands.${string}`;
  readonly shortcuts: readonly Shortcut[];
  readonly enabled: (state: EditorRoot) => boolean;
  /** The intents it stands for, in order. Called only when enabled. */
  readonly perform: (state: EditorRoot) => readonly Action[];
}

/** The selected layer and where it stands. */
export interface Target {
  readonly sideId: string;
  readonly layer: SceneLayer;
  /** From the bottom. */
  readonly index: number;
  /** Ids of the side's layers, bottom first. */
  readonly order: readonly string[];
}

export const targetOf = (state: EditorRoot): Target | null => {
  const side = selectSide(state);
  const layer = selectSelectedLayer(state);
  return side && layer ? { sideId: side.id, layer, index: side.order.indexOf(layer.id), order: side.order } : null;
};

/** A command on the selected layer. */
export const onTarget = (
  command: Pick<Command, 'label' | 'shortcuts'> & {
    readonly enabled?: (target: Target) => boolean;
    readonly perform: (target: Target) => readonly Action[];
  },
): Command => ({
  label: command.label,
  shortcuts: command.shortcuts,
  enabled: (state) => {
    const target = targetOf(state);
    return state.editor.ui.step === 'design' && target !== null && (command.enabled?.(target) ?? true);
  },
  perform: (state) => {
    const target = targetOf(state);
    return target ? command.perform(target) : [];
  },
});
