import type { Action } from '@reduxjs/toolkit';
import type { SceneLayer } from '../../../scene/document';
import type { EditorSide } from '../document/types';
import { selectSelectedLayers, selectSide } from '../selectors';
import type { EditorRoot } from '../state';

/** A key with its modifiers; `mod` is Ctrl, or Cmd on a Mac. Unset modifiers must be up. */
export interface Shortcut {
  /** As `KeyboardEvent.key`, lower case. */
  readonly key: string;
  readonly mod?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
}

/** Under which title a command stands in the sheet of shortcuts. */
export type CommandSection = 'edit' | 'arrange' | 'view';

/** One thing a person can do, with everything that is known of it in one place. */
export interface Command {
  /** Key in the `editor` translations. */
  readonly label: `commands.${string}`;
  readonly section: CommandSection;
  readonly shortcuts: readonly Shortcut[];
  /** The browser answers these keys with an event of its own (copy, cut, paste), which is heeded instead of the key. */
  readonly native?: boolean;
  /** Its keys are heeded while somebody types into a field, too. */
  readonly inFields?: boolean;
  readonly enabled: (state: EditorRoot) => boolean;
  /** The intents it stands for, in order. Called only when enabled. */
  readonly perform: (state: EditorRoot) => readonly Action[];
}

/** The selected layers and where they stand. */
export interface Targets {
  readonly side: EditorSide;
  /** At least one; bottom first. */
  readonly layers: readonly SceneLayer[];
  readonly ids: readonly string[];
}

export const targetsOf = (state: EditorRoot): Targets | null => {
  const side = selectSide(state);
  const layers = selectSelectedLayers(state);
  return side && layers.length > 0 ? { side, layers, ids: layers.map(({ id }) => id) } : null;
};

export const inDesign = ({ editor }: EditorRoot): boolean => editor.ui.step === 'design';

type OnTargets = Pick<Command, 'label' | 'section' | 'shortcuts' | 'native' | 'inFields'> & {
  readonly enabled?: (targets: Targets) => boolean;
  readonly perform: (targets: Targets) => readonly Action[];
};

/** A command on the selected layers. */
export const onTargets = ({ enabled, perform, ...command }: OnTargets): Command => ({
  ...command,
  enabled: (state) => {
    const targets = inDesign(state) ? targetsOf(state) : null;
    return targets !== null && (enabled?.(targets) ?? true);
  },
  perform: (state) => {
    const targets = targetsOf(state);
    return targets ? perform(targets) : [];
  },
});

/** A command that moves or changes layers: none of them may be locked. */
export const onLooseTargets = ({ enabled, ...command }: OnTargets): Command =>
  onTargets({
    ...command,
    enabled: (targets) => targets.layers.every(({ locked }) => !locked) && (enabled?.(targets) ?? true),
  });
